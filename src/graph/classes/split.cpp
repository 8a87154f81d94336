// SPDX-License-Identifier: MIT
#include "graph/classes/split.hpp"

#include <algorithm>
#include <numeric>

namespace harary {

std::optional<SplitPartition> split_partition(const Relation& graph) {
  std::vector<int> degree;
  for (int v = 0; v < graph.order(); ++v) degree.push_back(graph.degree(v));
  std::vector<int> by_degree(degree.size());
  std::iota(by_degree.begin(), by_degree.end(), 0);
  std::stable_sort(by_degree.begin(), by_degree.end(), [&](int a, int b) {
    return degree[static_cast<std::size_t>(a)] > degree[static_cast<std::size_t>(b)];
  });
  const auto degree_of = [&](std::size_t i) {
    return degree[static_cast<std::size_t>(by_degree[i])];
  };
  std::size_t m = 0;
  while (m < by_degree.size() && degree_of(m) >= static_cast<int>(m)) ++m;
  long inside = static_cast<long>(m) * (static_cast<long>(m) - 1);
  for (std::size_t i = 0; i < by_degree.size(); ++i) inside += i < m ? -degree_of(i) : degree_of(i);
  if (inside != 0) return std::nullopt;
  const auto cut = by_degree.begin() + static_cast<std::ptrdiff_t>(m);
  return SplitPartition{{by_degree.begin(), cut}, {cut, by_degree.end()}};
}

}  // namespace harary
