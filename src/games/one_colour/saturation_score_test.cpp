// SPDX-License-Identifier: MIT
// The score of saturation games: values that plain programs found, the core against the plain
// rules at every position, and theorems about extremal graphs on all small graphs.
#include "games/one_colour/saturation_score.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/one_colour/saturation_family.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

using Score = SaturationScoreRules<1>;

Score score_on(const std::string& board, const std::string& target, const std::string& drawn = "",
               Side starter = Side::first) {
  const Graph graph = parse_board(board, "board");
  std::vector<Edge> edges;
  if (!drawn.empty()) edges = parse_edge_set(drawn, graph, "--red");
  return {OneColourSetup{std::make_shared<const EdgeBoard>(graph), edges, starter},
          parse_board(target, "target"), Growth::anywhere};
}

TEST(SaturationScore, OfTrianglesIsTheSameForEitherStarterOnSmallBoards) {
  const std::vector<std::pair<std::string, int>> values{{"K3", 2}, {"K4", 4}, {"K5", 6}};
  for (const auto& [board, edges] : values) {
    for (const Side starter : {Side::first, Side::second}) {
      const Score rules = score_on(board, "K3", "", starter);
      Reference reference(rules);
      EXPECT_EQ(for_first(starter, reference.evaluate(rules.start()).value), edges) << board;
    }
  }
}

TEST(SaturationScore, CoreHasTheValueOfEveryPosition) {
  for (const std::string target : {"K3", "P4", "C4", "star:3", "matching:2", "paw", "K4"}) {
    for (const std::string board : {"K4", "K2,3", "house", "W4", "K5"}) {
      if (board == "K5" && target != "K3") continue;  // the others have too many positions
      for (const Side starter : {Side::first, Side::second}) {
        SCOPED_TRACE(target + " on " + board);
        const Score rules = score_on(board, target, "", starter);
        const auto core = rules.core().value();
        Reference plain(rules);
        Reference by_core(core);
        plain.evaluate(rules.start());
        for (const auto& [p, evaluation] : plain.known()) {
          const auto q = rules.in_core(core, p);
          ASSERT_EQ(by_core.evaluate(q).value, evaluation.value);
          if (core.result(q)) continue;
          const Bounds bounds = core.bounds(q);
          EXPECT_LE(bounds.lower, evaluation.value);
          EXPECT_GE(bounds.upper, evaluation.value);
        }
      }
    }
  }
}

TEST(SaturationScore, EqualKeysOfTheCoreHaveEqualRests) {
  const Score rules = score_on("K5", "K3");
  const auto core = rules.core().value();
  Reference plain(core);
  plain.evaluate(core.start());
  std::vector<std::pair<SaturationScoreKey<1>, Value>> seen;
  for (const auto& [p, evaluation] : plain.known()) {
    if (core.result(p)) continue;
    const auto key = core.key(p);
    const Value rest = evaluation.value - core.certain_part(p);
    for (const auto& [other, value] : seen) {
      if (other == key) {
        EXPECT_EQ(rest, value);
      }
    }
    seen.emplace_back(key, rest);
  }
  EXPECT_GT(seen.size(), 50U);
}

TEST(SaturationScore, SaysTheNumberOfEdges) {
  const Score rules = score_on("K5", "K3");
  EXPECT_EQ(rules.number(6), 6);
  EXPECT_EQ(rules.verdict(6).outcome, std::pair(6, 4));
  EXPECT_EQ(rules.verdict(6).winner, Winner::first);
  EXPECT_EQ(rules.verdict(5).winner, Winner::tie);
  EXPECT_EQ(rules.cuts(), (std::vector<Value>{4, 5}));
  EXPECT_EQ(score_on("K3", "K3").cuts(), (std::vector<Value>{1}));
  const auto end = rules.parse_position("edges=0-1,0-2,0-3,0-4");
  EXPECT_EQ(rules.reason(end).text, "No edge can be drawn any more: there are 4 edges.");
  GameOptions options;
  options.set("board", "K5");
  options.set("score", "true");
  options.set("misere", "true");
  EXPECT_THROW(SaturationFamily::visit("", options, [](const auto&) {}), InputError);
}

bool has_triangle(const Graph& graph) {
  for (const Edge e : graph.edges()) {
    if (!(graph.neighbours(e.low) & graph.neighbours(e.high)).empty()) return true;
  }
  return false;
}

bool is_saturated(const Graph& graph) {
  for (int v = 0; v < graph.order(); ++v) {
    for (int u = 0; u < v; ++u) {
      if (!graph.has_edge(u, v) && (graph.neighbours(u) & graph.neighbours(v)).empty()) {
        return false;
      }
    }
  }
  return true;
}

TEST(ExtremalGraphs, BoundAllTriangleFreeGraphs) {
  for (int order = 1; order <= 6; ++order) {
    const int pairs = order * (order - 1) / 2;
    int most = 0;
    for (unsigned set = 0; set < 1U << pairs; ++set) {
      Graph graph(order);
      int pair = 0;
      for (int v = 0; v < order; ++v) {
        for (int u = 0; u < v; ++u) {
          if ((set >> pair++ & 1) != 0) graph.add_edge(u, v);
        }
      }
      if (has_triangle(graph)) continue;
      most = std::max(most, graph.edge_count());
      EXPECT_LE(graph.edge_count(), most_triangle_free_edges(order, graph));
      if (is_saturated(graph)) {
        EXPECT_GE(graph.edge_count(), least_saturated_edges(order, graph));
      }
    }
    EXPECT_EQ(most, turan_number(order, 3));
  }
  EXPECT_EQ(turan_number(7, 4), 16);
  EXPECT_EQ(turan_number(8, 2), 0);
}

}  // namespace
}  // namespace harary
