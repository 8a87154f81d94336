// SPDX-License-Identifier: MIT
#include "graph/graph.hpp"

#include <fmt/format.h>

#include "base/assert.hpp"
#include "base/error.hpp"

namespace harary {

Graph::Graph(int order) : order_(order) {
  if (order < 0 || order > kMaxOrder) {
    throw LimitError(fmt::format("a graph has at most {} vertices, not {}", kMaxOrder, order));
  }
}

Graph::Graph(int order, const std::vector<Edge>& edges) : Graph(order) {
  for (const Edge e : edges) add_edge(e);
}

int Graph::edge_count() const {
  int twice = 0;
  for (int v = 0; v < order_; ++v) twice += degree(v);
  return twice / 2;
}

std::vector<Edge> Graph::edges() const {
  std::vector<Edge> result;
  for (int high = 0; high < order_; ++high) {
    for (const int low : neighbours(high) & VertexSet::first(high)) result.push_back({low, high});
  }
  return result;
}

void Graph::add_edge(int u, int v) {
  HARARY_ASSERT(has_vertex(u) && has_vertex(v) && u != v, "an edge has two ends in its graph");
  rows_[static_cast<std::size_t>(u)].insert(v);
  rows_[static_cast<std::size_t>(v)].insert(u);
}

void Graph::remove_edge(int u, int v) {
  HARARY_ASSERT(has_vertex(u) && has_vertex(v) && u != v, "an edge has two ends in its graph");
  rows_[static_cast<std::size_t>(u)].erase(v);
  rows_[static_cast<std::size_t>(v)].erase(u);
}

bool Graph::connected() const {
  if (order_ == 0) return true;
  VertexSet reached = VertexSet::single(0);
  VertexSet frontier = reached;
  while (!frontier.empty()) {
    VertexSet next;
    for (const int v : frontier) next |= neighbours(v);
    frontier = next - reached;
    reached |= next;
  }
  return reached == vertices();
}

Graph Graph::complement() const {
  Graph result(order_);
  for (int v = 0; v < order_; ++v) {
    result.rows_[static_cast<std::size_t>(v)] = vertices() - neighbours(v) - VertexSet::single(v);
  }
  return result;
}

Graph Graph::induced(VertexSet set) const {
  HARARY_ASSERT(vertices().contains(set), "an induced graph is one of own vertices");
  Graph result(set.size());
  int new_v = 0;
  for (const int v : set) {
    int new_u = 0;
    for (const int u : set) {
      if (u == v) break;
      if (has_edge(u, v)) result.add_edge(new_u, new_v);
      ++new_u;
    }
    ++new_v;
  }
  return result;
}

}  // namespace harary
