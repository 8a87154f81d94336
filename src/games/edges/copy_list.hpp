// SPDX-License-Identifier: MIT
// The copies of a target as a list of sets of edges: a position contains a copy when one of them
// lies in a colour class. The copies are those on a board (copies.hpp), or winning sets given
// without a graph.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "graph/edge_set.hpp"

namespace harary {

template <int Words>
class CopyList {
 public:
  using Edges = EdgeSet<Words>;

  CopyList() = default;
  // Copies with edges below `edges`.
  CopyList(std::vector<Edges> copies, int edges)
      : copies_(std::move(copies)), by_edge_(static_cast<std::size_t>(edges)) {
    for (const Edges& copy : copies_) {
      for (const int e : copy) {
        Edges rest = copy;
        rest.erase(e);
        by_edge_[static_cast<std::size_t>(e)].push_back(rest);
      }
    }
  }

  const std::vector<Edges>& copies() const { return copies_; }
  // The other edges of each copy that uses the edge e.
  const std::vector<Edges>& completions(int e) const {
    return by_edge_[static_cast<std::size_t>(e)];
  }

  // Is there a copy within `own`?
  bool contained_in(const Edges& own) const {
    for (const Edges& copy : copies_) {
      if (own.contains(copy)) return true;
    }
    return false;
  }
  // Does adding the edge e to `own` complete a copy that uses e?
  bool completed_by(const Edges& own, int e) const {
    for (const Edges& rest : completions(e)) {
      if (own.contains(rest)) return true;
    }
    return false;
  }
  // Is there a copy that avoids `taken`?
  bool possible_without(const Edges& taken) const {
    for (const Edges& copy : copies_) {
      if (!copy.intersects(taken)) return true;
    }
    return false;
  }

 private:
  std::vector<Edges> copies_;
  std::vector<std::vector<Edges>> by_edge_;
};

// The edges of `candidates` that complete no copy in `own`. Copies: CopyList or TargetCopies.
template <class Copies>
auto harmless(const Copies& copies, const typename Copies::Edges& own,
              const typename Copies::Edges& candidates) {
  typename Copies::Edges result = candidates;
  for (const int e : candidates) {
    if (copies.completed_by(own, e)) result.erase(e);
  }
  return result;
}

}  // namespace harary
