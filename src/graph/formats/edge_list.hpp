// SPDX-License-Identifier: MIT
// Lists of edges as text: "0-1,1-2" on a command line, and files with one edge "u v" a line.
// Vertices count from 0.
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

// A file of edges. Blank lines and what follows a '#' are skipped; the first line with content may
// be "n ORDER" (1 to 64). Otherwise, if the vertex 0 occurs, the order is one more than the highest
// vertex; if it does not, the numbers are names: the vertices are those that occur, numbered in
// increasing order. Throws InputError with line and column on anything else, a vertex out of range,
// a loop, an edge that is listed twice, and a file without order and edges. O(length).
Graph read_edges(std::istream& in, const std::string& source);

// What read_edges() reads back as the same graph, the line "n ORDER" included.
std::string edges_text(const Graph& graph);

inline constexpr BoardFormat kEdgesFormat{
    .title = "edge list", .ending = ".edges", .read = read_edges};

}  // namespace harary
