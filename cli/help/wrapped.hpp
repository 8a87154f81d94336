// SPDX-License-Identifier: MIT
// Text in lines that fit a window: words stay whole, and the lines of an entry stand under one
// another.
#pragma once

#include <string>
#include <string_view>

namespace harary::cli {

// `text` broken into lines: each begins with `indent` blanks and has at most `columns` columns,
// unless one word is longer. The result ends with a line end.
std::string wrapped(std::string_view text, int columns, int indent = 0);

// "  --board GRAPH       the board: K6, …": the text in a column of its own, or below the term
// where that is long or the window narrow.
std::string entry(std::string_view term, std::string_view text, int columns);

// Columns for the text of an entry.
int entry_columns(int columns);

// At most `columns` characters: up to the end of a clause, or of a word and then "…".
std::string shortened(std::string_view text, int columns);

}  // namespace harary::cli
