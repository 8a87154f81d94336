// SPDX-License-Identifier: MIT
// The minimal sets of a family: those that hold no other one. Sets are sorted vectors of their
// members, or EdgeSets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "graph/edge_set.hpp"

namespace harary {

inline bool holds(const std::vector<int>& set, const std::vector<int>& other) {
  return std::includes(set.begin(), set.end(), other.begin(), other.end());
}
template <int Words>
bool holds(const EdgeSet<Words>& set, const EdgeSet<Words>& other) {
  return set.contains(other);
}

// The order of the lists of members, of sets of equal size.
inline bool is_listed_before(const std::vector<int>& a, const std::vector<int>& b) {
  return a < b;
}
template <int Words>
bool is_listed_before(const EdgeSet<Words>& a, const EdgeSet<Words>& b) {
  return a != b && (a - b).front() < (b - a).front();
}

// Keeps each minimal set once, the smallest sets first. Members are numbers below `points`.
template <class Set>
void keep_minimal(std::vector<Set>& sets, int points) {
  std::sort(sets.begin(), sets.end(), [](const Set& a, const Set& b) {
    return a.size() != b.size() ? a.size() < b.size() : is_listed_before(a, b);
  });
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  if (sets.empty() || sets.front().size() == sets.back().size()) return;
  if (sets.front().empty()) {
    sets.resize(1);
    return;
  }
  // Kept sets are listed at the member that lies in the fewest sets: a set holds one of them only
  // if it has that member.
  std::vector<std::size_t> degree(static_cast<std::size_t>(points));
  for (const Set& set : sets) {
    for (const int p : set) ++degree[static_cast<std::size_t>(p)];
  }
  std::vector<std::vector<std::size_t>> listed(degree.size());
  std::size_t kept = 0;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    bool is_minimal = true;
    std::size_t rarest = degree.size();
    for (const int p : sets[i]) {
      const auto at = static_cast<std::size_t>(p);
      for (const std::size_t j : listed[at]) {
        if (holds(sets[i], sets[j])) is_minimal = false;
        if (!is_minimal) break;
      }
      if (!is_minimal) break;
      if (rarest == degree.size() || degree[at] < degree[rarest]) rarest = at;
    }
    if (!is_minimal) continue;
    listed[rarest].push_back(kept);
    if (kept != i) sets[kept] = std::move(sets[i]);
    ++kept;
  }
  sets.resize(kept);
}

}  // namespace harary
