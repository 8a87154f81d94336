// SPDX-License-Identifier: MIT
// The named graphs with two numbers, against plain definitions and known facts.
#include <gtest/gtest.h>

#include <cstdlib>
#include <utility>
#include <vector>

#include "graph/canonical/nauty.hpp"
#include "graph/named.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

// The graph on the cells of a rectangle that have numbers row by row, adjacent as `adjacent` says
// of columns and rows.
template <class Adjacent>
Graph plain(int width, int height, Adjacent adjacent) {
  std::vector<std::pair<int, int>> cells;
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) cells.emplace_back(column, row);
  }
  Graph graph(width * height);
  for (int u = 0; u < graph.order(); ++u) {
    for (int v = 0; v < graph.order(); ++v) {
      const auto [x, y] = cells[static_cast<std::size_t>(u)];
      const auto [a, b] = cells[static_cast<std::size_t>(v)];
      if (u != v && adjacent(x, y, a, b)) graph.add_edge(u, v);
    }
  }
  return graph;
}

// Calls f(width, height) for all rectangles of at most 64 cells with such sides.
template <class F>
void for_each_rectangle(int least, F f) {
  for (int width = least; width <= kMaxOrder; ++width) {
    for (int height = least; width * height <= kMaxOrder; ++height) f(width, height);
  }
}

TEST(NamedPairs, GridsJoinCellsThatShareASide) {
  for_each_rectangle(1, [](int width, int height) {
    ASSERT_EQ(grid_graph(width, height), plain(width, height, [](int x, int y, int a, int b) {
                return std::abs(x - a) + std::abs(y - b) == 1;
              }));
    ASSERT_EQ(grid_graph(width, height).edge_count(), width * (height - 1) + height * (width - 1));
  });
  EXPECT_EQ(named_graph("grid:3x2").edges(),
            (std::vector<Edge>{{0, 1}, {1, 2}, {0, 3}, {1, 4}, {3, 4}, {2, 5}, {4, 5}}));
}

TEST(NamedPairs, ToriGoRoundInBothDirections) {
  for_each_rectangle(3, [](int width, int height) {
    const Graph torus = torus_graph(width, height);
    ASSERT_EQ(torus, plain(width, height, [&](int x, int y, int a, int b) {
                const bool across = (x + 1) % width == a || (a + 1) % width == x;
                const bool down = (y + 1) % height == b || (b + 1) % height == y;
                return (x == a && down) || (y == b && across);
              }));
    for (int v = 0; v < torus.order(); ++v) ASSERT_EQ(torus.degree(v), 4);
  });
}

TEST(NamedPairs, QueensGoInLines) {
  for_each_rectangle(1, [](int width, int height) {
    ASSERT_EQ(queens_graph(width, height), plain(width, height, [](int x, int y, int a, int b) {
                return x == a || y == b || x + y == a + b || x - y == a - b;
              }));
  });
  // 1456 moves on the usual board, each edge two of them.
  EXPECT_EQ(queens_graph(8, 8).edge_count(), 1456 / 2);
  EXPECT_EQ(queens_graph(5, 1), complete_graph(5));
  EXPECT_EQ(queens_graph(2, 2), complete_graph(4));
}

TEST(NamedPairs, KnightsLeap) {
  for_each_rectangle(1, [](int width, int height) {
    ASSERT_EQ(knights_graph(width, height), plain(width, height, [](int x, int y, int a, int b) {
                const std::pair leap(std::abs(x - a), std::abs(y - b));
                return leap == std::pair(1, 2) || leap == std::pair(2, 1);
              }));
  });
  EXPECT_EQ(knights_graph(8, 8).edge_count(), 336 / 2);
  // The middle of 3 x 3 has no move; the others are a cycle.
  EXPECT_EQ(knights_graph(3, 3).degree(4), 0);
  EXPECT_EQ(knights_graph(3, 3).edge_count(), 8);
}

TEST(NamedPairs, GeneralisedPetersenGraphsAreCubic) {
  for (int n = 3; n <= 32; ++n) {
    for (int k = 1; 2 * k < n; ++k) {
      const Graph graph = generalised_petersen_graph(n, k);
      ASSERT_EQ(graph.order(), 2 * n);
      for (int v = 0; v < n; ++v) {
        ASSERT_EQ(graph.degree(v), 3);
        ASSERT_EQ(graph.degree(n + v), 3);
        ASSERT_TRUE(graph.has_edge(v, (v + 1) % n));
        ASSERT_TRUE(graph.has_edge(v, n + v));
        ASSERT_TRUE(graph.has_edge(n + v, n + (v + k) % n));
      }
    }
  }
  EXPECT_EQ(named_graph("petersen:5,2"), petersen_graph());
  // The cube, the dodecahedron and the Desargues graph by the orders of their groups.
  const auto group_order = [](const char* name) {
    return *canonical_symmetry(ColouredGraph(named_graph(name))).group_order;
  };
  EXPECT_EQ(group_order("petersen:4,1"), 48U);
  EXPECT_EQ(group_order("petersen"), 120U);
  EXPECT_EQ(group_order("petersen:10,2"), 120U);
  EXPECT_EQ(group_order("petersen:10,3"), 240U);
}

TEST(NamedPairs, RefuseSizesOutOfRange) {
  const auto refused = [](std::string_view name) {
    return refusal([&] { named_graph(name, {"--board", 1, 1}); });
  };
  EXPECT_EQ(refused("grid:9x9"),
            "--board:1:1: grid:9x9: a board has 1 to 64 vertices; width times height is 1 to 64");
  EXPECT_EQ(
      refused("torus:2x5"),
      "--board:1:1: torus:2x5: a board has 1 to 64 vertices; both sides are at least 3, width "
      "times height is at most 64");
  EXPECT_EQ(
      refused("petersen:6,3"),
      "--board: petersen:6,3: a board has 1 to 64 vertices; n is 3 to 32 and k at least 1 and "
      "less than n/2, as in petersen:7,2");
  EXPECT_EQ(
      refused("K5+queens:99999999999x99999999999"),
      "--board:1:4: queens:99999999999x99999999999: a board has 1 to 64 vertices; width times "
      "height is 1 to 64");
  for (const char* name : {"grid:0x5", "grid:65x1", "queens:5x0", "knights:1x65", "petersen:2,1",
                           "petersen:5,0", "petersen:33,1"}) {
    EXPECT_NE(refused(name).find("a board has 1 to 64 vertices"), std::string::npos) << name;
  }
  EXPECT_THROW(grid_graph(-1, -5), InputError);
  EXPECT_THROW(torus_graph(2'000'000'000, 2'000'000'000), InputError);
  EXPECT_THROW(generalised_petersen_graph(0, 0), InputError);
}

TEST(NamedPairs, SayHowTheyAreWritten) {
  const auto refused = [](std::string_view name) {
    return refusal([&] { named_graph(name, {"--board", 1, 1}); });
  };
  EXPECT_EQ(refused("grid:7"), "--board: 'grid:7' is not a graph; write it like grid:7x3");
  EXPECT_EQ(refused("K5+torus:5x"),
            "--board:1:4: 'torus:5x' is not a graph; write it like torus:5x5");
  EXPECT_EQ(refused("petersen:7"),
            "--board: 'petersen:7' is not a graph; write it like petersen:7,2");
}

}  // namespace
}  // namespace harary
