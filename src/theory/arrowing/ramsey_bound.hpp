// SPDX-License-Identifier: MIT
// An upper bound of the Ramsey number R(s, t), the least n such that every graph with n vertices
// has s vertices that are all adjacent or t that are not.
//
//   R(1, t) = 1 and R(2, t) = t. R(s, t) <= R(s - 1, t) + R(s, t - 1): on that number of vertices
//   each has R(s - 1, t) neighbours or R(s, t - 1) others (P. Erdős and G. Szekeres, 1935). If both
//   are even, one vertex less is enough: otherwise each has exactly R(s - 1, t) - 1 neighbours, and
//   no graph has an odd number of vertices of odd degree (R. Greenwood and A. Gleason, 1955).
//
// The bound is the number itself for R(3, 3) = 6, R(3, 4) = 9, R(3, 5) = 14 and R(4, 4) = 18.
#pragma once

namespace harary {

// For s, t >= 1; `most` in place of anything larger. Recursive, so for small numbers.
constexpr int ramsey_bound(int s, int t, int most) {
  if (s == 1 || t == 1) return 1;
  if (s + t - 2 >= most) return most;  // R(s, t) >= s + t - 2 for s, t >= 2
  if (s == 2) return t;
  if (t == 2) return s;
  const int without = ramsey_bound(s - 1, t, most);
  const int with = ramsey_bound(s, t - 1, most);
  const int sum = without + with - (without % 2 == 0 && with % 2 == 0 ? 1 : 0);
  return sum < most ? sum : most;
}

}  // namespace harary
