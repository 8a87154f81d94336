// SPDX-License-Identifier: MIT
// DIMACS graph files (.col, .clq) of the Second DIMACS Implementation Challenge: comment lines
// "c …", one line "p edge ORDER EDGES", then a line "e U V" for each edge. Their relatives differ
// in little: "p col …", lines "n …" about vertices, lines "a U V WEIGHT" of the shortest path
// challenge, and the files of the PACE challenges (.gr), "p tw ORDER EDGES" and then lines "U V".
// Vertices count from 1 in the file and from 0 in the graph.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// An edge may be listed from both of its ends if all are, and the p line may count either; it may
// leave the number of edges out. Throws InputError with line and column when the p line is missing,
// late or repeated, when the number of edges is not the one that it says, for a vertex out of
// range, a loop, an edge that is listed twice, an order outside 1 to 64, and any other line.
// O(length).
Graph read_dimacs(std::istream& in, const std::string& source);

// What read_dimacs() reads back as the same graph.
std::string dimacs_text(const Graph& graph);

// Is the first line that is no comment a p line?
bool claims_dimacs(std::string_view head);

inline constexpr BoardFormat kDimacsFormat{
    .name = "dimacs",
    .title = "DIMACS",
    .ending = ".col",
    .other_endings = ".clq .dimacs .gr",
    .read = [](std::istream& in,
               const std::string& source) { return LabelledGraph{read_dimacs(in, source), {}}; },
    .claims = claims_dimacs,
    .write = [](const LabelledGraph& board) { return dimacs_text(board.graph); }};

}  // namespace harary
