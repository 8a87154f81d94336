// SPDX-License-Identifier: MIT
#include "graph/subgraph_symmetry.hpp"

#include <gtest/gtest.h>

#include "graph/named.hpp"
#include "graph/subgraph_plan.hpp"

namespace harary {
namespace {

TEST(Automorphisms, FindOrbits) {
  const Automorphisms path(path_graph(4));
  EXPECT_EQ(path.orbit(0, {}), VertexSet(0b1001));
  EXPECT_EQ(path.orbit(1, {}), VertexSet(0b0110));
  const std::vector<int> fixed{0};
  EXPECT_EQ(path.orbit(1, fixed), VertexSet(0b0010));
  EXPECT_EQ(Automorphisms(petersen_graph()).orbit(0, {}), VertexSet::first(10));
  EXPECT_EQ(Automorphisms(star_graph(4)).orbit(1, {}), VertexSet(0b11110));
}

// Colour refinement alone cannot tell a hexagon from two triangles.
TEST(Automorphisms, AreNotDeceivedByRegularGraphs) {
  Graph graph(12);
  for (const Edge e : cycle_graph(6).edges()) graph.add_edge(e);
  for (const int first : {6, 9}) {
    for (const Edge e : complete_graph(3).edges()) graph.add_edge(e.low + first, e.high + first);
  }
  EXPECT_EQ(Automorphisms(graph).orbit(0, {}), VertexSet::first(6));
  EXPECT_EQ(Automorphisms(graph).orbit(6, {}), VertexSet::first(12) - VertexSet::first(6));
}

TEST(ConnectedOrder, LeavesIsolatedVerticesOutAndStaysConnected) {
  const Graph graph(7, {{0, 1}, {2, 3}, {3, 4}, {2, 4}});
  const std::vector<int> order = connected_order(graph, std::vector<int>{1});
  EXPECT_EQ(order, (std::vector<int>{1, 0, 2, 3, 4}));
}

TEST(SearchPlan, HasOneArcPlanForEachOrbitOfArcs) {
  EXPECT_EQ(plan_from_each_arc(complete_graph(64)).size(), 1U);
  EXPECT_EQ(plan_from_each_arc(cycle_graph(6)).size(), 1U);
  EXPECT_EQ(plan_from_each_arc(star_graph(3)).size(), 2U);
  EXPECT_EQ(plan_from_each_arc(path_graph(4)).size(), 3U);
  EXPECT_EQ(plan_from_each_arc(petersen_graph()).size(), 1U);
  EXPECT_EQ(plan_from_each_arc(empty_graph(3)).size(), 0U);
}

}  // namespace
}  // namespace harary
