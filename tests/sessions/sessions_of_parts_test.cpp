// SPDX-License-Identifier: MIT
// Sessions of parts against single questions: the same answers, whatever they learned from each
// other, with less work.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "app/split.hpp"
#include "base/error.hpp"
#include "instances/instances.hpp"

namespace harary::tests {
namespace {

Budget small_budget() {
  Budget budget;
  budget.memory_bytes = std::uint64_t{32} << 20;
  return budget;
}

Question about(QuestionKind kind) {
  Question question;
  question.kind = kind;
  return question;
}

struct Asked {
  std::string game;
  OptionTexts options;
  int plies;
};

std::vector<Asked> questions() {
  return {{"star", {{"board", "K6"}}, 3},
          {"clique", {{"board", "K6"}}, 3},
          {"capture", {{"board", "K5"}}, 2},
          {"clique", {{"board", "K5"}, {"bias", "1:2"}}, 2},
          {"saturation", {{"order", "10"}}, 4},
          {"sim", {}, 4},
          {"sim+", {{"board", "K4"}}, 2},
          {"achievement", {{"board", "K6"}, {"target", "K4"}}, 3},
          {"avoidance", {{"order", "4"}, {"colours", "3"}, {"target", "K3"}}, 1}};
}

TEST(SessionOfParts, AnswersAsSingleQuestionsDo) {
  for (const Asked& asked : questions()) {
    const auto game = make_game(asked.game, options_of(asked.options));
    SCOPED_TRACE(words_of(asked.game, asked.options));
    for (const QuestionKind kind : {QuestionKind::outcome, QuestionKind::winner}) {
      Job job(small_budget());
      std::vector<std::string> parts;
      try {
        SplitGame split(*game, kind);
        split.split_all(asked.plies, job);
        parts = split.parts();
      } catch (const InputError&) {
        continue;  // of more than two players
      }
      // Each position is solved by one of two solvers that tell each other all.
      std::unique_ptr<Session> solvers[2];
      for (auto& solver : solvers) {
        solver = game->session_of_parts(small_budget());
        solver->note_from(1);
      }
      for (std::size_t i = 0; i < parts.size(); ++i) {
        const Answer expected = game->solve_part(parts[i], about(kind), job);
        const Answer answer = solvers[i % 2]->solve(parts[i], about(kind), job);
        EXPECT_TRUE(answer.proved);
        EXPECT_EQ(answer.winner, expected.winner) << parts[i];
        EXPECT_EQ(answer.value, expected.value) << parts[i];
        EXPECT_EQ(answer.outcome, expected.outcome) << parts[i];
        EXPECT_EQ(answer.method, expected.method);
        EXPECT_LE(answer.positions, expected.positions + 1);
        solvers[1 - i % 2]->learn(kind, solvers[i % 2]->news(kind));
      }
      // After all this the other one knows them too.
      std::uint64_t again = 0;
      std::uint64_t before = 0;
      for (std::size_t i = 0; i < parts.size(); ++i) {
        again += solvers[1 - i % 2]->solve(parts[i], about(kind), job).positions;
        before += game->solve_part(parts[i], about(kind), job).positions;
      }
      EXPECT_LE(again, before / 2);
    }
  }
}

TEST(SessionOfParts, GoesOnWhereItWasStopped) {
  const auto game = make_game("saturation", options_of({{"order", "12"}}));
  const auto solver = game->session_of_parts(small_budget());
  std::uint64_t positions = 0;
  for (int pieces = 1;; ++pieces) {
    ASSERT_LT(pieces, 10000);
    Budget budget = small_budget();
    budget.time = std::chrono::milliseconds(2);
    Job job(budget);
    const Answer answer = solver->solve("", about(QuestionKind::winner), job);
    positions += answer.positions;
    if (!answer.proved) continue;
    EXPECT_EQ(answer.winner, Winner::first);
    EXPECT_GT(pieces, 1);
    break;
  }
  Job job(small_budget());
  EXPECT_LE(positions, 4 * game->solve(about(QuestionKind::winner), job).positions);
}

TEST(SessionOfParts, RefusesNewsOfAnotherGameOrQuestion) {
  const auto star = make_game("star", options_of({{"board", "K6"}}));
  const auto clique = make_game("clique", options_of({{"board", "K6"}}));
  const QuestionKind winner = QuestionKind::winner;
  const auto teller = star->session_of_parts(small_budget());
  EXPECT_EQ(teller->news(winner), "");
  teller->note_from(1);
  Job job(small_budget());
  (void)teller->solve("", about(winner), job);
  const std::string news = teller->news(winner);
  EXPECT_NE(news, "");
  EXPECT_EQ(teller->news(winner), "");
  EXPECT_NO_THROW(star->session_of_parts(small_budget())->learn(winner, news));
  EXPECT_THROW(star->session_of_parts(small_budget())->learn(QuestionKind::outcome, news),
               InputError);
  EXPECT_THROW(clique->session_of_parts(small_budget())->learn(winner, news), InputError);
  EXPECT_THROW(teller->learn(winner, "nonsense"), InputError);
}

}  // namespace
}  // namespace harary::tests
