// The games at hand: those that the package came with and those added since, compiled when first
// asked for. One per module.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "position/any_position.hpp"
#include "rules/spec.hpp"

namespace floe::wasm {

inline constexpr std::size_t kAddedGames = 64;

class Shelf {
  public:
    [[nodiscard]] std::vector<std::string> ids() const;
    // The error names the nearest id.
    [[nodiscard]] Result<std::string_view> text(std::string_view id) const;
    [[nodiscard]] bool built_in(std::string_view id) const;
    [[nodiscard]] Result<GameSpec> spec(std::string_view id) const;
    Result<std::shared_ptr<const PlayableGame>> load(std::string_view id);
    // The id of a game by its id or its name, as the tag Variant gives it; the name itself where
    // there is none such.
    [[nodiscard]] std::string id_of(std::string_view name) const;

    // The mistakes of a file under an id; none: it can be played.
    [[nodiscard]] std::vector<Error> check(std::string_view id, std::string_view text) const;
    // A file of the package; read when it is first asked for.
    void put(std::string_view id, std::string_view text);
    // Adds a file without mistakes, or replaces what was added under its id before.
    std::vector<Error> add(std::string_view id, std::string_view text);

  private:
    const std::string* find(std::string_view id) const;

    std::map<std::string, std::string, std::less<>> built_in_, added_;
    std::map<std::string, std::shared_ptr<const PlayableGame>, std::less<>> loaded_;
};

}  // namespace floe::wasm
