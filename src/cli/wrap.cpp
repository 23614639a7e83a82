#include "cli/wrap.hpp"

#include <algorithm>

#include "cli/canvas.hpp"

namespace floe::cli {
namespace {

void wrap_paragraph(std::string_view text, int width, int indent, std::string& out) {
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    std::string line(text.substr(0, begin));
    const std::string next(begin + static_cast<std::size_t>(indent), ' ');
    bool empty = true;
    for (std::size_t i = begin; i < text.size();) {
        std::size_t end = std::min(text.find(' ', i), text.size());
        const std::string_view word = text.substr(i, end - i);
        if (!empty && text_width(line) + 1 + text_width(word) > width) {
            out += line + "\n";
            line = next;
            empty = true;
        }
        if (!empty) line += ' ';
        line += word;
        empty = false;
        i = std::min(text.find_first_not_of(' ', end), text.size());
    }
    out += line + "\n";
}

}  // namespace

std::string wrap(std::string_view text, int width, int indent) {
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        wrap_paragraph(text.substr(0, end), width, indent, out);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

}  // namespace floe::cli
