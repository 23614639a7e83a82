// Text in lines of a width. Plain function.
#pragma once

#include <string>
#include <string_view>

namespace floe::cli {

// Paragraphs (ended by line feeds) broken between words into lines of at most `width` columns, each
// but the first of a paragraph behind `indent` blanks more than the paragraph itself begins with. A
// word that is longer stands alone. UTF-8 characters count one column.
std::string wrap(std::string_view text, int width, int indent = 0);

}  // namespace floe::cli
