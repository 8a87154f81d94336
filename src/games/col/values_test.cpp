// SPDX-License-Identifier: MIT
// The values of Col and Snort, and the searches that use them.
#include <gtest/gtest.h>

#include <memory>
#include <random>
#include <string>

#include "games/col/family.hpp"
#include "graph/board_text.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

std::string value_of(const std::string& board, Apart apart, VertexSet red = {},
                     VertexSet green = {}) {
  const Graph graph = parse_board(board, "board");
  ColValues values(graph, apart, 100'000);
  FreeVertices free{{graph.vertices(), graph.vertices()}};
  for (const int v : red) free = after_taking(graph, apart, free, 0, v);
  for (const int v : green) free = after_taking(graph, apart, free, 1, v);
  return values.games().name(values.value(free));
}

// Conway, "On Numbers and Games", chapter 8: every value of Col is a number, or one and a star.
TEST(ColValues, AreNumbersOrNumbersAndAStar) {
  EXPECT_EQ(value_of("P1", Apart::equal), "*");
  for (const std::string board : {"P2", "P3", "P8", "C3", "C8", "grid:3x3", "petersen"}) {
    EXPECT_EQ(value_of(board, Apart::equal), "0") << board;
  }
  // Green may take all that Red may not: vertices at the red one are worth 1 to Green.
  EXPECT_EQ(value_of("P2", Apart::equal, VertexSet::single(0)), "-1");
  EXPECT_EQ(value_of("star:3", Apart::equal, VertexSet::single(0)), "-3");
  std::mt19937 random(7);
  for (int i = 0; i < 200; ++i) {
    Graph graph(7);
    for (int v = 1; v < 7; ++v) {
      for (int u = 0; u < v; ++u) {
        if (random() % 3 == 0) graph.add_edge(u, v);
      }
    }
    ColValues values(graph, Apart::equal, 100'000);
    ConwayGames& games = values.games();
    const auto value = values.value({{graph.vertices(), graph.vertices()}});
    const auto star = games.of({ConwayGames::kZero}, {ConwayGames::kZero});
    EXPECT_TRUE(games.number(value) || games.number(games.sum(value, star))) << board_text(graph);
  }
}

TEST(SnortValues, OfPathsCyclesAndGrids) {
  EXPECT_EQ(value_of("P1", Apart::different), "*");
  EXPECT_EQ(value_of("P2", Apart::different), "±1");
  EXPECT_EQ(value_of("P3", Apart::different), "±2");
  EXPECT_EQ(value_of("P4", Apart::different), "±{2|1}");
  EXPECT_EQ(value_of("P5", Apart::different), "±(1,{3|0})");
  EXPECT_EQ(value_of("P6", Apart::different), "*");
  EXPECT_EQ(value_of("C3", Apart::different), "±2");
  EXPECT_EQ(value_of("C4", Apart::different), "0");
  EXPECT_EQ(value_of("C5", Apart::different), "*");
  EXPECT_EQ(value_of("C7", Apart::different), "±(1*)");
  EXPECT_EQ(value_of("K8", Apart::different), "±7");
  EXPECT_EQ(value_of("grid:3x3", Apart::different), "±{3|2}");
  EXPECT_EQ(value_of("grid:4x4", Apart::different), "0");
}

// The search on sums against the plain rules, in every position of random boards.
TEST(ColCore, AgreesWithThePlainRules) {
  std::mt19937 random(11);
  for (int i = 0; i < 300; ++i) {
    const int order = 1 + static_cast<int>(random() % 10);
    Graph graph(order);
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (random() % 4 == 0) graph.add_edge(u, v);
      }
    }
    GameOptions options;
    options.set("board", board_text(graph));
    options.set("first", random() % 2 == 0 ? "red" : "green");
    ColFamily::visit(i % 2 == 0 ? "col" : "snort", options, [&](const ColRules& rules) {
      Reference reference(rules);
      // Also with components that are too large to be valued.
      const Apart apart = i % 2 == 0 ? Apart::equal : Apart::different;
      const ColCore core(graph, apart, std::make_shared<VertexSymmetry>(graph),
                         {{graph.vertices(), graph.vertices()}}, rules.mover(rules.start()),
                         i % 3 == 0 ? 0 : static_cast<int>(random() % 5));
      Reference on_core(core);
      auto p = rules.start();
      while (!rules.result(p)) {
        const auto q = rules.in_core(core, p);
        ASSERT_EQ(on_core.evaluate(q).value, reference.evaluate(p).value)
            << board_text(graph) << " " << rules.position_text(p);
        // A key names the mover's vertices first: the position with exchanged colours has the same
        // one. If only the larger components are exchanged, the value of the small ones must be its
        // own negative.
        FreeVertices exchanged = rules.free_sets(p);
        std::swap(exchanged[0], exchanged[1]);
        auto other = core.position(exchanged, opponent(q.mover));
        EXPECT_EQ(core.key(other), core.key(q));
        const bool own_negative = other.small == q.small;
        other.small = q.small;
        EXPECT_EQ(core.key(other) == core.key(q), own_negative);
        const VertexSet moves = rules.moves(p);
        int skip = static_cast<int>(random() % static_cast<unsigned>(moves.size()));
        for (const int v : moves) {
          if (skip-- == 0) {
            p = rules.after(p, v);
            break;
          }
        }
      }
    });
  }
}

}  // namespace
}  // namespace harary
