// SPDX-License-Identifier: MIT
// The text format of coloured boards of any shape, for boards of more than the 64 vertices that the
// graph formats allow. Three parts: "graph" on the first line, the colours on the second (as
// --vertex-colours has them), then one edge "u v" a line. Or the vertices have names of letters,
// digits, '_', '.' and '\'': then lines NAME:COLOUR, one or more a line, and edges of names. Blank
// lines and what follows '#' are skipped.
//     graph           graph
//     01203           lake:2 hill:0
//     0 1             wood:2
//     1 2             lake hill
//                     hill wood
// The same in one word, as it is printed: graph:01203=0-1,1-2.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/cells/coloured_board.hpp"

namespace harary {

// Is the first line of a board text that of a graph?
bool is_graph_board_text(std::string_view text);
// Throws InputError with line and column; the text begins in line `first_line` of its source.
// Vertices with names are numbered in the order in which their colours are given; `names` becomes
// the list of them, empty if they have none.
ColouredBoard parse_graph_board_text(std::string_view text, const std::string& source,
                                     int first_line = 1, std::vector<std::string>* names = nullptr);

// "graph:01203=0-1,1-2". Throws InputError with line and column.
ColouredBoard parse_graph_word(std::string_view text, const TextPlace& place);
// Read back by parse_graph_word.
std::string graph_word(const ColouredBoard& board);
// The colours of all vertices, one symbol each, as --vertex-colours has them.
std::string colours_text(const ColouredBoard& board);

}  // namespace harary
