// SPDX-License-Identifier: MIT
// Sets of pairs of vertices, by Edge::pair_index(): edges in the verifier's cores of clique and of
// positional games.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "graph/graph.hpp"

namespace harary {

constexpr std::uint64_t single_pair(int pair) {
  return std::uint64_t{1} << pair;
}

inline std::uint64_t pairs_of(std::span<const Edge> edges) {
  std::uint64_t result = 0;
  for (const Edge e : edges) result |= single_pair(e.pair_index());
  return result;
}

inline std::vector<int> members_of(std::uint64_t pairs) {
  std::vector<int> result;
  for (; pairs != 0; pairs &= pairs - 1) result.push_back(std::countr_zero(pairs));
  return result;
}

}  // namespace harary
