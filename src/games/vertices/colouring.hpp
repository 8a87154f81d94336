// SPDX-License-Identifier: MIT
// A partial colouring of the vertices of a board with two colours. Disjoint sets are an invariant
// of every position.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "graph/vertex_set.hpp"

namespace harary {

struct VertexColouring {
  std::array<VertexSet, 2> colour{};  // kRed, kGreen

  constexpr VertexSet& operator[](int c) { return colour[static_cast<std::size_t>(c)]; }
  constexpr VertexSet operator[](int c) const { return colour[static_cast<std::size_t>(c)]; }
  constexpr VertexSet coloured() const { return colour[0] | colour[1]; }

  constexpr std::uint64_t hash(std::uint64_t seed = 0) const {
    return hash_words(std::array{colour[0].bits(), colour[1].bits()}, seed);
  }
  friend constexpr bool operator==(const VertexColouring&, const VertexColouring&) = default;
  friend constexpr std::strong_ordering operator<=>(const VertexColouring&,
                                                    const VertexColouring&) = default;
};

// p with one of `vertices` open again; they all have that colour.
inline auto one_reopened(const VertexColouring& p, int colour, VertexSet vertices) {
  return portable::views::transform(VertexSet(vertices), [p, colour](int vertex) {
    VertexColouring result = p;
    result[colour].erase(vertex);
    return result;
  });
}

}  // namespace harary
