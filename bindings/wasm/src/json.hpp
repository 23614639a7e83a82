// JSON text, written straight into a string. The caller keeps the order: a key, then its value.
// Values of a list or an object follow each other without more ado, commas are put in here.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace floe::wasm {

class Json {
  public:
    [[nodiscard]] const std::string& text() const { return out_; }
    void clear() {
        out_.clear();
        comma_ = false;
    }

    Json& open(char bracket) {  // '{' or '['
        separate();
        out_ += bracket;
        comma_ = false;
        return *this;
    }
    Json& close(char bracket) {
        out_ += bracket;
        comma_ = true;
        return *this;
    }
    Json& key(std::string_view name) {
        separate();
        quote(name);
        out_ += ':';
        comma_ = false;
        return *this;
    }
    Json& text(std::string_view value) {
        separate();
        quote(value);
        return *this;
    }
    Json& number(std::int64_t value) { return raw(std::to_string(value)); }
    // Thousandths, for drawing.
    Json& decimal(double value);
    Json& flag(bool value) { return raw(value ? "true" : "false"); }
    Json& null() { return raw("null"); }

    Json& text(std::string_view name, std::string_view value) { return key(name).text(value); }
    Json& number(std::string_view name, std::int64_t value) { return key(name).number(value); }
    Json& decimal(std::string_view name, double value) { return key(name).decimal(value); }
    Json& flag(std::string_view name, bool value) { return key(name).flag(value); }

    // A list of what visit(item) writes for each.
    template <class Items, class Visit>
    Json& list(std::string_view name, const Items& items, Visit&& visit) {
        key(name).open('[');
        for (const auto& item : items) visit(item);
        return close(']');
    }
    template <class Texts>
    Json& texts(std::string_view name, const Texts& items) {
        return list(name, items, [&](const auto& item) { text(item); });
    }

  private:
    Json& raw(std::string_view value) {
        separate();
        out_ += value;
        return *this;
    }
    void separate() {
        if (comma_) out_ += ',';
        comma_ = true;
    }
    void quote(std::string_view value);

    std::string out_;
    bool comma_ = false;
};

}  // namespace floe::wasm
