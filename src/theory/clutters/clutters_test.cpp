// SPDX-License-Identifier: MIT
#include "theory/clutters/clutters.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <random>
#include <set>
#include <vector>

#include "base/error.hpp"
#include "support/theory/plain_clutter_games.hpp"
#include "theory/clutters/asked_clutters.hpp"

namespace harary {
namespace {

using Sets = std::vector<std::vector<int>>;

std::vector<Hypergraph> listed(int points, int size = 0) {
  Job job;
  std::vector<Hypergraph> result;
  const auto add = [&](const Clutter& c) { result.push_back(hypergraph_of(c, points)); };
  if (size == 0) {
    for_each_clutter(points, job, add);
  } else {
    for_each_uniform_hypergraph(points, size, job, add);
  }
  return result;
}

// The least image under all permutations of the points.
Sets canonical(const Hypergraph& hypergraph) {
  std::vector<int> to(static_cast<std::size_t>(hypergraph.points));
  std::iota(to.begin(), to.end(), 0);
  Sets least;
  bool first = true;
  do {
    Sets image = hypergraph.sets;
    for (auto& set : image) {
      for (int& p : set) p = to[static_cast<std::size_t>(p)];
      std::sort(set.begin(), set.end());
    }
    std::sort(image.begin(), image.end());
    if (first || image < least) least = image;
    first = false;
  } while (std::next_permutation(to.begin(), to.end()));
  return least;
}

Clutter clutter_of(const Hypergraph& hypergraph) {
  Clutter result;
  for (const std::vector<int>& members : hypergraph.sets) {
    std::size_t set = 0;
    for (const int p : members) set |= std::size_t{1} << p;
    result.add(set);
  }
  return result;
}

ClutterOutcomes outcomes_of(const Hypergraph& hypergraph) {
  const std::array<Clutter, 1> one{clutter_of(hypergraph)};
  return ClutterGames(hypergraph.points).outcomes(one);
}

TEST(Clutters, AreCountedAsPublished) {
  const std::vector<std::size_t> published{2, 3, 5, 10, 30, 210, 16353};
  for (std::size_t n = 0; n < published.size(); ++n) {
    EXPECT_EQ(listed(static_cast<int>(n)).size(), published[n]);
  }
  EXPECT_THROW(listed(8), InputError);
}

TEST(Clutters, ComeOncePerClass) {
  for (const int points : {0, 1, 2, 3, 4, 5}) {
    std::set<Sets> classes;
    const std::vector<Hypergraph> all = listed(points);
    for (const Hypergraph& clutter : all) classes.insert(canonical(clutter));
    EXPECT_EQ(classes.size(), all.size()) << points;
  }
}

TEST(UniformHypergraphs, AreCountedAsPublished) {
  // oeis A000665, A000088 and A051240.
  const std::vector<std::size_t> triples{1, 1, 1, 2, 5, 34, 2136};
  const std::vector<std::size_t> pairs{1, 1, 2, 4, 11, 34, 156, 1044};
  const std::vector<std::size_t> quadruples{1, 1, 1, 1, 2, 6, 156};
  for (std::size_t n = 0; n < triples.size(); ++n) {
    EXPECT_EQ(listed(static_cast<int>(n), 3).size(), triples[n]);
    EXPECT_EQ(listed(static_cast<int>(n), 4).size(), quadruples[n]);
  }
  for (std::size_t n = 0; n < pairs.size(); ++n) {
    EXPECT_EQ(listed(static_cast<int>(n), 2).size(), pairs[n]);
  }
  EXPECT_THROW(listed(8, 3), InputError);
  EXPECT_THROW(listed(7, 8), InputError);
}

// Of all clutters those whose sets have one size, by another way of listing.
TEST(UniformHypergraphs, AreAmongAllClutters) {
  for (const int points : {3, 4, 5}) {
    const std::vector<Hypergraph> all = listed(points);
    for (int size = 1; size <= points; ++size) {
      std::set<Sets> filtered;
      for (const Hypergraph& clutter : all) {
        const bool uniform = std::all_of(
            clutter.sets.begin(), clutter.sets.end(),
            [&](const std::vector<int>& set) { return set.size() == std::size_t(size); });
        if (uniform) filtered.insert(canonical(clutter));
      }
      std::set<Sets> classes;
      for (const Hypergraph& uniform : listed(points, size)) classes.insert(canonical(uniform));
      EXPECT_EQ(classes, filtered) << points << " " << size;
    }
  }
}

TEST(UniformHypergraphsLong, OfTriplesOnSevenPointsAreCountedAsPublished) {
  Job job;
  std::uint64_t count = 0;
  for_each_uniform_hypergraph(7, 3, job, [&](const Clutter&) { ++count; });
  EXPECT_EQ(count, 7'013'320U);
}

TEST(ClutterGames, KnowTheSmallestGames) {
  // No player owns a set where there is none; each owns the empty one.
  const ClutterOutcomes none = outcomes_of({2, {}});
  EXPECT_EQ(none, ClutterOutcomes());
  EXPECT_EQ(outcomes_of({2, {{}}}), (ClutterOutcomes{1, 1, 1, 1, 1, 1}));
  // One of two points: Maker and Chooser choose it; Avoider gets it if Enforcer takes the other
  // one.
  EXPECT_EQ(outcomes_of({2, {{0}}}),
            (ClutterOutcomes{.maker_first = 1, .chooser = 1, .avoider_second = 1}));
  EXPECT_EQ(outcomes_of({2, {{0}, {1}}}), (ClutterOutcomes{1, 1, 1, 1, 1, 1}));
}

void expect_plain(const Hypergraph& hypergraph, const ClutterOutcomes& found, std::size_t lane) {
  const auto bit = [&](ClutterLanes lanes) { return lanes >> lane & 1; };
  const ClutterOutcomes one{bit(found.maker_first),   bit(found.maker_second),
                            bit(found.chooser),       bit(found.picker),
                            bit(found.avoider_first), bit(found.avoider_second)};
  EXPECT_EQ(one, PlainClutterGames(hypergraph).outcomes());
}

TEST(ClutterGames, AgreeWithTheDefinitionOnAllClutters) {
  Job job;
  for (const int points : {0, 1, 2, 3, 4, 5}) {
    ask_clutters(points, 0, job, [&](std::span<const Clutter> asked, const ClutterOutcomes& found) {
      for (std::size_t i = 0; i < asked.size(); ++i) {
        expect_plain(hypergraph_of(asked[i], points), found, i);
      }
    });
  }
}

TEST(ClutterGamesLong, AgreeWithTheDefinitionOnAllClutters) {
  Job job;
  ask_clutters(6, 0, job, [&](std::span<const Clutter> asked, const ClutterOutcomes& found) {
    for (std::size_t i = 0; i < asked.size(); ++i) {
      expect_plain(hypergraph_of(asked[i], 6), found, i);
    }
  });
}

// Sets of all sizes, given by the sets alone.
TEST(ClutterGames, AgreeWithTheDefinitionOnSevenPoints) {
  std::mt19937_64 random(7);
  std::vector<Clutter> clutters;
  std::vector<Hypergraph> hypergraphs;
  for (std::size_t i = 0; i < 50; ++i) {
    Hypergraph hypergraph{7, {}};
    for (std::size_t sets = random() % 14 + 2; sets > 0; --sets) {
      const unsigned points = static_cast<unsigned>(random() % 127 + 1);
      auto& set = hypergraph.sets.emplace_back();
      for (int p = 0; p < 7; ++p) {
        // Three points, or any number of them.
        if ((points >> p & 1) != 0 && (i % 2 == 0 || set.size() < 3)) set.push_back(p);
      }
    }
    clutters.push_back(clutter_of(hypergraph));
    hypergraphs.push_back(hypergraph);
  }
  const ClutterOutcomes found = ClutterGames(7).outcomes(clutters);
  for (std::size_t i = 0; i < clutters.size(); ++i) expect_plain(hypergraphs[i], found, i);
}

// The players' parts are exchanged by the transversals of a clutter: who meets all sets of a
// clutter is who owns a set of its blocker.
TEST(ClutterGames, AgreeWithTheGamesOnTheBlocker) {
  for (const int points : {3, 4, 5}) {
    for (const Hypergraph& clutter : listed(points)) {
      Hypergraph blocker{points, {}};
      for (int chosen = 0; chosen < 1 << points; ++chosen) {
        const bool meets_all =
            std::all_of(clutter.sets.begin(), clutter.sets.end(), [&](const std::vector<int>& set) {
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
      const ClutterOutcomes here = outcomes_of(clutter);
      const ClutterOutcomes there = outcomes_of(blocker);
      EXPECT_EQ(here.maker_first, 1 - there.maker_second);
      EXPECT_EQ(here.avoider_first, 1 - there.avoider_second);
    }
  }
}

// Picker gains nothing by offering one point: she may wait with it for the next one that she would
// offer alone, and offer both.
TEST(ClutterGames, GivePickerNothingForASinglePoint) {
  for (const int points : {2, 3, 4, 5}) {
    for (const Hypergraph& clutter : listed(points)) {
      EXPECT_EQ(PlainClutterGames(clutter).chooser_of_one_or_two(),
                outcomes_of(clutter).chooser == 1);
    }
  }
}

TEST(ClutterGames, FindChooserAheadOfMakerOnSixPoints) {
  Job job;
  std::vector<std::size_t> sets;
  std::set<Sets> found;
  ask_clutters(6, 0, job, [&](std::span<const Clutter> asked, const ClutterOutcomes& outcomes) {
    for (std::size_t i = 0; i < asked.size(); ++i) {
      if (((outcomes.chooser & ~outcomes.maker_first) >> i & 1) == 0) continue;
      const Hypergraph clutter = hypergraph_of(asked[i], 6);
      sets.push_back(clutter.sets.size());
      found.insert(canonical(clutter));
    }
  });
  EXPECT_EQ(sets.size(), 2U);
  EXPECT_TRUE(found.contains(canonical(
      {6, {{0, 1, 2}, {0, 1, 3}, {0, 2, 4}, {1, 3, 4}, {1, 2, 5}, {2, 3, 5}, {0, 4, 5}}})));
}

}  // namespace
}  // namespace harary
