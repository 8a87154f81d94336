// SPDX-License-Identifier: MIT
// Pairs with potential against the plain definition: where they say that Breaker holds, he does, on
// the traces of his zone as well.
#include "solve/winning_sets/pair_potential.hpp"

#include <gtest/gtest.h>

#include <random>

#include "solve/winning_sets/survey.hpp"
#include "support/graph/families.hpp"
#include "support/solve/plain_sets.hpp"

namespace harary {
namespace {

TEST(PairPotential, BreakerHoldsWhereItSaysSo) {
  std::mt19937_64 random(1);
  PairPotential<1> pairs;
  int held = 0;  // by pairs, where the theorem alone does not tell
  for (int instance = 0; instance < 1500; ++instance) {
    const int points = 8 + static_cast<int>(random() % 4);
    Hypergraph family = random_hypergraph(random, points, 8 + static_cast<int>(random() % 20),
                                          3 + static_cast<int>(random() % 4));
    keep_minimal_sets(family);
    const SetList<1> sets = list_of<1>(family);
    PlainOwner plain(points, masks_of(family), {});
    for (const bool makers_turn : {true, false}) {
      const auto zone = pairs.breaker_holds(sets, points_of(sets), makers_turn);
      if (!zone) continue;
      held += potential_holds(sets, makers_turn) ? 0 : 1;
      ASSERT_FALSE(plain.wins(makers_turn, points)) << instance;
      PlainOwner on_zone(points, masks_of(traces(family, *zone)), {});
      ASSERT_FALSE(on_zone.wins(makers_turn, points)) << "zone, " << instance;
    }
  }
  EXPECT_GT(held, 150);
}

// A triangle is lost, whatever pairs are taken: two pairs of it would share a point.
TEST(PairPotential, PairsAreDisjoint) {
  PairPotential<1> pairs;
  const auto holds = [&](const Hypergraph& family) {
    const SetList<1> sets = list_of<1>(family);
    return pairs.breaker_holds(sets, points_of(sets), true).has_value();
  };
  EXPECT_FALSE(holds({3, {{0, 1}, {1, 2}, {0, 2}}}));
  EXPECT_TRUE(holds({8, {{0, 1}, {2, 3}, {4, 5}, {6, 7}}}));
  EXPECT_TRUE(holds({6, {{0, 1, 2}, {2, 3, 4}, {4, 5, 0}}}));
}

// Many sets on the same points: the sum of the weights of two points is larger than any of them.
TEST(PairPotential, HeavyFamilies) {
  PairPotential<1> pairs;
  SetList<1> sets;
  for (int i = 2; i < 52; ++i) {
    for (int j = i + 1; j < 52; ++j) {
      sets.emplace_back();
      for (const int p : {0, 1, i, j}) sets.back().insert(p);
    }
  }
  const auto zone = pairs.breaker_holds(sets, points_of(sets), true);
  ASSERT_TRUE(zone.has_value());  // 0 and 1 are a pair that lies in all sets
  EXPECT_TRUE(zone->contains(0) && zone->contains(1));
}

}  // namespace
}  // namespace harary
