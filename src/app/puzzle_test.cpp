// SPDX-License-Identifier: MIT
#include "app/puzzle.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "app/catalogue.hpp"
#include "base/error.hpp"

namespace harary {
namespace {

std::unique_ptr<Puzzle> flood(const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return make_puzzle("flood", options);
}

Budget budget_of(int threads) {
  Budget budget;
  budget.threads = threads;
  return budget;
}

TEST(Puzzle, ListsAreAnsweredInOrderAndAsOneByOne) {
  Job job(budget_of(3));
  std::vector<int> lengths;
  const auto make = [](std::size_t i) { return flood("square:6x6/5:" + std::to_string(i)); };
  solve_puzzles(200, make, PuzzleMethod::automatic, job, [&](const PuzzleAnswer& answer) {
    ASSERT_EQ(answer.instance.at("board"), "square:6x6/5:" + std::to_string(lengths.size()));
    ASSERT_TRUE(answer.optimal());
    lengths.push_back(answer.length);
  });
  ASSERT_EQ(lengths.size(), 200U);
  for (std::size_t i = 0; i < lengths.size(); i += 20) {
    Job one;
    EXPECT_EQ(solve_puzzle(*make(i), PuzzleMethod::automatic, one).length, lengths[i]);
  }
}

TEST(Puzzle, AListEndsWithItsFirstBadBoard) {
  Job job(budget_of(2));
  const auto make = [](std::size_t i) { return flood(i == 7 ? "hex:nowhere:1" : "hex:5x5:1"); };
  std::size_t delivered = 0;
  EXPECT_THROW(solve_puzzles(50, make, PuzzleMethod::automatic, job,
                             [&](const PuzzleAnswer&) { ++delivered; }),
               InputError);
  EXPECT_LE(delivered, 7U);
}

TEST(Puzzle, AListEndsWhenItsTimeIsOver) {
  Budget budget;
  budget.time = std::chrono::milliseconds(1);
  Job job(budget);
  while (job.seconds() < 0.002) {
  }
  std::vector<PuzzleAnswer> answers;
  const auto make = [](std::size_t) { return flood("square:18x18/8:1"); };
  EXPECT_THROW(solve_puzzles(5, make, PuzzleMethod::automatic, job,
                             [&](const PuzzleAnswer& answer) { answers.push_back(answer); }),
               JobStopped);
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_EQ(answers[0].stopped, StopReason::time);
  EXPECT_LT(answers[0].lower, answers[0].length);
}

TEST(Puzzle, GamesForTwoAndForOneAreNotMistaken) {
  EXPECT_TRUE(is_puzzle("flood"));
  EXPECT_FALSE(is_puzzle("sim"));
  EXPECT_THROW(make_puzzle("sim", GameOptions()), InputError);
  GameOptions options;
  options.set("board", "hex:3x3:1");
  EXPECT_EQ(make_game("flood", options)->name(), "flood");
}

}  // namespace
}  // namespace harary
