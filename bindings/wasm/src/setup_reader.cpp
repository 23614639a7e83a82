#include "setup_reader.hpp"

namespace floe::wasm {
namespace {

// Numbers separated by blanks; anything else ends them.
class Numbers {
  public:
    explicit Numbers(std::string_view text) : rest_(text) {}

    // -2: there is none.
    int next() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
        int value = -2;
        const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        rest_.remove_prefix(static_cast<std::size_t>(read.ptr - rest_.data()));
        return read.ec == std::errc{} ? value : -2;
    }

  private:
    std::string_view rest_;
};

Result<Man> read_man(std::string_view text, const Game& game, const std::string& where) {
    if (text.empty()) return kNoMan;
    Numbers numbers(text);
    const int owner = numbers.next(), man = numbers.next();
    if (owner < -1 || owner >= game.seat_count()) return fail(where, "the game has no such seat");
    if (man < 0 || man + 1 >= game.type_count()) return fail(where, "the game has no such man");
    const ManType type = man_type(man + 1);
    const bool nobodys = owner == -1;
    if (game.info(type).neutral != nobodys && !game.stacks.is_stack(type))
        return fail(where, "the " + game.info(type).name +
                               (nobodys ? " belongs to a player" : " belongs to nobody"));
    return Man{type, nobodys ? kNobody : seat(owner)};
}

Result<void> read_hand(std::string_view text, const Game& game, std::vector<std::uint8_t>& hand) {
    Numbers numbers(text);
    for (int man = numbers.next(); man != -2; man = numbers.next()) {
        const int count = numbers.next();
        int slot = 0;
        while (slot < game.hand_slot_count() && index(game.slot_type(slot)) != man + 1) ++slot;
        if (slot == game.hand_slot_count()) return fail("hand", "no hand can hold such a man");
        if (count < 0 || count > limits::kHandCount)
            return fail("hand", "of a man from 0 to " + std::to_string(limits::kHandCount));
        hand[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(count);
    }
    return {};
}

}  // namespace

Result<Setup> read_setup_arguments(Arguments& in, const Game& game) {
    Setup setup;
    for (int c = 0; c < game.board.size(); ++c) {
        const auto man =
            read_man(in.text(), game, game.board.name(cell(static_cast<std::size_t>(c))));
        if (!man) return std::unexpected(man.error());
        setup.board.push_back(*man);
    }
    setup.turn = seat(static_cast<int>(in.number(0, game.seat_count() - 1, 0)));
    const int all = (1 << game.seat_count()) - 1;
    setup.live = static_cast<std::uint8_t>(in.number(0, all, all));
    setup.quiet = static_cast<std::uint16_t>(in.number(0, limits::kQuietPlies, 0));
    setup.ply = static_cast<std::uint32_t>(in.number(0, limits::kMoveNumber, 0));
    for (int s = 0; s < game.seat_count(); ++s) {
        auto& hand = setup.hands[static_cast<std::size_t>(s)];
        hand.assign(static_cast<std::size_t>(game.hand_slot_count()), 0);
        if (auto read = read_hand(in.text(), game, hand); !read)
            return std::unexpected(read.error());
    }
    return setup;
}

}  // namespace floe::wasm
