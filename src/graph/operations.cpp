// SPDX-License-Identifier: MIT
#include "graph/operations.hpp"

#include <fmt/format.h>

#include "base/error.hpp"

namespace harary {

namespace {

// Orders of boards, so their sum and their product fit an int.
Graph vertices_within_limit(int order) {
  if (order > kMaxOrder) {
    throw InputError(
        fmt::format("{} vertices are too many; a board has 1 to {}", order, kMaxOrder));
  }
  return Graph(order);
}

}  // namespace

Graph disjoint_union(const Graph& a, const Graph& b) {
  Graph result = vertices_within_limit(a.order() + b.order());
  for (const Edge e : a.edges()) result.add_edge(e);
  for (const Edge e : b.edges()) result.add_edge(a.order() + e.low, a.order() + e.high);
  return result;
}

Graph cartesian_product(const Graph& a, const Graph& b) {
  Graph result = vertices_within_limit(a.order() * b.order());
  const auto number = [&](int u, int v) { return u + a.order() * v; };
  for (int v = 0; v < b.order(); ++v) {
    for (const Edge e : a.edges()) result.add_edge(number(e.low, v), number(e.high, v));
  }
  for (int u = 0; u < a.order(); ++u) {
    for (const Edge e : b.edges()) result.add_edge(number(u, e.low), number(u, e.high));
  }
  return result;
}

}  // namespace harary
