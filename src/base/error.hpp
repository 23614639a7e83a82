// Errors as values. An Error says where (a place a person can find: "line 3, column 7", "rank 5",
// "move 12") and why, in one sentence. Result<T> crosses every module border that can fail.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace floe {

struct Error {
    std::string where;   // "" when the whole input is meant
    std::string reason;  // one sentence without a full stop

    // "where: reason", or the reason alone.
    [[nodiscard]] std::string text() const {
        return where.empty() ? reason : where + ": " + reason;
    }
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string where, std::string reason) {
    return std::unexpected(Error{std::move(where), std::move(reason)});
}

// The error of `inner` seen from further out: its place is put behind `outer`.
inline std::unexpected<Error> fail_in(const std::string& outer, Error inner) {
    inner.where = inner.where.empty() ? outer : outer + ", " + inner.where;
    return std::unexpected(std::move(inner));
}

}  // namespace floe
