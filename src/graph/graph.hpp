// SPDX-License-Identifier: MIT
// Simple undirected graphs on at most 64 vertices, as rows of an adjacency matrix of bits.
#pragma once

#include <array>
#include <compare>
#include <vector>

#include "base/assert.hpp"
#include "graph/vertex_set.hpp"

namespace harary {

inline constexpr int kMaxOrder = 64;

// An edge {low, high} with low < high. Ordered colexicographically: by high, then by low. This is
// the order in which Colex graphs grow, and the order of edge numbers everywhere in this project.
struct Edge {
  int low = 0;
  int high = 0;

  static constexpr Edge between(int u, int v) { return u < v ? Edge{u, v} : Edge{v, u}; }
  // The number of this pair in colexicographic order: 0-1, 0-2, 1-2, 0-3, …
  constexpr int pair_index() const {
    HARARY_ASSERT(low >= 0 && low < high, "the ends of a pair differ, the smaller one comes first");
    return high * (high - 1) / 2 + low;
  }

  friend constexpr bool operator==(Edge, Edge) = default;
  friend constexpr std::strong_ordering operator<=>(Edge a, Edge b) {
    return a.pair_index() <=> b.pair_index();
  }
};

class Graph {
 public:
  Graph() = default;
  // The empty graph on `order` vertices, 0 <= order <= 64; throws LimitError otherwise.
  explicit Graph(int order);
  // Edges must lie within the order (precondition); repeated edges count once.
  Graph(int order, const std::vector<Edge>& edges);

  int order() const { return order_; }
  int edge_count() const;
  VertexSet vertices() const { return VertexSet::first(order_); }
  VertexSet neighbours(int v) const {
    HARARY_ASSERT(has_vertex(v), "a graph is asked for neighbours of its own vertices");
    return rows_[static_cast<std::size_t>(v)];
  }
  int degree(int v) const { return neighbours(v).size(); }
  bool has_edge(int u, int v) const { return neighbours(u).contains(v); }
  bool has_edge(Edge e) const { return has_edge(e.low, e.high); }
  // In colexicographic order.
  std::vector<Edge> edges() const;

  void add_edge(int u, int v);
  void add_edge(Edge e) { add_edge(e.low, e.high); }
  void remove_edge(int u, int v);
  void remove_edge(Edge e) { remove_edge(e.low, e.high); }

  bool connected() const;
  Graph complement() const;
  // The vertices of `set`, renumbered in increasing order, and the edges between them.
  Graph induced(VertexSet set) const;

  friend bool operator==(const Graph&, const Graph&) = default;

 private:
  bool has_vertex(int v) const { return v >= 0 && v < order_; }

  int order_ = 0;
  std::array<VertexSet, kMaxOrder> rows_{};
};

}  // namespace harary
