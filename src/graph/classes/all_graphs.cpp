// SPDX-License-Identifier: MIT
#include "graph/classes/all_graphs.hpp"

#include <algorithm>
#include <cstdint>

#include "base/error.hpp"
#include "graph/canonical/small.hpp"

namespace harary {

namespace {

using Pairs = std::uint64_t;  // a graph as a set of pairs, by Edge::pair_index()

Pairs canonical_pairs(Pairs pairs, int order) {
  SmallColouredGraph<1> graph;
  graph.order = order;
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if ((pairs >> Edge{u, v}.pair_index() & 1) != 0) graph.set_colour(u, v, 1);
    }
  }
  const SmallColouredGraph<1> form = canonical_form(graph);
  Pairs result = 0;
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if (form.colour(u, v) != 0) result |= Pairs{1} << Edge{u, v}.pair_index();
    }
  }
  return result;
}

Graph graph_of(Pairs pairs, int order) {
  Graph graph(order);
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < v; ++u) {
      if ((pairs >> Edge{u, v}.pair_index() & 1) != 0) graph.add_edge(u, v);
    }
  }
  return graph;
}

}  // namespace

std::vector<Graph> all_graphs(int order) {
  if (order < 1 || order > kMostListedOrder) {
    throw LimitError("graphs of order " + std::to_string(order) +
                     " cannot be generated, only 1 to " + std::to_string(kMostListedOrder) +
                     "; give a list, for example from nauty-geng");
  }
  std::vector<Pairs> forms{0};
  for (int n = 2; n <= order; ++n) {
    std::vector<Pairs> larger;
    for (const Pairs form : forms) {
      for (Pairs neighbours = 0; neighbours < Pairs{1} << (n - 1); ++neighbours) {
        larger.push_back(canonical_pairs(form | neighbours << Edge{0, n - 1}.pair_index(), n));
      }
    }
    std::sort(larger.begin(), larger.end());
    larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
    forms = std::move(larger);
  }
  std::vector<Graph> graphs;
  for (const Pairs form : forms) graphs.push_back(graph_of(form, order));
  std::stable_sort(graphs.begin(), graphs.end(),
                   [](const Graph& a, const Graph& b) { return a.edge_count() < b.edge_count(); });
  return graphs;
}

}  // namespace harary
