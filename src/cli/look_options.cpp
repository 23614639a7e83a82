#include "cli/look_options.hpp"

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "api/progress.hpp"
#include "cli/output.hpp"
#include "cli/terminal.hpp"
#include "cli/wrap.hpp"

#if __has_include(<sys/ioctl.h>)
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace floe::cli {
namespace {

std::string_view variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? "" : value;
}

bool utf8_locale() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"})
        if (const std::string_view value = variable(name); !value.empty())
            return value.find("UTF-8") != value.npos || value.find("utf8") != value.npos ||
                   value.find("utf-8") != value.npos;
    return false;
}

}  // namespace

void add_look(CLI::App& command, LookOptions& look) {
    command.add_flag("--flip", look.flip, "see the board from the other side");
    command.add_flag("--figures", look.figures,
                     "chess figures instead of letters, where men have them");
    command.add_flag("--ascii", look.ascii, "no characters beyond ASCII");
    command.add_option("--color", look.color, "never, auto (on a terminal) or always")
        ->check([](const std::string& when) {
            const bool known = when == "never" || when == "auto" || when == "always";
            return known ? "" : "expected never, auto or always, found " + in_quotes(when);
        })
        ->type_name("WHEN");
    command.add_flag("--no-color", look.no_color, "the same as --color never");
    // When the whole command line has been read and is in order.
    command.callback([&look] {
        if (look.no_color && look.color == "always")
            throw CLI::ValidationError("--color", "'always' and --no-color contradict each other");
        if (look.ascii) print_only_ascii();
    });
}

BoardLook board_look(const LookOptions& look) {
    BoardLook out;
    out.colour =
        !look.no_color && (look.color == "always" || (look.color == "auto" && colour_wanted()));
    out.figures = look.figures && !look.ascii;
    out.flipped = look.flip;
    return out;
}

bool unicode_wanted(const LookOptions& look) { return !look.ascii && utf8_locale(); }

void tell(const std::string& text) { print("{}", wrap(text, terminal_width())); }

int width_of_lists() { return is_terminal(stdout) ? terminal_width() : 1000000; }

int terminal_width() {
    constexpr int kUsual = 80;
#ifdef TIOCGWINSZ
    winsize size{};
    if (is_terminal(stdout) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        return size.ws_col;
#endif
    const int columns = std::atoi(std::string(variable("COLUMNS")).c_str());
    return columns >= 20 && columns <= 1000 ? columns : kUsual;
}

}  // namespace floe::cli
