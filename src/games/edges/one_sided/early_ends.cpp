// SPDX-License-Identifier: MIT
#include "games/edges/one_sided/early_ends.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace harary {

OneSidedWeights::OneSidedWeights(const UntouchedCopies& position) {
  std::array<Potential::Weight, 64> edge;  // by open edge: of the sets that hold it
  for (std::uint64_t rest = position.open; rest != 0; rest &= rest - 1) {
    edge[static_cast<std::size_t>(std::countr_zero(rest))] = 0;
  }
  std::uint64_t doubles = 0;
  for (std::size_t i = 0; i < position.count; ++i) {
    const std::uint64_t set = position.set(i);
    const int size = std::popcount(set);
    if (size == 0) complete = true;
    if (size == 1) singles |= set;
    if (size == 2) {
      fork = fork || (doubles & set) != 0;
      doubles |= set;
    }
    const Potential::Weight weight = Potential::weight(set);
    total += weight;
    for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) {
      Potential::Weight& of_edge = edge[static_cast<std::size_t>(std::countr_zero(rest))];
      of_edge += weight;
      heaviest = std::max(heaviest, of_edge);
    }
  }
}

OneSidedEnd OneSidedWeights::end(bool makers_turn) const {
  constexpr Potential::Weight kOne = Potential::kOne;
  if (complete) return {true, kCompleteSet};
  if (makers_turn) {
    if (singles != 0 || fork) return {true, kThreats};
    if (total + heaviest < kOne) return {false, kPotential};
  } else {
    if (singles != 0 && !std::has_single_bit(singles)) return {true, kThreats};
    if (total < kOne) return {false, kPotential};
  }
  return {};
}

}  // namespace harary
