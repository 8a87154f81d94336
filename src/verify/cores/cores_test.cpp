// SPDX-License-Identifier: MIT
// The verifier's cores against the plain rules: every position of every board with at most five
// vertices, positions of K6, coloured starts; shapes and their bytes.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "games/rules_of.hpp"
#include "games/scoring/scoring.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/named.hpp"
#include "support/games/pentagon_start.hpp"
#include "support/games/plain_play.hpp"
#include "support/games/promises.hpp"
#include "support/verify/reduced_comparison.hpp"
#include "verify/cores/capture.hpp"
#include "verify/cores/clique.hpp"
#include "verify/cores/core_game.hpp"
#include "verify/cores/star.hpp"
#include "verify/plain_rules_game.hpp"

namespace harary {
namespace {

TwoColourSetup setup_of(const Graph& graph, Side starter = Side::first) {
  return {std::make_shared<const EdgeBoard>(graph), {}, {}, {.starter = starter}};
}

template <class R, class Reduced>
void compare_small_boards() {
  int early_ends = 0;
  for (int order = 1; order <= 5; ++order) {
    const std::vector<Graph> graphs = all_graphs(order);
    if (order == 5) {
      ASSERT_EQ(graphs.size(), 34u);
    }
    for (const Graph& graph : graphs) {
      const R rules(setup_of(graph, graph.edge_count() % 3 == 0 ? Side::second : Side::first));
      Comparison<R, Reduced> comparison(rules);
      comparison.compare_all();
      early_ends += comparison.early_ends();
      if (testing::Test::HasFailure()) return;
    }
  }
  EXPECT_GT(early_ends, 1000);
}

// From the seventh move on.
template <class R, class Reduced>
void compare_on_k6() {
  const R rules(setup_of(complete_graph(6)));
  Comparison<R, Reduced> comparison(rules);
  std::mt19937 random(7);
  for (int i = 0; i < 60; ++i) {
    play_at_random(rules, random, [&](const auto& p) {
      if (rules.layer(p) >= 6) comparison.compare(p);
    });
    if (testing::Test::HasFailure()) return;
  }
}

// Starts that no play reaches.
template <class R, class Reduced>
void compare_on_coloured_starts() {
  std::mt19937 random(8);
  for (int i = 0; i < 400 && !testing::Test::HasFailure(); ++i) {
    const int order = 4 + static_cast<int>(random() % 4);
    std::vector<Edge> pairs = complete_graph(order).edges();
    std::shuffle(pairs.begin(), pairs.end(), random);
    pairs.resize(std::min<std::size_t>(pairs.size(), 6 + random() % 10));
    TwoColourSetup setup =
        setup_of(Graph(order, pairs), random() % 2 == 0 ? Side::first : Side::second);
    for (std::size_t e = 8; e < pairs.size(); ++e) {
      (random() % 2 == 0 ? setup.red : setup.green).push_back(pairs[e]);
    }
    const R rules(setup);
    Comparison<R, Reduced> comparison(rules);
    comparison.compare(rules.start());
  }
}

TEST(ReducedClique, AgreesWithThePlainRules) {
  compare_small_boards<CliqueRules<1>, ReducedClique>();
  compare_on_k6<CliqueRules<1>, ReducedClique>();
  compare_on_coloured_starts<CliqueRules<1>, ReducedClique>();
}

TEST(ReducedClique, AgreesWithThePlainRulesWhereACliqueIsUnavoidable) {
  std::mt19937 random(10);
  for (int i = 0; i < 100 && !testing::Test::HasFailure(); ++i) {
    TwoColourSetup setup = pentagon_start(5 + i % 5, 7, random);
    setup.turns.starter = static_cast<Side>(i % 2);
    const CliqueRules<1> rules(setup);
    Comparison<CliqueRules<1>, ReducedClique> comparison(rules);
    comparison.compare(rules.start());
  }
}

TEST(Cores, CountUnavoidablePointsAtARaisedStart) {
  const auto most = [](int order) {
    CoreStart start{order, {}, {}, complete_graph(order).edges(), Side::first, true};
    return ReducedClique(start, {Side::second, 1 - kOutcomeBase, std::nullopt}).start().most;
  };
  EXPECT_EQ((std::vector{most(3), most(5), most(6), most(8), most(9), most(11)}),
            (std::vector{2, 2, 2, 2, 3, 3}));
  const CoreStart lacking{3, {}, {}, {{0, 1}, {0, 2}}, Side::first, true};
  const Statement statement{Side::second, 1 - kOutcomeBase, std::nullopt};
  EXPECT_EQ(ReducedClique(lacking, statement).start().most, 1);  // R(2, 3) = 3
  // All vertices but two of this board have eight edges: Red gets five, or Green four.
  CoreStart board{9, {}, {}, complete_graph(9).edges(), Side::first, false};
  board.open.erase(board.open.begin());  // 0-1
  EXPECT_EQ(ReducedStar(board, statement).start().lacks[0][2], 1);
  board.raised = true;
  EXPECT_EQ(ReducedStar(board, statement).start().lacks[0][2], 5);
  board.open.push_back({0, 1});
  EXPECT_EQ(ReducedStar(board, statement).start().lacks[0][2], 1);
}

TEST(ReducedStar, AgreesWithThePlainRules) {
  compare_small_boards<StarRules<1>, ReducedStar>();
  compare_on_k6<StarRules<1>, ReducedStar>();
  compare_on_coloured_starts<StarRules<1>, ReducedStar>();
}

TEST(ReducedCapture, AgreesWithThePlainRules) {
  compare_small_boards<CaptureRules<1>, ReducedCapture>();
  compare_on_k6<CaptureRules<1>, ReducedCapture>();
  compare_on_coloured_starts<CaptureRules<1>, ReducedCapture>();
}

TEST(Cores, RefuseWhatTheyDoNotKnow) {
  const CoreStart large{12, {}, {}, {{0, 1}}, Side::first};
  EXPECT_THROW(ReducedCapture(large, {Side::first, 0, std::nullopt}), InputError);
  EXPECT_THROW(ReducedClique(large, {Side::first, kOutcomeBase, std::nullopt}), InputError);
  const CoreStart small{3, {}, {}, {{0, 1}}, Side::first};
  EXPECT_NO_THROW(ReducedStar(small, {Side::first, 0, std::nullopt}));
  EXPECT_NO_THROW(ReducedClique(small, {Side::second, 0, std::nullopt}));
}

TEST(CoreShape, IsTheSameForIsomorphicPositions) {
  std::mt19937 random(9);
  for (const int planes : {1, 2}) {
    const ShapeBits bits{7, planes, 9, 2};
    for (int i = 0; i < 500; ++i) {
      CoreShape shape;
      shape.tail = {7, static_cast<std::uint8_t>(random())};
      for (std::size_t plane = 0; plane < static_cast<std::size_t>(planes); ++plane) {
        shape.planes[plane] = random() & random() & ((1U << bits.pairs()) - 1);
      }
      for (std::size_t v = 0; v < 7; ++v) {
        shape.labels[v] = static_cast<std::uint16_t>(random() % 3 * 200);
      }
      std::vector<std::size_t> place{0, 1, 2, 3, 4, 5, 6};
      std::shuffle(place.begin(), place.end(), random);
      CoreShape other;
      other.tail = shape.tail;
      for (std::size_t v = 0; v < 7; ++v) {
        other.labels[place[v]] = shape.labels[v];
        for (std::size_t u = 0; u < v; ++u) {
          const int pair = Edge::between(static_cast<int>(u), static_cast<int>(v)).pair_index();
          const int image =
              Edge::between(static_cast<int>(place[u]), static_cast<int>(place[v])).pair_index();
          for (std::size_t plane = 0; plane < 2; ++plane) {
            other.planes[plane] |= (shape.planes[plane] >> pair & 1) << image;
          }
        }
      }
      const CoreShape form = canonical_shape(shape, bits);
      EXPECT_EQ(canonical_shape(other, bits), form);
      EXPECT_EQ(canonical_shape(form, bits), form);
      other.labels[3] = static_cast<std::uint16_t>(other.labels[3] + 1);
      EXPECT_NE(canonical_shape(other, bits), form);

      std::vector<std::uint8_t> bytes(bits.bytes());
      pack_shape(form, bits, bytes);
      CoreShape back;
      ASSERT_TRUE(unpack_shape(bytes, bits, back));
      EXPECT_EQ(back, form);
    }
  }
}

TEST(CoreShape, RefusesLabellingsThatAreNoPermutations) {
  CoreShape shape;
  shape.planes[0] = 0b011;  // 0-1 and 0-2
  const auto pairs = [&](const std::vector<std::uint8_t>& place) {
    return relabelled(shape, place).planes[0];
  };
  EXPECT_EQ(pairs({0, 1, 2}), 0b011U);
  EXPECT_EQ(pairs({2, 1, 0}), 0b110U);
  for (const std::vector<std::uint8_t>& wrong : std::vector<std::vector<std::uint8_t>>{
           {0, 1, 1}, {1, 1, 1}, {0, 1, 3}, {0, 1, 255}, {1, 2, 3}}) {
    EXPECT_THROW(pairs(wrong), std::logic_error) << testing::PrintToString(wrong);
  }
}

// Bytes are a position only in canonical order, reduced, and without bits that mean nothing.
TEST(CoreGame, KnowsItsPositions) {
  const StarRules<1> rules(setup_of(complete_graph(5)));
  const CoreStart start{5, {}, {}, complete_graph(5).edges(), Side::first};
  const Statement statement{Side::second, 1 - kOutcomeBase, std::nullopt};
  const CoreGame<ReducedStar> game(
      start, statement, plain_game_of_rules(std::make_shared<const RulesOf<StarRules<1>>>(rules)));
  std::vector<std::uint8_t> bytes(game.width());
  game.start(bytes);
  EXPECT_TRUE(game.well_formed(bytes));
  EXPECT_EQ(game.mover(bytes), Side::first);
  EXPECT_FALSE(game.finished(bytes));
  EXPECT_EQ(game.verdict(0).winner, Winner::second);
  EXPECT_EQ(game.position_text(bytes).find("open=0-1 0-2 1-2"), 0u);

  const ReducedStar reduced(start, statement);
  const ShapeBits bits = reduced.bits();
  const auto well_formed = [&](const CoreShape& shape) {
    pack_shape(shape, bits, bytes);
    return game.well_formed(bytes);
  };
  int canonical = 0;
  for (const OpenMove move : reduced.moves(reduced.start())) {
    canonical += well_formed(reduced.shape(reduced.after(reduced.start(), move))) ? 1 : 0;
  }
  EXPECT_EQ(canonical, 1);
  CoreShape shape = reduced.shape(reduced.start());
  shape.tail[0] = 4;
  EXPECT_FALSE(well_formed(shape));
  shape.tail[0] = 3;
  EXPECT_TRUE(well_formed(shape));
  for (std::uint16_t& label : shape.labels) label = 5 << 8 | 5 << 4;  // no player can reach that
  EXPECT_FALSE(well_formed(shape));
  EXPECT_FALSE(game.well_formed(Bytes(bytes).first(bytes.size() - 1)));
}

}  // namespace
}  // namespace harary
