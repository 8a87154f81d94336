// SPDX-License-Identifier: MIT
// Adjacency lists (.adjlist): a line for each vertex, the vertex and then its neighbours. With a
// colon after the vertex ("1: 2 3") it is what the House of Graphs, nauty's showg and most books
// write, without one ("1 2 3") what networkx writes. A dictionary is read by adjacency_dict.hpp.
// Lines that start with # are comments.
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// Each edge once, as networkx has it, or in the lines of both of its ends. The vertices are those
// that occur. Throws InputError with line and column for a vertex with two lines, a loop, an edge
// that is there twice, and a text without vertices. O(length).
LabelledGraph read_adjacency_list(std::istream& in, const std::string& source);

// The same for a text that may be something else: without colons each vertex must have its line, as
// networkx writes them, so that prose is refused, or all lines are numbers, equally many, which
// may be edges with weights as well.
LabelledGraph guess_adjacency_list(std::istream& in, const std::string& source);

// With colons, each edge from both of its ends.
std::string adjacency_list_text(const LabelledGraph& board);

// Has the first line a colon after its first word?
bool claims_adjacency_list(std::string_view head);

inline constexpr BoardFormat kAdjacencyListFormat{.name = "adjlist",
                                                  .title = "adjacency list",
                                                  .ending = ".adjlist",
                                                  .other_endings = ".lst",
                                                  .read = read_adjacency_list,
                                                  .claims = claims_adjacency_list,
                                                  .guess = guess_adjacency_list,
                                                  .write = adjacency_list_text};

}  // namespace harary
