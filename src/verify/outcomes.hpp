// SPDX-License-Identifier: MIT
// The values of scoring games, as docs/certificate-format.md says: a points of the first side and b
// of the second are 4096 (a - b) + a, which orders like (a - b, a).
#pragma once

#include "base/assert.hpp"
#include "games/rules.hpp"

namespace harary {

inline constexpr Value kPointStep = 4096;  // larger than any number of points

constexpr Value value_of_points(int a, int b) {
  HARARY_ASSERT(a >= 0 && a < kPointStep && b >= 0 && b < kPointStep, "points are in range");
  return (a - b) * kPointStep + a;
}

}  // namespace harary
