// SPDX-License-Identifier: MIT
// The longest path game: paths against all walks without repetition, and values of small boards,
// which two plain programs found.
#include <gtest/gtest.h>

#include <functional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "games/path/family.hpp"
#include "graph/board_text.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

// By trying everything.
int plain_length(const Graph& graph) {
  int best = 0;
  std::vector<bool> used(static_cast<std::size_t>(graph.order()));
  const std::function<void(int, int)> go_on = [&](int v, int edges) {
    best = std::max(best, edges);
    used[static_cast<std::size_t>(v)] = true;
    for (const int w : graph.neighbours(v)) {
      if (!used[static_cast<std::size_t>(w)]) go_on(w, edges + 1);
    }
    used[static_cast<std::size_t>(v)] = false;
  };
  for (int v = 0; v < graph.order(); ++v) go_on(v, 0);
  return best;
}

TEST(LongestPath, IsAsLongAsTryingEverythingSays) {
  std::mt19937 random(7);
  for (int round = 0; round < 600; ++round) {
    const int order = 1 + static_cast<int>(random() % 7);
    const unsigned density = 1 + random() % 9;
    Graph graph(order);
    for (int v = 0; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (random() % 10 < density) graph.add_edge(u, v);
      }
    }
    const std::vector<int> path = longest_path(graph);
    EXPECT_EQ(longest_path_length(graph), plain_length(graph));
    for (std::size_t i = 1; i < path.size(); ++i) {
      EXPECT_TRUE(graph.has_edge(path[i - 1], path[i]));
      for (std::size_t j = 0; j < i; ++j) EXPECT_NE(path[i], path[j]);
    }
  }
}

TEST(Path, HasTheValuesOfSmallBoards) {
  const std::vector<std::pair<std::string, std::pair<int, int>>> values{
      {"K3", {2, 1}}, {"K4", {2, 2}}, {"C5", {2, 1}}, {"P6", {2, 1}}, {"K3,3", {4, 3}}};
  for (const auto& [board, outcome] : values) {
    SCOPED_TRACE(board);
    GameOptions options;
    options.set("board", board);
    PathFamily::visit("path", options, [&](const auto& rules) {
      Reference reference(rules);
      const auto start = rules.start();
      const Value value = for_first(rules.mover(start), reference.evaluate(start).value);
      EXPECT_EQ(rules.verdict(value).outcome, outcome);
    });
  }
}

}  // namespace
}  // namespace harary
