// SPDX-License-Identifier: MIT
#include <harary/graph.hpp>

#include <algorithm>

#include "api/inside.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/graph6.hpp"

namespace harary::v0 {

namespace {

constexpr auto kByHighThenLow = [](const Edge& a, const Edge& b) {
  return a.high != b.high ? a.high < b.high : a.low < b.low;
};

}  // namespace

Graph::Graph(int order, const std::vector<Edge>& edges) : order_(order), edges_(edges) {
  if (order > kMaxOrder) {
    throw LimitError("a graph has at most 64 vertices, not " + std::to_string(order));
  }
  if (order < 0)
    throw InputError("the order of a graph is at least 0, not " + std::to_string(order));
  for (Edge& e : edges_) {
    if (e.low > e.high) std::swap(e.low, e.high);
    if (e.low < 0 || e.high >= order || e.low == e.high) {
      throw InputError("a graph of order " + std::to_string(order) + " has no edge " +
                       std::to_string(e.low) + "-" + std::to_string(e.high));
    }
  }
  std::sort(edges_.begin(), edges_.end(), kByHighThenLow);
  const auto twice = std::adjacent_find(edges_.begin(), edges_.end());
  if (twice != edges_.end()) {
    throw InputError("the edge " + std::to_string(twice->low) + "-" + std::to_string(twice->high) +
                     " is listed twice");
  }
}

Graph Graph::parse(const std::string& text) {
  return call([&] { return published(parse_board(text, "graph")); });
}

Graph Graph::parse_without_files(const std::string& text) {
  return call([&] { return published(harary::parse_board_without_files(text, "graph")); });
}

bool Graph::has_edge(int u, int v) const {
  return std::binary_search(edges_.begin(), edges_.end(), Edge{std::min(u, v), std::max(u, v)},
                            kByHighThenLow);
}

std::string Graph::text() const {
  return call([&] { return board_text(library_graph(*this)); });
}

std::string Graph::graph6() const {
  return call([&] { return encode_graph6(library_graph(*this)); });
}

Graph published(const harary::Graph& graph) {
  return Graph(graph.order(), published(graph.edges()));
}

harary::Graph library_graph(const Graph& graph) {
  harary::Graph result(graph.order());
  for (const Edge& e : graph.edges()) result.add_edge(e.low, e.high);
  return result;
}

}  // namespace harary::v0
