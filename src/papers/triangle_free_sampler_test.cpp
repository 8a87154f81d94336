// SPDX-License-Identifier: MIT
#include "papers/triangle_free_sampler.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "graph/board_text.hpp"
#include "graph/cliques.hpp"

namespace harary {
namespace {

TEST(TriangleFreeSampler, EveryGraphOfASizeIsEquallyLikely) {
  // Labelled graphs on four vertices without a triangle, by number of edges.
  const std::vector<int> graphs{1, 6, 15, 16, 3};
  std::vector<double> weights;
  for (const int count : graphs) weights.push_back(1.0 / count);
  TriangleFreeSampler sampler(4, weights, 1);
  std::vector<std::map<std::string, int>> seen(graphs.size());
  constexpr int kDraws = 50000;
  for (int i = 0; i < kDraws; ++i) {
    sampler.run(40);
    ASSERT_EQ(sampler.graph().edge_count(), sampler.edges());
    ASSERT_LT(clique_number(sampler.graph()), 3);
    ++seen[static_cast<std::size_t>(sampler.edges())][board_text(sampler.graph())];
  }
  for (std::size_t m = 0; m < graphs.size(); ++m) {
    EXPECT_EQ(seen[m].size(), static_cast<std::size_t>(graphs[m])) << m;
    // Each size has a fifth of the draws, and each graph its part of them.
    const double expected = kDraws / 5.0 / graphs[m];
    for (const auto& [text, count] : seen[m]) EXPECT_NEAR(count, expected, 0.2 * expected) << text;
  }
}

TEST(TriangleFreeSampler, KeepsToTheSizesThatHaveAWeight) {
  TriangleFreeSampler sampler(9, std::vector<double>(6, 1.0), 2);
  for (int i = 0; i < 1000; ++i) {
    sampler.run(10);
    EXPECT_LT(sampler.edges(), 6);
  }
}

}  // namespace
}  // namespace harary
