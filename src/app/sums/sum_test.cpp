// SPDX-License-Identifier: MIT
// Sums of different games: identities, the search against values, moves, limits, bad input.
#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "app/sums/sum_question.hpp"
#include "base/error.hpp"
#include "support/theory/random_forms.hpp"

namespace harary {
namespace {

SumAnswer sum_of(const std::vector<std::string>& terms) {
  SumRequest request;
  request.terms = terms;
  Job job;
  return solve_sum(request, job);
}

std::string class_of(const std::vector<std::string>& terms) {
  return sum_of(terms).outcome_class();
}

TEST(Sum, OfAGameAndItsNegativeIsWonBySecond) {
  for (const std::string term :
       {"snort P9", "col grid:3x3", "kayles P7", "snort K8", "*5", "±{2|1}"}) {
    EXPECT_EQ(class_of({term, term}), "second") << term;
  }
  for (const std::string term : {"col P5 red=0", "snort C6 red=0 green=3", "snort P4 green=1"}) {
    const SumAnswer answer = sum_of({term, "-" + term});
    EXPECT_EQ(answer.outcome_class(), "second") << term;
    EXPECT_EQ(answer.report.value().form, "0") << term;
    EXPECT_TRUE(answer.moves.empty());
  }
  EXPECT_EQ(class_of({"{3||2|-1}", "-3", "{1|-2||-3}", "3"}), "second");
}

TEST(Sum, NamesTheWinningMovesOfEachComponent) {
  const SumAnswer answer = sum_of({"snort P3", "{1|-1}", "*"});
  EXPECT_EQ(answer.outcome_class(), "first");
  EXPECT_EQ(answer.report.value().form, "±{3*|1*}");
  ASSERT_EQ(answer.moves.size(), 2U);
  EXPECT_EQ(answer.moves[0].component, 0U);
  EXPECT_EQ(answer.moves[0].move, "1");
  EXPECT_EQ(answer.moves[0].temperature, (Dyadic{2, 0}));
  EXPECT_EQ(answer.moves[1].player, Player::right);
  EXPECT_EQ(class_of({"1", "*3"}), "left");
  EXPECT_EQ(class_of({"kayles P4", "kayles P8"}), "second");
  EXPECT_EQ(class_of({"col P3 red=1"}), "right");
}

TEST(Sum, IsAskedForOneStarter) {
  SumRequest request;
  request.terms = {"{1|-1}", "snort P2"};
  request.first = Player::right;
  Job job;
  const Json json = to_json(solve_sum(request, job));
  EXPECT_EQ(json["first"], "right");
  EXPECT_EQ(json["role"], "left");
  EXPECT_FALSE(json.contains("by_starter"));
  EXPECT_EQ(json["class"], "second");
}

// The search, with components of several sizes as pieces, against the value of the sum.
TEST(SumSearch, AgreesWithValues) {
  std::mt19937 random(11);
  for (int i = 0; i < 150; ++i) {
    const auto games = std::make_shared<ConwayGames>(200'000);
    const int most = static_cast<int>(random() % 4);
    SumSearch search(games, 1 << 26, {most, most});
    const std::vector<ConwayGames::Form> forms = random_forms(*games, static_cast<unsigned>(i));
    SumPosition position;
    ConwayGames::Form total = ConwayGames::kZero;
    for (int term = 0; term < 3; ++term) {
      if (random() % 3 == 0) {
        position.forms.push_back(forms[random() % forms.size()]);
        total = games->sum(total, position.forms.back());
        continue;
      }
      const int order = 2 + static_cast<int>(random() % 4);
      Graph graph(order);
      for (int v = 1; v < order; ++v) {
        for (int u = 0; u < v; ++u) {
          if (random() % 2 == 0) graph.add_edge(u, v);
        }
      }
      const Apart apart = random() % 2 == 0 ? Apart::equal : Apart::different;
      FreeVertices free{{VertexSet::first(order), VertexSet::first(order)}};
      free[random() % 2].erase(static_cast<int>(random() % static_cast<unsigned>(order)));
      position.pieces.push_back({search.add_board(graph, apart), free});
      ColValues values(graph, apart, games, 100'000);
      total = games->sum(total, values.value(free));
    }
    EXPECT_EQ(search.mover_wins(position, Player::left),
              !games->at_least(ConwayGames::kZero, total));
    EXPECT_EQ(search.mover_wins(position, Player::right),
              !games->at_least(total, ConwayGames::kZero));
  }
}

// The values of these do not fit into so little room.
TEST(Sum, IsSearchedWhereValuesDoNotFit) {
  Budget budget;
  budget.memory_bytes = 3 << 17;
  Job job(budget);
  SumRequest request;
  request.terms = {"snort P10", "snort P7 red=2", "1"};
  const SumAnswer answer = solve_sum(request, job);
  const SumAnswer whole = sum_of(request.terms);
  EXPECT_TRUE(whole.report);
  EXPECT_FALSE(answer.report);
  if (!answer.stopped) EXPECT_EQ(answer.outcome_class(), whole.outcome_class());
}

TEST(Sum, EndsWithWhatIsKnown) {
  Budget budget;
  budget.time = std::chrono::milliseconds(0);
  Job job(budget);
  SumRequest request;
  request.terms = {"*", "snort grid:6x6"};
  const Json json = to_json(solve_sum(request, job));
  EXPECT_EQ(json["stopped"], "time");
  EXPECT_TRUE(json["class"].is_null());
  EXPECT_TRUE(json["by_starter"]["left"].is_null());
}

TEST(Sum, RefusesWhatIsNoTerm) {
  const auto refused = [](const std::string& term) -> std::string {
    try {
      sum_of({term});
    } catch (const InputError& error) {
      return error.what();
    }
    return "";
  };
  EXPECT_NE(refused("chess P5").find("'chess' is not a game"), std::string::npos)
      << refused("chess P5");
  EXPECT_NE(refused("domination K4").find("no values"), std::string::npos);
  EXPECT_NE(refused("{1|").find("missing"), std::string::npos) << refused("{1|");
  EXPECT_NE(refused("col P5 P6").find("given twice"), std::string::npos);
  EXPECT_NE(refused("col P5 weight=3").find("no option weight"), std::string::npos);
  EXPECT_NE(refused("col P5 misere=true").find("normal play"), std::string::npos);
  EXPECT_NE(refused("col").find("board"), std::string::npos) << refused("col");
  EXPECT_NE(refused("").find("missing"), std::string::npos) << refused("");
  EXPECT_NE(refused("on").find("not a game"), std::string::npos) << refused("on");
}

}  // namespace
}  // namespace harary
