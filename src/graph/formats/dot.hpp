// SPDX-License-Identifier: MIT
// DOT (.dot, .gv), the language of Graphviz, as its grammar is documented: one undirected graph,
// whose nodes are called by their identifiers. Attributes and ports are read over, subgraphs stand
// for their nodes, and in a "strict graph" an edge may be there again.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// Throws InputError with line and column for a digraph, identifiers that are HTML, a loop, an edge
// that is there twice in a graph that is not strict, a second graph, and bad syntax.
LabelledGraph read_dot(std::istream& in, const std::string& source);
std::string dot_text(const LabelledGraph& board);
bool claims_dot(std::string_view head);

inline constexpr BoardFormat kDotFormat{.name = "dot",
                                        .title = "DOT",
                                        .ending = ".dot",
                                        .other_endings = ".gv",
                                        .read = read_dot,
                                        .claims = claims_dot,
                                        .write = dot_text};

}  // namespace harary
