#include "api/proofs.hpp"

#include "base/limits.hpp"
#include "game/record.hpp"
#include "notation/fen.hpp"
#include "notation/result.hpp"
#include "notation/uci.hpp"

namespace floe {
namespace {

Result<AnyPosition> position_of(const std::shared_ptr<const PlayableGame>& game,
                                const std::string& fen) {
    return fen.empty() ? start_position(game) : position_from_fen(game, fen);
}

// Counts move sequences and gives up where a file says too little: beyond the nodes it promises, or
// after more positions than a proof may have.
class BoundedPerft {
  public:
    BoundedPerft(AnyPosition position, std::uint64_t promised)
        : position_(std::move(position)), promised_(promised) {}

    std::string count(int depth) {
        count_below(depth);
        if (nodes_ > promised_ && !whole_) return "more than " + std::to_string(promised_);
        return whole_ ? std::to_string(nodes_) : "too many positions to count";
    }

  private:
    void count_below(int depth) {
        constexpr int kAtOnce = 2;  // plies that are counted without looking at the bounds
        if (depth <= kAtOnce) {
            nodes_ += position_.perft(depth);
            return;
        }
        for (const Move move : position_.legal_moves()) {
            whole_ = nodes_ <= promised_ && ++positions_ <= limits::kProofNodes;
            if (!whole_) return;
            position_.make(move);
            count_below(depth - 1);
            position_.take_back();
            if (!whole_) return;
        }
    }

    AnyPosition position_;
    std::uint64_t promised_, nodes_ = 0;
    long long positions_ = 0;
    bool whole_ = true;
};

std::string result_after(AnyPosition start, const std::vector<std::string>& moves) {
    GameRecord record(std::move(start));
    for (const std::string& text : moves) {
        if (record.outcome().over())
            return "the game is over before " + text + ": " +
                   result_text(record.outcome(), record.position().game());
        const auto move = parse_uci(text, record.position());
        if (!move) return move.error().text();
        record.play(*move);
    }
    if (!record.outcome().over()) return "the game goes on";
    return result_text(record.outcome(), record.position().game());
}

}  // namespace

std::vector<ProofResult> run_proofs(const std::shared_ptr<const PlayableGame>& game,
                                    Progress& progress) {
    std::vector<ProofResult> results;
    for (const PerftProof& proof : game->game().spec.perft_proofs) {
        auto position = position_of(game, proof.fen);
        results.push_back({"perft", proof.place, std::to_string(proof.nodes),
                           position
                               ? BoundedPerft(std::move(*position), proof.nodes).count(proof.depth)
                               : position.error().text()});
        progress.advance();
    }
    for (const ResultProof& proof : game->game().spec.result_proofs) {
        auto position = position_of(game, proof.fen);
        results.push_back(
            {"result", proof.place, proof.result,
             position ? result_after(std::move(*position), proof.moves) : position.error().text()});
        progress.advance();
    }
    return results;
}

}  // namespace floe
