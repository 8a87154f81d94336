// SPDX-License-Identifier: MIT
#include "games/positional/boards/set_families.hpp"

#include <set>
#include <utility>
#include <vector>

namespace harary {

namespace {

std::vector<int> listed(VertexSet set) {
  std::vector<int> result;
  for (const int v : set) result.push_back(v);
  return result;
}

// Does each member alone meet one of the sets?
bool needs_all(VertexSet set, const std::vector<VertexSet>& met) {
  for (const int v : set) {
    bool needed = false;
    for (const VertexSet one : met) {
      if ((one & set) == VertexSet::single(v)) {
        needed = true;
        break;
      }
    }
    if (!needed) return false;
  }
  return true;
}

}  // namespace

void add_closed_neighbourhoods(const Graph& board, SetCollector& sets) {
  for (const int v : board.vertices()) sets.add(listed(board.neighbours(v) | VertexSet::single(v)));
}

// Berge: the minimal sets that meet the first i + 1 neighbourhoods are made of those that meet the
// first i.
void add_dominating_sets(const Graph& board, SetCollector& sets) {
  std::vector<VertexSet> met;
  std::set<VertexSet> minimal{VertexSet()};
  for (const int v : board.vertices()) {
    met.push_back(board.neighbours(v) | VertexSet::single(v));
    std::set<VertexSet> next;
    for (const VertexSet one : minimal) {
      CurrentJob::check_each(1024);
      if (!(one & met.back()).empty()) {
        next.insert(one);
        continue;
      }
      for (const int u : met.back()) {
        const VertexSet larger = one | VertexSet::single(u);
        if (needs_all(larger, met)) next.insert(larger);
      }
      sets.require_room(next.size());
    }
    minimal = std::move(next);
  }
  for (const VertexSet one : minimal) sets.add(listed(one));
}

}  // namespace harary
