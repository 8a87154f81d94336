// SPDX-License-Identifier: MIT
// Lists as programs print them. A list of pairs (.pairs) is one of edges:
//   [(0, 1), (1, 2)]   {{1,2},{2,3}}   Graph[{1, 2, 3}, {1 <-> 2, 2 <-> 3}]   Graph([V, E])
// or a pair a line: "(0, 1)", "0-1", "0 -- 1". A list of lists (.lists) has the neighbours of each
// vertex: [[2], [1, 3], [2]] (GAP) and Graph({0: [1], 1: [0, 2]}) (SageMath).
#pragma once

#include <istream>
#include <string>

#include "graph/formats/board_format.hpp"

namespace harary {

// The vertices are those that occur, and those that a list in front of the edges names. Throws
// InputError with line and column for a directed edge, an edge that is there twice, a loop, and
// an item that is not a pair.
LabelledGraph read_pairs(std::istream& in, const std::string& source);
// "Graph([[0, 1, 2], [(0, 1), (1, 2)]])", which SageMath reads.
std::string pairs_text(const LabelledGraph& board);

// Each edge from both of its ends. Vertices count from 0 or from 1, whichever fits. Throws
// InputError where neither does.
LabelledGraph read_lists(std::istream& in, const std::string& source);
// "[[1], [0, 2], [1]]"
std::string lists_text(const LabelledGraph& board);

bool claims_lists(std::string_view head);

inline constexpr BoardFormat kPairsFormat{.name = "pairs",
                                          .title = "list of pairs",
                                          .ending = ".pairs",
                                          .read = read_pairs,
                                          .claims = claims_lists,
                                          .may_be_silent = true,
                                          .write = pairs_text};

inline constexpr BoardFormat kListsFormat{.name = "lists",
                                          .title = "list of lists",
                                          .ending = ".lists",
                                          .read = read_lists,
                                          .claims = claims_lists,
                                          .write = lists_text};

}  // namespace harary
