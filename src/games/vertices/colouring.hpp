// SPDX-License-Identifier: MIT
// A partial colouring of the vertices of a board with two colours. Disjoint sets are an invariant
// of every position.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "games/edges/colouring.hpp"
#include "graph/vertex_set.hpp"

namespace harary {

struct VertexColouring {
  std::array<VertexSet, 2> colour{};  // kRed, kGreen

  constexpr VertexSet& operator[](int c) {
    HARARY_ASSERT(c == kRed || c == kGreen, "a colour is red or green");
    return colour[static_cast<std::size_t>(c)];
  }
  constexpr VertexSet operator[](int c) const {
    HARARY_ASSERT(c == kRed || c == kGreen, "a colour is red or green");
    return colour[static_cast<std::size_t>(c)];
  }
  constexpr VertexSet coloured() const { return colour[0] | colour[1]; }

  // The invariant: no vertex has two colours, and all are among the first `vertices`.
  constexpr bool valid(int vertices) const {
    return (colour[0] & colour[1]).empty() && VertexSet::first(vertices).contains(coloured());
  }

  constexpr std::uint64_t hash(std::uint64_t seed = 0) const {
    return hash_words(std::array{colour[0].bits(), colour[1].bits()}, seed);
  }
  friend constexpr bool operator==(const VertexColouring&, const VertexColouring&) = default;
  friend constexpr std::strong_ordering operator<=>(const VertexColouring&,
                                                    const VertexColouring&) = default;
};

// p with one of `vertices` open again; they all have that colour.
inline auto one_reopened(const VertexColouring& p, int colour, VertexSet vertices) {
  HARARY_ASSERT(p[colour].contains(vertices), "vertices that are opened again have the colour");
  return portable::views::transform(VertexSet(vertices), [p, colour](int vertex) {
    VertexColouring result = p;
    result[colour].erase(vertex);
    return result;
  });
}

}  // namespace harary
