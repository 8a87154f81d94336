// SPDX-License-Identifier: MIT
// graph6: one graph as one line of printable characters, the order and then the upper triangle of
// the adjacency matrix column by column, which is the colexicographic order of the pairs, six a
// character. The format is defined in formats.txt of B. McKay's nauty.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/graph.hpp"

namespace harary {

// The graph that `text` encodes, of order 0 to 64; the header ">>graph6<<" may come first.
// `start` is the place of the first character of `text`. Throws InputError with the column on a
// byte outside the alphabet, a wrong length, padding that is not zero, and a larger order.
// O(length).
Graph decode_graph6(std::string_view text, const TextPlace& start = {});

// Without a header and without an end of line. O(order^2).
std::string encode_graph6(const Graph& graph);

inline constexpr BoardFormat kGraph6Format{
    .name = "graph6",
    .title = "graph6",
    .ending = ".g6",
    .other_endings = ".graph6",
    .prefix = "g6:",
    .header = ">>graph6<<",
    .decode = decode_graph6,
    .write = [](const LabelledGraph& board) { return encode_graph6(board.graph) + '\n'; }};

}  // namespace harary
