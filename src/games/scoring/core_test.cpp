// SPDX-License-Identifier: MIT
// The cores of clique, star and capture against the plain rules: who wins, or the value, from every
// position that random play meets; moves that are left out, keys, bounds.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <unordered_map>
#include <vector>

#include "games/scoring/scoring.hpp"
#include "graph/named.hpp"

namespace harary {
namespace {

static_assert(HasCore<CliqueRules<1>> && HasCore<StarRules<1>> && HasCore<CaptureRules<1>>);
static_assert(!HasCore<ColexRules<1>> && !HasCore<CliqueRules<4>>);
static_assert(Bounded<CliqueDuel> && Bounded<StarDuel>);
static_assert(Estimated<CliqueDuel> && Estimated<StarDuel>);

struct Hash {
  template <class P>
  std::size_t operator()(const P& p) const {
    return p.hash();
  }
};

// Whether the first side wins, by the plain rules with nothing but a memory.
template <class R>
class PlainWinner {
 public:
  explicit PlainWinner(const R& rules) : rules_(rules) {}

  bool first_wins(const typename R::Position& p) {
    if (const auto known = known_.find(p); known != known_.end()) return known->second;
    bool wins = false;
    if (const auto value = rules_.result(p)) {
      wins = rules_.verdict(for_first(rules_.mover(p), *value)).winner == Winner::first;
    } else {
      const bool first_moves = rules_.mover(p) == Side::first;
      wins = !first_moves;
      for (const auto& move : rules_.moves(p)) {
        if (first_wins(rules_.after(p, move)) == first_moves) {
          wins = first_moves;
          break;
        }
      }
    }
    known_.emplace(p, wins);
    return wins;
  }

 private:
  const R& rules_;
  std::unordered_map<typename R::Position, bool, Hash> known_;
};

template <class R>
class DuelAgainstPlain {
 public:
  using Duel = typename R::Core;

  explicit DuelAgainstPlain(const R& rules)
      : rules_(rules), duel_(rules.core().value()), plain_(rules) {}

  // Random play from the start; every position on the way is compared.
  void play(std::mt19937& random) {
    typename R::Position p = rules_.start();
    while (true) {
      compare(p);
      if (testing::Test::HasFailure() || rules_.result(p)) return;
      std::vector<int> moves;
      for (const int move : rules_.moves(p)) moves.push_back(move);
      p = rules_.after(p, moves[random() % moves.size()]);
    }
  }
  int early_ends() const { return early_ends_; }
  int left_out() const { return left_out_; }

 private:
  void compare(const typename R::Position& p) {
    const bool first_wins = plain_.first_wins(p);
    const auto q = rules_.in_core(duel_, p);
    SCOPED_TRACE(rules_.position_text(p));
    EXPECT_EQ(duel_value(q) > 0, first_wins == (rules_.mover(p) == Side::first));
    if (q.winner) {
      EXPECT_EQ(*q.winner == Side::first, first_wins);
      return;
    }
    EXPECT_EQ(duel_.mover(q), rules_.mover(p));
    const Bounds bounds = duel_.bounds(q);
    const Value value = first_wins == (rules_.mover(p) == Side::first) ? 1 : -1;
    EXPECT_LE(bounds.lower, value);
    EXPECT_GE(bounds.upper, value);
    early_ends_ += bounds.lower == bounds.upper ? 1 : 0;
    int moves = 0;
    for ([[maybe_unused]] const auto& move : duel_.moves(q)) ++moves;
    EXPECT_GT(moves, 0);
    left_out_ += rules_.open(p).size() > moves ? 1 : 0;
    // Equal keys, equal values.
    const auto [known, fresh] = values_.emplace(duel_.key(q), value);
    if (!fresh) {
      EXPECT_EQ(known->second, value);
    }
  }

  // By the duel's moves alone, without its bounds.
  Value duel_value(const typename Duel::Position& p) {
    if (const auto value = duel_.result(p)) return *value;
    const auto key = duel_.key(p);
    if (const auto known = searched_.find(key); known != searched_.end()) return known->second;
    Value best = -1;
    for (const auto& move : duel_.moves(p)) {
      const auto q = duel_.after(p, move);
      const Value value = duel_value(q);
      best = std::max(best, duel_.mover(q) == duel_.mover(p) ? value : -value);
      if (best > 0) break;
    }
    searched_.emplace(key, best);
    return best;
  }

  const R& rules_;
  Duel duel_;
  PlainWinner<R> plain_;
  std::unordered_map<typename Duel::Key, Value, Hash> values_;
  std::unordered_map<typename Duel::Key, Value, Hash> searched_;
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
    DuelAgainstPlain<R> comparison(rules);
    for (int play = 0; play < 4; ++play) comparison.play(random);
    if (testing::Test::HasFailure()) return;
    early_ends += comparison.early_ends();
    left_out += comparison.left_out();
  }
  EXPECT_GT(early_ends, 100);
  EXPECT_GT(left_out, 100);
}

TEST(CliqueDuel, AgreesWithThePlainRulesOnRandomBoards) {
  compare_on_random_boards<CliqueRules<1>>(1);
}

TEST(StarDuel, AgreesWithThePlainRulesOnRandomBoards) {
  compare_on_random_boards<StarRules<1>>(2);
}

TEST(CliqueDuel, AgreesWithThePlainRulesOnK5) {
  const CliqueRules<1> rules({std::make_shared<const EdgeBoard>(named_graph("K5")), {}, {}, {}});
  DuelAgainstPlain<CliqueRules<1>> comparison(rules);
  std::mt19937 random(3);
  for (int i = 0; i < 300; ++i) comparison.play(random);
}

TEST(StarDuel, AgreesWithThePlainRulesOnK5) {
  const StarRules<1> rules({std::make_shared<const EdgeBoard>(named_graph("K5")), {}, {}, {}});
  DuelAgainstPlain<StarRules<1>> comparison(rules);
  std::mt19937 random(4);
  for (int i = 0; i < 300; ++i) comparison.play(random);
}

// Values of capture by the plain rules and on the core.
class CaptureAgainstPlain {
 public:
  using R = CaptureRules<1>;

  explicit CaptureAgainstPlain(const R& rules) : rules_(rules), core_(rules.core().value()) {}

  void play(std::mt19937& random) {
    R::Position p = rules_.start();
    while (true) {
      compare(p);
      if (testing::Test::HasFailure() || rules_.result(p)) return;
      std::vector<int> moves;
      for (const int move : rules_.moves(p)) moves.push_back(move);
      p = rules_.after(p, moves[random() % moves.size()]);
    }
  }
  int met_again() const { return met_again_; }

 private:
  void compare(const R::Position& p) {
    const Value value = plain_value(p);
    const auto q = rules_.in_core(core_, p);
    SCOPED_TRACE(rules_.position_text(p));
    EXPECT_EQ(core_value(q), value);
    EXPECT_EQ(core_.mover(q), rules_.mover(p));
    if (core_.result(q)) return;
    EXPECT_LE(core_.bounds(q).lower, value);
    EXPECT_GE(core_.bounds(q).upper, value);
    const auto [known, fresh] = values_.emplace(core_.key(q), value - core_.settled(q));
    if (!fresh) {
      EXPECT_EQ(known->second, value - core_.settled(q));
      ++met_again_;
    }
  }
  Value plain_value(const R::Position& p) {
    if (const auto value = rules_.result(p)) return *value;
    if (const auto known = plain_.find(p); known != plain_.end()) return known->second;
    Value best = -kInfinity;
    for (const int move : rules_.moves(p)) {
      const auto q = rules_.after(p, move);
      const Value value = plain_value(q);
      best = std::max(best, rules_.mover(q) == rules_.mover(p) ? value : -value);
    }
    plain_.emplace(p, best);
    return best;
  }
  // Without keys.
  Value core_value(const CaptureCore::Position& p) {
    if (const auto value = core_.result(p)) return *value;
    if (const auto known = searched_.find(p); known != searched_.end()) return known->second;
    Value best = -kInfinity;
    for (const auto& move : core_.moves(p)) {
      const auto q = core_.after(p, move);
      const Value value = core_value(q);
      best = std::max(best, core_.mover(q) == core_.mover(p) ? value : -value);
    }
    searched_.emplace(p, best);
    return best;
  }

  const R& rules_;
  CaptureCore core_;
  std::unordered_map<R::Position, Value, Hash> plain_;
  std::unordered_map<CaptureCore::Position, Value, Hash> searched_;
  std::unordered_map<CaptureCore::Key, Value, Hash> values_;
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
  EXPECT_GT(comparison.met_again(), 100);
}

TEST(Duels, CoverBoardsOfElevenVertices) {
  EXPECT_TRUE(CliqueDuel::covers(11, {}));
  EXPECT_FALSE(CliqueDuel::covers(12, {}));
  EXPECT_TRUE(StarDuel::covers(11, {}));
  EXPECT_FALSE(StarDuel::covers(12, {}));
  EXPECT_FALSE(StarDuel::covers(5, turns(Side::first, 16, 1)));
  // All twelve bits of the eleventh vertex have their place in the key.
  const StarDuel duel(11, {});
  const auto start = duel.start();
  auto other = start;
  for (std::size_t v = 0; v < 11; ++v) other.needed[1][v] = 9;
  auto another = other;
  another.needed[1][3] = 8;
  EXPECT_NE(duel.key(start), duel.key(other));
  EXPECT_NE(duel.key(other), duel.key(another));
}

}  // namespace
}  // namespace harary
