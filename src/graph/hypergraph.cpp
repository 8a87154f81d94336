// SPDX-License-Identifier: MIT
#include "graph/hypergraph.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/portable.hpp"

namespace harary {

void keep_minimal_sets(Hypergraph& hypergraph) {
  std::vector<std::vector<int>>& sets = hypergraph.sets;
  for (std::vector<int>& set : sets) {
    portable::ranges::sort(set);
    set.erase(std::unique(set.begin(), set.end()), set.end());
  }
  std::sort(sets.begin(), sets.end(), [](const std::vector<int>& a, const std::vector<int>& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
  if (sets.empty() || sets.front().size() == sets.back().size()) return;
  if (sets.front().empty()) {
    sets.resize(1);
    return;
  }
  // Kept sets are listed at the member that lies in the fewest sets: a set holds one of them only
  // if it has that member.
  std::vector<std::size_t> degree(static_cast<std::size_t>(hypergraph.points));
  for (const std::vector<int>& set : sets) {
    for (const int p : set) ++degree[static_cast<std::size_t>(p)];
  }
  std::vector<std::vector<std::size_t>> listed(degree.size());
  std::size_t kept = 0;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const std::vector<int>& set = sets[i];
    const auto holds_kept = [&](int p) {
      return portable::ranges::any_of(listed[static_cast<std::size_t>(p)], [&](std::size_t j) {
        return std::includes(set.begin(), set.end(), sets[j].begin(), sets[j].end());
      });
    };
    if (portable::ranges::any_of(set, holds_kept)) continue;
    const int rarest = *std::min_element(set.begin(), set.end(), [&](int p, int q) {
      return degree[static_cast<std::size_t>(p)] < degree[static_cast<std::size_t>(q)];
    });
    listed[static_cast<std::size_t>(rarest)].push_back(kept);
    if (kept != i) sets[kept] = std::move(sets[i]);
    ++kept;
  }
  sets.resize(kept);
}

}  // namespace harary
