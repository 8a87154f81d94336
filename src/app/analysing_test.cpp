// SPDX-License-Identifier: MIT
// What the winners after some of its moves say about a position.
#include "app/analysing.hpp"

#include <gtest/gtest.h>

namespace harary::tests {
namespace {

MoveReport move_to(Winner winner) {
  return {"move", {winner, std::nullopt, std::nullopt}, std::nullopt, false};
}

Analysis by_winner(Side mover, const std::vector<Winner>& winners, int undecided = 0) {
  Analysis analysis;
  analysis.question = QuestionKind::winner;
  analysis.mover = mover;
  analysis.player = mover == Side::first ? 0 : 1;
  for (const Winner winner : winners) analysis.moves.push_back(move_to(winner));
  for (int i = 0; i < undecided; ++i) analysis.undecided.emplace_back("other");
  if (undecided > 0) analysis.stopped = StopReason::time;
  conclude_winners(analysis);
  return analysis;
}

std::vector<bool> best_of(const Analysis& analysis) {
  std::vector<bool> best;
  for (const MoveReport& move : analysis.moves) best.push_back(move.best);
  return best;
}

TEST(AnalysisByWinner, BestAreAllMovesThatKeepTheBest) {
  const Analysis won =
      by_winner(Side::second, {Winner::first, Winner::second, Winner::tie, Winner::second});
  EXPECT_EQ(won.verdict.winner, Winner::second);
  EXPECT_EQ(best_of(won), (std::vector<bool>{false, true, false, true}));
  const Analysis tied = by_winner(Side::first, {Winner::second, Winner::tie});
  EXPECT_EQ(tied.verdict.winner, Winner::tie);
  EXPECT_EQ(best_of(tied), (std::vector<bool>{false, true}));
  const Analysis lost = by_winner(Side::first, {Winner::second, Winner::second});
  EXPECT_EQ(lost.verdict.winner, Winner::second);
  EXPECT_EQ(best_of(lost), (std::vector<bool>{true, true}));
}

TEST(AnalysisByWinner, AMoveThatWinsDecidesWhateverTheOthersDo) {
  const Analysis won = by_winner(Side::first, {Winner::second, Winner::first}, 3);
  EXPECT_TRUE(won.winner_known());
  EXPECT_EQ(won.verdict.winner, Winner::first);
  EXPECT_EQ(best_of(won), (std::vector<bool>{false, true}));
}

TEST(AnalysisByWinner, ATieDecidesNothingWhileMovesAreOpen) {
  const Analysis open = by_winner(Side::first, {Winner::tie, Winner::second}, 1);
  EXPECT_FALSE(open.winner_known());
  EXPECT_EQ(best_of(open), (std::vector<bool>{false, false}));
}

TEST(AnalysisByWinner, ForgetsPointsAndLengths) {
  Analysis whole;
  whole.moves = {{"a", {Winner::first, std::pair{3, 1}, 2}, 7, true},
                 {"b", {Winner::first, std::pair{2, 1}, 1}, 9, false},
                 {"c", {Winner::tie, std::pair{1, 1}, 0}, 9, false}};
  whole.verdict = whole.moves.front().verdict;
  whole.remoteness = 7;
  const Analysis found = winners_of(whole);
  EXPECT_EQ(best_of(found), (std::vector<bool>{true, true, false}));
  EXPECT_FALSE(found.remoteness || found.verdict.outcome || found.verdict.score);
  for (const MoveReport& move : found.moves) {
    EXPECT_FALSE(move.remoteness || move.verdict.outcome || move.verdict.score);
  }
}

}  // namespace
}  // namespace harary::tests
