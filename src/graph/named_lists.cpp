// SPDX-License-Identifier: MIT
// The named graphs with a list of numbers: circulant graphs, Paley graphs, graphs drawn at random.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "base/hashing.hpp"
#include "graph/name_table.hpp"
#include "graph/named.hpp"

namespace harary {

namespace {

void require(bool holds, std::string_view word, const std::vector<int>& numbers,
             std::string_view rule) {
  if (!holds) throw InputError(fmt::format("{}{}: {}", word, fmt::join(numbers, ","), rule));
}

bool is_order(int number) {
  return number >= 1 && number <= kMaxOrder;
}

bool is_prime(int number) {
  for (int d = 2; d * d <= number; ++d) {
    if (number % d == 0) return false;
  }
  return number >= 2;
}

}  // namespace

Graph circulant_graph(int order, const std::vector<int>& steps) {
  std::vector<int> numbers{order};
  numbers.insert(numbers.end(), steps.begin(), steps.end());
  require(is_order(order) && std::all_of(steps.begin(), steps.end(),
                                         [&](int step) { return step >= 1 && step <= order / 2; }),
          "circulant:", numbers,
          fmt::format("the order is 1 to {}, each step 1 to half of it, as in circulant:8,1,3",
                      kMaxOrder));
  Graph graph(order);
  for (const int step : steps) {
    for (int v = 0; v < order; ++v) {
      if (!graph.has_edge(v, (v + step) % order)) graph.add_edge(v, (v + step) % order);
    }
  }
  return graph;
}

Graph paley_graph(int order) {
  require(is_order(order) && is_prime(order) && order % 4 == 1, "paley:", {order},
          "the order is a prime number that leaves 1 when divided by 4: 5, 13, 17, 29, 37, 41, 53 "
          "or 61");
  std::vector<int> squares;
  for (int x = 1; x <= order / 2; ++x) {
    const int square = x * x % order;
    squares.push_back(std::min(square, order - square));
  }
  return circulant_graph(order, squares);
}

Graph random_graph(int order, int edges, int seed) {
  require(is_order(order) && edges <= order * (order - 1) / 2, "random:", {order, edges, seed},
          fmt::format("order, edges and seed: the order is 1 to {}, and it has n(n-1)/2 pairs at "
                      "most, as in random:8,12,1",
                      kMaxOrder));
  std::vector<std::pair<int, int>> pairs;
  for (int v = 0; v < order; ++v) {
    for (int u = 0; u < v; ++u) pairs.emplace_back(u, v);
  }
  Graph graph(order);
  // The first places of a shuffle by Fisher and Yates.
  std::uint64_t drawn = static_cast<std::uint64_t>(seed);
  for (std::size_t i = 0; i < static_cast<std::size_t>(edges); ++i) {
    drawn = mix(drawn + 0x9e3779b97f4a7c15U);
    std::swap(pairs[i], pairs[i + drawn % (pairs.size() - i)]);
    graph.add_edge(pairs[i].first, pairs[i].second);
  }
  return graph;
}

}  // namespace harary
