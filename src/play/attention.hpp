// SPDX-License-Identifier: MIT
// Which edges are conspicuous (Slany, section 7.2): on a hexagon the six edges of the square in the
// middle a little more than the four other sides, and those more than the remaining five. An
// opponent who makes mistakes is assumed to take conspicuous edges more often. The paper gives the
// order; the sizes are ours.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace harary {

// The relative chance that a careless player takes the edge between two places of a hexagon,
// numbered around it from an outer corner. The square is 1, 2, 4, 5; the corners are 0 and 3.
constexpr double attention_on_hexagon(int place, int other) {
  const bool corner = place % 3 == 0;
  const bool other_corner = other % 3 == 0;
  if (!corner && !other_corner) return 1.2;
  const int around = place < other ? other - place : place - other;
  return std::min(around, 6 - around) == 1 ? 1.1 : 1.0;
}

}  // namespace harary
