// SPDX-License-Identifier: MIT
// The canonical form of small coloured graphs: the inner loop of the searches. Two graphs are
// isomorphic, with labels and colours kept, exactly if their canonical forms are equal.
//
// Nothing here allocates or keeps state, so every function may be called from several threads; the
// results are the same on every machine. Symmetric graphs cost more than others. No graph of 16
// vertices is hard; of 32 a few are, such as unions of strongly regular graphs. The rows of the
// argument must satisfy the invariant of SmallColouredGraph.
//
// Graphs of more than 16 vertices come with two planes only. One whose order needs less room is
// handled in less: with at most 16 vertices its form is that of the type with room for 16.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "graph/canonical/coloured_graph.hpp"

namespace harary {

// position[v] is the new number of vertex v; entries beyond the order are 0. As a permutation: v
// goes to position[v].
template <int MaxOrder>
using LabellingUpTo = std::array<std::uint8_t, static_cast<std::size_t>(MaxOrder)>;
using SmallLabelling = LabellingUpTo<kMaxSmallOrder>;

// Vertex v becomes position[v]; `position` must be a permutation of 0…order-1.
template <int Planes, int MaxOrder>
SmallColouredGraph<Planes, MaxOrder> relabel(const SmallColouredGraph<Planes, MaxOrder>& graph,
                                             const LabellingUpTo<MaxOrder>& position);

// The canonical labelling: vertices of one label get consecutive numbers, smaller labels first, and
// isomorphic graphs relabel to identical ones.
template <int Planes, int MaxOrder>
LabellingUpTo<MaxOrder> canonical_labelling(const SmallColouredGraph<Planes, MaxOrder>& graph);

// The graph relabelled canonically; faster than the two steps.
template <int Planes, int MaxOrder>
SmallColouredGraph<Planes, MaxOrder> canonical_form(
    const SmallColouredGraph<Planes, MaxOrder>& graph);

// Whether the identity is the only automorphism. About as fast as a canonical labelling.
template <int Planes, int MaxOrder>
bool has_trivial_group(const SmallColouredGraph<Planes, MaxOrder>& graph);

// The automorphism group, found along with the canonical labelling.
template <int MaxOrder>
struct SymmetryUpTo {
  // Exchanges of twins, at most MaxOrder - 1, and at most 64 others.
  static constexpr int kMaxGenerators = MaxOrder + 64;
  using Labelling = LabellingUpTo<MaxOrder>;

  Labelling canonical_labelling{};
  int generator_count = 0;
  std::array<Labelling, kMaxGenerators> generator_array;
  std::uint64_t group_order = 1;  // 0 if it does not fit a word
  Labelling vertex_orbit{};       // the smallest vertex in the orbit of each vertex

  std::span<const Labelling> generators() const {
    return std::span(generator_array).first(static_cast<std::size_t>(generator_count));
  }
  void multiply_group_order(std::uint64_t factor) {
    if (__builtin_mul_overflow(group_order, factor, &group_order)) group_order = 0;
  }
};
using SmallSymmetry = SymmetryUpTo<kMaxSmallOrder>;

template <int Planes, int MaxOrder>
SymmetryUpTo<MaxOrder> canonical_symmetry(const SmallColouredGraph<Planes, MaxOrder>& graph);

// The orbits of pairs of vertices, and so of the moves that colour one: entry Edge::pair_index() is
// the smallest pair index in the orbit of that pair.
template <int MaxOrder>
using PairOrbitsUpTo = std::array<std::conditional_t<MaxOrder <= 16, std::uint8_t, std::uint16_t>,
                                  static_cast<std::size_t>(MaxOrder*(MaxOrder - 1) / 2)>;
using SmallPairOrbits = PairOrbitsUpTo<kMaxSmallOrder>;
template <int MaxOrder>
PairOrbitsUpTo<MaxOrder> pair_orbits(int order, const SymmetryUpTo<MaxOrder>& symmetry);

extern template SmallColouredGraph<1> relabel(const SmallColouredGraph<1>&, const SmallLabelling&);
extern template SmallColouredGraph<1> canonical_form(const SmallColouredGraph<1>&);
extern template SmallLabelling canonical_labelling(const SmallColouredGraph<1>&);
extern template bool has_trivial_group(const SmallColouredGraph<1>&);
extern template SmallSymmetry canonical_symmetry(const SmallColouredGraph<1>&);
extern template SmallColouredGraph<2> relabel(const SmallColouredGraph<2>&, const SmallLabelling&);
extern template SmallColouredGraph<2> canonical_form(const SmallColouredGraph<2>&);
extern template SmallLabelling canonical_labelling(const SmallColouredGraph<2>&);
extern template bool has_trivial_group(const SmallColouredGraph<2>&);
extern template SmallSymmetry canonical_symmetry(const SmallColouredGraph<2>&);
extern template SmallColouredGraph<3> relabel(const SmallColouredGraph<3>&, const SmallLabelling&);
extern template SmallColouredGraph<3> canonical_form(const SmallColouredGraph<3>&);
extern template SmallLabelling canonical_labelling(const SmallColouredGraph<3>&);
extern template bool has_trivial_group(const SmallColouredGraph<3>&);
extern template SmallSymmetry canonical_symmetry(const SmallColouredGraph<3>&);
extern template SmallColouredGraph<2, 24> relabel(const SmallColouredGraph<2, 24>&,
                                                  const LabellingUpTo<24>&);
extern template SmallColouredGraph<2, 24> canonical_form(const SmallColouredGraph<2, 24>&);
extern template LabellingUpTo<24> canonical_labelling(const SmallColouredGraph<2, 24>&);
extern template bool has_trivial_group(const SmallColouredGraph<2, 24>&);
extern template SymmetryUpTo<24> canonical_symmetry(const SmallColouredGraph<2, 24>&);
extern template SmallColouredGraph<2, 32> relabel(const SmallColouredGraph<2, 32>&,
                                                  const LabellingUpTo<32>&);
extern template SmallColouredGraph<2, 32> canonical_form(const SmallColouredGraph<2, 32>&);
extern template LabellingUpTo<32> canonical_labelling(const SmallColouredGraph<2, 32>&);
extern template bool has_trivial_group(const SmallColouredGraph<2, 32>&);
extern template SymmetryUpTo<32> canonical_symmetry(const SmallColouredGraph<2, 32>&);
extern template SmallPairOrbits pair_orbits(int, const SmallSymmetry&);
extern template PairOrbitsUpTo<24> pair_orbits(int, const SymmetryUpTo<24>&);
extern template PairOrbitsUpTo<32> pair_orbits(int, const SymmetryUpTo<32>&);

}  // namespace harary
