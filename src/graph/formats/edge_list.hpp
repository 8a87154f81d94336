// SPDX-License-Identifier: MIT
// Lists of edges as text: "0-1,1-2" on a command line, and files with one edge "u v" a line.
// Vertices count from 0, or have names.
#pragma once

#include <istream>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/graph.hpp"

namespace harary {

// The edges of "0-1,1-2", in the order of the text; "" has none. `start` is the place of the first
// character. Throws InputError with the column on anything but U-V between commas, a vertex that is
// not below `order` (0 to 64), a loop, and an edge that is listed twice. O(length).
std::vector<Edge> parse_edge_list(std::string_view text, int order = kMaxOrder,
                                  const TextPlace& start = {});

// "0-1,1-2", the edges in the given order.
std::string edge_list_text(const std::vector<Edge>& edges);

// A file of edges. Blank lines and what follows a '#' are skipped, as are lines that start with %
// (KONECT). Between the ends of an edge are blanks, a comma or a semicolon; names may be in quotes.
// A weight or two may follow, or what networkx writes in braces, in every line or in none. The
// first line with content may be the names of columns, among them such as "source,target", or "n
// ORDER" (1 to 64); the vertices are then numbers below the order. Otherwise, if all vertices are
// numbers and one of them is 0, the order is one more than the highest; in every other case the
// vertices are those that occur and have names, which are numbered in increasing order if they are
// numbers, else as they come. Throws InputError with line and column on anything else, a vertex out
// of range, a loop, an edge that is listed twice, and a file without order and edges. O(length).
LabelledGraph read_labelled_edges(std::istream& in, const std::string& source);
inline Graph read_edges(std::istream& in, const std::string& source) {
  return read_labelled_edges(in, source).graph;
}

// The same for a text that may be something else: where the vertices have names, one of them must
// stand in both columns, or a heading above them, so that prose is refused.
LabelledGraph guess_edges(std::istream& in, const std::string& source);

// Does the text begin with names of columns, "n ORDER", or as KONECT does?
bool claims_edges(std::string_view head);

// A file of edges after a line "ORDER EDGES", as programming contests and generators write it:
// vertices count from 1 where the last one occurs, else from 0. Throws InputError where the number
// of lines differs.
LabelledGraph read_counted_edges(std::istream& in, const std::string& source);
// Is the first line such a one beyond doubt? The number of lines fits, no vertex is beyond the
// order, and it can be no edge itself, or one that would leave out numbers. Where it can be both,
// the file is in neither format for certain.
bool claims_counted_edges(std::string_view head);
std::string counted_edges_text(const LabelledGraph& board);

// What read_edges() reads back as the same graph, the line "n ORDER" included.
std::string edges_text(const Graph& graph);
// The same with names, if the board has any and a list of edges can hold them: no vertex is without
// an edge. The vertices may then be numbered in another order.
std::string labelled_edges_text(const LabelledGraph& board);

inline constexpr BoardFormat kEdgesFormat{.name = "edges",
                                          .title = "edge list",
                                          .ending = ".edges",
                                          .other_endings = ".edgelist .el",
                                          .read = read_labelled_edges,
                                          .claims = claims_edges,
                                          .may_be_silent = true,
                                          .guess = guess_edges,
                                          .write = labelled_edges_text};

inline constexpr BoardFormat kCountedEdgesFormat{.name = "counted",
                                                 .title = "edge list with counts",
                                                 .ending = ".counted",
                                                 .read = read_counted_edges,
                                                 .claims = claims_counted_edges,
                                                 .may_be_silent = true,
                                                 .like = "edges",
                                                 .write = counted_edges_text};

}  // namespace harary
