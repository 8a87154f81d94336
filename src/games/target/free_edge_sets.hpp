// SPDX-License-Identifier: MIT
// The sets that complete a copy of the target, as the rules ask for them: the counterpart of
// TargetCopies where the board is given by winning sets and not by a graph.
#pragma once

#include <vector>

#include "graph/edge_set.hpp"

namespace harary {

template <int Words>
class FreeEdgeSets {
 public:
  using Edges = EdgeSet<Words>;

  FreeEdgeSets(const std::vector<std::vector<int>>& sets, int elements)
      : by_element_(static_cast<std::size_t>(elements)) {
    for (const auto& set : sets) {
      Edges all;
      for (const int e : set) all.insert(e);
      sets_.push_back(all);
      for (const int e : set) {
        Edges rest = all;
        rest.erase(e);
        by_element_[static_cast<std::size_t>(e)].push_back(rest);
      }
    }
  }

  const std::vector<Edges>& sets() const { return sets_; }

  bool contained_in(const Edges& own) const {
    for (const Edges& set : sets_) {
      if (own.contains(set)) return true;
    }
    return false;
  }
  bool completed_by(const Edges& own, int e) const {
    for (const Edges& rest : by_element_[static_cast<std::size_t>(e)]) {
      if (own.contains(rest)) return true;
    }
    return false;
  }
  Edges harmless(const Edges& own, const Edges& candidates) const {
    Edges result = candidates;
    for (const int e : candidates) {
      if (completed_by(own, e)) result.erase(e);
    }
    return result;
  }
  bool possible_without(const Edges& taken) const {
    for (const Edges& set : sets_) {
      if (!set.intersects(taken)) return true;
    }
    return false;
  }

 private:
  std::vector<Edges> sets_;
  std::vector<std::vector<Edges>> by_element_;
};

}  // namespace harary
