// A sheet of terminal cells that text can be written on anywhere, and its printed form: rows
// without trailing blanks, with or without colour (ANSI, 256 colours). A value; no terminal needed.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace floe::cli {

struct Style {
    std::int16_t ink = -1;    // one of 256 colours; -1: the terminal's own
    std::int16_t paper = -1;  // the same, behind the text
    bool bold = false;

    bool operator==(const Style&) const = default;
};

// Columns a UTF-8 text takes, every character counted as one.
int text_width(std::string_view utf8);

class Canvas {
  public:
    // Writes over what is there. Rows and columns count from 0; what is left of 0 is lost.
    void write(int row, int column, std::string_view utf8, Style style = {});
    // Puts `other` on this canvas with its upper left corner there.
    void place(int row, int column, const Canvas& other);
    [[nodiscard]] int height() const { return static_cast<int>(rows_.size()); }
    [[nodiscard]] int width() const;
    // Lines, each ended by a line feed.
    [[nodiscard]] std::string text(bool colour) const;

  private:
    struct Glyph {
        std::string character = " ";
        Style style;
    };
    Glyph& at(int row, int column);
    std::vector<std::vector<Glyph>> rows_;
};

}  // namespace floe::cli
