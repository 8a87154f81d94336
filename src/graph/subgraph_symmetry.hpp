// SPDX-License-Identifier: MIT
// Questions about the automorphisms of a small graph: is there one that maps these vertices to
// those? That is enough to find orbits and stabilisers of targets. A stable colouring (colour
// refinement) keeps the backtracking from trying what cannot work.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "graph/graph.hpp"

namespace harary {

// The vertices that are not isolated: the pinned ones first, then always a vertex with the most
// neighbours among the earlier ones; ties go to the larger degree, then to the smaller number.
// O(order^2).
std::vector<int> connected_order(const Graph& graph, std::span<const int> pinned);

class Automorphisms {
 public:
  // O(order^3) at worst.
  explicit Automorphisms(const Graph& graph);

  // Is there an automorphism with order[i] -> to[i] for all i below the length of `to`? `order` is
  // a connected_order() whose pinned part is that long; `to` is of distinct vertices that are not
  // isolated. Exponential at worst; without backtracking on most graphs.
  bool carry(std::span<const int> order, std::span<const int> to) const;

  // The vertices to which v is carried by automorphisms that fix every vertex of `fixed`.
  VertexSet orbit(int v, std::span<const int> fixed) const;

 private:
  bool extend(std::span<const int> order, std::size_t depth, VertexSet used,
              std::array<int, kMaxOrder>& image) const;

  Graph graph_;
  std::array<VertexSet, kMaxOrder> alike_{};  // the vertices of v's stable colour
};

}  // namespace harary
