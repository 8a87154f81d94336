// SPDX-License-Identifier: MIT
// graph6: one graph as one line of printable characters, the order and then the upper triangle of
// the adjacency matrix column by column, which is the colexicographic order of the pairs, six a
// character. The format is defined in formats.txt of B. McKay's nauty.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "graph/graph.hpp"

namespace harary {

// The graph that `text` encodes, of order 0 to 64; the header ">>graph6<<" may come first.
// `start` is the place of the first character of `text`. Throws InputError with the column on a
// byte outside the alphabet, a wrong length, padding that is not zero, and a larger order.
// O(length).
Graph decode_graph6(std::string_view text, const TextPlace& start = {});

// Without a header and without an end of line. O(order^2).
std::string encode_graph6(const Graph& graph);

// One line of a list of graphs: graph6, or sparse6 where it starts with ':' or its header. Throws
// InputError as the two decoders do, and for the sister formats that are not read (digraph6,
// incremental sparse6).
Graph decode_graph_line(std::string_view text, const TextPlace& start = {});

}  // namespace harary
