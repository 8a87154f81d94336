// SPDX-License-Identifier: MIT
// Edges that always occur together.
//
//   Lemma (twins). If two open edges lie in the same sets, these sets can be dropped: whenever
//   Maker takes one of the two, Breaker answers with the other. Where the answer is made already,
//   an extra move never harms Breaker. Without those sets other edges may have become twins; the
//   pairs are disjoint, so the rule is applied until there are none.
//   Lemma (dominated edges). If all sets with the open edge f also hold the open edge e, then e is
//   at least as good a move as f, for both: who would take f takes e instead and plays as if the
//   two were exchanged. After the lemma on twins only one of the two dominates the other.
#pragma once

#include <bit>
#include <cstdint>

#include "games/edges/one_sided/untouched_copies.hpp"

namespace harary {

// Leaves a position without twins, and fills in_all.
void drop_twins(UntouchedCopies& position);

// The open edges that are not dominated.
inline std::uint64_t undominated_edges(const UntouchedCopies& position) {
  std::uint64_t result = 0;
  for (std::uint64_t rest = position.open; rest != 0; rest &= rest - 1) {
    const auto edge = static_cast<std::size_t>(std::countr_zero(rest));
    if (std::has_single_bit(position.in_all[edge])) result |= std::uint64_t{1} << edge;
  }
  return result;
}

}  // namespace harary
