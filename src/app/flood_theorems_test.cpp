// SPDX-License-Identifier: MIT
// The paper's polynomial algorithms against exact search, on random graphs of each class.
#include "games/flood/theorems.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "app/flood.hpp"
#include "games/flood/replay.hpp"
#include "graph/classes/comparability.hpp"
#include "graph/classes/split.hpp"

namespace harary {
namespace {

using Random = std::mt19937;
using Edges = std::vector<std::pair<int, int>>;

int below(Random& random, int n) {
  return static_cast<int>(random() % static_cast<unsigned>(n));
}

std::vector<int> random_colours(Random& random, int order, int colours) {
  std::vector<int> result;
  for (int v = 0; v < order; ++v) result.push_back(below(random, colours));
  return result;
}

// Curves over an interval, as their heights at a few places: vertices are adjacent unless one curve
// lies above the other everywhere (Golumbic, Rotem & Urrutia). Two places make permutation graphs.
Edges random_curves(Random& random, int order, int places) {
  std::vector<std::vector<int>> height(static_cast<std::size_t>(order));
  for (int i = 0; i < places; ++i) {
    std::vector<int> ranks(static_cast<std::size_t>(order));
    for (std::size_t v = 0; v < ranks.size(); ++v) ranks[v] = static_cast<int>(v);
    // Not too far from the identity, so that the order is long.
    for (int swaps = below(random, 4 * order); swaps > 0; --swaps) {
      const auto at = static_cast<std::size_t>(below(random, order - 1));
      std::swap(ranks[at], ranks[at + 1]);
    }
    for (std::size_t v = 0; v < ranks.size(); ++v) height[v].push_back(ranks[v]);
  }
  Edges edges;
  for (int u = 0; u < order; ++u) {
    for (int v = u + 1; v < order; ++v) {
      int lower = 0;
      for (std::size_t i = 0; i < static_cast<std::size_t>(places); ++i) {
        lower += height[static_cast<std::size_t>(u)][i] < height[static_cast<std::size_t>(v)][i];
      }
      if (lower != 0 && lower != places) edges.emplace_back(u, v);
    }
  }
  return edges;
}

Edges random_split_graph(Random& random, int order, int clique) {
  Edges edges;
  for (int v = 1; v < order; ++v) {
    for (int u = 0; u < std::min(v, clique); ++u) {
      if (v < clique || below(random, 3) == 0) edges.emplace_back(u, v);
    }
  }
  return edges;
}

// Calls check(board, start, exact length) for `count` connected boards; the others are left out.
template <class Make, class Solve>
void compare(int count, std::uint64_t seed, Make make, Solve solve) {
  Random random(static_cast<unsigned>(seed));
  for (int done = 0; done < count;) {
    const int order = 2 + below(random, 14);
    const Edges edges = make(random, order);
    const std::vector<int> colours = random_colours(random, order, 2 + below(random, 7));
    std::optional<ColouredBoard> board;
    try {
      board.emplace(order, edges, colours, "test");
    } catch (const InputError&) {  // disconnected
      continue;
    }
    ++done;
    const int start = below(random, order);
    const ContractedBoard contracted = contract(*board);
    const auto found = solve(contracted, contracted.vertex_of[static_cast<std::size_t>(start)]);
    ASSERT_TRUE(found.has_value());
    std::vector<int> calls;
    for (const int c : found->calls) {
      calls.push_back(contracted.palette[static_cast<std::size_t>(c)]);
    }
    ASSERT_TRUE(conquers_all(*board, start, calls));
    Job job;
    const FloodAnswer exact = solve_flood(*board, start, job, Method::search);
    ASSERT_TRUE(exact.optimal());
    ASSERT_EQ(static_cast<int>(calls.size()), exact.length()) << done;
  }
}

TEST(FloodTheorems, CocomparabilityEqualsSearch) {
  const auto solve = [](const ContractedBoard& board, int start) {
    return flood_on_cocomparability(board, start);
  };
  compare(
      6000, 1, [](Random& random, int order) { return random_curves(random, order, 3); }, solve);
  compare(
      6000, 2, [](Random& random, int order) { return random_curves(random, order, 2); }, solve);
}

// Paths: long orders, and many calls that serve both ends.
TEST(FloodTheorems, PathsEqualSearch) {
  compare(
      3000, 3,
      [](Random&, int order) {
        Edges edges;
        for (int v = 1; v < order; ++v) edges.emplace_back(v - 1, v);
        return edges;
      },
      [](const ContractedBoard& board, int start) {
        return flood_on_cocomparability(board, start);
      });
}

TEST(FloodTheorems, SplitGraphsEqualSearch) {
  compare(
      12000, 4,
      [](Random& random, int order) {
        return random_split_graph(random, order, 1 + below(random, order));
      },
      [](const ContractedBoard& board, int start) { return flood_on_split_graph(board, start); });
}

// By brute force over all orientations of small graphs, and over all subsets.
TEST(GraphClasses, AreRecognised) {
  Random random(5);
  int comparability = 0, split = 0;
  for (int i = 0; i < 3000; ++i) {
    const int order = 2 + below(random, 5);
    Relation graph(order);
    Edges edges;
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (below(random, 2) == 0) continue;
        graph.insert(u, v);
        graph.insert(v, u);
        edges.emplace_back(u, v);
      }
    }
    const auto transitive = [&](const Relation& order_of) {
      for (int a = 0; a < order; ++a) {
        for (int b = 0; b < order; ++b) {
          for (int c = 0; c < order; ++c) {
            if (order_of.holds(a, b) && order_of.holds(b, c) && !order_of.holds(a, c)) return false;
          }
        }
      }
      return true;
    };
    bool orientable = false;
    for (int code = 0; code < 1 << edges.size() && edges.size() <= 10 && !orientable; ++code) {
      Relation oriented(order);
      for (std::size_t e = 0; e < edges.size(); ++e) {
        const auto [u, v] = edges[e];
        (code >> e & 1) != 0 ? oriented.insert(u, v) : oriented.insert(v, u);
      }
      orientable = transitive(oriented);
    }
    const auto found = transitive_orientation(graph);
    if (edges.size() <= 10) {
      ASSERT_EQ(found.has_value(), orientable);
    }
    if (found) {
      ++comparability;
      ASSERT_TRUE(transitive(*found));
      for (int u = 0; u < order; ++u) {
        for (int v = 0; v < order; ++v) {
          ASSERT_EQ(graph.holds(u, v), found->holds(u, v) != found->holds(v, u));
        }
      }
    }

    bool splits = false;
    for (int clique = 0; clique < 1 << order && !splits; ++clique) {
      bool good = true;
      for (int v = 1; v < order; ++v) {
        for (int u = 0; u < v; ++u) {
          const int inside = (clique >> u & 1) + (clique >> v & 1);
          good = good && (inside != 2 || graph.holds(u, v)) && (inside != 0 || !graph.holds(u, v));
        }
      }
      splits = good;
    }
    const auto partition = split_partition(graph);
    ASSERT_EQ(partition.has_value(), splits);
    if (!partition) continue;
    ++split;
    for (const int u : partition->clique) {
      for (const int v : partition->clique) ASSERT_EQ(graph.holds(u, v), u != v);
    }
    for (const int u : partition->independent) {
      for (const int v : partition->independent) ASSERT_FALSE(graph.holds(u, v));
    }
  }
  EXPECT_GT(comparability, 500);
  EXPECT_LT(comparability, 3000);
  EXPECT_GT(split, 500);
  EXPECT_LT(split, 3000);
}

}  // namespace
}  // namespace harary
