// SPDX-License-Identifier: MIT
// Boards, targets and sets of edges as the user writes them: the only code that parses them, for
// the command line, the server and the Python package.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "graph/graph.hpp"

namespace harary {

// A board or a target, of order 1 to 64: a name (see named.hpp), or "g6:…", "@file.g6" and so on:
// a format of board_formats.hpp. Of a file that is a list it is the first graph. `option` names the
// origin in messages, for example "--board". Throws InputError, which names the option or the file,
// the line and the column.
Graph parse_board(std::string_view text, std::string_view option);

// The same without "@file": for text that comes over a network. "@file" is an InputError.
Graph parse_board_without_files(std::string_view text, std::string_view option);

// A text that parse_board() turns into exactly this labelled graph: its name, or "g6:…".
std::string board_text(const Graph& graph);

// A set of edges of `board`: "0-1,1-2" or a graph6 string of at most the board's order ("g6:…" and
// "s6:…" are understood too), in the order of the text; "" is the empty set. Throws InputError on
// bad text, a repeated edge, and an edge that is not on the board.
std::vector<Edge> parse_edge_set(std::string_view text, const Graph& board,
                                 std::string_view option);

// "0-1,1-2", which parse_edge_set() reads back.
std::string edge_set_text(const std::vector<Edge>& edges);

}  // namespace harary
