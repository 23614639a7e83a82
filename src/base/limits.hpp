// Every limit of the product, in one place. Input beyond a limit is an error that names it; the
// tests try each at the limit and one past it.
#pragma once

#include <cstddef>

namespace floe::limits {

// Boards and games
inline constexpr int kCells = 256;
inline constexpr int kFiles = 26;  // file letters a to z
inline constexpr int kRanks = 26;
inline constexpr int kSeats = 4;
inline constexpr int kManTypes = 127;
inline constexpr int kHandSlots = 64;
inline constexpr int kHandCount = 255;  // men of one kind in one hand
inline constexpr int kClasses = 64;     // attack atoms and other classes of men
inline constexpr int kCastlingRights = 16;
inline constexpr int kPassedCells = 4;
inline constexpr int kPromotionChoices = 40;
inline constexpr int kQuietPlies = 60000;
inline constexpr int kMoveNumber = 60000;

// Movement text
inline constexpr std::size_t kBetzaText = 256;
inline constexpr int kLegs = 6;
inline constexpr int kPaths = 512;  // of one man, all directions counted
inline constexpr int kLeapReach = 15;
inline constexpr int kVictims = 2;  // men captured on the way, besides the one on the target

// Files and lines
inline constexpr std::size_t kGameFile = 256 * 1024;
inline constexpr int kInheritanceDepth = 8;
inline constexpr int kGameFileNesting = 8;  // lists and tables in each other; parts of a dotted key
inline constexpr std::size_t kGameId = 32;
inline constexpr std::size_t kGameLine = 256;  // one-line texts: names, summary, link, a man's help
inline constexpr std::size_t kGameHelp = 16384;  // the help of a game
inline constexpr int kManValue = 100000;         // hundredths of a pawn
inline constexpr int kNamedRegions = 64;
inline constexpr std::size_t kRegionText = 1024;
inline constexpr int kRegionNesting = 16;      // parentheses
inline constexpr std::size_t kRuleUses = 64;   // of one repeatable rule
inline constexpr std::size_t kRuleList = 256;  // entries of one parameter
inline constexpr std::size_t kProofs = 256;    // of one kind
inline constexpr std::size_t kProofMoves = 1024;
inline constexpr long long kProofNodes = 100'000'000;  // of one perft proof
inline constexpr int kGameVersion = 1000000;
inline constexpr std::size_t kGameFileErrors = 50;  // reported at once
inline constexpr std::size_t kFenText = 8192;
inline constexpr std::size_t kSanText = 64;
inline constexpr std::size_t kPgnFile = 64 * 1024 * 1024;
inline constexpr std::size_t kPgnTags = 256;
inline constexpr std::size_t kPgnMoves = 20000;  // of one game, variations included
inline constexpr int kPgnVariationDepth = 64;
inline constexpr std::size_t kPgnToken = 64 * 1024;      // one comment or tag value
inline constexpr std::size_t kRecordLine = 1024 * 1024;  // one line of a recorded game
inline constexpr int kPerftDepth = 64;

}  // namespace floe::limits
