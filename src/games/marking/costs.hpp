// SPDX-License-Identifier: MIT
// What marking vertices costs in one order or another. A vertex costs one point, and one more for
// each of its neighbours that is marked before it.
#pragma once

#include <vector>

#include "graph/graph.hpp"

namespace harary {

inline int cost_of(const Graph& board, int vertex, VertexSet marked) {
  return 1 + (board.neighbours(vertex) & marked).size();
}

// The largest cost, if one player marks these vertices in the best order while `marked` are marked:
// for the whole board that is its colouring number. The vertex with the fewest neighbours is marked
// last (D. W. Matula, L. L. Beck, "Smallest-last ordering", 1983). 0: there are none.
int least_largest_cost(const Graph& board, VertexSet marked, VertexSet vertices);

// An order of these vertices in which their largest cost is `largest`, the same for the same sets.
// Lemma: there is one for each number from the least to that of a vertex with the most neighbours.
// Proof: that vertex moves from its place in the best order to the end, by exchanges with the next;
// each changes two costs by one at most, and so the largest by one at most.
std::vector<int> order_with_cost(const Graph& board, VertexSet marked, VertexSet vertices,
                                 int largest);

}  // namespace harary
