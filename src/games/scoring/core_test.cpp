// SPDX-License-Identifier: MIT
// The cores of clique, star and capture against the plain rules: who wins, or the value, from every
// position that random play meets; moves that are left out, keys, bounds.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "games/scoring/capture_promises.hpp"
#include "games/scoring/scoring.hpp"
#include "graph/named.hpp"
#include "graph/subgraph.hpp"
#include "support/games/pentagon_start.hpp"
#include "support/games/plain_play.hpp"
#include "support/games/promises.hpp"

namespace harary {
namespace {

static_assert(HasCore<CliqueRules<1>> && HasCore<StarRules<1>> && HasCore<CaptureRules<1>>);
static_assert(HasCore<ColexRules<1>> && !HasCore<CliqueRules<4>>);
static_assert(Bounded<CliqueThreshold> && Bounded<StarThreshold>);
static_assert(Estimated<CliqueThreshold> && Estimated<StarThreshold>);

template <class R>
class CoreAgainstPlain {
 public:
  using Core = typename R::Core;

  explicit CoreAgainstPlain(const R& rules)
      : rules_(rules), core_(rules.core().value()), plain_(rules), in_core_(core_) {}

  void play(std::mt19937& random) {
    play_at_random(rules_, random, [this](const auto& p) { compare(p); });
  }
  int early_ends() const { return early_ends_; }
  int left_out() const { return left_out_; }

 private:
  void compare(const typename R::Position& p) {
    const Value of_first = for_first(rules_.mover(p), plain_.value(p));
    const bool first_wins = rules_.verdict(of_first).winner == Winner::first;
    const auto q = rules_.in_core(core_, p);
    SCOPED_TRACE(rules_.position_text(p));
    EXPECT_EQ(in_core_.value(q) > 0, first_wins == (rules_.mover(p) == Side::first));
    compare_thresholds(p, of_first);
    if (testing::Test::HasFailure()) return;
    if (q.winner) {
      EXPECT_EQ(*q.winner == Side::first, first_wins);
      return;
    }
    EXPECT_EQ(core_.mover(q), rules_.mover(p));
    const Bounds bounds = core_.bounds(q);
    const Value value = first_wins == (rules_.mover(p) == Side::first) ? 1 : -1;
    EXPECT_LE(bounds.lower, value);
    EXPECT_GE(bounds.upper, value);
    early_ends_ += bounds.lower == bounds.upper ? 1 : 0;
    int moves = 0;
    for ([[maybe_unused]] const auto& move : core_.moves(q)) ++moves;
    EXPECT_GT(moves, 0);
    left_out_ += rules_.open(p).size() > moves ? 1 : 0;
    // Equal keys, equal values.
    const auto [known, fresh] = values_.emplace(core_.key(q), value);
    if (!fresh) {
      EXPECT_EQ(known->second, value);
    }
  }

  // Every threshold that decides the outcome, and some on the difference alone.
  void compare_thresholds(const typename R::Position& p, Value of_first) {
    std::vector<Value> thresholds = rules_.outcomes(p);
    EXPECT_TRUE(std::binary_search(thresholds.begin(), thresholds.end(), of_first));
    for (int difference = -3; difference <= 3; ++difference) {
      thresholds.push_back(difference * kOutcomeBase);
    }
    for (const Value threshold : thresholds) {
      const auto q = rules_.in_core(core_, p, threshold);
      const bool reached = (in_core_.value(q) > 0) == (core_.mover(q) == Side::first);
      EXPECT_EQ(reached, of_first >= threshold) << threshold;
      if (q.winner) continue;
      const Value value = in_core_.value(q);
      EXPECT_LE(core_.bounds(q).lower, value);
      EXPECT_GE(core_.bounds(q).upper, value);
      const auto [known, fresh] = values_.emplace(core_.key(q), value);
      if (!fresh) {
        EXPECT_EQ(known->second, value);
      }
    }
  }

  const R& rules_;
  Core core_;
  Reference<R> plain_;
  Reference<Core> in_core_;  // by its moves alone, without its bounds
  std::unordered_map<typename Core::Key, Value, HashOfSmallValue> values_;
  int early_ends_ = 0;
  int left_out_ = 0;
};

TurnOrder turns(Side starter, int first, int second) {
  return {.starter = starter, .first_bias = first, .second_bias = second};
}

Graph random_board(std::mt19937& random) {
  const int order = 4 + static_cast<int>(random() % 4);
  const std::size_t size = 6 + random() % 5;
  std::vector<Edge> pairs = complete_graph(order).edges();
  std::shuffle(pairs.begin(), pairs.end(), random);
  Graph board(order);
  for (std::size_t i = 0; i < std::min(size, pairs.size()); ++i) board.add_edge(pairs[i]);
  return board;
}

// A random board, start and order of turns.
TwoColourSetup random_setup(std::mt19937& random) {
  const std::vector<TurnOrder> orders{turns(Side::first, 1, 1), turns(Side::second, 1, 1),
                                      turns(Side::first, 1, 2), turns(Side::second, 2, 1),
                                      turns(Side::first, 2, 2), turns(Side::first, 3, 1)};
  const auto board = std::make_shared<const EdgeBoard>(random_board(random));
  TwoColourSetup setup{board, {}, {}, orders[random() % orders.size()]};
  for (const Edge e : board->edges()) {
    const auto colour = random() % 8;
    if (colour < 2) (colour == 0 ? setup.red : setup.green).push_back(e);
  }
  return setup;
}

template <class R>
void compare_on_random_boards(unsigned seed) {
  std::mt19937 random(seed);
  int early_ends = 0;
  int left_out = 0;
  for (int i = 0; i < 120; ++i) {
    const R rules(random_setup(random));
    CoreAgainstPlain<R> comparison(rules);
    for (int play = 0; play < 4; ++play) comparison.play(random);
    if (testing::Test::HasFailure()) return;
    early_ends += comparison.early_ends();
    left_out += comparison.left_out();
  }
  // The boards, and so these numbers, depend on the library's std::shuffle.
  EXPECT_GT(early_ends, 50);
  EXPECT_GT(left_out, 50);
}

TEST(CliqueThreshold, AgreesWithThePlainRulesOnRandomBoards) {
  compare_on_random_boards<CliqueRules<1>>(1);
}

TEST(StarThreshold, AgreesWithThePlainRulesOnRandomBoards) {
  compare_on_random_boards<StarRules<1>>(2);
}

// A triangle is unavoidable, and on K9 a triangle of one player's or a K4 of the other's.
TEST(CliqueThreshold, AgreesWithThePlainRulesWhereACliqueIsUnavoidable) {
  using R = CliqueRules<1>;
  std::mt19937 random(13);
  for (int i = 0; i < 60; ++i) {
    TwoColourSetup setup = pentagon_start(5 + i % 5, 8, random);
    setup.turns = i % 3 == 0 ? turns(Side::first, 1, 2) : turns(static_cast<Side>(i % 2), 1, 1);
    const R rules(setup);
    CoreAgainstPlain<R> comparison(rules);
    for (int play = 0; play < 3; ++play) comparison.play(random);
    if (testing::Test::HasFailure()) return;
  }
}

// Nothing below four vertices counts for Red on K9. In `star` nothing below five edges counts where
// some vertices have eight, but not all.
TEST(ThresholdGames, CountUnavoidablePointsAtTheStart) {
  const auto red_needs = [](const auto& threshold) {
    return threshold.start().lead.needed(Side::first);
  };
  const auto clique = [&](int order) { return red_needs(CliqueThreshold(order, {})); };
  EXPECT_EQ((std::vector{clique(2), clique(3), clique(5), clique(6), clique(8), clique(9)}),
            (std::vector{2, 3, 3, 3, 3, 4}));
  EXPECT_EQ(red_needs(StarThreshold(8, {})), 1);
  // K8 and one vertex more, with seven edges.
  const TwoColourSetup setup{
      std::make_shared<const EdgeBoard>(named_graph("colex:35")), {}, {}, {}};
  const CliqueRules<1> cliques(setup);
  EXPECT_EQ(cliques.in_core(cliques.core().value(), cliques.start()).lead.needed(Side::first), 3);
  const StarRules<1> stars(setup);
  EXPECT_EQ(stars.in_core(stars.core().value(), stars.start()).lead.needed(Side::first), 5);
}

TEST(ColexThreshold, AgreesWithThePlainRulesOnRandomBoards) {
  compare_on_random_boards<ColexRules<1>>(7);
}

// Both players are about to complete a K4, with pendant edges at it for later.
TEST(ColexThreshold, AgreesWithThePlainRulesNearK4) {
  const std::vector<TurnOrder> orders{turns(Side::first, 1, 1), turns(Side::second, 1, 1),
                                      turns(Side::first, 2, 2), turns(Side::second, 2, 2),
                                      turns(Side::first, 1, 2), turns(Side::first, 2, 1)};
  std::mt19937 random(12);
  for (int i = 0; i < 150; ++i) {
    Graph board(10);
    TwoColourSetup setup;
    setup.turns = orders[random() % orders.size()];
    std::vector<Edge> open;
    const int shared = random() % 3 == 0 ? 3 : 4;  // whether the two have a vertex in common
    for (const int from : {0, shared}) {
      std::vector<Edge> edges;
      for (const Edge e : complete_graph(4).edges()) edges.push_back({e.low + from, e.high + from});
      std::shuffle(edges.begin(), edges.end(), random);
      std::vector<Edge>& own = from == 0 ? setup.red : setup.green;
      own.assign(edges.begin() + 2, edges.end());
      open.insert(open.end(), edges.begin(), edges.begin() + 2);
    }
    for (int leaf = 8; leaf < 10; ++leaf) {
      const int at = static_cast<int>(random() % static_cast<unsigned>(shared + 4));
      open.push_back({at, leaf});
    }
    for (const auto* edges : {&setup.red, &setup.green, &open}) {
      for (const Edge e : *edges) board.add_edge(e);
    }
    setup.board = std::make_shared<const EdgeBoard>(board);
    const ColexRules<1> rules(setup);
    CoreAgainstPlain<ColexRules<1>> comparison(rules);
    for (int play = 0; play < 3; ++play) comparison.play(random);
    if (testing::Test::HasFailure()) return;
  }
}

// What the lemma on useful copies says of the Colex graphs.
TEST(ColexThreshold, EdgesOfLaterGraphsLieInUsefulCopies) {
  for (int size = 1; size <= 16; ++size) {
    const int companion = ColexThreshold::companion_size(size);
    for (int later = size + 1; later <= 22; ++later) {
      std::set<Edge> covered;
      for (const int useful : {size, companion}) {
        if (useful == 0) continue;
        for_each_copy(colex_graph(later), colex_graph(useful), [&](std::span<const Edge> edges) {
          covered.insert(edges.begin(), edges.end());
          return true;
        });
      }
      EXPECT_EQ(covered.size(), static_cast<std::size_t>(later)) << size;
    }
  }
}

TEST(CliqueThreshold, AgreesWithThePlainRulesOnK5) {
  const CliqueRules<1> rules({std::make_shared<const EdgeBoard>(named_graph("K5")), {}, {}, {}});
  CoreAgainstPlain<CliqueRules<1>> comparison(rules);
  std::mt19937 random(3);
  for (int i = 0; i < 300; ++i) comparison.play(random);
}

TEST(StarThreshold, AgreesWithThePlainRulesOnK5) {
  const StarRules<1> rules({std::make_shared<const EdgeBoard>(named_graph("K5")), {}, {}, {}});
  CoreAgainstPlain<StarRules<1>> comparison(rules);
  std::mt19937 random(4);
  for (int i = 0; i < 300; ++i) comparison.play(random);
}

// Values of capture by the plain rules and on the core.
class CaptureAgainstPlain {
 public:
  using R = CaptureRules<1>;

  explicit CaptureAgainstPlain(const R& rules)
      : rules_(rules), core_(rules.core().value()), plain_(rules), in_core_(core_) {}

  void play(std::mt19937& random) {
    play_at_random(rules_, random, [this](const auto& p) { compare(p); });
  }
  int early_ends() const { return early_ends_; }
  int met_again() const { return met_again_; }

 private:
  void compare(const R::Position& p) {
    const Value value = plain_.value(p);
    const auto q = rules_.in_core(core_, p);
    SCOPED_TRACE(rules_.position_text(p));
    EXPECT_EQ(in_core_.value(q), value);
    EXPECT_EQ(core_.mover(q), rules_.mover(p));
    if (core_.result(q)) return;
    EXPECT_LE(core_.bounds(q).lower, value);
    EXPECT_GE(core_.bounds(q).upper, value);
    early_ends_ += core_.bounds(q).lower == core_.bounds(q).upper ? 1 : 0;
    const auto [known, fresh] = values_.emplace(core_.key(q), value - core_.certain_part(q));
    if (!fresh) {
      EXPECT_EQ(known->second, value - core_.certain_part(q));
      ++met_again_;
    }
  }

  const R& rules_;
  CaptureCore core_;
  Reference<R> plain_;
  Reference<CaptureCore> in_core_;  // without keys
  std::unordered_map<CaptureCore::Key, Value, HashOfSmallValue> values_;
  int early_ends_ = 0;
  int met_again_ = 0;
};

TEST(CaptureCore, AgreesWithThePlainRulesOnRandomBoards) {
  std::mt19937 random(5);
  int met_again = 0;
  for (int i = 0; i < 150; ++i) {
    const CaptureRules<1> rules(random_setup(random));
    CaptureAgainstPlain comparison(rules);
    for (int play = 0; play < 4; ++play) comparison.play(random);
    if (testing::Test::HasFailure()) return;
    met_again += comparison.met_again();
  }
  EXPECT_GT(met_again, 100);
}

TEST(CaptureCore, AgreesWithThePlainRulesOnK5) {
  const CaptureRules<1> rules({std::make_shared<const EdgeBoard>(named_graph("K5")), {}, {}, {}});
  CaptureAgainstPlain comparison(rules);
  std::mt19937 random(6);
  for (int i = 0; i < 300; ++i) comparison.play(random);
  EXPECT_GT(comparison.early_ends(), 50);
  EXPECT_GT(comparison.met_again(), 100);
}

// Vertices with loose ends only, so all edges are promised: those with two go to no player,
// of those with one every second is the player's, the first one if he begins.
TEST(CapturePromises, AreKeptWithLooseEnds) {
  const open_core::Rows open{};
  for (const int ones : {0, 1, 2, 3, 4}) {
    std::array<std::uint8_t, open_core::kMostVertices> loose{2, 2, 2};
    for (int i = 0; i < ones; ++i) loose[static_cast<std::size_t>(3 + i)] = 1;
    const CaptureVertices vertices{open, loose, {}};
    for (const bool begins : {false, true}) {
      const int points = (ones + (begins ? 1 : 0)) / 2;
      const CaptureGuarantee guarantee = capture_guarantee(vertices, Side::first, begins);
      EXPECT_EQ(guarantee.points, points) << ones;
      EXPECT_EQ(guarantee.difference, 2 * points - ones) << ones;
    }
  }
}

// A triangle on which Red leads by one at a vertex: he answers there.
TEST(CapturePromises, AreGivenToWhoNeedsTheFewest) {
  open_core::Rows open{};
  open[0] = 0b110;
  open[1] = 0b101;
  open[2] = 0b011;
  const CaptureVertices triangle{open, {}, {1, 0, 0}};
  const CaptureGuarantee guarantee = capture_guarantee(triangle, Side::first, false);
  EXPECT_EQ(guarantee.points, 1);
  EXPECT_GE(guarantee.difference, -1);
}

TEST(ThresholdGames, CoverBoardsOfElevenVertices) {
  EXPECT_TRUE(CliqueThreshold::covers(11, {}));
  EXPECT_FALSE(CliqueThreshold::covers(12, {}));
  EXPECT_TRUE(StarThreshold::covers(11, {}));
  EXPECT_FALSE(StarThreshold::covers(12, {}));
  EXPECT_FALSE(StarThreshold::covers(5, turns(Side::first, 16, 1)));
  // All twelve bits of the eleventh vertex have their place in the key.
  const StarThreshold threshold(11, {});
  const auto start = threshold.start();
  auto other = start;
  for (std::size_t v = 0; v < 11; ++v) other.needed[1][v] = 9;
  auto another = other;
  another.needed[1][3] = 8;
  EXPECT_NE(threshold.key(start), threshold.key(other));
  EXPECT_NE(threshold.key(other), threshold.key(another));
}

}  // namespace
}  // namespace harary
