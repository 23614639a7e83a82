// The options of the commands that draw boards, and what the terminal can show.
#pragma once

#include <string>

#include "cli/board_text.hpp"
#include "cli/command.hpp"

namespace floe::cli {

struct LookOptions {
    bool flip = false;
    bool figures = false;
    bool ascii = false;
    bool no_color = false;
    std::string color = "auto";  // never, auto, always
};

// --flip, --figures, --ascii, --color, --no-color. It keeps a reference to `look`.
void add_look(CLI::App& command, LookOptions& look);

BoardLook board_look(const LookOptions& look);

// Whether characters beyond ASCII may be printed: not with --ascii, and where the locale says
// UTF-8.
bool unicode_wanted(const LookOptions& look);

// Prints sentences in lines of the terminal's width.
void tell(const std::string& text);

// Columns of the terminal; $COLUMNS, else 80, where stdout is none.
int terminal_width();
// The same for what other programs may read line by line: no limit where stdout is no terminal.
int width_of_lists();

}  // namespace floe::cli
