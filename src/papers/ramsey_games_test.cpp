// SPDX-License-Identifier: MIT
// Small Ramsey game numbers: the list of targets is whole, and what a row says is what plain
// questions about each cell say.
#include "papers/ramsey_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "app/catalogue.hpp"
#include "base/error.hpp"
#include "graph/board_text.hpp"
#include "graph/classes/all_graphs.hpp"

namespace harary {
namespace {

RamseyRow row_of(const std::string& target, int most,
                 std::optional<std::chrono::milliseconds> each = std::nullopt) {
  Job job;
  return ramsey_row(ramsey_target(target), most, each, nullptr, job);
}

std::optional<Winner> winner(const RamseyRow& row, RamseyGame game, int order) {
  for (const RamseyCell& cell : row.cells) {
    if (cell.game == game && cell.order == order) return cell.winner;
  }
  return std::nullopt;
}

// By search alone, without any of the facts that a row uses.
Answer plainly(RamseyGame game, const std::string& target, int order) {
  GameOptions options;
  options.set("order", std::to_string(order));
  options.set("target", target);
  Question question;
  question.method = Method::search;
  Job job;
  return make_game(std::string(name_of(game)), options)->solve(question, job);
}

// The same text for all graphs of an isomorphism class: the smallest of all numberings.
std::string renumbered(const Graph& graph) {
  std::vector<int> names(static_cast<std::size_t>(graph.order()));
  std::iota(names.begin(), names.end(), 0);
  std::string smallest;
  do {
    Graph other(graph.order());
    for (int v = 0; v < graph.order(); ++v) {
      for (int u = 0; u < v; ++u) {
        if (graph.has_edge(u, v)) {
          other.add_edge(names[static_cast<std::size_t>(u)], names[static_cast<std::size_t>(v)]);
        }
      }
    }
    const std::string text = board_text(other);
    if (smallest.empty() || text < smallest) smallest = text;
  } while (std::next_permutation(names.begin(), names.end()));
  return smallest;
}

TEST(RamseyTargets, AreAllSmallGraphsWithoutIsolatedVerticesAndSomeMore) {
  std::multiset<std::string> wanted;
  for (int order = 2; order <= 5; ++order) {
    for (const Graph& graph : all_graphs(order)) {
      bool isolated = false;
      for (int v = 0; v < order; ++v) isolated = isolated || graph.degree(v) == 0;
      if (!isolated) wanted.insert(renumbered(graph));
    }
  }
  EXPECT_EQ(wanted.size(), 33U);
  std::multiset<std::string> listed;
  std::set<std::string> names;
  for (const RamseyTarget& target : ramsey_targets()) {
    names.insert(target.name);
    EXPECT_EQ(board_text(target.graph), target.text) << target.name;
    if (target.graph.order() <= 5) listed.insert(renumbered(target.graph));
  }
  EXPECT_EQ(listed, wanted);
  EXPECT_EQ(names.size(), ramsey_targets().size());
}

TEST(RamseyTargets, AreFoundByNameAndByText) {
  EXPECT_EQ(ramsey_target("fork").text, "g6:DsC");
  EXPECT_EQ(ramsey_target("g6:DsC").name, "fork");
  EXPECT_EQ(ramsey_target("k4").name, "K4");
  EXPECT_EQ(ramsey_target("star:3").name, "K1,3");
  EXPECT_EQ(ramsey_target("petersen").graph.order(), 10);
  EXPECT_THROW(ramsey_target("E3"), InputError);
  EXPECT_THROW(ramsey_target("nothing"), InputError);
}

// Paths with n vertices from K_n on, stars with n vertices from K_{2n - 3} on, triangles from K5
// on.
TEST(RamseyGames, TheFirstPlayerAchievesFromThePublishedOrdersOn) {
  const std::map<std::string, int> published{
      {"K3", 5}, {"P5", 5}, {"P6", 6}, {"K1,3", 5}, {"K1,4", 7}};
  for (const auto& [target, least] : published) {
    EXPECT_EQ(row_of(target, least).first_achieves.least(), least) << target;
  }
}

TEST(RamseyGames, SimIsTheSecondPlayersFromSixVerticesOn) {
  const RamseyRow row = row_of("K3", 7);
  EXPECT_EQ(row.maker_wins.least(), 5);
  for (int n = 3; n <= 7; ++n) {
    EXPECT_EQ(winner(row, RamseyGame::misere_avoidance, n), n < 6 ? Winner::tie : Winner::second);
    EXPECT_EQ(winner(row, RamseyGame::avoidance, n), n == 3 ? Winner::first : Winner::second);
    EXPECT_EQ(winner(row, RamseyGame::saturation, n), n == 6 ? Winner::first : Winner::second);
  }
}

TEST(RamseyGames, EveryCellIsWhatAPlainQuestionSays) {
  int implied = 0;
  for (const RamseyTarget& target : ramsey_targets()) {
    if (target.graph.order() > 5) continue;
    const RamseyRow row = row_of(target.text, 5);
    EXPECT_FALSE(row.stopped);
    for (const RamseyCell& cell : row.cells) {
      const Answer plain = plainly(cell.game, target.text, cell.order);
      EXPECT_EQ(cell.winner, plain.winner)
          << target.name << " on K" << cell.order << ": " << name_of(cell.game);
      if (!cell.by.empty()) ++implied;
      if (cell.nimber) {
        EXPECT_EQ(*cell.nimber == 0, cell.winner == Winner::second) << target.name;
      }
    }
  }
  EXPECT_GT(implied, 30);
}

TEST(RamseyGames, WhatIsNotSettledStaysOpen) {
  const RamseyRow row = row_of("K4", 9, std::chrono::milliseconds(1));
  EXPECT_FALSE(row.maker_wins.at);
  EXPECT_FALSE(row.first_achieves.at);
  // Where Maker does not win, the first player does not either; how far each gets depends on time.
  EXPECT_GE(row.first_achieves.from, row.maker_wins.from);
  EXPECT_EQ(winner(row, RamseyGame::avoidance, 9), std::nullopt);
  EXPECT_FALSE(row.stopped);
  Budget none;
  none.time = std::chrono::milliseconds(0);
  Job job(none);
  EXPECT_EQ(ramsey_row(ramsey_target("K4"), 9, std::nullopt, nullptr, job).stopped,
            StopReason::time);
}

TEST(RamseyGames, KnownCellsAreNotAskedAgain) {
  const RamseyCell told{.game = RamseyGame::avoidance,
                        .order = 6,
                        .winner = Winner::first,  // wrong, so that it can be told
                        .nimber = std::nullopt,
                        .by = "",
                        .positions = 0,
                        .seconds = 0};
  Job job;
  const RamseyRow row = ramsey_row(
      ramsey_target("K3"), 6, std::nullopt,
      [&](RamseyGame game, int order) {
        return game == told.game && order == told.order ? &told : nullptr;
      },
      job);
  EXPECT_EQ(winner(row, RamseyGame::avoidance, 6), Winner::first);
  EXPECT_EQ(winner(row, RamseyGame::avoidance, 5), Winner::second);
}

}  // namespace
}  // namespace harary
