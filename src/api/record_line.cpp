#include "api/record_line.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "base/limits.hpp"
#include "base/nearest.hpp"

namespace floe {
namespace {

using Json = nlohmann::json;
constexpr int kNesting = 2;  // the object and its list of moves
constexpr const char* kMovesKey = "moves";
constexpr std::array<std::string_view, 6> kKeys{"game",    "ply",    "fen",
                                                kMovesKey, "played", "result"};

// Discards what nests deeper than a record does, so that a hostile line costs no memory.
bool shallow(int depth, Json::parse_event_t, Json&) { return depth <= kNesting; }

class Fields {
  public:
    explicit Fields(const Json& object) : object_(object) {}

    [[nodiscard]] Result<std::uint64_t> number(const char* key) const {
        const Json* value = find(key);
        if (value == nullptr || !value->is_number_unsigned())
            return fail(key, "expected a whole number");
        return value->get<std::uint64_t>();
    }
    [[nodiscard]] Result<std::string> text(const char* key) const {
        const Json* value = find(key);
        if (value == nullptr || !value->is_string()) return fail(key, "expected a text");
        return value->get<std::string>();
    }
    [[nodiscard]] Result<std::optional<std::string>> text_or_null(const char* key) const {
        const Json* value = find(key);
        if (value != nullptr && value->is_null()) return std::nullopt;
        if (value == nullptr || !value->is_string()) return fail(key, "expected a text or null");
        return value->get<std::string>();
    }
    [[nodiscard]] Result<std::vector<std::string>> texts(const char* key) const {
        const Json* value = find(key);
        if (value == nullptr || !value->is_array()) return fail(key, "expected a list of texts");
        std::vector<std::string> out;
        for (const Json& item : *value) {
            if (!item.is_string()) return fail(key, "expected a list of texts");
            out.push_back(item.get<std::string>());
        }
        return out;
    }

  private:
    [[nodiscard]] const Json* find(const char* key) const {
        const auto at = object_.find(key);
        return at == object_.end() ? nullptr : &*at;
    }
    const Json& object_;
};

}  // namespace

Result<RecordLine> parse_record_line(std::string_view text) {
    if (text.size() > limits::kRecordLine)
        return fail("", "longer than " + std::to_string(limits::kRecordLine) + " bytes");
    const Json object = Json::parse(text, shallow, false);
    if (!object.is_object()) return fail("", "is not a JSON object: " + in_quotes(text));
    for (const auto& [key, value] : object.items())
        if (std::find(kKeys.begin(), kKeys.end(), key) == kKeys.end())
            return fail(key, "a recorded game has no such key");
    const Fields fields(object);
    const auto game = fields.number("game");
    const auto ply = fields.number("ply");
    const auto fen = fields.text("fen");
    const auto moves = fields.texts(kMovesKey);
    const auto played = fields.text_or_null("played");
    const auto result = fields.text_or_null("result");
    if (!game) return std::unexpected(game.error());
    if (!ply) return std::unexpected(ply.error());
    if (!fen) return std::unexpected(fen.error());
    if (!moves) return std::unexpected(moves.error());
    if (!played) return std::unexpected(played.error());
    if (!result) return std::unexpected(result.error());
    if (*result && (*result)->empty()) return fail("result", "an empty text is no result");
    return RecordLine{*game, *ply, *fen, *moves, *played, *result};
}

}  // namespace floe
