#include "cli/canvas.hpp"

#include <algorithm>

namespace floe::cli {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

std::string escape(const Style& style) {
    std::string codes = "0";
    if (style.bold) codes += ";1";
    if (style.ink >= 0) codes += ";38;5;" + std::to_string(style.ink);
    if (style.paper >= 0) codes += ";48;5;" + std::to_string(style.paper);
    return "\x1b[" + codes + "m";
}

}  // namespace

int text_width(std::string_view utf8) {
    return static_cast<int>(
        std::count_if(utf8.begin(), utf8.end(), [](char c) { return !continues(c); }));
}

Canvas::Glyph& Canvas::at(int row, int column) {
    const auto r = static_cast<std::size_t>(row), c = static_cast<std::size_t>(column);
    if (rows_.size() <= r) rows_.resize(r + 1);
    if (rows_[r].size() <= c) rows_[r].resize(c + 1);
    return rows_[r][c];
}

void Canvas::write(int row, int column, std::string_view utf8, Style style) {
    if (row < 0) return;
    for (std::size_t i = 0; i < utf8.size(); ++column) {
        std::size_t end = i + 1;
        while (end < utf8.size() && continues(utf8[end])) ++end;
        if (column >= 0) at(row, column) = {std::string(utf8.substr(i, end - i)), style};
        i = end;
    }
}

void Canvas::place(int row, int column, const Canvas& other) {
    for (std::size_t r = 0; r < other.rows_.size(); ++r)
        for (std::size_t c = 0; c < other.rows_[r].size(); ++c)
            at(row + static_cast<int>(r), column + static_cast<int>(c)) = other.rows_[r][c];
}

int Canvas::width() const {
    std::size_t widest = 0;
    for (const auto& row : rows_) widest = std::max(widest, row.size());
    return static_cast<int>(widest);
}

std::string Canvas::text(bool colour) const {
    std::string out;
    for (const auto& row : rows_) {
        std::size_t end = row.size();
        const auto blank = [&](const Glyph& g) {
            return g.character == " " && (!colour || g.style.paper < 0);
        };
        while (end > 0 && blank(row[end - 1])) --end;
        Style now;
        for (std::size_t i = 0; i < end; ++i) {
            if (colour && row[i].style != now) out += escape(now = row[i].style);
            out += row[i].character;
        }
        if (now != Style{}) out += "\x1b[0m";
        out += '\n';
    }
    return out;
}

}  // namespace floe::cli
