// SPDX-License-Identifier: MIT
// How far a coloured graph is from a copy of a target in one colour, if it may get new vertices.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "graph/graph.hpp"

namespace harary {

// Rows of a graph of at most 32 vertices: the neighbours of each vertex as bits.
using BitRows = std::span<const std::uint32_t>;

// A target, its vertices in an order in which each has a neighbour before it, as far as possible.
class TargetPlan {
 public:
  // The target has an edge and at most 32 vertices; those without an edge are left out.
  explicit TargetPlan(const Graph& target);

  int edges() const { return edges_; }

  // The least number of edges that some copy lacks of those with the rows `own`, if it has none of
  // those with the rows `barred` and may use vertices beyond these. 0: there is a copy.
  int missing(BitRows own, BitRows barred) const;

 private:
  struct Search;

  int edges_ = 0;
  // For each vertex in this order the earlier ones that it is joined to, by their places.
  std::vector<std::vector<int>> earlier_;
};

}  // namespace harary
