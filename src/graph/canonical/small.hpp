// SPDX-License-Identifier: MIT
// The canonical form of small coloured graphs: the inner loop of the searches. Two graphs are
// isomorphic, with labels and colours kept, exactly if their canonical forms are equal.
//
// Nothing here allocates or keeps state, so every function may be called from several threads; the
// results are the same on every machine. Symmetric graphs cost more than others, but no graph of
// this size is hard. The rows of the argument must satisfy the invariant of SmallColouredGraph.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "graph/canonical/coloured_graph.hpp"

namespace harary {

// position[v] is the new number of vertex v; entries beyond the order are 0. As a permutation: v
// goes to position[v].
using SmallLabelling = std::array<std::uint8_t, kMaxSmallOrder>;

// Vertex v becomes position[v]; `position` must be a permutation of 0…order-1.
template <int Planes>
SmallColouredGraph<Planes> relabel(const SmallColouredGraph<Planes>& graph,
                                   const SmallLabelling& position);

// The canonical labelling: vertices of one label get consecutive numbers, smaller labels first, and
// isomorphic graphs relabel to identical ones.
template <int Planes>
SmallLabelling canonical_labelling(const SmallColouredGraph<Planes>& graph);

// The graph relabelled canonically; faster than the two steps.
template <int Planes>
SmallColouredGraph<Planes> canonical_form(const SmallColouredGraph<Planes>& graph);

// Whether the identity is the only automorphism. About as fast as a canonical labelling.
template <int Planes>
bool has_trivial_group(const SmallColouredGraph<Planes>& graph);

// The automorphism group, found along with the canonical labelling.
struct SmallSymmetry {
  static constexpr int kMaxGenerators = 80;  // exchanges of twins, at most 15, and others

  SmallLabelling canonical_labelling{};
  int generator_count = 0;
  std::array<SmallLabelling, kMaxGenerators> generator_array;
  std::uint64_t group_order = 1;
  SmallLabelling vertex_orbit{};  // the smallest vertex in the orbit of each vertex

  std::span<const SmallLabelling> generators() const {
    return std::span(generator_array).first(static_cast<std::size_t>(generator_count));
  }
};

template <int Planes>
SmallSymmetry canonical_symmetry(const SmallColouredGraph<Planes>& graph);

// The orbits of pairs of vertices, and so of the moves that colour one: entry Edge::pair_index() is
// the smallest pair index in the orbit of that pair.
using SmallPairOrbits = std::array<std::uint8_t, kMaxSmallOrder*(kMaxSmallOrder - 1) / 2>;
SmallPairOrbits pair_orbits(int order, std::span<const SmallLabelling> generators);

extern template SmallColouredGraph<1> relabel(const SmallColouredGraph<1>&, const SmallLabelling&);
extern template SmallColouredGraph<2> relabel(const SmallColouredGraph<2>&, const SmallLabelling&);
extern template SmallColouredGraph<3> relabel(const SmallColouredGraph<3>&, const SmallLabelling&);
extern template SmallColouredGraph<1> canonical_form(const SmallColouredGraph<1>&);
extern template SmallColouredGraph<2> canonical_form(const SmallColouredGraph<2>&);
extern template SmallColouredGraph<3> canonical_form(const SmallColouredGraph<3>&);
extern template SmallLabelling canonical_labelling(const SmallColouredGraph<1>&);
extern template SmallLabelling canonical_labelling(const SmallColouredGraph<2>&);
extern template SmallLabelling canonical_labelling(const SmallColouredGraph<3>&);
extern template bool has_trivial_group(const SmallColouredGraph<1>&);
extern template bool has_trivial_group(const SmallColouredGraph<2>&);
extern template bool has_trivial_group(const SmallColouredGraph<3>&);
extern template SmallSymmetry canonical_symmetry(const SmallColouredGraph<1>&);
extern template SmallSymmetry canonical_symmetry(const SmallColouredGraph<2>&);
extern template SmallSymmetry canonical_symmetry(const SmallColouredGraph<3>&);

}  // namespace harary
