// SPDX-License-Identifier: MIT
// LEDA graph files (.gw, .lgr), as the LEDA guide defines them: the lines LEDA.GRAPH, the types of
// what vertices and edges carry, -1 or -2 for directed or undirected; how many vertices, a line
// "|{label}|" for each; how many edges, a line "U V REVERSAL |{label}|" for each. Lines that start
// with # are comments. Vertices count from 1 in the file and from 0 in the graph.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// The labels of the vertices are kept if all differ. Throws InputError with line and column for a
// directed graph and for what is not in the format.
LabelledGraph read_leda(std::istream& in, const std::string& source);
std::string leda_text(const LabelledGraph& board);
bool claims_leda(std::string_view head);

inline constexpr BoardFormat kLedaFormat{.name = "leda",
                                         .title = "LEDA",
                                         .ending = ".gw",
                                         .other_endings = ".lgr .leda",
                                         .read = read_leda,
                                         .claims = claims_leda,
                                         .write = leda_text};

}  // namespace harary
