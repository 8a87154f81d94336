// SPDX-License-Identifier: MIT
// Boards and targets: simple undirected graphs on at most 64 vertices, 0 … order - 1.
#pragma once

#include <string>
#include <vector>

#include <harary/api.hpp>

namespace harary::v0 {

inline constexpr int kMaxOrder = 64;

// low < high. Edges are ordered, and numbered everywhere, by high, then by low.
struct Edge {
  int low = 0;
  int high = 0;
  friend constexpr bool operator==(const Edge&, const Edge&) = default;
};

class HARARY_API Graph {
 public:
  Graph() = default;
  // Edges in any order, either end first. Throws LimitError for an order above kMaxOrder,
  // InputError for an edge outside the order, a loop, and an edge that is listed twice. O(m log m).
  Graph(int order, const std::vector<Edge>& edges);

  // A name ("K6", "K3,3", "petersen", "grid:7x3", "~C5", "K6+P3"), or a word or a file in one of
  // the formats of docs/formats.md ("g6:…", "@board.g6"). Throws InputError, FileError.
  static Graph parse(const std::string& text);
  // The same without files: for text from a network.
  static Graph parse_without_files(const std::string& text);

  int order() const { return order_; }
  // In order. O(1).
  const std::vector<Edge>& edges() const { return edges_; }
  // O(log m).
  bool has_edge(int u, int v) const;

  // A text that parse() reads back as the same labelled graph: its name, or "g6:…". O(order²).
  std::string text() const;
  // The bare graph6 string. O(order²).
  std::string graph6() const;

  friend bool operator==(const Graph&, const Graph&) = default;

 private:
  int order_ = 0;
  std::vector<Edge> edges_;
};

}  // namespace harary::v0
