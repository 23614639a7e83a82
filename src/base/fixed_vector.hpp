// A vector of at most N trivially copyable values that never allocates.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace floe {

template <class T, std::size_t N>
class FixedVector {
    static_assert(std::is_trivially_copyable_v<T>);

  public:
    void push_back(const T& value) {
        assert(size_ < N);
        items_[size_++] = value;
    }
    void pop_back() {
        assert(size_ > 0);
        --size_;
    }
    void clear() { size_ = 0; }
    void resize_down(std::size_t n) {
        assert(n <= size_);
        size_ = n;
    }
    [[nodiscard]] bool full() const { return size_ == N; }
    [[nodiscard]] bool empty() const { return size_ == 0; }
    [[nodiscard]] std::size_t size() const { return size_; }
    T& operator[](std::size_t i) { return items_[i]; }
    const T& operator[](std::size_t i) const { return items_[i]; }
    T& back() { return items_[size_ - 1]; }
    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    [[nodiscard]] const T* begin() const { return items_.data(); }
    [[nodiscard]] const T* end() const { return items_.data() + size_; }

  private:
    std::size_t size_ = 0;
    std::array<T, N> items_;
};

}  // namespace floe
