// SPDX-License-Identifier: MIT
// The text format of coloured boards of any shape, for boards of more than the 64 vertices that the
// graph formats allow. Three parts: "graph" on the first line, the colours on the second (as
// --vertex-colours has them), then one edge "u v" a line. Blank lines and what follows '#' are
// skipped.
//     graph
//     01203
//     0 1
//     1 2
#pragma once

#include <string>
#include <string_view>

#include "games/territory/coloured_board.hpp"

namespace harary {

// Is the first line of a board text that of a graph?
bool is_graph_board_text(std::string_view text);
// Throws InputError with line and column.
ColouredBoard parse_graph_board_text(std::string_view text, const std::string& source);

}  // namespace harary
