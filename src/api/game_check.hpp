// All that can be said about a game file: its mistakes, what looks unintended, and whether its
// proofs hold. For inventors (`floe check`, the editor on the web).
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "api/catalogue.hpp"
#include "api/progress.hpp"
#include "api/proofs.hpp"
#include "base/error.hpp"

namespace floe {

struct GameCheck {
    std::string id;
    std::vector<Error> mistakes;  // some: the game cannot be played, and the rest is empty
    std::vector<Error> warnings;
    std::vector<ProofResult> proofs;
    std::shared_ptr<const PlayableGame> game;

    [[nodiscard]] bool passed() const;
};

// `progress` gets one step a proof.
GameCheck check_game(const GameFileText& file, const Catalogue& catalogue, Progress& progress);

}  // namespace floe
