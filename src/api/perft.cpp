#include "api/perft.hpp"

#include <algorithm>
#include <atomic>
#include <thread>

namespace floe {

PerftCount count_perft(const AnyPosition& position, int depth, int threads, Progress& progress,
                       Leaves leaves) {
    const auto begin = std::chrono::steady_clock::now();
    PerftCount count;
    for (const Move move : position.legal_moves()) count.divided.push_back({move, 1});

    std::atomic<std::size_t> next = 0;
    const auto work = [&](AnyPosition own) {
        for (std::size_t i = next++; i < count.divided.size(); i = next++) {
            own.make(count.divided[i].move);
            count.divided[i].nodes = own.perft(depth - 1, leaves);
            own.take_back();
            progress.advance();
        }
    };
    const std::size_t helpers = std::min(static_cast<std::size_t>(threads), count.divided.size());
    std::vector<std::jthread> pool;
    for (std::size_t i = 1; i < helpers; ++i) pool.emplace_back(work, position);
    work(position);
    pool.clear();

    for (const PerftLine& line : count.divided) count.nodes += line.nodes;
    count.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return count;
}

}  // namespace floe
