// Runs the proofs that a game file carries: node counts and results.
#pragma once

#include <string>
#include <vector>

#include "api/progress.hpp"
#include "position/any_position.hpp"
#include "rules/schema.hpp"

namespace floe {

struct ProofResult {
    std::string kind;  // "perft" or "result"
    Place place;
    std::string expected;
    std::string found;  // what is wrong with its position or moves, if something is

    [[nodiscard]] bool holds() const { return found == expected; }
};

// `progress` gets one step a proof.
std::vector<ProofResult> run_proofs(const std::shared_ptr<const PlayableGame>& game,
                                    Progress& progress);

}  // namespace floe
