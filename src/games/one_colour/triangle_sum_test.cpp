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
static_assert(Summands<TriangleSumRules>);
static_assert(Promising<TriangleSumRules>);

Game game(const Graph& board) {
  return Game({std::make_shared<const EdgeBoard>(board), {}, Side::first}, complete_graph(3),
              Growth::anywhere);
}

TEST(TriangleSum, KeysPromiseEqualNimbersEverywhere) {
  for (const std::string board : {"K5", "K6", "W6", "K2,2,2", "colex:12", "petersen", "K3,4"}) {
    const Game rules = game(named_graph(board));
    const TriangleSumRules sum(rules);
    PlainNimbers<Game> plain(rules);
    plain.nimber(rules.start());
    struct Hash {
      std::size_t operator()(const TriangleKey& key) const { return key.hash(); }
    };
    std::unordered_map<TriangleKey, int, Hash> known{{TriangleKey{}, 0}};
    // Fewest moves first: the summands of a position come before it.
    std::vector<std::pair<Game::Position, int>> all(plain.known().begin(), plain.known().end());
    std::sort(all.begin(), all.end(), [&](const auto& a, const auto& b) {
      return rules.moves(a.first).size() < rules.moves(b.first).size();
    });
    int wrong = 0;
    for (const auto& [p, nimber] : all) {
      const TriangleSummand q = TriangleSumRules::reduced(rules, p);
      std::vector<TriangleKey> keys;
      sum.for_each_summand(q, [&](const TriangleSummand& s) {
        const TriangleKey key = sum.key(s);
        wrong += !(sum.key(sum.position(key)) == key);
        wrong += sum.position(key).legal_count() != s.legal_count();
        if (const auto small = sum.small_nimber(s, s.legal_count())) known[key] = *small;
        keys.push_back(key);
      });
      // A connected position defines the nimber of its key, or has to agree with it.
      if (keys.size() == 1) known.emplace(keys[0], nimber);
      int together = 0;
      for (const TriangleKey& key : keys) together ^= known.contains(key) ? known[key] : 1000;
      // A summand that is not itself a position on this board has no nimber here.
      wrong += together < 500 && together != nimber;
    }
    EXPECT_EQ(wrong, 0) << board;
  }
}

TEST(TriangleSum, MovesAndSummandsAreThoseOfTheGeneralRules) {
  std::mt19937 random(11);
  for (int round = 0; round < 300; ++round) {
    const int order = 3 + static_cast<int>(random() % 14);
    Graph board(order);
    const unsigned density = 1 + random() % 4;
    for (int v = 1; v < order; ++v) {
      for (int u = 0; u < v; ++u) {
        if (random() % 4 < density) board.add_edge({u, v});
      }
    }
    const Game rules = game(board);
    ASSERT_TRUE(TriangleSumRules::fit(rules));
    const TriangleSumRules sum(rules);
    const SaturationSumRules<2> general(rules);
    Game::Position p = rules.start();
    TriangleSummand q = sum.start();
    while (true) {
      // The legal pairs, whatever the drawn edges that no longer count.
      EXPECT_EQ(q.legal(), TriangleSumRules::reduced(rules, p).legal());
      std::multiset<int> sizes;
      sum.for_each_summand(q, [&](const TriangleSummand& s) { sizes.insert(s.legal_count()); });
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

TEST(TriangleSum, DifferentMovesReachAllKeys) {
  std::mt19937 random(5);
  for (const std::string board : {"K6", "Q3", "petersen", "K4,4", "K9"}) {
    const Game rules = game(named_graph(board));
    const TriangleSumRules sum(rules);
    const auto keys_after = [&](const TriangleSummand& p, Edge move) {
      std::vector<std::array<std::uint64_t, 3>> keys;
      sum.for_each_summand(sum.after(p, move),
                           [&](const TriangleSummand& s) { keys.push_back(sum.key(s).words); });
      std::sort(keys.begin(), keys.end());
      return keys;
    };
    for (int round = 0; round < 20; ++round) {
      TriangleSummand p = sum.start();
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

TEST(TriangleSum, KeysHoldSixteenVertices) {
  std::mt19937 random(3);
  for (int round = 0; round < 200; ++round) {
    SmallColouredGraph<2> graph;
    graph.order = 16;
    for (int v = 1; v < 16; ++v) {
      for (int u = 0; u < v; ++u) {
        graph.set_colour(u, v, round == 0 ? 1 : static_cast<int>(random() % 3));
      }
    }
    if (graph.rows[0][15] == 0 && graph.rows[1][15] == 0) continue;
    EXPECT_EQ(unpack_triangle_key(pack_triangle_key(graph)), graph);
  }
}

TEST(TriangleSum, FitsOnlyTheTriangleGameOfSixteenVertices) {
  const auto fits = [](int order, const Graph& target, Growth growth) {
    return TriangleSumRules::fit(SaturationRules<3>(
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
