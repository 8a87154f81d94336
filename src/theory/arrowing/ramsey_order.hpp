// SPDX-License-Identifier: MIT
// The smallest order of a graph that arrows given targets: the Ramsey number R(A1, …, Ak), since a
// graph arrows whatever a spanning subgraph of it arrows, and so K_n does if any graph of order n
// does. Found from below, order by order; each "no" is a checked colouring and a lower bound.
#pragma once

#include <optional>
#include <vector>

#include "base/job.hpp"
#include "theory/arrowing/arrows.hpp"

namespace harary {

struct RamseyOrderAnswer {
  std::optional<int> order;  // nothing: the budget ended, or the order exceeds kMaxOrder
  int at_least = 1;          // the order is at least this
  std::optional<EdgeColouring>
      critical;                       // a colouring of K_(at_least - 1), unless that has no edge
  std::vector<ArrowingAnswer> steps;  // for K_first, K_(first + 1), …
  int first = 1;
  std::optional<StopReason> stopped;
};

// `first` is the first order that is tried, 1 … kMaxOrder: the caller's word that no smaller one
// will do. Throws as arrows() does.
RamseyOrderAnswer smallest_ramsey_order(const std::vector<Graph>& targets, int first, Job& job);

// An upper bound of the Ramsey number R(s, t), the least n such that every graph with n vertices
// has s vertices that are all adjacent or t that are not.
//
//   R(1, t) = 1 and R(2, t) = t. R(s, t) <= R(s - 1, t) + R(s, t - 1): on that number of vertices
//   each has R(s - 1, t) neighbours or R(s, t - 1) others (P. Erdős and G. Szekeres, 1935). If both
//   are even, one vertex less is enough: otherwise each has exactly R(s - 1, t) - 1 neighbours, and
//   no graph has an odd number of vertices of odd degree (R. Greenwood and A. Gleason, 1955).
//
// The bound is the number itself for R(3, 3) = 6, R(3, 4) = 9, R(3, 5) = 14 and R(4, 4) = 18.
//
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
