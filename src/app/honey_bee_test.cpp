// SPDX-License-Identifier: MIT
// Honey-Bee's engine against the plain definition, and its players.
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "app/catalogue.hpp"
#include "app/suggestion/suggestion.hpp"
#include "games/honey_bee/family.hpp"
#include "solve/deepening/search.hpp"
#include "solve/deepening/swindle.hpp"
#include "solve/reference/reference.hpp"

namespace harary {
namespace {

GameOptions random_options(std::mt19937& random) {
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  GameOptions options;
  const int colours = 3 + below(4);
  const int kind = below(3);
  if (kind ==
      0) {  // long, so that some cells are out of the other player's reach for several calls
    options.set("board", "square:" + std::to_string(5 + below(4)) + "x2/" +
                             std::to_string(colours) + ":" + std::to_string(random()));
    return options;
  }
  if (kind == 1) {
    const int width = 2 + below(3), height = 2 + below(3);
    options.set("board", std::string(below(2) == 0 ? "hex:" : "square:") + std::to_string(width) +
                             "x" + std::to_string(height) + "/" + std::to_string(colours) + ":" +
                             std::to_string(random()));
    return options;
  }
  // A cycle, a path, a wheel, …, in random colours.
  const char* const kBoards[] = {"C9", "P9", "W7", "petersen", "K3,4", "Q3", "star:6", "K5"};
  const std::string board = kBoards[below(8)];
  options.set("board", board);
  std::string colouring;
  for (int v = options.board().order(); v > 0; --v) colouring += std::to_string(below(colours));
  options.set("vertex-colours", colouring);
  return options;
}

// Calls check(rules) for `count` boards that can be played.
template <class Check>
void for_random_boards(int count, unsigned seed, Check check) {
  std::mt19937 random(seed);
  for (int done = 0; done < count;) {
    const GameOptions options = random_options(random);
    try {
      HoneyBeeFamily::visit("honeybee", options, [&](const auto& rules) {
        SCOPED_TRACE(options.text("board") + " " + options.text("vertex-colours"));
        check(rules, random);
      });
      ++done;
    } catch (const InputError&) {  // equal regions, too few colours
    }
    if (testing::Test::HasFatalFailure()) return;
  }
}

TEST(Deepening, ValuesAreThoseOfTheDefinition) {
  for_random_boards(3000, 1, [](const auto& rules, std::mt19937& random) {
    using R = std::decay_t<decltype(rules)>;
    Reference<R> reference(rules);
    Job job;
    // One with room, one that forgets nearly everything.
    DeepeningSearch<R> roomy(rules, job, 1 << 22), tight(rules, job, 1 << 12);
    auto p = rules.start();
    while (!rules.result(p)) {
      const Value value = reference.evaluate(p).value;
      ASSERT_EQ(roomy.value(p), value);
      ASSERT_EQ(tight.value(p), value);
      const Value cut = value - 2 + static_cast<Value>(random() % 4);
      const Value bound = DeepeningSearch<R>(rules, job, 1 << 16).value(p, cut, cut + 1);
      ASSERT_EQ(bound > cut, value > cut);
      ASSERT_TRUE(bound > cut ? bound <= value : bound >= value);
      const auto found = roomy.deepen(p);
      ASSERT_TRUE(found.exact);
      ASSERT_EQ(found.value, DeepeningSearch<R>::kUnit * value);
      const auto next = rules.after(p, *found.best);
      ASSERT_EQ(-reference.evaluate(next).value, value);
      std::vector<Call> calls;
      for (const Call call : rules.moves(p)) calls.push_back(call);
      p = rules.after(p, calls[random() % calls.size()]);
    }
  });
}

// Every lemma of honey_bee_bounds.cpp, from the start to the end of random games.
TEST(HoneyBeeBounds, HoldInAllPositionsOfRandomGames) {
  int tight = 0, positions = 0;
  for_random_boards(6000, 5, [&](const auto& rules, std::mt19937& random) {
    using R = std::decay_t<decltype(rules)>;
    Reference<R> reference(rules);
    for (auto p = rules.start(); !rules.result(p);) {
      const Value value = reference.evaluate(p).value;
      const Bounds bounds = rules.bounds(p);
      ASSERT_LE(bounds.lower, value) << rules.position_text(p);
      ASSERT_GE(bounds.upper, value) << rules.position_text(p);
      ++positions;
      if (bounds.upper == value) ++tight;
      std::vector<Call> calls;
      for (const Call call : rules.moves(p)) calls.push_back(call);
      p = rules.after(p, calls[random() % calls.size()]);
    }
  });
  EXPECT_GT(5 * tight, positions);
}

// What a search carries from move to move is what belongs to its position.
TEST(HoneyBeeBounds, StatesAreThoseOfTheirPositions) {
  for_random_boards(500, 6, [&](const auto& rules, std::mt19937& random) {
    for (auto state = rules.state(rules.start()); !rules.result(state);) {
      auto next = state;
      int left = 1;
      rules.for_each_successor(state, [&](Call call, const auto& after, std::int32_t gain) {
        const auto plain = rules.after(state.position, call);
        ASSERT_EQ(after.position, plain);
        const auto fresh = rules.state(plain);
        for (int side = 0; side < 2; ++side) {
          ASSERT_EQ(after.near[side], fresh.near[side]);
          ASSERT_EQ(after.weight[side], fresh.weight[side]);
        }
        ASSERT_EQ(gain, rules.move_priority(state.position, call));
        if (random() % static_cast<unsigned>(left++) == 0) next = after;
      });
      state = next;
    }
  });
}

// By the definition: the best of what follows, and at the horizon the rules' own guess. In
// hundredths.
template <class R>
Value value_at_depth(const R& rules, const typename R::Position& p, int depth) {
  if (const auto over = rules.result(p)) return 100 * *over;
  const Bounds bounds = rules.bounds(p);
  if (depth == 0) return std::clamp(rules.estimate(p), 100 * bounds.lower, 100 * bounds.upper);
  Value best = -kInfinity;
  for (const auto& move : rules.moves(p)) {
    best = std::max(best, -value_at_depth(rules, rules.after(p, move), depth - 1));
  }
  return best;
}

// Deeper searches may know more, by entries of their table.
TEST(Deepening, AnEstimateIsTheScoreOfASearchOfItsDepth) {
  int estimates = 0;
  for_random_boards(1000, 4, [&](const auto& rules, std::mt19937&) {
    using R = std::decay_t<decltype(rules)>;
    if (rules.result(rules.start())) return;
    Job job;
    for (int depth = 1; depth <= 2; ++depth) {
      const auto found = DeepeningSearch<R>(rules, job, 1 << 16).to_depth(rules.start(), depth);
      ASSERT_EQ(found.value, value_at_depth(rules, rules.start(), depth));
      if (!found.exact) ++estimates;
    }
  });
  EXPECT_GT(estimates, 100);
}

TEST(Deepening, AShallowSearchDoesNotClaimTheValue) {
  int guesses = 0;
  for_random_boards(1000, 2, [&](const auto& rules, std::mt19937&) {
    using R = std::decay_t<decltype(rules)>;
    if (rules.result(rules.start())) return;
    Reference<R> reference(rules);
    Job job;
    for (int depth = 1; depth < 4; ++depth) {
      DeepeningSearch<R> search(rules, job, 1 << 18);
      const auto found = search.deepen(rules.start(), depth);
      ASSERT_TRUE(rules.allowed(rules.start()).contains(found.best->colour));
      if (found.exact) {
        ASSERT_EQ(found.value, 100 * reference.evaluate(rules.start()).value);
      } else {
        ++guesses;
      }
    }
  });
  EXPECT_GT(guesses, 100);
}

// The move found wins against the greedy player, and a lost position may have none.
TEST(Swindle, TheLineHoldsAgainstTheForeseenReplies) {
  int found_some = 0, found_none = 0;
  for_random_boards(6000, 3, [&](const auto& rules, std::mt19937&) {
    using R = std::decay_t<decltype(rules)>;
    Job job;
    DeepeningSearch<R> engine(rules, job, 1 << 20);
    auto p = rules.start();
    if (rules.result(p) || engine.value(p) >= 0) return;
    const Side me = rules.mover(p);
    Swindle<R> swindle(rules, engine);
    const auto first = swindle.find(p, 20);
    if (!first) {
      ++found_none;
      return;
    }
    ++found_some;
    // Follow the line; once it is won, by best play.
    p = rules.after(p, *first);
    while (!rules.result(p)) {
      if (rules.mover(p) != me) {
        p = rules.after(p, engine.greedy(p));
      } else if (engine.value(p) > 0) {
        p = rules.after(p, *engine.deepen(p).best);
      } else {
        const auto next = swindle.find(p, 20);
        ASSERT_TRUE(next.has_value());
        p = rules.after(p, *next);
      }
    }
    ASSERT_GT(for_first(rules.mover(p), *rules.result(p)) * (me == Side::first ? 1 : -1), 0);
  });
  EXPECT_GT(found_some, 20);
  EXPECT_GT(found_none, 20);
}

std::unique_ptr<Game> honey_bee(const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return make_game("honeybee", options);
}

TEST(HoneyBeeGame, AnswersAgreeWithTheProofSearch) {
  for (int seed = 1; seed <= 30; ++seed) {
    const auto game = honey_bee("hex:5x4:" + std::to_string(seed));
    Job job;
    const Answer fast = game->solve({}, job);
    const Answer plain = game->solve({QuestionKind::outcome, true, Method::automatic, ""}, job);
    ASSERT_TRUE(fast.proved);
    EXPECT_EQ(fast.value, plain.value);
    EXPECT_EQ(fast.winner, plain.winner);
    EXPECT_EQ(fast.method, "deepening");
    const Answer winner = game->solve({QuestionKind::winner, false, Method::automatic, ""}, job);
    EXPECT_EQ(winner.winner, fast.winner);
    const Analysis analysis = game->analyse("", job);
    EXPECT_EQ(analysis.verdict.score, fast.value);
    std::vector<std::string> best;
    for (const MoveReport& move : analysis.moves) {
      if (move.best) best.push_back(move.move);
    }
    EXPECT_EQ(best, fast.best);
  }
}

TEST(HoneyBeeGame, ABudgetThatEndsLeavesNoAnswer) {
  Budget budget;
  budget.time = std::chrono::milliseconds(5);
  Job job(budget);
  const Answer answer = honey_bee("square:31x31/20:1")->solve({}, job);
  EXPECT_FALSE(answer.proved);
  EXPECT_EQ(answer.stopped, StopReason::time);
  EXPECT_EQ(answer.winner, std::nullopt);
  EXPECT_TRUE(answer.best.empty());
}

// The searching player, with little time, against Born's greedy one, from both sides.
TEST(HoneyBeeGame, SearchingBeatsGreedy) {
  int wins = 0, games = 0;
  for (int seed = 1; seed <= 3; ++seed) {
    const auto game = honey_bee("hex:hexagon:" + std::to_string(seed));
    for (const Side searcher : {Side::first, Side::second}) {
      std::string position = game->view("").position;
      PlayView view = game->view(position);
      while (!view.verdict) {
        Budget budget;
        budget.time = std::chrono::milliseconds(30);
        Job job(budget);
        MachinePlayer player;
        player.kind = view.mover == searcher ? PlayerKind::searching : PlayerKind::greedy;
        position = game->play(position, suggest_move(*game, position, player, job).move);
        view = game->view(position);
      }
      ++games;
      wins += view.verdict->winner == (searcher == Side::first ? Winner::first : Winner::second);
    }
  }
  EXPECT_GE(wins, games - 1);
}

}  // namespace
}  // namespace harary
