// SPDX-License-Identifier: MIT
// Flood move by move: the same rules as the plain replay, and analyses that agree with the solver.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "app/catalogue.hpp"
#include "app/suggestion/suggestion.hpp"
#include "base/error.hpp"
#include "games/flood/replay.hpp"
#include "games/flood/setup.hpp"

namespace harary {
namespace {

std::unique_ptr<Game> flood(const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return make_game("flood", options);
}
FloodSetup setup_of(const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return read_flood(options);
}
int fewest(const std::string& board) {
  const FloodSetup setup = setup_of(board);
  GameOptions options;
  options.set("board", board);
  Job job;
  return make_game("flood", options)->solve({}, job).solution->length;
}

// Random play ends, never offers a call that the plain replay finds useless for good, and the
// drawing shows the territory.
TEST(FloodPlay, RandomPlayConquersByThePlainRules) {
  std::mt19937 random(1);
  for (int seed = 1; seed <= 30; ++seed) {
    const std::string board = (seed % 2 == 0 ? "hex:5x4:" : "square:4x5:") + std::to_string(seed);
    const auto game = flood(board);
    const FloodSetup setup = setup_of(board);
    std::string position;
    std::vector<int> calls;
    for (PlayView view = game->view(""); !view.verdict; view = game->view(position)) {
      ASSERT_FALSE(view.moves.empty());
      EXPECT_FALSE(conquers_all(setup.board, setup.start, calls));
      const std::string& move = view.moves[random() % view.moves.size()];
      position = game->play(view.position, move);
      calls.push_back(symbol_colour(move[0]));
    }
    EXPECT_TRUE(conquers_all(setup.board, setup.start, calls));
    const std::string picture = game->picture(position);
    EXPECT_EQ(std::count(picture.begin(), picture.end(), '['), setup.board.order());
  }
}

// Following the best moves takes as many calls as the solver says, and every analysis on the way
// says how many are left; other moves never beat them.
TEST(FloodPlay, AnalysesAgreeWithTheSolver) {
  for (int seed = 1; seed <= 12; ++seed) {
    const std::string board = "square:5x5:" + std::to_string(seed);
    const auto game = flood(board);
    const int best = fewest(board);
    std::string position;
    for (int left = best; left > 0; --left) {
      Job job;
      const Analysis analysis = game->analyse(position, job);
      ASSERT_FALSE(analysis.stopped);
      ASSERT_EQ(analysis.remoteness, left) << board << " " << position;
      std::string next;
      for (const MoveReport& move : analysis.moves) {
        EXPECT_GE(*move.remoteness, left);
        EXPECT_EQ(move.best, *move.remoteness == left);
        if (move.best) next = move.move;
      }
      position = game->play(position, next);
    }
    EXPECT_TRUE(game->view(position).verdict.has_value());
  }
}

TEST(FloodPlay, PlayersFinishAsTheirPlainCounterparts) {
  for (int seed = 1; seed <= 8; ++seed) {
    const std::string board = "hex:6x6:" + std::to_string(seed);
    const auto game = flood(board);
    const FloodSetup setup = setup_of(board);
    for (const PlayerKind kind : {PlayerKind::searching, PlayerKind::greedy}) {
      MachinePlayer player;
      player.kind = kind;
      std::string position;
      int calls = 0;
      for (; !game->view(position).verdict; ++calls) {
        Job job;
        position = game->play(position, suggest_move(*game, position, player, job).move);
      }
      EXPECT_EQ(calls, kind == PlayerKind::searching
                           ? fewest(board)
                           : static_cast<int>(greedy_calls(setup.board, setup.start).size()))
          << board;
    }
  }
}

TEST(FloodPlay, SolvesAsAGame) {
  Job job;
  const Answer answer = flood("square:6x6:3")->solve(Question(), job);
  EXPECT_TRUE(answer.proved);
  EXPECT_EQ(answer.remoteness, fewest("square:6x6:3"));
  Question winner;
  winner.kind = QuestionKind::winner;
  EXPECT_THROW(flood("square:6x6:3")->solve(winner, job), InputError);
  EXPECT_THROW(flood("square:6x6:3")->layers(false, job), InputError);
}

TEST(FloodPlay, WrongPositionsAndMovesAreRefused) {
  const auto game = flood("square:2x2=0112");
  for (const char* position :
       {"0", "call=1", "calls=0", "calls=9", "calls=11", "calls=121", "calls=!"}) {
    EXPECT_THROW(game->view(position), InputError) << position;
  }
  EXPECT_EQ(game->play("", "1"), "calls=1");
  for (const char* move : {"", "0", "12", "x", "3"}) {
    EXPECT_THROW(game->play("", move), InputError) << move;
  }
  EXPECT_THROW(game->play("calls=12", "1"), InputError);
  EXPECT_EQ(game->picture("calls=1"), "[1][1]\n[1] 2\n");
}

}  // namespace
}  // namespace harary
