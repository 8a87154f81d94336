// SPDX-License-Identifier: MIT
// METIS graph files (.graph, .metis), as the manual of METIS 5 defines them: a line "ORDER EDGES
// [FMT [NCON]]", then for each vertex a line with its neighbours, in which every edge occurs twice.
// FMT says whether sizes and weights stand in between; they are read over. Lines that start with %
// are comments, an empty line is a vertex without neighbours. Vertices count from 1 in the file and
// from 0 in the graph.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// Throws InputError with line and column for a line too few or too many, a vertex out of range, a
// loop, an edge that one of its ends lists twice or not at all, and a wrong number of edges.
LabelledGraph read_metis(std::istream& in, const std::string& source);
std::string metis_text(const LabelledGraph& board);

inline constexpr BoardFormat kMetisFormat{.name = "metis",
                                          .title = "METIS",
                                          .ending = ".metis",
                                          .other_endings = ".graph",
                                          .read = read_metis,
                                          .write = metis_text};

}  // namespace harary
