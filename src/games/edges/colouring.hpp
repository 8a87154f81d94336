// SPDX-License-Identifier: MIT
// A partial colouring of the edges of a board: one set of edge numbers a colour. Disjoint sets are
// an invariant of every position.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <utility>

#include "base/assert.hpp"
#include "base/portable.hpp"
#include "base/words.hpp"
#include "graph/edge_set.hpp"

namespace harary {

inline constexpr int kRed = 0;
inline constexpr int kGreen = 1;

template <int Words, int Colours>
struct Colouring {
  std::array<EdgeSet<Words>, Colours> colour{};

  constexpr EdgeSet<Words>& operator[](int c) {
    HARARY_ASSERT(c >= 0 && c < Colours, "a colour is one of the game's");
    return colour[static_cast<std::size_t>(c)];
  }
  constexpr const EdgeSet<Words>& operator[](int c) const {
    HARARY_ASSERT(c >= 0 && c < Colours, "a colour is one of the game's");
    return colour[static_cast<std::size_t>(c)];
  }
  constexpr EdgeSet<Words> coloured() const {
    EdgeSet<Words> result;
    for (const auto& set : colour) result |= set;
    return result;
  }

  // The invariant: no edge has two colours, and all are among the first `edges`.
  constexpr bool valid(int edges) const {
    int sizes = 0;
    for (const auto& set : colour) sizes += set.size();
    const EdgeSet<Words> all = coloured();
    return sizes == all.size() && EdgeSet<Words>::first(edges).contains(all);
  }

  constexpr std::uint64_t hash(std::uint64_t seed = 0) const {
    for (const auto& set : colour) seed = set.hash(seed);
    return seed;
  }
  friend constexpr bool operator==(const Colouring&, const Colouring&) = default;
  friend constexpr std::strong_ordering operator<=>(const Colouring&, const Colouring&) = default;
};

// p with one of `edges` open again; they all have that colour.
template <int Words, int Colours>
auto one_reopened(const Colouring<Words, Colours>& p, int colour, EdgeSet<Words> edges) {
  HARARY_ASSERT(p[colour].contains(edges), "edges that are opened again have the colour");
  return portable::views::transform(std::move(edges), [p, colour](int edge) {
    Colouring<Words, Colours> result = p;
    result[colour].erase(edge);
    return result;
  });
}

// The fewest edges of the boards for which with_edge_capacity() takes this number of words.
constexpr int least_edges_of_width(int words) {
  return words == 1 ? 0 : words == 4 ? 65 : 257;
}

// Calls f.operator()<Words>() with the smallest of a few capacities that holds `edges` edge
// numbers: one word up to K11, four up to K23, then enough for K64.
template <class F>
decltype(auto) with_edge_capacity(int edges, F&& f) {
  return with_words<1, 4, 32>(edges, std::forward<F>(f));
}

}  // namespace harary
