// Men that are stacks of coloured parts (Glacial Shift, Jared McComb 2004). A man's owner is who it
// points for, not its colour; how it moves depends on its colour as its owner sees it (own, left,
// right or opposite neighbour's) and on its largest part. A captured man's smallest part goes to
// the captor's hand, the others to the public stash. A man that enters its owner's zone gets the
// next larger part of its colour that the stash has, set over it. A man of nobody (an upright one)
// stands for good. The stash is what board and hands leave over.
#pragma once

#include <array>
#include <cctype>

#include "movement/betza.hpp"
#include "rules/rule_kind.hpp"
#include "rules/stacks.hpp"

namespace floe {

struct StacksRule {
    struct Data {
        std::vector<Region> zone;  // by seat
    };
    static constexpr HookMask hooks = hook(Hook::kAfterCapture) | hook(Hook::kRise) |
                                      hook(Hook::kSetupCheck) | hook(Hook::kSettle);

    static const Schema& schema() {
        const auto texts = [](std::string_view name, std::string_view help) {
            return Parameter{
                .name = name, .type = ParameterType::kTexts, .help = help, .required = true};
        };
        static const Schema s{
            "stacks",
            "men are stacks of coloured parts and move by their colour as their owner sees it",
            false,
            {texts("parts",
                   "letter and name of each part, the smallest first (\"P pawn\"), at most 3"),
             {.name = "number",
              .type = ParameterType::kNumber,
              .help = "how many there are of each part in each colour",
              .required = true,
              .low = 1,
              .high = 50},
             texts("own", "the movement of each part in its owner's colour; these men are royal"),
             texts("left", "in the colour of the player on the left, who moves next"),
             texts("opposite", "in the colour of the player opposite"),
             texts("right", "in the colour of the player on the right"),
             {.name = "zone",
              .type = ParameterType::kRegion,
              .help = "a man that enters it from outside gets a larger part",
              .required = true}},
            true};
        return s;
    }

    template <class Game>
    static Result<void> make_men(const std::vector<RuleArguments>& uses, Game& game) {
        const RuleArguments& use = uses.front();
        const auto& parts = use.texts("parts");
        if (game.seat_count() != 4) return fail(use.place.text(), "this rule is for four players");
        if (parts.empty() || parts.size() > 3) return use.bad("parts", "name one to three parts");
        for (const std::string& part : parts)
            if (part.size() < 3 || part[0] < 'A' || part[0] > 'Z' || part[1] != ' ')
                return use.bad("parts", "'" + part + "' is not of the form \"P pawn\"");
        game.stacks = {game.seat_count(), static_cast<int>(parts.size()),
                       static_cast<int>(use.number("number")), game.type_count()};
        for (int colour = 0; colour < 4; ++colour)
            for (unsigned set = 1; set < (1U << parts.size()); ++set)
                if (auto done = make_man(use, game, colour, set); !done) return done;
        return {};
    }

    template <class Game>
    static Result<void> compile(const std::vector<RuleArguments>& uses, Game& game, Data& data) {
        const auto zone = game.region(uses.front().text("zone"));
        if (!zone) return std::unexpected(zone.error());
        for (int s = 0; s < game.seat_count(); ++s) data.zone.push_back(game.image(*zone, seat(s)));
        for (int colour = 0; colour < 4; ++colour)
            for (int part = 0; part < game.stacks.parts; ++part)
                game.add_hand_slot(game.stacks.type(colour, 1U << part));
        return {};
    }

    // Puts every part of a set but those of `kept` into the stash.
    template <class P>
    static void to_stash(P& p, int colour, unsigned set, unsigned kept) {
        const StackTypes& stacks = p.game().stacks;
        for (int part = 0; part < stacks.parts; ++part)
            if (((set & ~kept) >> part) & 1) p.change_stash(stacks.slot(colour, part), +1);
    }
    template <class P>
    static void after_capture(P& p, const Data&, Man taken) {
        const StackTypes& stacks = p.game().stacks;
        const int colour = stacks.colour(taken.type);
        const unsigned set = stacks.set(taken.type);
        const int part = StackTypes::smallest(set);
        p.change_hand(p.turn(), stacks.slot(colour, part), +1);
        to_stash(p, colour, set, 1U << part);
    }
    template <class P>
    static ManType rise(P& p, const Data& data, const Rise& r) {
        const Region& zone = data.zone[static_cast<std::size_t>(index(r.mover.owner))];
        if (zone.has(r.from) || !zone.has(r.to)) return r.mover.type;
        const StackTypes& stacks = p.game().stacks;
        const int colour = stacks.colour(r.mover.type);
        const unsigned set = stacks.set(r.mover.type);
        for (int part = StackTypes::largest(set) + 1; part < stacks.parts; ++part)
            if (p.stash(stacks.slot(colour, part)) > 0) {
                p.change_stash(stacks.slot(colour, part), -1);
                return stacks.type(colour, set | 1U << part);
            }
        return r.mover.type;
    }

    // Parts of a slot on the board and in hands.
    template <class P>
    static std::vector<int> parts_in_play(const P& p) {
        const StackTypes& stacks = p.game().stacks;
        std::vector<int> n(static_cast<std::size_t>(p.game().hand_slot_count()), 0);
        p.occupied().for_each([&](Cell c) {
            const ManType type = p.man(c).type;
            for (int part = 0; part < stacks.parts; ++part)
                n[static_cast<std::size_t>(stacks.slot(stacks.colour(type), part))] +=
                    (stacks.set(type) >> part) & 1;
        });
        for (std::size_t slot = 0; slot < n.size(); ++slot)
            for (int s = 0; s < p.game().seat_count(); ++s)
                n[slot] += p.hand(seat(s), static_cast<int>(slot));
        return n;
    }
    template <class P>
    static Result<void> check_setup(const P& p, const Data&) {
        const std::vector<int> n = parts_in_play(p);
        for (std::size_t slot = 0; slot < n.size(); ++slot)
            if (n[slot] > p.game().stacks.number)
                return fail("board and hands",
                            "there are " + std::to_string(n[slot]) + " " +
                                p.game().info(p.game().slot_type(static_cast<int>(slot))).name +
                                "s; the game has " + std::to_string(p.game().stacks.number));
        return {};
    }
    template <class P>
    static void settle(P& p, const Data&) {
        const std::vector<int> n = parts_in_play(p);
        for (std::size_t slot = 0; slot < n.size(); ++slot)
            p.change_stash(static_cast<int>(slot), p.game().stacks.number - n[slot]);
    }

  private:
    template <class Game>
    static Result<void> make_man(const RuleArguments& use, Game& game, int colour, unsigned set) {
        constexpr std::array<const char*, 4> relations{"own", "left", "opposite", "right"};
        const auto& parts = use.texts("parts");
        const int largest = StackTypes::largest(set);
        auto& man = game.men.emplace_back();
        man.colour = colour;
        man.royal = true;
        man.capturable = false;  // as a man of nobody
        man.pawn = set == 1;
        const auto& owner = game.seats[static_cast<std::size_t>(colour)];
        std::string name = owner.name;
        for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        man.symbol = std::string(1, static_cast<char>(std::toupper(owner.letter)));
        for (int part = largest; part >= 0; --part) {
            if (!((set >> part) & 1)) continue;
            const std::string& text = parts[static_cast<std::size_t>(part)];
            man.symbol += text[0];
            name += (part == largest ? " " : " over ") + text.substr(2);
        }
        man.name = name;
        for (int s = 0; s < game.seat_count(); ++s) {
            const char* relation = relations[static_cast<std::size_t>((colour - s + 4) % 4)];
            const auto& texts = use.texts(relation);
            if (texts.size() != parts.size())
                return use.bad(relation, "expected a movement for each part");
            const std::string& text = texts[static_cast<std::size_t>(largest)];
            auto movement = parse_betza(text, game.board.lattice());
            if (!movement) return use.bad(relation, "'" + text + "', " + movement.error().text());
            if (s == colour) man.movement_text = text;
            man.by_seat.push_back(std::move(*movement));
        }
        man.movement = man.by_seat[static_cast<std::size_t>(colour)];
        return {};
    }
};

}  // namespace floe
