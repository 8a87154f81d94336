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

}  // namespace harary
