// SPDX-License-Identifier: MIT
// The board of an edge game: a graph whose edges are numbered in colexicographic order. Shared,
// immutable; positions are sets of these numbers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/assert.hpp"
#include "graph/edge_set.hpp"
#include "graph/graph.hpp"

namespace harary {

class EdgeBoard {
 public:
  explicit EdgeBoard(const Graph& graph) : graph_(graph), edges_(graph.edges()) {
    for (auto& row : index_) row.fill(-1);
    for (int e = 0; e < size(); ++e) {
      const Edge edge = edges_[static_cast<std::size_t>(e)];
      index_[static_cast<std::size_t>(edge.low)][static_cast<std::size_t>(edge.high)] =
          static_cast<std::int16_t>(e);
      index_[static_cast<std::size_t>(edge.high)][static_cast<std::size_t>(edge.low)] =
          static_cast<std::int16_t>(e);
    }
  }

  const Graph& graph() const { return graph_; }
  int order() const { return graph_.order(); }
  int size() const { return static_cast<int>(edges_.size()); }
  const std::vector<Edge>& edges() const { return edges_; }
  Edge edge(int e) const {
    HARARY_ASSERT(e >= 0 && e < size(), "an edge number is one of the board's");
    return edges_[static_cast<std::size_t>(e)];
  }
  // The number of the edge between u and v, or -1.
  int index(int u, int v) const {
    HARARY_ASSERT(u >= 0 && v >= 0 && u < order() && v < order(), "both are vertices of the board");
    return index_[static_cast<std::size_t>(u)][static_cast<std::size_t>(v)];
  }
  int index(Edge e) const { return index(e.low, e.high); }

  template <int Words>
  EdgeSet<Words> all() const {
    return EdgeSet<Words>::first(size());
  }
  // The graph formed by some of the board's edges, on all its vertices.
  template <int Words>
  Graph subgraph(const EdgeSet<Words>& set) const {
    Graph result(order());
    for (const int e : set) result.add_edge(edge(e));
    return result;
  }
  // The numbers of edges of the board; each must be one (precondition).
  template <int Words>
  EdgeSet<Words> set_of(const std::vector<Edge>& edges) const {
    EdgeSet<Words> result;
    for (const Edge e : edges) {
      HARARY_ASSERT(index(e) >= 0, "each of the edges is one of the board's");
      result.insert(index(e));
    }
    return result;
  }
  template <int Words>
  std::vector<Edge> edges_of(const EdgeSet<Words>& set) const {
    std::vector<Edge> result;
    for (const int e : set) result.push_back(edge(e));
    return result;
  }

 private:
  Graph graph_;
  std::vector<Edge> edges_;
  std::array<std::array<std::int16_t, kMaxOrder>, kMaxOrder> index_;
};

}  // namespace harary
