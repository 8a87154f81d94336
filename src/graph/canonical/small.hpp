// SPDX-License-Identifier: MIT
// The canonical form of small coloured graphs: the inner loop of the searches. Two graphs are
// isomorphic, with labels and colours kept, exactly if their canonical forms are equal.
//
// Nothing here allocates or keeps state, so every function may be called from several threads; the
// results are the same on every machine. Symmetric graphs cost more than others, but no graph of
// this size is hard. The rows of the argument must be as SmallColouredGraph demands.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "graph/canonical/coloured_graph.hpp"

namespace harary {

// position[v] is the new number of vertex v; entries beyond the order are 0. As a permutation: v
// goes to position[v].
using SmallLabelling = std::array<std::uint8_t, kMaxSmallOrder>;

template <int Planes>
SmallColouredGraph<Planes> relabel(const SmallColouredGraph<Planes>& graph,
                                   const SmallLabelling& position) {
  SmallColouredGraph<Planes> result;
  result.order = graph.order;
  for (std::size_t v = 0; v < static_cast<std::size_t>(graph.order); ++v) {
    result.labels[position[v]] = graph.labels[v];
    for (std::size_t p = 0; p < Planes; ++p) {
      unsigned row = 0;
      for (unsigned rest = graph.rows[p][v]; rest != 0; rest &= rest - 1) {
        row |= 1U << position[static_cast<std::size_t>(std::countr_zero(rest))];
      }
      result.rows[p][position[v]] = static_cast<std::uint16_t>(row);
    }
  }
  return result;
}

// The canonical labelling: vertices of one label get consecutive numbers, smaller labels first, and
// isomorphic graphs relabel to identical ones.
template <int Planes>
SmallLabelling canonical_labelling(const SmallColouredGraph<Planes>& graph);

template <int Planes>
SmallColouredGraph<Planes> canonical_form(const SmallColouredGraph<Planes>& graph) {
  return relabel(graph, canonical_labelling(graph));
}

// Whether the identity is the only automorphism. About as fast as a canonical labelling.
template <int Planes>
bool has_trivial_group(const SmallColouredGraph<Planes>& graph);

// The automorphism group, found along with the canonical labelling.
struct SmallSymmetry {
  static constexpr int kMaxGenerators = 80;

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
