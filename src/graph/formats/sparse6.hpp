// SPDX-License-Identifier: MIT
// sparse6: one graph as one line, ':' and the order and then the edges in colexicographic order,
// each coded by how the higher vertex moves on and what the lower one is. The format is defined in
// formats.txt of B. McKay's nauty.
#pragma once

#include <string>
#include <string_view>

#include "base/error.hpp"
#include "graph/formats/board_format.hpp"
#include "graph/graph.hpp"

namespace harary {

// The graph that `text` encodes, of order 0 to 64; the header ">>sparse6<<" may come first.
// `start` is the place of the first character of `text`. The format can hold loops and parallel
// edges, a board cannot: both are refused. Throws InputError with the column for these, for a
// missing ':', a byte outside the alphabet, text after the end of the edges, and a larger order.
// O(length).
Graph decode_sparse6(std::string_view text, const TextPlace& start = {});

// The graph that incremental sparse6 encodes, ';' and the edges in which it differs from `before`,
// the graph of the line before; both have the same order. `start` and errors as above. O(length).
Graph decode_incremental_sparse6(std::string_view text, const Graph& before,
                                 const TextPlace& start = {});

// Without a header and without an end of line; bit for bit what nauty writes. O(order + edges).
std::string encode_sparse6(const Graph& graph);

inline constexpr BoardFormat kSparse6Format{
    .name = "sparse6",
    .title = "sparse6",
    .ending = ".s6",
    .other_endings = ".sparse6",
    .prefix = "s6:",
    .header = ">>sparse6<<",
    .first = ':',
    .decode = decode_sparse6,
    .write = [](const LabelledGraph& board) { return encode_sparse6(board.graph) + '\n'; }};

}  // namespace harary
