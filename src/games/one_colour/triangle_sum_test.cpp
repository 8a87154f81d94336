// SPDX-License-Identifier: MIT
#include "games/one_colour/triangle_sum.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "games/one_colour/saturation_sum.hpp"
#include "graph/named.hpp"
#include "support/games/plain_nimbers.hpp"

namespace harary {
namespace {

using Game = SaturationRules<2>;
static_assert(Summands<TriangleSumRules<16>>);
static_assert(Summands<TriangleSumRules<18>>);
static_assert(Prioritised<TriangleSumRules<32>>);

using Sum = TriangleSumRules<16>;
using Summand = Sum::Position;
using Key = Sum::Key;

Game game(const Graph& board) {
  return Game({std::make_shared<const EdgeBoard>(board), {}, Side::first}, complete_graph(3),
              Growth::anywhere);
}

TEST(TriangleSum, KeysPromiseEqualNimbersEverywhere) {
  for (const std::string board : {"K5", "K6", "W6", "K2,2,2", "colex:12", "petersen", "K3,4"}) {
    const Game rules = game(named_graph(board));
    const Sum sum(rules);
    PlainNimbers<Game> plain(rules);
    plain.nimber(rules.start());
    struct Hash {
      std::size_t operator()(const Key& key) const { return key.hash(); }
    };
    std::unordered_map<Key, int, Hash> known{{Key{}, 0}};
    // Fewest moves first: the summands of a position come before it.
    std::vector<std::pair<Game::Position, int>> all(plain.known().begin(), plain.known().end());
    std::sort(all.begin(), all.end(), [&](const auto& a, const auto& b) {
      return rules.moves(a.first).size() < rules.moves(b.first).size();
    });
    int wrong = 0;
    for (const auto& [p, nimber] : all) {
      const Summand q = Sum::reduced(rules, p);
      std::vector<Key> keys;
      sum.for_each_summand(q, [&](const Summand& s) {
        const Key key = sum.key(s);
        wrong += !(sum.key(sum.position(key)) == key);
        wrong += sum.position(key).legal_count() != s.legal_count();
        if (const auto small = sum.small_nimber(s, s.legal_count())) known[key] = *small;
        keys.push_back(key);
      });
      // A connected position defines the nimber of its key, or has to agree with it.
      if (keys.size() == 1) known.emplace(keys[0], nimber);
      int together = 0;
      for (const Key& key : keys) together ^= known.contains(key) ? known[key] : 1000;
      // A summand that is not itself a position on this board has no nimber here.
      wrong += together < 500 && together != nimber;
    }
    EXPECT_EQ(wrong, 0) << board;
  }
}

// Plays at random on random boards of `least` to `most` vertices and at most 64 * Words edges.
template <int MaxOrder, int Words>
void compare_with_general_rules(int least, int most, unsigned densities, int rounds) {
  using Board = SaturationRules<Words>;
  using Wide = TriangleSumRules<MaxOrder>;
  std::mt19937 random(11);
  for (int round = 0; round < rounds; ++round) {
    const int order = least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
    Graph board(order);
    const unsigned density = 1 + random() % densities;
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (random() % 4 < density && board.edge_count() < 64 * Words) board.add_edge({u, v});
      }
    }
    const Board rules({std::make_shared<const EdgeBoard>(board), {}, Side::first},
                      complete_graph(3), Growth::anywhere);
    ASSERT_TRUE(Wide::fit(rules));
    const Wide sum(rules);
    const SaturationSumRules<Words> general(rules);
    typename Board::Position p = rules.start();
    typename Wide::Position q = sum.start();
    while (true) {
      // The legal pairs, whatever the drawn edges that no longer count.
      EXPECT_EQ(q.legal(), Wide::reduced(rules, p).legal());
      std::multiset<int> sizes;
      sum.for_each_summand(q, [&](const auto& s) {
        sizes.insert(s.legal_count());
        const auto key = sum.key(s);
        EXPECT_EQ(sum.key(sum.position(key)), key);
        EXPECT_EQ(sum.position(key).legal_count(), s.legal_count());
      });
      std::multiset<int> expected;
      general.for_each_summand(general.reduced(p),
                               [&](const auto& s) { expected.insert(s.legal().size()); });
      EXPECT_EQ(sizes, expected);
      const auto moves = sum.moves(q);
      if (moves.size() == 0) break;
      const Edge move = moves.begin()[random() % moves.size()];
      p = rules.after(p, rules.board().index(move));
      q = sum.after(q, move);
      EXPECT_EQ(q.mover, rules.mover(p));
    }
    EXPECT_TRUE(rules.result(p).has_value());
    EXPECT_TRUE(sum.result(q).has_value());
  }
}

TEST(TriangleSum, MovesAndSummandsAreThoseOfTheGeneralRules) {
  compare_with_general_rules<16, 2>(3, 16, 4, 300);
  compare_with_general_rules<18, 4>(3, 18, 4, 100);
  compare_with_general_rules<32, 4>(3, 32, 2, 100);
}

TEST(TriangleSum, DifferentMovesReachAllKeys) {
  std::mt19937 random(5);
  for (const std::string board : {"K6", "Q3", "petersen", "K4,4", "K9"}) {
    const Game rules = game(named_graph(board));
    const Sum sum(rules);
    const auto keys_after = [&](const Summand& p, Edge move) {
      std::vector<std::array<std::uint64_t, 3>> keys;
      sum.for_each_summand(sum.after(p, move),
                           [&](const Summand& s) { keys.push_back(sum.key(s).words); });
      std::sort(keys.begin(), keys.end());
      return keys;
    };
    for (int round = 0; round < 20; ++round) {
      Summand p = sum.start();
      while (sum.moves(p).size() != 0) {
        std::set<std::vector<std::array<std::uint64_t, 3>>> all;
        std::set<std::vector<std::array<std::uint64_t, 3>>> different;
        for (const Edge move : sum.moves(p)) all.insert(keys_after(p, move));
        sum.for_each_different_move(p, [&](Edge m) { different.insert(keys_after(p, m)); });
        ASSERT_EQ(all, different) << board;
        p = sum.after(p, sum.moves(p).begin()[random() % sum.moves(p).size()]);
      }
    }
  }
}

template <int MaxOrder>
void expect_keys_to_hold_all_graphs() {
  std::mt19937 random(3);
  for (int round = 0; round < 200; ++round) {
    TriangleGraph<MaxOrder> graph;
    graph.order = MaxOrder;
    for (int v = 1; v < MaxOrder; ++v) {
      for (int u = 0; u < v; ++u) {
        graph.set_colour(u, v, round == 0 ? 1 : static_cast<int>(random() % 3));
      }
    }
    if (graph.rows[0][MaxOrder - 1] == 0 && graph.rows[1][MaxOrder - 1] == 0) continue;
    EXPECT_EQ(unpack_triangle_key<MaxOrder>(pack_triangle_key<MaxOrder>(graph)), graph);
  }
}

TEST(TriangleSum, KeysHoldAllVertices) {
  expect_keys_to_hold_all_graphs<16>();
  expect_keys_to_hold_all_graphs<18>();
  EXPECT_EQ(sizeof(TriangleKey<16>), 24u);
  EXPECT_EQ(sizeof(TriangleKey<18>), 32u);
}

TEST(TriangleSum, FitsOnlyTheTriangleGameOfSoManyVertices) {
  const auto fits = [](int order, const Graph& target, Growth growth) {
    return Sum::fit(SaturationRules<3>(
        {std::make_shared<const EdgeBoard>(complete_graph(order)), {}, Side::first}, target,
        growth));
  };
  EXPECT_TRUE(fits(16, complete_graph(3), Growth::anywhere));
  EXPECT_FALSE(fits(17, complete_graph(3), Growth::anywhere));
  EXPECT_FALSE(fits(5, complete_graph(3), Growth::connected));
  EXPECT_FALSE(fits(5, complete_graph(4), Growth::anywhere));
}

}  // namespace
}  // namespace harary
