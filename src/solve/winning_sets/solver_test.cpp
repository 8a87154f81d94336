// SPDX-License-Identifier: MIT
#include "solve/winning_sets/solver.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "support/graph/families.hpp"
#include "support/solve/plain_sets.hpp"

namespace harary {
namespace {

struct Value {
  SetWinner winner;
  int moves = 0;  // 0: not stated
};

SetAnswer ask(SetGameKind kind, const Hypergraph& family, int mover = 0, bool least = true) {
  Job job;
  WinningSetsSolver solver({.kind = kind, .first = family, .second = family}, job);
  return solver.solve({.taken = {}, .mover = mover}, {std::nullopt, least});
}

void expect(SetGameKind kind, const Hypergraph& family, const Value& value, int mover = 0) {
  const SetAnswer answer = ask(kind, family, mover);
  EXPECT_EQ(answer.winner, value.winner);
  EXPECT_EQ(answer.moves.value_or(0), value.moves);
}

Hypergraph animal_on(std::string_view name, int side) {
  return animal(polyomino(name), side, side);
}

constexpr auto kMaker = SetWinner::first;
constexpr auto kBreaker = SetWinner::second;

TEST(WinningSetsSolver, TicTacToe) {
  const Hypergraph lines = lines_of({3, 3}, 3);
  expect(SetGameKind::strong, lines, {SetWinner::none});
  expect(SetGameKind::maker_breaker, lines, {kMaker, 4});
  Job job;
  WinningSetsSolver solver({.first = lines}, job);
  EXPECT_EQ(solver.solve({}, {3}).winner, kBreaker);
  EXPECT_EQ(solver.solve({}, {4}).winner, kMaker);
}

TEST(WinningSetsSolver, KnowsPolyominoes) {
  for (const char* name : {"T4", "L4", "S4"}) {
    for (const int side : {5, 7}) {
      expect(SetGameKind::maker_breaker, animal_on(name, side), {kMaker, 4});
      expect(SetGameKind::strong, animal_on(name, side), {SetWinner::first, 4});
    }
  }
  expect(SetGameKind::strong, animal_on("L4", 4), {SetWinner::first, 4});
  expect(SetGameKind::strong, animal_on("S4", 3), {SetWinner::first, 5});
  expect(SetGameKind::strong, animal_on("I3", 4), {SetWinner::first, 3});
  expect(SetGameKind::strong, animal_on("L3", 3), {SetWinner::first, 3});
  expect(SetGameKind::maker_breaker, animal_on("I4", 6), {kMaker, 6});
  expect(SetGameKind::maker_breaker, animal_on("I4", 7), {kMaker, 6});
  expect(SetGameKind::strong, animal_on("I4", 7), {SetWinner::first, 7});
  expect(SetGameKind::strong, animal_on("I4", 6), {SetWinner::none});
  expect(SetGameKind::maker_breaker, animal_on("O4", 7), {kBreaker});
  for (const char* name : {"N5", "Y5"}) {
    expect(SetGameKind::maker_breaker, animal_on(name, 6), {kMaker, 6});
    expect(SetGameKind::strong, animal_on(name, 6), {SetWinner::first, 6});
  }
  expect(SetGameKind::maker_breaker, animal_on("L5", 7), {kMaker, 7});
  for (const char* name : {"F5", "T5", "U5", "V5", "W5", "Z5", "P5", "X5", "I5"}) {
    expect(SetGameKind::maker_breaker, animal_on(name, 7), {kBreaker});
  }
}

TEST(WinningSetsSolver, LinesInBoxes) {
  expect(SetGameKind::strong, lines_of({3, 4}, 3), {SetWinner::first, 4});
  expect(SetGameKind::strong, lines_of({4, 5}, 4), {SetWinner::none});
  expect(SetGameKind::strong, lines_of({5, 5}, 4), {SetWinner::none});
  expect(SetGameKind::strong, lines_of({5, 5}, 5), {SetWinner::none});
  expect(SetGameKind::maker_breaker, lines_of({5, 5}, 4), {kMaker, 5});
  expect(SetGameKind::maker_breaker, lines_of({4, 5}, 4), {kBreaker});
  expect(SetGameKind::maker_breaker, lines_of({6, 6}, 5), {kBreaker});
  expect(SetGameKind::strong, lines_of({3, 3, 3}, 3), {SetWinner::first, 4});
}

TEST(WinningSetsSolver, HamiltonCyclesAndPaths) {
  expect(SetGameKind::maker_breaker, hamilton(7, true), {kBreaker});
  expect(SetGameKind::maker_breaker, hamilton(6, false), {kBreaker});
  expect(SetGameKind::maker_breaker, hamilton(7, false), {kMaker, 8});
}

TEST(WinningSetsSolver, DominationOnTwoRows) {
  // Staller is Maker. The number of moves that Dominator needs is another question.
  expect(SetGameKind::maker_breaker, closed_neighbourhoods(4, 5), {kBreaker}, 1);
}

TEST(WinningSetsSolverLong, LargerBoards) {
  expect(SetGameKind::strong, animal_on("L5", 7), {SetWinner::first, 9});
  expect(SetGameKind::strong, animal_on("L5", 6), {SetWinner::none});
  expect(SetGameKind::maker_breaker, lines_of({7, 7}, 5), {kBreaker});
  expect(SetGameKind::maker_breaker, hamilton(8, true), {kMaker, 10}, 0);
  expect(SetGameKind::maker_breaker, hamilton(8, true), {kMaker, 10}, 1);
  expect(SetGameKind::maker_breaker, hamilton(8, false), {kMaker, 9});
}

TEST(WinningSetsSolver, AgreesWithTheDefinitionInTheMiddleOfAGame) {
  std::mt19937_64 random(6);
  for (int instance = 0; instance < 1500; ++instance) {
    const int points = 5 + static_cast<int>(random() % 4);
    const Hypergraph first = random_hypergraph(random, points, 12, 4);
    const Hypergraph second = instance % 2 == 0 ? first : random_hypergraph(random, points, 12, 4);
    const auto kind = instance % 3 == 0 ? SetGameKind::maker_breaker : SetGameKind::strong;
    const bool strong = kind == SetGameKind::strong;
    SetState position;
    std::array<PointMask, 2> taken{};
    for (int p = 0; p < points; ++p) {
      const auto owner = random() % 6;
      if (owner > 1) continue;
      position.taken[owner].push_back(p);
      taken[owner] |= PointMask{1} << p;
    }
    if (owns_a_set(masks_of(first), taken[0]) || owns_a_set(masks_of(second), taken[1])) continue;
    position.mover = static_cast<int>(random() % 2);
    const auto others = strong ? masks_of(second) : std::vector<PointMask>{};
    PlainOwner of_first(points, masks_of(first), others);
    PlainOwner of_second(points, others, masks_of(first));
    Job job;
    WinningSetsSolver solver({.kind = kind, .first = first, .second = second}, job);
    const auto winner = [&](const SetState& p, std::optional<int> bound) {
      const int most = bound.value_or(points);
      std::array<PointMask, 2> own{};
      for (const std::size_t i : {0, 1}) {
        for (const int q : p.taken[i]) own[i] |= PointMask{1} << q;
      }
      if (of_first.wins(own[0], own[1], p.mover == 0, most, 1)) return SetWinner::first;
      if (!strong) return SetWinner::second;
      if (!bound && of_second.wins(own[1], own[0], p.mover == 1, points, 1)) {
        return SetWinner::second;
      }
      return SetWinner::none;
    };
    for (const std::optional<int> bound : {std::optional<int>(), std::optional<int>(2)}) {
      const SetAnswer answer = solver.solve(position, {bound, true});
      ASSERT_EQ(answer.winner, winner(position, bound)) << instance;
      if (answer.winner == SetWinner::first) {
        ASSERT_EQ(winner(position, *answer.moves), SetWinner::first) << instance;
        ASSERT_NE(winner(position, *answer.moves - 1), SetWinner::first) << instance;
      }
      // Best moves keep the winner, and all others lose something.
      const std::vector<int> best = solver.best_moves(position, {bound, false});
      for (int p = 0; p < points; ++p) {
        if (((taken[0] | taken[1]) >> p & 1) != 0) continue;
        const SetState after = solver.after(position, p);
        std::optional<int> left = bound;
        if (left && position.mover == 0) --*left;
        ASSERT_EQ(std::find(best.begin(), best.end(), p) != best.end(),
                  winner(after, left) == answer.winner)
            << instance;
      }
    }
  }
}

// Every game, followed to its end along best moves, with turns of one or two points: the winner of
// the start wins. Waiter's games have no such moves.
TEST(WinningSetsSolver, BestMovesLeadToTheEnd) {
  std::mt19937_64 random(7);
  for (int instance = 0; instance < 600; ++instance) {
    const int points = 4 + static_cast<int>(random() % 4);
    const Hypergraph first = random_hypergraph(random, points, 8, 4);
    const Hypergraph second = instance % 2 == 0 ? first : random_hypergraph(random, points, 8, 4);
    SetGame game{.kind = static_cast<SetGameKind>(instance % 6), .first = first, .second = second};
    if (instance % 5 == 0) {
      game.turns.listed = {1, 2};
    } else {
      for (int& points : game.turns.bias) points = 1 + static_cast<int>(random() % 2);
    }
    Job job;
    WinningSetsSolver solver(game, job);
    SetState position = solver.start(static_cast<int>(random() % 2));
    const SetWinner winner = solver.solve(position).winner;
    for (int taken = 0; taken < points; ++taken) {
      const SetAnswer answer = solver.solve(position);
      ASSERT_EQ(answer.winner, winner) << instance;
      const std::vector<int> best = solver.best_moves(position);
      if (best.empty()) break;  // over, or only ending the turn or losing a move is left
      position = solver.after(position, best[random() % best.size()]);
    }
    EXPECT_EQ(solver.solve(position).winner, winner) << instance;
  }
}

TEST(WinningSetsSolver, TicTacToeInEveryGame) {
  const Hypergraph lines = lines_of({3, 3}, 3);
  const auto winner = [&](SetGameKind kind, int mover, std::array<int, 2> bias = {1, 1}) {
    Job job;
    WinningSetsSolver solver({.kind = kind, .turns = {bias}, .first = lines, .second = lines}, job);
    return solver.solve(solver.start(mover)).winner;
  };
  EXPECT_EQ(winner(SetGameKind::misere, 0), SetWinner::none);
  EXPECT_EQ(winner(SetGameKind::avoider_enforcer, 0), SetWinner::second);
  EXPECT_EQ(winner(SetGameKind::avoider_enforcer, 1), SetWinner::first);
  EXPECT_EQ(winner(SetGameKind::monotone_avoider_enforcer, 0), SetWinner::second);
  EXPECT_EQ(winner(SetGameKind::monotone_avoider_enforcer, 1), SetWinner::second);
  EXPECT_EQ(winner(SetGameKind::waiter_client, 1), SetWinner::first);
  EXPECT_EQ(winner(SetGameKind::client_waiter, 1), SetWinner::first);
  EXPECT_EQ(winner(SetGameKind::maker_breaker, 0, {1, 2}), kBreaker);
  EXPECT_EQ(winner(SetGameKind::maker_breaker, 1, {2, 1}), kMaker);
}

TEST(WinningSetsSolver, WiderBoardsGiveTheSameAnswers) {
  // The same game with useless points, so that sets take more machine words.
  for (const int points : {64, 65, 130, 300, 512}) {
    Hypergraph family = animal_on("N5", 6);
    family.points = points;
    for (auto& set : family.sets) {
      for (int& p : set) p = points - 1 - p;
    }
    expect(SetGameKind::strong, family, {SetWinner::first, 6});
  }
  Hypergraph family;
  family.points = 513;
  EXPECT_THROW(ask(SetGameKind::strong, family), LimitError);
}

TEST(WinningSetsSolver, AStoppedQuestionGoesOnLater) {
  Job job;
  const Hypergraph lines = animal_on("I4", 6);
  WinningSetsSolver solver({.kind = SetGameKind::strong, .first = lines, .second = lines}, job);
  Job stopped;
  stopped.interrupt();
  job.follow(&stopped);
  EXPECT_THROW(solver.solve({}), JobStopped);
  job.follow(nullptr);
  EXPECT_EQ(solver.solve({}).winner, SetWinner::none);
}

// One game for each technique: it was asked and cut something, and none cut more than it was asked.
TEST(WinningSetsSolver, CountsWhatItsTechniquesDo) {
  struct Case {
    SetGame game;
    SetQuestion question;
    std::string decided_by;
    std::vector<std::string> techniques;
  };
  const auto strong = [](const Hypergraph& family) {
    return SetGame{.kind = SetGameKind::strong, .first = family, .second = family};
  };
  const auto of_kind = [](SetGameKind kind, const Hypergraph& family) {
    return SetGame{.kind = kind, .first = family, .second = family};
  };
  const Hypergraph lines = lines_of({3, 3}, 3);
  const std::vector<Case> cases{
      {{.first = animal_on("O4", 7)}, {}, "pairing", {"pairing"}},
      {{.first = lines_of({4, 5}, 4)},
       {},
       "bounds",
       {"twins", "potential", "pairs", "pairs_after_move", "threats", "replies_to_threat", "table",
        "dominated_points", "breakers_zone", "bounds"}},
      {{.first = hamilton(7, true)},
       {},
       "maker_breaker",
       {"first_sight", "components", "makers_zone", "maker_breaker"}},
      {strong(animal_on("Y5", 6)), {}, "bounds", {"relaxation", "threats", "makers_zone"}},
      {{.first = closed_neighbourhoods(3, 4)},
       {.breakers_moves = true},
       "breakers_moves",
       {"packing", "few_pairs", "components", "breakers_moves"}},
      {{.turns = {{2, 1}}, .first = lines_of({4, 4}, 4)}, {}, "bounds", {"potential", "bounds"}},
      {of_kind(SetGameKind::misere, lines), {}, "two_families", {"twins", "two_families"}},
      {of_kind(SetGameKind::avoider_enforcer, lines), {}, "avoider", {"twins", "avoider"}},
      {of_kind(SetGameKind::client_waiter, lines_of({4, 4}, 4)), {}, "waiter", {"blocks"}},
      {of_kind(SetGameKind::waiter_client, lines), {}, "waiter", {"potential", "waiter"}},
  };
  for (const Case& one : cases) {
    SCOPED_TRACE(one.decided_by);
    Job job;
    WinningSetsSolver solver(one.game, job);
    solver.solve(solver.start(one.question.breakers_moves ? 1 : 0), one.question);
    const SearchStats stats = solver.stats();
    EXPECT_EQ(stats.decided_by, one.decided_by);
    for (const std::string& technique : one.techniques) {
      EXPECT_GT(stats.count("cut", technique), 0U) << technique;
    }
    for (const auto& [technique, asked] : stats.groups.front().counts) {
      EXPECT_LE(stats.count("cut", technique), asked) << technique;
    }
    solver.begin_counting();
    EXPECT_EQ(solver.stats().sum("asked"), 0U);
    EXPECT_EQ(solver.stats().decided_by, "");
  }
}

TEST(WinningSetsSolverLong, ProofNumbersDecide) {
  const Hypergraph family = animal_on("L5", 7);
  Job job;
  WinningSetsSolver solver({.kind = SetGameKind::strong, .first = family, .second = family}, job);
  EXPECT_EQ(solver.solve({}).by, Technique::proof_numbers);
  EXPECT_EQ(solver.stats().count("cut", "proof_numbers"), 1U);
  EXPECT_GT(solver.stats().count("asked", "depth_first"), 0U);
}

TEST(WinningSetsSolver, NumbersOfPositions) {
  // Pinned: a change says that the search has changed.
  EXPECT_EQ(ask(SetGameKind::maker_breaker, lines_of({4, 5}, 4)).positions, 115);
  EXPECT_EQ(ask(SetGameKind::maker_breaker, hamilton(7, true)).positions, 478);
  EXPECT_EQ(ask(SetGameKind::strong, animal_on("Y5", 6)).positions, 344);
  // A bound is asked for alone: with the searches without one in turn it would be 3,088.
  Job job;
  const Hypergraph lines = animal_on("I4", 7);
  WinningSetsSolver solver({.kind = SetGameKind::strong, .first = lines, .second = lines}, job);
  EXPECT_EQ(solver.solve({}, {7, false}).positions, 1095);
}

}  // namespace
}  // namespace harary
