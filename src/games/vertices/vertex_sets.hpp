// SPDX-License-Identifier: MIT
// A few sets of vertices of a board as one value: positions of games in which vertices are taken
// and have no colours, and keys of games on vertices. Unlike the classes of a colouring
// (colouring.hpp) the sets may share vertices.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/hashing.hpp"
#include "graph/graph.hpp"
#include "graph/vertex_set.hpp"

namespace harary {

template <std::size_t N>
struct VertexSets {
  std::array<VertexSet, N> sets{};

  constexpr VertexSet& operator[](std::size_t i) { return sets[i]; }
  constexpr VertexSet operator[](std::size_t i) const { return sets[i]; }

  constexpr std::uint64_t hash(std::uint64_t seed = 0) const {
    std::array<std::uint64_t, N> words{};
    for (std::size_t i = 0; i < N; ++i) words[i] = sets[i].bits();
    return hash_words(words, seed);
  }
  friend constexpr bool operator==(const VertexSets&, const VertexSets&) = default;
  friend constexpr std::strong_ordering operator<=>(const VertexSets&, const VertexSets&) = default;
};

// All neighbours of these vertices; some of them may be among the vertices themselves.
inline VertexSet neighbours_of(const Graph& board, VertexSet vertices) {
  VertexSet result;
  for (const int v : vertices) result |= board.neighbours(v);
  return result;
}

// Those of `within` that paths through `within` join to the vertex, and the vertex.
inline VertexSet component_of(const Graph& board, int vertex, VertexSet within) {
  VertexSet component = VertexSet::single(vertex);
  for (VertexSet fresh = component; !fresh.empty();) {
    fresh = (neighbours_of(board, fresh) & within) - component;
    component |= fresh;
  }
  return component;
}

}  // namespace harary
