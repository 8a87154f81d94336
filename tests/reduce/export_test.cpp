// SPDX-License-Identifier: MIT
// Exports read back and solved by others: QDIMACS by DepQBF, winning sets by the rules on sets.
// Without DepQBF (Debian package depqbf) these tests are skipped.
#include <gtest/gtest.h>

#include <cstdlib>

#include "app/catalogue.hpp"
#include "app/export_game.hpp"
#include "cli/command.hpp"
#include "graph/board_text.hpp"
#include "reduce/formulas.hpp"
#include "reduce/qdimacs_of_game.hpp"
#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

bool have_depqbf() {
  static const bool found = std::system("depqbf --version >/dev/null 2>&1") == 0;
  return found;
}

// True, false, or nothing after the time limit.
std::optional<bool> depqbf(const std::string& qdimacs, const TestFolder& folder) {
  const std::string file = folder.put("formula.qdimacs", qdimacs);
  // DepQBF says 10 for true and 20 for false.
  const int status = std::system(("timeout 60 depqbf " + file + " >/dev/null 2>&1").c_str());
  const int code = WEXITSTATUS(status);
  if (code == 10) return true;
  if (code == 20) return false;
  return std::nullopt;
}

QuantifiedFormula random_qbf(TestRandom& random, int variables, int clauses) {
  QuantifiedFormula formula;
  for (int x = 1; x <= variables; ++x) {
    formula.prefix.push_back({random.below(2) == 0 ? Quantifier::exists : Quantifier::for_all, x});
  }
  while (static_cast<int>(formula.clauses.size()) < clauses) {
    Clause clause;
    for (int x = 1; x <= variables; ++x) {
      const int dice = random.below(4);
      if (dice < 2) clause.push_back(dice == 0 ? x : -x);
    }
    if (!clause.empty()) formula.clauses.push_back(clause);
  }
  return formula;
}

TEST(Exports, OurOwnQbfSolverAgreesWithDepQbf) {
  if (!have_depqbf()) GTEST_SKIP() << "depqbf is not installed";
  const TestFolder folder;
  TestRandom random(71);
  int holds = 0;
  for (int round = 0; round < 300; ++round) {
    const QuantifiedFormula formula = random_qbf(random, 2 + random.below(5), 1 + random.below(8));
    const bool ours = solved(QuantifiedFormulaRules(formula)) > 0;
    ASSERT_EQ(depqbf(formula_text(formula), folder), ours) << formula_word(formula);
    holds += ours ? 1 : 0;
  }
  EXPECT_GT(holds, 50);
  EXPECT_LT(holds, 250);
}

// "Within k moves" by the plain definition: a win of Red with remoteness at most k.
void agree_within(const std::string& game, const GameOptions& options, int moves,
                  const TestFolder& folder, int& yes) {
  const ExportedGame exported = export_game(game, options);
  const auto answer =
      depqbf(qdimacs_of_game(exported.sets, exported.rule, exported.starter, moves), folder);
  ASSERT_TRUE(answer) << "DepQBF took too long";
  const auto within = [&](const auto& rules) {
    using R = std::decay_t<decltype(rules)>;
    const Evaluation value = Reference<R>(rules).evaluate(rules.start());
    return for_first(rules.mover(rules.start()), value.value) > 0 && value.remoteness <= moves;
  };
  const PointSetup setup{std::make_shared<const WinningSets>(exported.sets), exported.starter, {}};
  bool expected = false;
  if (exported.rules == "avoidance") expected = within(OnAvoidance(setup));
  if (exported.rules == "misere-avoidance") expected = within(OnMisere(setup));
  if (exported.rules == "achievement") expected = within(OnAchievement(setup));
  if (exported.rules == "achievement-no-draw") expected = within(OnNoDraw(setup));
  if (exported.rules == "maker-breaker") expected = within(OnMakerBreaker(setup));
  ASSERT_EQ(*answer, expected) << game << " within " << moves;
  yes += expected ? 1 : 0;
}

TEST(Exports, WinsWithinKMovesAreThoseOfDepQbf) {
  if (!have_depqbf()) GTEST_SKIP() << "depqbf is not installed";
  const TestFolder folder;
  TestRandom random(72);
  int yes = 0, asked = 0;
  static const std::vector<std::string> kGames{"avoidance", "misere-avoidance", "achievement",
                                               "achievement-no-draw", "maker-breaker"};
  for (int round = 0; round < 250; ++round) {
    const Graph board = random.graph(4 + random.below(3), 80);
    GameOptions options;
    options.set("board", board_text(board));
    options.set("target", random.below(3) == 0 ? "P4" : "K3");
    std::vector<Edge> red, green;
    int open = 0;
    for (const Edge e : board.edges()) {
      const int dice = random.below(3);
      if (dice == 0 || open == 7) {
        (random.below(2) == 0 ? red : green).push_back(e);
      } else {
        ++open;
      }
    }
    if (open == 0) continue;
    if (!red.empty()) options.set("red", edge_set_text(red));
    if (!green.empty()) options.set("green", edge_set_text(green));
    if (random.below(3) == 0) options.set("first", "green");
    const std::string game = kGames[random.below(kGames.size())];
    try {
      export_game(game, options);
    } catch (const InputError&) {
      continue;  // the start contains a copy of the target
    }
    agree_within(game, options, 1 + random.below(open), folder, yes);
    if (HasFatalFailure()) return;
    ++asked;
  }
  EXPECT_GT(asked, 80);
  EXPECT_GT(yes, 15);
}

// Sima on K6 with 15 open edges: Red has a triangle in his fourth move, the seventh in all.
TEST(Exports, SimaIsWonInSevenMovesByDepQbf) {
  if (!have_depqbf()) GTEST_SKIP() << "depqbf is not installed";
  const TestFolder folder;
  const ExportedGame sima = export_game("sima", GameOptions());
  EXPECT_EQ(sima.sets.names.size(), 15U);
  EXPECT_EQ(sima.sets.sets[0].size(), 20U);
  EXPECT_EQ(depqbf(qdimacs_of_game(sima.sets, sima.rule, Side::first, 5), folder), false);
  EXPECT_EQ(depqbf(qdimacs_of_game(sima.sets, sima.rule, Side::first, 7), folder), true);
  GameOptions options;
  Question question;
  question.remoteness = true;
  Job job;
  EXPECT_EQ(make_game("sima", options)->solve(question, job).remoteness, 7);
}

// Sim after six moves: nine edges open, asked to the end.
TEST(Exports, SimInTheMiddleIsThatOfDepQbf) {
  if (!have_depqbf()) GTEST_SKIP() << "depqbf is not installed";
  const TestFolder folder;
  for (const auto& [red, green] :
       std::vector<std::pair<std::string, std::string>>{{"0-1,2-3,4-5", "0-2,1-3,0-4"},
                                                        {"0-1,1-2,2-3", "3-4,4-5,0-5"},
                                                        {"0-1,0-2,0-3", "1-2,1-3,2-4"}}) {
    GameOptions options;
    options.set("red", red);
    options.set("green", green);
    const ExportedGame sim = export_game("sim", options);
    EXPECT_EQ(sim.sets.names.size(), 9U);
    Job job;
    const Answer answer = make_game("sim", options)->solve({}, job);
    EXPECT_EQ(depqbf(qdimacs_of_game(sim.sets, sim.rule, sim.starter, 9), folder),
              answer.winner == Winner::first)
        << red;
  }
}

// The reduction's own instance, exported: DepQBF decides Schaefer's game by way of the board.
TEST(Exports, ReducedInstancesAreThoseOfDepQbf) {
  if (!have_depqbf()) GTEST_SKIP() << "depqbf is not installed";
  const TestFolder folder;
  for (PositiveFormula formula : all_positive(NormalForm::dnf, 3, 3)) {
    const WinningSets sets = winning_sets(achievement_of_dnf(formula, "maker-breaker").instance);
    EXPECT_EQ(depqbf(qdimacs_of_game(sets, {.kind = SetGameKind::maker_breaker}, Side::first,
                                     formula.variables),
                     folder),
              judged(formula) > 0)
        << formula_word(formula);
  }
}

TEST(Exports, WinningSetsAreReadBackAndSolved) {
  const TestFolder folder;
  for (const std::string game : {"sim", "sima", "maker-breaker --board K5 --target K3",
                                 "achievement --board K5 --target C4 --red 0-1 --green 2-3"}) {
    const std::string file = folder.file("game.pg");
    EXPECT_EQ(cli::command("export pg " + game + " --out " + file).status, cli::kAnswered);
    const std::string rules = game == "sim"    ? "misere-avoidance"
                              : game == "sima" ? "achievement"
                                               : game.substr(0, game.find(' '));
    EXPECT_EQ(cli::answer("solve " + rules + " --instance " + file)["winner"],
              cli::answer("solve " + game)["winner"])
        << game;
  }
}

TEST(Exports, WhatCannotBeExportedIsRefused) {
  cli::expect_refused("export cnf sim", "use game, pg, qdimacs or tatham");
  cli::expect_refused("export pg clique --board K4", "cannot be exported");
  cli::expect_refused("export qdimacs sim --plies 16", "is not from 1 to 15");
  cli::expect_refused("export pg sim --plies 3", "describes the whole game");
  cli::expect_refused("export pg sim --bias 2:1", "take turns");
  cli::expect_refused("export pg sim --first green", "begins");
}

}  // namespace
}  // namespace harary::tests
