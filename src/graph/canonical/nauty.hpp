// SPDX-License-Identifier: MIT
// Canonical labelling and automorphism group of any ColouredGraph, by the nauty library (B. McKay,
// A. Piperno, "Practical graph isomorphism, II", 2014).
//
// nauty knows vertex classes but no edge colours. These are encoded in the way of its user's
// guide: ceil(log2(k + 1)) layers for k colours, each a copy of the vertices; the copies of one
// vertex form a path through the layers, and layer i holds the edges whose colour number has bit i
// set. Layers are classes of their own, so every automorphism of the layers is one of the
// coloured graph.
//
// Used for large and rare graphs, and in tests as the reference for small.hpp.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "graph/canonical/coloured_graph.hpp"

namespace harary {

using Permutation = std::vector<int>;  // v goes to permutation[v]

struct CanonicalSymmetry {
  // canonical_labelling[v] is the new number of v. Vertices of one label get consecutive numbers,
  // smaller labels first; isomorphic coloured graphs relabel to identical ones.
  Permutation canonical_labelling;
  // Generators of the automorphism group; none if the group is trivial.
  std::vector<Permutation> generators;
  // The order of the group: exact where it fits a word.
  std::optional<std::uint64_t> group_order;
  double approximate_group_order = 1;
  // vertex_orbit[v] is the smallest vertex in the orbit of v.
  std::vector<int> vertex_orbit;
  // pair_orbit[Edge::pair_index()] is the smallest pair index in the orbit of that pair.
  std::vector<int> pair_orbit;

  int vertex_orbit_count() const;
  // The number of orbits among pairs of colour > 0: the orbits of edges.
  int edge_orbit_count(const ColouredGraph& graph) const;
};

// Safe to call from several threads at once.
CanonicalSymmetry canonical_symmetry(const ColouredGraph& graph);

// The canonical labelling alone.
Permutation canonical_labelling(const ColouredGraph& graph);

}  // namespace harary
