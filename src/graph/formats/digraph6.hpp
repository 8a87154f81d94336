// SPDX-License-Identifier: MIT
// digraph6: one directed graph as one line, '&' and the order and then the adjacency matrix row by
// row, six entries a character. The format is defined in formats.txt of B. McKay's nauty. A board
// is a digraph in which each arc has its reverse.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/graph.hpp"

namespace harary {

struct Digraph {
  int order = 0;
  std::vector<std::pair<int, int>> arcs;  // from 0, row by row, each once; loops are possible
};

// The digraph that `text` encodes, of order 0 to `most`; the header ">>digraph6<<" may come first.
// `start` is the place of the first character of `text`. Throws InputError with the column for a
// missing '&', a byte outside the alphabet, a wrong length, padding that is not zero, and a larger
// order. O(length).
Digraph decode_arcs(std::string_view text, const TextPlace& start, int most);

// Without a header and without an end of line; bit for bit what nauty writes. O(order^2).
std::string encode_arcs(const Digraph& digraph);

// As a board. Throws InputError for a loop and for an arc without its reverse, too.
Graph decode_digraph6(std::string_view text, const TextPlace& start = {});

// With both arcs of each edge.
std::string encode_digraph6(const Graph& graph);

inline constexpr BoardFormat kDigraph6Format{
    .name = "digraph6",
    .title = "digraph6",
    .ending = ".d6",
    .other_endings = ".digraph6",
    .prefix = "d6:",
    .header = ">>digraph6<<",
    .first = '&',
    .decode = decode_digraph6,
    .write = [](const LabelledGraph& board) { return encode_digraph6(board.graph) + '\n'; }};

}  // namespace harary
