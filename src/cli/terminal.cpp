#include "cli/terminal.hpp"

#include <cstdio>
#include <cstdlib>

#include "api/progress.hpp"

namespace floe::cli {
namespace {

std::string coloured(std::string_view text, std::string_view code) {
    if (!colour_wanted()) return std::string(text);
    return "\x1B[" + std::string(code) + "m" + std::string(text) + "\x1B[0m";
}

}  // namespace

bool colour_wanted() {
    const char* no_color = std::getenv("NO_COLOR");
    if (no_color != nullptr && *no_color != '\0') return false;
    const char* term = std::getenv("TERM");
    if (term == nullptr || std::string_view(term) == "dumb") return false;
    return is_terminal(stdout);
}

std::string green(std::string_view text) { return coloured(text, "32"); }
std::string red(std::string_view text) { return coloured(text, "31"); }
std::string yellow(std::string_view text) { return coloured(text, "33"); }

}  // namespace floe::cli
