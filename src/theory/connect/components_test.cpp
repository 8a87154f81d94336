// SPDX-License-Identifier: MIT
#include "theory/connect/components.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "graph/graph.hpp"
#include "theory/connect/connect_game.hpp"

namespace harary {
namespace {

TEST(Components, StartAsIsolatedVertices) {
  Components components(5);
  EXPECT_EQ(components.count(), 5);
  EXPECT_EQ(components.letters(), (LetterCounts{{0, 0, 0, 5}}));
  EXPECT_FALSE(components.missing_pair(3).has_value());
}

TEST(Components, FollowAPlainGraphThroughRandomEdges) {
  std::mt19937 random(7);
  for (int round = 0; round < 40; ++round) {
    const int order = 2 + round % 11;
    Graph graph(order);
    std::vector<Edge> missing = graph.complement().edges();
    std::shuffle(missing.begin(), missing.end(), random);
    Components components(order);
    for (const Edge e : missing) {
      graph.add_edge(e);
      components.add_edge({e.high, e.low});
      ASSERT_TRUE(components.has_edge({e.low, e.high}));
      ASSERT_EQ(components.letters(), letters_of(graph));
      for (int v = 0; v < order; ++v) {
        const std::int32_t own = components.find(v);
        const auto pair = components.missing_pair(own);
        ASSERT_EQ(pair.has_value(), components.missing(own) > 0);
        if (!pair) continue;
        ASSERT_FALSE(graph.has_edge(pair->first, pair->second));
        ASSERT_EQ(components.find(pair->first), own);
        ASSERT_EQ(components.find(pair->second), own);
        ASSERT_NE(pair->first, pair->second);
      }
    }
    EXPECT_EQ(components.count(), 1);
  }
}

TEST(Components, MissingPairsFillTheCompleteGraphOneByOne) {
  constexpr std::int32_t kOrder = 60;
  Components components(kOrder);
  for (std::int32_t v = 1; v < kOrder; ++v) components.add_edge({v - 1, v});
  std::size_t edges = kOrder - 1;
  while (const auto pair = components.missing_pair(components.find(0))) {
    components.add_edge(*pair);
    ++edges;
    ASSERT_EQ(components.edges(), edges);
  }
  EXPECT_EQ(edges, static_cast<std::size_t>(kOrder * (kOrder - 1) / 2));
}

}  // namespace
}  // namespace harary
