#include "api/proofs.hpp"

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
        results.push_back(
            {"perft", proof.place, std::to_string(proof.nodes),
             position ? std::to_string(position->perft(proof.depth)) : position.error().text()});
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
