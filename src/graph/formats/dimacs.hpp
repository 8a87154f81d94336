// SPDX-License-Identifier: MIT
// DIMACS graph files (.col) of the Second DIMACS Implementation Challenge: comment lines "c …", one
// line "p edge ORDER EDGES" ("p col …" is in use too), then a line "e U V" for each edge. Vertices
// count from 1 in the file and from 0 in the graph.
#pragma once

#include <istream>
#include <string>

#include "base/error.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/graph.hpp"

namespace harary {

// Throws InputError with line and column when the p line is missing, late or repeated, when the
// number of edges is not the one that it says, for a vertex out of range, a loop, an edge that is
// listed twice, an order outside 1 to 64, and any other line. O(length).
Graph read_dimacs(std::istream& in, const std::string& source);

// What read_dimacs() reads back as the same graph.
std::string dimacs_text(const Graph& graph);

inline constexpr BoardFormat kDimacsFormat{
    .title = "DIMACS", .ending = ".col", .read = read_dimacs};

}  // namespace harary
