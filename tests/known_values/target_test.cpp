// SPDX-License-Identifier: MIT
// Published values of games with a target: Sim and its relatives (Slany), achievement on complete
// boards (Harary), Maker-Breaker.
#include <set>

#include "games/edges/symmetry.hpp"
#include "games/positional/avoidance_plus/family.hpp"
#include "graph/named.hpp"
#include "known_values/ask.hpp"

namespace harary::tests {
namespace {

std::string complete(int order) {
  return "K" + std::to_string(order);
}

TEST(Sim, IsWonByTheSecondPlayer) {
  EXPECT_EQ(winner("sim", {}), Winner::second);
  // K6 -> K3: no draw exists, and both endings are one game.
  EXPECT_EQ(winner("avoidance", {{"board", "K6"}, {"target", "K3"}}), Winner::second);
  EXPECT_EQ(winner("misere-avoidance", {{"board", "K6"}}), Winner::second);
}

TEST(Sim, HasTheKnownNumbersOfPositionsByPly) {
  const PlyCounts sim = ply_counts("sim", {});
  EXPECT_EQ(sim.open,
            (std::vector{1, 1, 2, 7, 25, 64, 166, 303, 500, 489, 415, 193, 71, 12, 1, 0}));
  EXPECT_EQ(sim.finished,
            (std::vector{0, 0, 0, 0, 0, 6, 13, 70, 117, 352, 299, 386, 150, 75, 10, 1}));
  EXPECT_EQ(sim.all_open, 2250);
  EXPECT_EQ(sim.all_finished, 1479);
}

TEST(Sim, HasTheKnownNumbersOfPositionsOnOtherBoards) {
  // A full board without a triangle is over too, so it counts with the boards without triangle.
  const PlyCounts k5 = ply_counts("sim", {{"board", "K5"}});
  EXPECT_EQ(k5.all_open + k5.all_finished, 136 + 41);
  const PlyCounts k7 = ply_counts("sim", {{"board", "K7"}});
  EXPECT_EQ(k7.all_open, 77608);
  EXPECT_EQ(k7.all_finished, 98142);
}

// Slany's test on his Open Problem 1.
TEST(Sim, GreenCannotForceTheEndBeforeMoveFifteen) {
  EXPECT_EQ(ask("sim", {}, {QuestionKind::outcome, true, Method::search, ""}).remoteness, 15);
}

TEST(SimPlus, IsWonByTheSecondPlayer) {
  EXPECT_EQ(winner("sim+", {}), Winner::second);
}

// Partial colourings of K6 without a one-coloured triangle, by adding one edge at a time.
TEST(SimPlus, HasTheKnownNumberOfPartialColourings) {
  using Rules = AvoidancePlusRules<1>;
  AvoidancePlusFamily::visit("sim+", GameOptions(), [](const auto& rules) {
    if constexpr (std::is_same_v<std::decay_t<decltype(rules)>, Rules>) {
      std::set<Rules::Colours> seen;
      std::vector<Rules::Colours> waiting{Rules::Colours{}};
      while (!waiting.empty()) {
        const Rules::Colours p = waiting.back();
        waiting.pop_back();
        if (!seen.insert(p).second) continue;
        for (const int colour : {kRed, kGreen}) {
          const auto open = rules.board().template all<1>() - p.coloured();
          for (const int e : harmless(rules.copies(colour), p[colour], open)) {
            Rules::Colours q = p;
            q[colour].insert(e);
            waiting.push_back(rules.representative({q, Side::first}).colours);
          }
        }
      }
      EXPECT_EQ(seen.size(), 6617U);
    }
  });
}

TEST(Sima, IsWonByTheFirstPlayer) {
  EXPECT_EQ(winner("sima", {}), Winner::first);
  EXPECT_EQ(ask("sima", {}).winner, Winner::first);
}

// Harary's achievement numbers: the smallest complete board on which the first player wins.
TEST(Achievement, IsWonFromTheKnownOrderOn) {
  struct Case {
    std::string target;
    int order;
    int number;
  };
  // Paths of n >= 5 vertices: n. Stars of n <= 5 vertices: 2n - 3.
  for (const auto& [target, order, number] : std::vector<Case>{{"K3", 3, 5},
                                                               {"P5", 5, 5},
                                                               {"P6", 6, 6},
                                                               {"star:2", 3, 3},
                                                               {"star:3", 4, 5},
                                                               {"star:4", 5, 7}}) {
    for (int n = order; n <= number; ++n) {
      EXPECT_EQ(winner("achievement", {{"board", complete(n)}, {"target", target}}),
                n < number ? Winner::tie : Winner::first)
          << target << " on K" << n;
    }
  }
}

// Where satisfiability shows that every colouring has a copy. R(C5,C5) = 9; R(C6,C6) = 8.
TEST(Achievement, IsSettledByStrategyStealingWhereTheBoardArrowsTheTarget) {
  const auto settlement = [](const std::string& game, const OptionTexts& texts) {
    const auto made = make_game(game, options_of(texts));
    return made->rules().theorem(made->rules().start());
  };
  for (const std::string game : {"achievement", "achievement-no-draw", "maker-breaker"}) {
    const Answer answer = ask(game, {{"order", "40"}, {"target", "C5"}});
    EXPECT_EQ(answer.winner, Winner::first);
    EXPECT_EQ(answer.settlement, "strategy stealing, no draw exists: K9 -> (C5, C5)");
    EXPECT_EQ(answer.positions, 0U);
    EXPECT_TRUE(settlement(game, {{"order", "8"}, {"target", "C6"}}));
    EXPECT_FALSE(settlement(game, {{"order", "7"}, {"target", "C6"}}));
    const auto made = make_game(game, options_of({{"order", "8"}, {"target", "C6"}}));
    EXPECT_FALSE(made->rules().theorem(made->position("red=0-1")));  // of the start only
    EXPECT_FALSE(settlement(game, {{"order", "8"}, {"target", "C5"}}));
    // Boards that are not complete: K8 within one, and one that arrows without such a part.
    EXPECT_TRUE(settlement(game, {{"board", "K8+P3"}, {"target", "C6"}}));
    // A start, a starter or targets that strategy stealing does not cover.
    for (const auto& [option, text] : std::vector<std::pair<std::string, std::string>>{
             {"red", "0-1"}, {"green", "0-1"}, {"first", "green"}, {"bias", "1:2"}}) {
      EXPECT_FALSE(settlement(game, {{"order", "10"}, {"target", "C5"}, {option, text}}))
          << game << option;
    }
  }
  EXPECT_FALSE(
      settlement("achievement", {{"order", "9"}, {"target", "C5"}, {"green-target", "C6"}}));
  EXPECT_TRUE(
      settlement("maker-breaker", {{"order", "9"}, {"target", "C5"}, {"green-target", "C6"}}));
}

// Maker's win on K5 is one on every board that contains K5, whatever is coloured elsewhere.
TEST(MakerBreaker, WinsAreInheritedByLargerBoards) {
  for (const std::string first : {"red", "green"}) {
    const Answer answer = ask("maker-breaker", {{"order", "20"},
                                                {"target", "K3"},
                                                {"first", first},
                                                {"red", "0-9"},
                                                {"green", "0-1,2-3"}});
    EXPECT_EQ(answer.winner, Winner::first);
    EXPECT_EQ(answer.settlement, "Maker wins on K5, which the board contains");
  }
  const auto boards = [](const OptionTexts& texts) {
    return make_game("maker-breaker", options_of(texts))->rules().boards_within().size();
  };
  EXPECT_EQ(boards({{"order", "12"}, {"target", "K4"}}), 8U);  // K4 to K11
  EXPECT_EQ(boards({{"order", "11"}, {"target", "K4"}}), 0U);  // searched itself
  EXPECT_EQ(boards({{"board", "K6+K6"}, {"target", "K4"}}), 3U);
  EXPECT_EQ(boards({{"board", "K4+K8"}, {"target", "K4"}, {"green", "4-5,6-7,8-9,10-11"}}), 1U);
  EXPECT_EQ(boards({{"board", "Q4"}, {"target", "K3"}}), 0U);
  EXPECT_TRUE(make_game("achievement", options_of({{"order", "12"}, {"target", "K4"}}))
                  ->rules()
                  .boards_within()
                  .empty());
}

// Green's copies are no copies: the start may have them, and a target for Green says nothing.
TEST(MakerBreaker, TakesNoNoticeOfGreenCopies) {
  const OptionTexts start{{"board", "K6"}, {"target", "K3"}, {"green", "0-1,0-2,1-2"}};
  const Answer answer =
      ask("maker-breaker", start, {QuestionKind::outcome, true, Method::automatic, ""});
  OptionTexts other = start;
  other["green-target"] = "K4";
  EXPECT_EQ(
      ask("maker-breaker", other, {QuestionKind::outcome, true, Method::automatic, ""}).remoteness,
      answer.remoteness);
  Job job;
  EXPECT_FALSE(make_game("maker-breaker", options_of(start))->analyse("", job).moves.empty());
  EXPECT_THROW(make_game("achievement-no-draw", options_of(start)), InputError);
  EXPECT_THROW(make_game("maker-breaker",
                         options_of({{"board", "K6"}, {"target", "K3"}, {"red", "0-1,0-2,1-2"}})),
               InputError);
}

// One rule for both: the game is over when no copy that counts can be completed any more.
TEST(AchievementWithoutDraw, EndsWhenNobodyCanCompleteACopy) {
  const Question question{QuestionKind::outcome, true, Method::automatic, ""};
  const auto moves = [&](const char* game, const char* board, const char* target) {
    return ask(game, {{"board", board}, {"target", target}}, question).remoteness;
  };
  // Each player spoils the triangle for the other.
  EXPECT_EQ(moves("achievement-no-draw", "K3", "K3"), 2);
  EXPECT_EQ(moves("maker-breaker", "K3", "K3"), 2);
  // No cycle fits from the start.
  EXPECT_EQ(moves("achievement-no-draw", "P4", "K3"), 0);
  EXPECT_EQ(moves("maker-breaker", "P4", "K3"), 0);
  const auto game =
      make_game("achievement-no-draw", options_of({{"board", "K3"}, {"target", "K3"}}));
  const PlayView view = game->view("red=0-1;green=1-2");
  ASSERT_TRUE(view.verdict);
  EXPECT_EQ(view.verdict->winner, Winner::second);
  EXPECT_EQ(view.reason->text,
            "No player can complete a triangle any more: that counts as a win of Green.");
  // A tie is played to the full board, by its definition.
  EXPECT_FALSE(make_game("achievement", options_of({{"board", "K3"}, {"target", "K3"}}))
                   ->view("red=0-1;green=1-2")
                   .verdict);
}

TEST(MakerBreaker, HamiltonCyclesAreStoppedBelowOrderEight) {
  for (int n = 4; n <= 6; ++n) {
    const std::string cycle = "C" + std::to_string(n);
    EXPECT_EQ(winner("maker-breaker", {{"board", complete(n)}, {"target", cycle}}), Winner::second);
  }
}

// Not published; both have certificates that the verifier accepts.
TEST(MakerBreaker, FiveVertexTargetsOnOrderEight) {
  const auto on_eight = [](const char* target) {
    return winner("maker-breaker", {{"board", "K8"}, {"target", target}});
  };
  EXPECT_EQ(on_eight("K1,1,3"), Winner::first);
  EXPECT_EQ(on_eight("W4"), Winner::second);
}

// From order 5 on; on three vertices any two of the three edges make a path.
TEST(MakerBreaker, HamiltonPathsAreMadeFromOrderFiveOn) {
  for (int n = 3; n <= 6; ++n) {
    const std::string path = "P" + std::to_string(n);
    EXPECT_EQ(winner("maker-breaker", {{"board", complete(n)}, {"target", path}}),
              n == 4 ? Winner::second : Winner::first)
        << n;
  }
}

}  // namespace
}  // namespace harary::tests
