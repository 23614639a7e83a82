// What the tests of search/ share.
#pragma once

#include <cstdint>
#include <vector>

#include "game/record.hpp"
#include "support/load.hpp"

namespace floe::test {

// The keys that a search wants of a game so far.
inline std::vector<std::uint64_t> history(const GameRecord& record) {
    std::vector<std::uint64_t> keys;
    AnyPosition p = record.start();
    for (const Move m : record.moves()) {
        keys.push_back(p.repetition_key());
        p.make(m);
    }
    return keys;
}

}  // namespace floe::test
