// SPDX-License-Identifier: MIT
// All graphs of a small order up to isomorphism, by adding a vertex at a time in every way and
// keeping one graph of each canonical form. For order 8 there are 12,346 graphs; for larger orders
// use a generator such as nauty's geng and read its list.
#pragma once

#include <vector>

#include "graph/graph.hpp"

namespace harary {

inline constexpr int kMostListedOrder = 9;

// In increasing number of edges, then in an order that is the same every time. 1 <= order <=
// kMostListedOrder; throws LimitError otherwise.
std::vector<Graph> all_graphs(int order);

}  // namespace harary
