// SPDX-License-Identifier: MIT
// Graphs made of two graphs. Both operations are associative, vertex numbers included, and refuse a
// result of more than 64 vertices by InputError before they make anything.
#pragma once

#include "graph/graph.hpp"

namespace harary {

// The vertices of a, then those of b; no edge between them. O(order^2).
Graph disjoint_union(const Graph& a, const Graph& b);

// The Cartesian product a □ b: pairs (u, v), adjacent when one coordinate is the same and the other
// is adjacent. (u, v) has the number u + order(a) v: a row of copies of a for each vertex of b.
// O(order^2).
Graph cartesian_product(const Graph& a, const Graph& b);

}  // namespace harary
