// SPDX-License-Identifier: MIT
// The verifier's core of positional games against the plain rules, and one-sided positions against
// the definition of their game.
#include "verify/cores/positional.hpp"
#include "support/games/with_ending.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <random>
#include <tuple>
#include <vector>

#include "base/error.hpp"
#include "games/positional/achievement/achievement.hpp"
#include "games/positional/achievement/maker_breaker.hpp"
#include "games/scoring/scoring.hpp"
#include "graph/subgraph.hpp"
#include "support/games/plain_play.hpp"
#include "support/verify/reduced_comparison.hpp"
#include "verify/cores/clique.hpp"
#include "verify/cores/pairs.hpp"

namespace harary {
namespace {

using Draw = WithEnding<AchievementRules<1>, PositionalEnding::draw>;
using NoDraw = WithEnding<AchievementRules<1>, PositionalEnding::green_wins>;
using MakerBreaker = MakerBreakerRules<1>;

TargetSetup setup_of(const Graph& board, const Graph& red, const Graph& green,
                     Side starter = Side::first) {
  return {{std::make_shared<const EdgeBoard>(board), {}, {}, {.starter = starter}}, {red, green}};
}

template <class R>
void compare_small_boards() {
  const std::vector<Graph> targets{named_graph("K3"), named_graph("P3"), named_graph("star:3"),
                                   named_graph("P4"), named_graph("C4")};
  int early_ends = 0;
  int one_sided = 0;
  for (int order = 3; order <= 5; ++order) {
    for (const Graph& board : all_graphs(order)) {
      if (board.edge_count() > 8) continue;
      for (std::size_t i = 0; i < targets.size(); ++i) {
        const R rules(setup_of(board, targets[i], targets[i],
                               board.edge_count() % 3 == 0 ? Side::second : Side::first));
        Comparison<R, ReducedPositional> comparison(rules);
        comparison.compare(rules.start());
        early_ends += comparison.early_ends();
        one_sided += comparison.one_sided();
        if (testing::Test::HasFailure()) return;
      }
    }
  }
  EXPECT_GT(early_ends, 1000);
  EXPECT_GT(one_sided, 100);
}

// Starts that no play reaches, and a target for each player.
template <class R>
void compare_on_coloured_starts() {
  const std::vector<const char*> targets{"K3", "P3", "P4", "C4", "star:3", "K2", "K4"};
  std::mt19937 random(18);
  for (int i = 0; i < 400 && !testing::Test::HasFailure(); ++i) {
    const int order = 4 + static_cast<int>(random() % 4);
    std::vector<Edge> pairs = complete_graph(order).edges();
    std::shuffle(pairs.begin(), pairs.end(), random);
    pairs.resize(std::min<std::size_t>(pairs.size(), 6 + random() % 10));
    const Graph red = named_graph(targets[random() % targets.size()]);
    const Graph green = random() % 2 == 0 ? red : named_graph(targets[random() % targets.size()]);
    TargetSetup setup =
        setup_of(Graph(order, pairs), red, green, random() % 2 == 0 ? Side::first : Side::second);
    for (std::size_t e = 8; e < pairs.size(); ++e) {
      (random() % 2 == 0 ? setup.colours.red : setup.colours.green).push_back(pairs[e]);
    }
    const R rules(setup);
    if (rules.result(rules.start())) continue;
    Comparison<R, ReducedPositional> comparison(rules);
    comparison.compare(rules.start());
  }
}

TEST(ReducedPositional, AgreesWithThePlainRules) {
  compare_small_boards<Draw>();
  compare_small_boards<NoDraw>();
  compare_small_boards<MakerBreaker>();
}

TEST(ReducedPositional, AgreesWithThePlainRulesOnColouredStarts) {
  compare_on_coloured_starts<Draw>();
  compare_on_coloured_starts<NoDraw>();
  compare_on_coloured_starts<MakerBreaker>();
}

TEST(ReducedPositional, RefusesWhatItDoesNotKnow) {
  const Statement statement{Side::first, 1, std::nullopt};
  PositionalStart start{{12, {}, {}, {{0, 1}}, Side::first}, named_graph("K3"), std::nullopt, -1};
  EXPECT_THROW(ReducedPositional(start, statement), InputError);
  start.order = 11;
  EXPECT_NO_THROW(ReducedPositional(start, statement));
  start.red_target = named_graph("P7");  // 831,600 copies
  EXPECT_FALSE(ReducedPositional::covers(start));
  EXPECT_THROW(ReducedPositional(start, statement), InputError);
}

// Maker wants all pairs of one of the sets; Breaker one of each: by the definition.
class ByDefinition {
 public:
  using Pairs = std::uint64_t;
  explicit ByDefinition(std::vector<Pairs> sets) : sets_(std::move(sets)) {}

  bool breaker_holds(Pairs maker, Pairs open, bool makers_turn) {
    for (const Pairs set : sets_) {
      if ((set & ~maker) == 0) return false;
    }
    if (open == 0) return true;
    const auto [known, fresh] = known_.try_emplace({maker, open, makers_turn}, makers_turn);
    if (!fresh) return known->second;
    for (const int e : members_of(open)) {
      const Pairs rest = open & ~single_pair(e);
      const bool holds =
          breaker_holds(makers_turn ? maker | single_pair(e) : maker, rest, !makers_turn);
      if (holds != makers_turn) return known_[{maker, open, makers_turn}] = !makers_turn;
    }
    return known_[{maker, open, makers_turn}] = makers_turn;
  }

 private:
  std::vector<Pairs> sets_;
  std::map<std::tuple<Pairs, Pairs, bool>, bool> known_;
};

struct Begun {
  CoreStart start;
  Side side;
};

// At most ten open edges of an order; the opponent of `side` may own some, and so may `side`.
Begun random_start(std::mt19937& random) {
  const int order = 5 + static_cast<int>(random() % 3);
  std::vector<Edge> pairs = complete_graph(order).edges();
  std::shuffle(pairs.begin(), pairs.end(), random);
  Begun begun{{order, {}, {}, {}, random() % 2 == 0 ? Side::first : Side::second},
              random() % 2 == 0 ? Side::first : Side::second};
  const std::size_t open = std::min<std::size_t>(pairs.size(), 7 + random() % 4);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const auto colour = random() % 5;
    if (i < open) {
      begun.start.open.push_back(pairs[i]);
    } else if (colour < 3) {
      (begun.side == Side::first ? begun.start.green : begun.start.red).push_back(pairs[i]);
    } else if (colour == 3) {
      (begun.side == Side::first ? begun.start.red : begun.start.green).push_back(pairs[i]);
    }
  }
  return begun;
}

// Compares the one-sided position of the start with the game by definition. `sets`: the opponent's.
template <class Reduced>
bool compare_one_sided(const typename Reduced::Start& start, const Statement& statement,
                       const std::vector<std::uint64_t>& sets) {
  ReducedAnswer<Reduced> answer(start, statement);
  const auto weakened = answer.reduced().weakened(answer.reduced().start());
  if (!weakened) return false;
  const auto& makers = statement.side == Side::first ? start.green : start.red;
  const bool expected = ByDefinition(sets).breaker_holds(pairs_of(makers), pairs_of(start.open),
                                                         start.mover != statement.side);
  EXPECT_EQ(answer.holds(*weakened), expected) << answer.reduced().position_text(*weakened);
  return expected;
}

TEST(OneSidedPositions, OfPositionalGamesAreBreakersGame) {
  const std::vector<const char*> targets{"K3", "K4", "P4", "C4", "star:3", "C5", "paw"};
  std::mt19937 random(28);
  int held = 0;
  int lost = 0;
  for (int i = 0; i < 600 && !testing::Test::HasFailure(); ++i) {
    const Begun begun = random_start(random);
    const Graph target = named_graph(targets[random() % targets.size()]);
    PositionalStart start{begun.start, target, target, 0};
    std::vector<std::uint64_t> sets;
    for_each_copy(complete_graph(start.order), target, [&](std::span<const Edge> edges) {
      sets.push_back(pairs_of(edges));
      return true;
    });
    const Statement statement{begun.side, 0, std::nullopt};
    ReducedPositional reduced(start, statement);
    if (reduced.start().over) continue;
    ++(compare_one_sided<ReducedPositional>(start, statement, sets) ? held : lost);
  }
  EXPECT_GT(held, 50);
  EXPECT_GT(lost, 50);
}

TEST(OneSidedPositions, OfTheCliqueGameAreBreakersGame) {
  std::mt19937 random(29);
  int held = 0;
  int lost = 0;
  for (int i = 0; i < 5000 && !testing::Test::HasFailure(); ++i) {
    const Begun begun = random_start(random);
    const Statement statement{
        begun.side, begun.side == Side::first ? kOutcomeBase : 1 - kOutcomeBase, std::nullopt};
    const ReducedClique reduced(begun.start, statement);
    const auto& p = reduced.start();
    if (p.over || p.leader != begun.side) continue;
    // Green needs as many as Red has, Red one more than Green.
    const int order = begun.side == Side::first ? p.most : p.most + 1;
    std::vector<std::uint64_t> sets;
    for_each_copy(complete_graph(begun.start.order), complete_graph(order),
                  [&](std::span<const Edge> edges) {
                    sets.push_back(pairs_of(edges));
                    return true;
                  });
    ++(compare_one_sided<ReducedClique>(begun.start, statement, sets) ? held : lost);
  }
  EXPECT_GT(held, 50);
  EXPECT_GT(lost, 50);
}

}  // namespace
}  // namespace harary
