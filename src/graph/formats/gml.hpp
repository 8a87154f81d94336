// SPDX-License-Identifier: MIT
// GML (.gml), the graph modelling language of M. Himsolt: keys and values, lists in brackets; of
// "graph [ node [ id 1 label "a" ] edge [ source 1 target 2 ] ]" everything else is read over.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// The vertices are called by their labels if all have different ones (or else by "name", as igraph
// writes), otherwise by their ids. Throws InputError with line and column for a directed graph, a
// second graph, an edge without ends, a loop, an edge that is there twice, and bad syntax.
LabelledGraph read_gml(std::istream& in, const std::string& source);
std::string gml_text(const LabelledGraph& board);
bool claims_gml(std::string_view head);

inline constexpr BoardFormat kGmlFormat{.name = "gml",
                                        .title = "GML",
                                        .ending = ".gml",
                                        .read = read_gml,
                                        .claims = claims_gml,
                                        .write = gml_text};

}  // namespace harary
