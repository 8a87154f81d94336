// SPDX-License-Identifier: MIT
#include "theory/clutters/clutters.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/error.hpp"
#include "theory/clutters/clutter_games.hpp"

namespace harary {
namespace {

Clutter clutter_of(const std::vector<std::vector<int>>& sets) {
  Clutter result = 0;
  for (const auto& set : sets) {
    unsigned place = 0;
    for (const int p : set) place |= 1U << p;
    result |= Clutter{1} << place;
  }
  return result;
}

TEST(Clutters, AreCountedAsPublished) {
  const std::vector<std::size_t> published{2, 3, 5, 10, 30, 210};
  for (std::size_t n = 0; n < published.size(); ++n) {
    EXPECT_EQ(clutters(static_cast<int>(n), Job()).size(), published[n]);
  }
  EXPECT_THROW(clutters(7, Job()), InputError);
}

TEST(Clutters, HoldNoSetWithinAnother) {
  for (const Clutter clutter : clutters(4, Job())) {
    Hypergraph hypergraph = hypergraph_of(clutter, 4);
    const std::size_t sets = hypergraph.sets.size();
    keep_minimal_sets(hypergraph);
    EXPECT_EQ(hypergraph.sets.size(), sets);
  }
}

TEST(ClutterGames, KnowTheSmallestGames) {
  ClutterGames games(2);
  // No player owns a set where there is none; each owns the empty one.
  EXPECT_EQ(games.outcomes(0), ClutterOutcomes());
  EXPECT_EQ(games.outcomes(1), (ClutterOutcomes{true, true, true, true, true, true}));
  // One of two points: Maker and Chooser choose it; Avoider gets it if Enforcer takes the other
  // one.
  EXPECT_EQ(games.outcomes(clutter_of({{0}})),
            (ClutterOutcomes{.maker_first = true, .chooser = true, .avoider_second = true}));
  EXPECT_EQ(games.outcomes(clutter_of({{0}, {1}})),
            (ClutterOutcomes{true, true, true, true, true, true}));
}

// The players' parts are exchanged by the transversals of a clutter: who meets all sets of a
// clutter is who owns a set of its blocker.
TEST(ClutterGames, AgreeWithTheGamesOnTheBlocker) {
  for (const int points : {3, 4, 5}) {
    ClutterGames games(points);
    for (const Clutter clutter : clutters(points, Job())) {
      Hypergraph blocker{points, {}};
      const Hypergraph sets = hypergraph_of(clutter, points);
      for (int chosen = 0; chosen < 1 << points; ++chosen) {
        const bool meets_all =
            std::all_of(sets.sets.begin(), sets.sets.end(), [&](const std::vector<int>& set) {
              return std::any_of(set.begin(), set.end(),
                                 [&](int p) { return (chosen >> p & 1) != 0; });
            });
        if (!meets_all) continue;
        blocker.sets.emplace_back();
        for (int p = 0; p < points; ++p) {
          if ((chosen >> p & 1) != 0) blocker.sets.back().push_back(p);
        }
      }
      keep_minimal_sets(blocker);
      const ClutterOutcomes here = games.outcomes(clutter);
      const ClutterOutcomes there = games.outcomes(clutter_of(blocker.sets));
      EXPECT_EQ(here.maker_first, !there.maker_second);
      EXPECT_EQ(here.avoider_first, !there.avoider_second);
    }
  }
}

TEST(ClutterGames, FindChooserAheadOfMakerOnSixPoints) {
  ClutterGames games(6);
  const ClutterOutcomes found = games.outcomes(
      clutter_of({{0, 1, 2}, {0, 1, 3}, {0, 2, 4}, {1, 3, 4}, {1, 2, 5}, {2, 3, 5}, {0, 4, 5}}));
  EXPECT_FALSE(found.maker_first);
  EXPECT_TRUE(found.chooser);
}

}  // namespace
}  // namespace harary
