// SPDX-License-Identifier: MIT
// Files that hold one graph, in whatever format they are. The content decides: many formats say in
// their first line what they are, and of the others most fit no second one. Where several fit, the
// ending of the file's name decides.
#pragma once

#include <istream>
#include <string>
#include <string_view>

#include "graph/formats/board_format.hpp"

namespace harary {

// "gml:FILE" names the file and its format, "FILE" the file alone.
struct BoardFileName {
  const BoardFormat* format;  // null if it is not named
  std::string path;
};
BoardFileName board_file_name(std::string_view text);

// The graph that the text holds: in a list of graphs, the first. `format`: null if it is not
// known; `by_ending`: what the name of the file suggests, null for nothing. `source` names the text
// in messages. Throws InputError: that of the format, or, where no format fits, the reason of the
// one that came furthest; where several fit, it names them.
LabelledGraph read_board(std::istream& in, const std::string& source, const BoardFormat* format,
                         const BoardFormat* by_ending);

// A board as parse_board() of board_text.hpp reads it, with what its file calls the vertices.
LabelledGraph parse_labelled_board(std::string_view text, std::string_view option);

// The same for a file, which may be compressed by gzip.
LabelledGraph read_board_file(const std::string& path, const BoardFormat* format);

}  // namespace harary
