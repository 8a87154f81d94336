// SPDX-License-Identifier: MIT
// The marking game: published values, its core against the definition, orders and their costs.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/error.hpp"
#include "games/marking/costs.hpp"
#include "games/marking/family.hpp"
#include "graph/board_text.hpp"
#include "support/games/promises.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

Graph board_of(const std::string& name) {
  return parse_board(name, "test");
}

MarkingRules marking_on(const std::string& board, Side starter = Side::first,
                        VertexSet taken = {}) {
  return MarkingRules({board_of(board), taken, starter});
}

// Whether Alice succeeds, by plain minimax on the core, one position of each key.
class ThresholdGames {
 public:
  bool alice_succeeds(const MarkingCore& core, const MarkingCore::Position& p) {
    if (const auto over = core.result(p)) return for_first(p.mover, *over) > 0;
    const Bounds bounds = core.bounds(p);
    if (bounds.lower == bounds.upper) return for_first(p.mover, bounds.lower) > 0;
    const MarkingKey key = core.key(p);
    if (const auto found = known_.find(key); found != known_.end()) return found->second;
    const bool alice = p.mover == Side::first;
    bool result = !alice;
    for (const int v : core.moves(p)) {
      if (alice_succeeds(core, core.after(p, v)) == alice) {
        result = alice;
        break;
      }
    }
    return known_[key] = result;
  }

 private:
  struct Hash {
    std::size_t operator()(const MarkingKey& key) const { return key.hash(); }
  };
  std::unordered_map<MarkingKey, bool, Hash> known_;
};

// With many vertices of high degree.
Graph random_tree(int order, TestRandom& random) {
  Graph tree(order);
  for (int v = 1; v < order; ++v) tree.add_edge(v, random.below(std::min(v, 7)));
  return tree;
}

int number_of(const Graph& board, Side starter) {
  const MarkingCore core(board);
  for (int limit = 1;; ++limit) {
    ThresholdGames games;
    if (games.alice_succeeds(core, core.position(board.vertices(), limit, starter))) return limit;
  }
}

void expect_number(const std::string& board, int number) {
  for (const Side starter : {Side::first, Side::second}) {
    EXPECT_EQ(number_of(board_of(board), starter), number) << board;
  }
}

// By the definition, for all sets of open vertices: whether Alice pays at most `limit` for each.
class PlainThresholds {
 public:
  PlainThresholds(const Graph& board, int limit) : order_(board.order()) {
    const std::size_t sets = std::size_t{1} << order_;
    for (auto& side : succeeds_) side.assign(sets, true);
    for (std::size_t bits = 1; bits < sets; ++bits) {
      const VertexSet open(bits);
      bool some = false;
      bool all = true;
      for (const int v : open) {
        const std::size_t left = bits & ~(std::size_t{1} << v);
        const bool cheap = cost_of(board, v, board.vertices() - open) <= limit;
        some = some || (cheap && succeeds_[1][left]);
        all = all && cheap && succeeds_[0][left];
      }
      succeeds_[0][bits] = some;
      succeeds_[1][bits] = all;
    }
  }
  bool operator()(VertexSet open, Side mover) const {
    return succeeds_[static_cast<std::size_t>(mover)][open.bits()];
  }

 private:
  int order_;
  std::array<std::vector<bool>, 2> succeeds_;
};

TEST(Marking, OnCompleteGraphsCostsTheirOrder) {
  for (int n = 1; n <= 12; ++n) expect_number(fmt::format("K{}", n), n);
  for (int n = 1; n <= 6; ++n) expect_number(fmt::format("K{},{}", n, n), n + 1);
}

// From four vertices on a path, and any cycle, has the number 3: the third of three in a row.
TEST(Marking, OnPathsAndCyclesCostsThree) {
  for (int n = 1; n <= 40; ++n) {
    expect_number(fmt::format("P{}", n), n == 1 ? 1 : n <= 3 ? 2 : 3);
    if (n >= 3) expect_number(fmt::format("C{}", n), 3);
  }
}

// U. Faigle, W. Kern, H. Kierstead, W. T. Trotter 1993: at most 4 on forests, which is reached. By
// the plain program of tests/reference/vertex_games.py no forest of fewer vertices has it.
TEST(Marking, OnForestsCostsFourFromTenVerticesOnOrEightIfBobStarts) {
  const Graph ten = board_of("g6:IhHC?CA_?");
  EXPECT_EQ(number_of(ten, Side::first), 4);
  EXPECT_EQ(number_of(ten, Side::second), 4);
  const Graph eight = board_of("g6:Gi_GS?");
  EXPECT_EQ(number_of(eight, Side::first), 3);
  EXPECT_EQ(number_of(eight, Side::second), 4);
}

TEST(Marking, IsBegunByAliceOrBobByTheirNames) {
  for (const auto& [name, starter] : std::map<std::string, Side>{{"alice", Side::first},
                                                                 {"red", Side::first},
                                                                 {"bob", Side::second},
                                                                 {"green", Side::second}}) {
    GameOptions options;
    options.set("board", "P4");
    options.set("first", name);
    const Side mover = MarkingFamily::visit(
        "marking", options, [](const MarkingRules& rules) { return rules.mover(rules.start()); });
    EXPECT_EQ(mover, starter) << name;
  }
}

TEST(Marking, OnTreesCostsFourAtMost) {
  TestRandom random(3);
  std::array<int, 5> seen{};
  for (int round = 0; round < 200; ++round) {
    const Graph tree = random_tree(20, random);
    const int number = number_of(tree, random.below(2) == 0 ? Side::first : Side::second);
    ASSERT_LE(number, 4) << board_text(tree);
    ++seen[static_cast<std::size_t>(number)];
  }
  EXPECT_GT(seen[3], 10);
  EXPECT_GT(seen[4], 10);
}

// All positions of random boards: what the core drops, its keys, which are the same on all boards
// and for all limits, its bounds, and its moves.
TEST(Marking, OnItsCoreHasTheValuesOfTheDefinition) {
  TestRandom random(1);
  struct Hash {
    std::size_t operator()(const MarkingKey& key) const { return key.hash(); }
  };
  std::unordered_map<MarkingKey, bool, Hash> known;
  std::array<int, 3> by_lemma{};
  std::size_t met_again = 0;
  for (int round = 0; round < 240; ++round) {
    const bool tree = round % 2 != 0;
    const int order = tree ? 12 : 1 + random.below(10);
    const Graph board =
        tree ? random_tree(order, random) : random.graph(order, 15 + random.below(50));
    const MarkingCore core(board);
    for (int limit = 1; limit <= 5; ++limit) {
      const PlainThresholds plain(board, limit);
      ThresholdGames games;
      for (std::uint64_t bits = 0; bits < std::uint64_t{1} << order; ++bits) {
        for (const Side mover : {Side::first, Side::second}) {
          const VertexSet open(bits);
          const bool succeeds = plain(open, mover);
          const auto p = core.position(open, limit, mover);
          const auto where = [&] {
            return fmt::format("{} limit {} open {} mover {}", board_text(board), limit, bits,
                               mover == Side::first ? "Alice" : "Bob");
          };
          ASSERT_EQ(games.alice_succeeds(core, p), succeeds) << where();
          if (core.result(p)) continue;
          const auto [entry, fresh] = known.emplace(core.key(p), succeeds);
          ASSERT_EQ(entry->second, succeeds) << where();
          met_again += fresh ? 0 : 1;
          const Bounds bounds = core.bounds(p);
          if (bounds.lower < bounds.upper) continue;
          ASSERT_EQ(for_first(mover, bounds.lower) > 0, succeeds) << where();
          ++by_lemma[bounds.lemma];
        }
      }
    }
  }
  for (const int count : by_lemma) EXPECT_GT(count, 500);
  EXPECT_GT(met_again, 5 * known.size());
}

// More than sixteen vertices that matter: keys of the board.
TEST(Marking, OnItsCoreEqualKeysMeanEqualValuesOnLargeBoards) {
  for (const std::string name : {"C18", "grid:3x6", "K9,9", "grid:2x9"}) {
    const Graph board = board_of(name);
    const MarkingCore core(board);
    for (int limit = 2; limit <= 3; ++limit) {
      const PlainThresholds plain(board, limit);
      std::vector<std::pair<MarkingKey, bool>> met;
      std::vector<VertexSet> large{board.vertices()};
      for (const int u : board.vertices()) large.push_back(board.vertices() - VertexSet::single(u));
      for (const VertexSet open : large) {
        for (const Side mover : {Side::first, Side::second}) {
          const auto p = core.position(open, limit, mover);
          if (core.result(p)) continue;
          const MarkingKey key = core.key(p);
          for (const auto& [other, succeeds] : met) {
            if (other == key) {
              ASSERT_EQ(plain(open, mover), succeeds) << name;
            }
          }
          met.emplace_back(key, plain(open, mover));
        }
      }
    }
  }
}

TEST(Marking, KeysAndPredecessorsKeepTheirPromises) {
  for (const std::string name : {"P6", "C6", "K2,4", "grid:2x3", "K1,4"}) {
    for (const Side starter : {Side::first, Side::second}) {
      EXPECT_TRUE(equal_keys_have_equal_values(marking_on(name, starter))) << name;
      EXPECT_TRUE(predecessors_undo_moves(marking_on(name, starter))) << name;
    }
  }
  EXPECT_TRUE(equal_keys_have_equal_values(marking_on("C7", Side::second, VertexSet(0b101))));
}

TEST(Marking, SomeOrderCostsEachNumberFromTheLeastOn) {
  TestRandom random(2);
  for (int round = 0; round < 300; ++round) {
    const Graph board = random.graph(1 + random.below(12), 10 + random.below(80));
    const VertexSet taken(random.below(std::size_t{1} << board.order()));
    const VertexSet rest = board.vertices() - taken;
    int most = 0;
    for (const int v : rest) most = std::max(most, 1 + board.degree(v));
    for (int largest = least_largest_cost(board, taken, rest); largest <= most; ++largest) {
      VertexSet marked = taken;
      int cost = 0;
      for (const int v : order_with_cost(board, taken, rest, largest)) {
        cost = std::max(cost, cost_of(board, v, marked));
        marked.insert(v);
      }
      ASSERT_EQ(cost, largest) << board_text(board);
      ASSERT_EQ(marked, board.vertices());
    }
  }
}

TEST(Marking, APositionIsReadInTheOrderOfItsMarks) {
  const MarkingRules rules = marking_on("P4");
  EXPECT_EQ(rules.parse_position("vertices=0,1,2").largest, 2);
  EXPECT_EQ(rules.parse_position("vertices=0,2,1").largest, 3);
  EXPECT_NE(rules.parse_position("vertices=0,1,2"), rules.parse_position("vertices=0,2,1"));
  EXPECT_EQ(rules.position_text(rules.parse_position("vertices=2,0,1")), "vertices=0,2,1");
  // What is taken from the start cost nothing.
  const MarkingRules later = marking_on("P4", Side::first, VertexSet(0b101));
  EXPECT_EQ(later.parse_position("vertices=0,2").largest, 0);
  EXPECT_EQ(later.parse_position("vertices=1,0,2").largest, 3);
  EXPECT_THROW(later.parse_position("vertices=0"), InputError);
  EXPECT_THROW(rules.parse_position("vertices=0,0"), InputError);
}

TEST(Marking, IsWonByAliceIfNoOrderCostsLess) {
  const MarkingRules rules = marking_on("C5");
  EXPECT_EQ(rules.verdict(-3).winner, Winner::first);
  EXPECT_EQ(rules.verdict(-3).outcome, (std::pair{3, 3}));
  const MarkingRules path = marking_on("P4");
  EXPECT_EQ(path.verdict(-3).winner, Winner::second);
  EXPECT_EQ(path.verdict(-3).score, -1);
}

}  // namespace
}  // namespace harary
