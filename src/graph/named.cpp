// SPDX-License-Identifier: MIT
#include "graph/named.hpp"

#include <fmt/format.h>

#include "base/printable.hpp"
#include "graph/name_ranges.hpp"

namespace harary {

namespace {

// The graph without edges that a member of the family starts from; the order is worked out only
// for numbers in the range.
template <class OrderOf>
Graph vertices_of(const NumberRange& range, int number, OrderOf order_of) {
  if (!range.holds(number)) refuse_number(range, fmt::format("{}", number));
  return Graph(order_of(number));
}

constexpr auto kSame = [](int number) { return number; };
constexpr auto kOneMore = [](int number) { return number + 1; };

// The k with C(k,2) <= m < C(k+1,2).
int colex_clique(int edges) {
  int k = 1;
  while (k * (k + 1) / 2 <= edges) ++k;
  return k;
}

}  // namespace

void refuse_number(const NumberRange& range, std::string_view number) {
  throw InputError(
      fmt::format("{0}{1}: a board has 1 to {2} vertices; this family goes from "
                  "{0}{3} to {0}{4}",
                  range.prefix, number, kMaxOrder, range.least, range.most));
}

Graph complete_graph(int order) {
  return vertices_of(kComplete, order, kSame).complement();
}

Graph empty_graph(int order) {
  return vertices_of(kEmpty, order, kSame);
}

Graph complete_multipartite_graph(const std::vector<int>& parts) {
  const auto refuse = [&](std::string_view message) {
    std::string word = "K";
    for (const int part : parts) word += fmt::format("{}{}", word == "K" ? "" : ",", part);
    throw InputError(fmt::format("{}: {}", in_quotes(word), message));
  };
  int order = 0;
  for (const int part : parts) {
    if (part < 1) refuse("every part has at least 1 vertex");
    if (part > kMaxOrder - order) refuse("a board has 1 to 64 vertices in all parts together");
    order += part;
  }
  if (order == 0) refuse("a board has at least one part");
  Graph graph(order);
  int first = 0;
  for (const int part : parts) {
    const VertexSet earlier = VertexSet::first(first);
    for (int v = first; v < first + part; ++v) {
      for (const int u : earlier) graph.add_edge(u, v);
    }
    first += part;
  }
  return graph;
}

Graph cycle_graph(int order) {
  Graph graph = vertices_of(kCycle, order, kSame);
  for (int v = 0; v < order; ++v) graph.add_edge(v, (v + 1) % order);
  return graph;
}

Graph path_graph(int order) {
  Graph graph = vertices_of(kPath, order, kSame);
  for (int v = 1; v < order; ++v) graph.add_edge(v - 1, v);
  return graph;
}

Graph star_graph(int leaves) {
  Graph graph = vertices_of(kStar, leaves, kOneMore);
  for (int leaf = 1; leaf <= leaves; ++leaf) graph.add_edge(0, leaf);
  return graph;
}

Graph wheel_graph(int spokes) {
  Graph graph = vertices_of(kWheel, spokes, kOneMore);
  for (int v = 0; v < spokes; ++v) {
    graph.add_edge(v, (v + 1) % spokes);
    graph.add_edge(v, spokes);
  }
  return graph;
}

Graph matching_graph(int edges) {
  Graph graph = vertices_of(kMatching, edges, [](int number) { return 2 * number; });
  for (int v = 0; v < graph.order(); v += 2) graph.add_edge(v, v + 1);
  return graph;
}

Graph colex_graph(int edges) {
  Graph graph = vertices_of(kColex, edges, [](int number) {
    const int k = colex_clique(number);
    return number > k * (k - 1) / 2 ? k + 1 : k;
  });
  int left = edges;
  for (int high = 1; high < graph.order(); ++high) {
    for (int low = 0; low < high && left > 0; ++low, --left) graph.add_edge(low, high);
  }
  return graph;
}

Graph hypercube_graph(int dimension) {
  Graph graph = vertices_of(kHypercube, dimension, [](int number) { return 1 << number; });
  for (int v = 0; v < graph.order(); ++v) {
    for (int bit = 1; bit < graph.order(); bit *= 2) graph.add_edge(v, v ^ bit);
  }
  return graph;
}

Graph petersen_graph() {
  return generalised_petersen_graph(5, 2);
}

Graph bowtie_graph() {
  return {5, {{0, 1}, {0, 2}, {1, 2}, {0, 3}, {0, 4}, {3, 4}}};
}

}  // namespace harary
