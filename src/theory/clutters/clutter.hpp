// SPDX-License-Identifier: MIT
// A clutter, or Sperner family, is a hypergraph no set of which holds another one. Winning sets may
// always be taken to be one, because a set that holds another changes no winner.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "graph/hypergraph.hpp"

namespace harary {

inline constexpr int kMostClutterPoints = 7;

// Sets of points; a set is the sum of 2^p over its points p. Sets that hold another one of them may
// be there or not: the clutter is the minimal ones.
struct Clutter {
  std::array<std::uint64_t, 2> words{};

  void add(std::size_t set) { words[set / 64] |= std::uint64_t{1} << set % 64; }
  bool has(std::size_t set) const { return (words[set / 64] >> set % 64 & 1) != 0; }
};

// The minimal sets.
Hypergraph hypergraph_of(const Clutter& clutter, int points);

}  // namespace harary
