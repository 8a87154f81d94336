// SPDX-License-Identifier: MIT
#include "graph/classes/all_graphs.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/error.hpp"
#include "graph/classes/transitivity.hpp"
#include "graph/named.hpp"

namespace harary {
namespace {

TEST(AllGraphs, AreAsManyAsIsKnown) {
  const std::vector<std::size_t> known{1, 2, 4, 11, 34, 156, 1044, 12346};  // OEIS A000088
  for (std::size_t i = 0; i < known.size(); ++i) {
    EXPECT_EQ(all_graphs(static_cast<int>(i) + 1).size(), known[i]);
  }
  EXPECT_THROW(all_graphs(0), LimitError);
  EXPECT_THROW(all_graphs(kMostListedOrder + 1), LimitError);
}

TEST(AllGraphs, RegularOnesAreAsManyAsIsKnown) {
  const std::vector<std::ptrdiff_t> known{1, 2, 2, 4, 3, 8, 6, 22};  // OEIS A005176
  for (std::size_t i = 0; i < known.size(); ++i) {
    const auto graphs = all_graphs(static_cast<int>(i) + 1);
    EXPECT_EQ(std::count_if(graphs.begin(), graphs.end(), is_regular), known[i]);
  }
}

// By trying all permutations of the vertices.
bool plainly_edge_transitive(const Graph& graph) {
  const auto edges = graph.edges();
  std::vector<int> place;
  for (int v = 0; v < graph.order(); ++v) place.push_back(v);
  std::vector<bool> reached(edges.size());
  do {
    const bool automorphism = std::all_of(edges.begin(), edges.end(), [&](Edge e) {
      return graph.has_edge(place[static_cast<std::size_t>(e.low)],
                            place[static_cast<std::size_t>(e.high)]);
    });
    if (!automorphism || edges.empty()) continue;
    const Edge image = Edge::between(place[static_cast<std::size_t>(edges[0].low)],
                                     place[static_cast<std::size_t>(edges[0].high)]);
    reached[static_cast<std::size_t>(std::find(edges.begin(), edges.end(), image) -
                                     edges.begin())] = true;
  } while (std::next_permutation(place.begin(), place.end()));
  return std::find(reached.begin(), reached.end(), false) == reached.end();
}

TEST(EdgeTransitivity, IsThatOfThePermutations) {
  for (int order = 1; order <= 6; ++order) {
    for (const Graph& graph : all_graphs(order)) {
      EXPECT_EQ(is_edge_transitive(graph), plainly_edge_transitive(graph));
    }
  }
  EXPECT_TRUE(is_edge_transitive(named_graph("petersen")));
  EXPECT_TRUE(is_edge_transitive(named_graph("K3,4")));
  EXPECT_FALSE(is_edge_transitive(named_graph("bowtie")));
  EXPECT_THROW(is_edge_transitive(Graph(17)), LimitError);
}

}  // namespace
}  // namespace harary
