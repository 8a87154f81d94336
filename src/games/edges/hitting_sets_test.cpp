// SPDX-License-Identifier: MIT
#include "games/edges/hitting_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>
#include <vector>

namespace harary {
namespace {

using Set = HittingSets::Set;

constexpr int kNoLimit = HittingSets::kNoLimit;

int weight_of(Set set, Set heavy) {
  return std::popcount(set) + std::popcount(set & heavy);
}

bool meets_all(Set set, const std::vector<Set>& sets) {
  return std::all_of(sets.begin(), sets.end(), [&](Set s) { return (s & set) != 0; });
}

// By a look at every set of the numbers below `numbers`.
int least_weight(const std::vector<Set>& sets, Set heavy, int numbers) {
  int least = kNoLimit;
  for (Set set = 0; set < Set{1} << numbers; ++set) {
    if (meets_all(set, sets)) least = std::min(least, weight_of(set, heavy));
  }
  return least;
}

TEST(HittingSets, OfNoSetsAreEmpty) {
  HittingSets none;
  EXPECT_EQ(none.least(0, kNoLimit).set, 0U);
  EXPECT_EQ(none.least(0, kNoLimit).weight, 0);
  EXPECT_TRUE(none.all_have(0, kNoLimit));
  EXPECT_FALSE(none.all_have(1, kNoLimit));
}

TEST(HittingSets, AreThoseThatALookAtAllSetsFinds) {
  constexpr int kNumbers = 12;
  std::mt19937_64 random(1);
  int given_up = 0;
  for (int round = 0; round < 300; ++round) {
    HittingSets family;
    std::vector<Set> sets;
    const std::size_t size = 1 + random() % 30;
    const std::size_t members = 1 + random() % 4;
    for (std::size_t i = 0; i < size; ++i) {
      Set set = 0;
      for (std::size_t j = 0; j < members; ++j) set |= Set{1} << random() % kNumbers;
      sets.push_back(set);
      family.add(set);
    }
    const Set heavy = random() % 2 == 0 ? 0 : random() & random();
    const int least = least_weight(sets, heavy, kNumbers);
    const auto found = family.least(heavy, kNoLimit);
    EXPECT_TRUE(meets_all(found.set, sets));
    EXPECT_EQ(weight_of(found.set, heavy), least);
    EXPECT_EQ(found.weight, least);
    for (const int branches : {0, 1, 5}) {
      const auto quick = family.least(heavy, branches);
      EXPECT_TRUE(meets_all(quick.set, sets));
      EXPECT_GE(weight_of(quick.set, heavy), least);
      EXPECT_LE(quick.weight, least);
      given_up += quick.weight < least ? 1 : 0;
    }
    const int fewest = least_weight(sets, 0, kNumbers);
    for (int n = -1; n <= fewest + 2; ++n) {
      EXPECT_EQ(family.all_have(n, kNoLimit), n <= fewest);
      EXPECT_LE(family.all_have(n, 2), n <= fewest);
    }
  }
  EXPECT_GT(given_up, 100);
}

TEST(HittingSets, WithinSomeNumbersAreThoseOfTheirSets) {
  std::mt19937_64 random(3);
  for (int round = 0; round < 100; ++round) {
    HittingSets family;
    HittingSets expected;
    const Set numbers = random() | random();
    for (int i = 0; i < 40; ++i) {
      const Set set = Set{1} << random() % 64 | Set{1} << random() % 64;
      family.add(set);
      if ((set & numbers) == set) expected.add(set);
    }
    const auto found = family.within(numbers).least(0, kNoLimit);
    EXPECT_EQ(found.set, expected.least(0, kNoLimit).set);
    EXPECT_EQ(found.weight, expected.least(0, kNoLimit).weight);
  }
}

// Mantel's theorem: a graph with 8 vertices and without triangles has at most 16 edges.
TEST(HittingSets, OfAllTrianglesOfK8HaveTwelveEdges) {
  HittingSets triangles;
  const auto pair = [](int a, int b) { return Set{1} << (b * (b - 1) / 2 + a); };
  for (int c = 2; c < 8; ++c) {
    for (int b = 1; b < c; ++b) {
      for (int a = 0; a < b; ++a) triangles.add(pair(a, b) | pair(a, c) | pair(b, c));
    }
  }
  EXPECT_EQ(triangles.least(0, kNoLimit).weight, 28 - 16);
}

TEST(HittingSets, HaveRoomForAllSetsThatTheyPromise) {
  HittingSets family;
  std::mt19937_64 random(2);
  Set in_all = Set{1} << 63;
  for (std::size_t i = 0; i < HittingSets::kMostSets; ++i) family.add(in_all | random());
  EXPECT_EQ(family.least(0, kNoLimit).set, in_all);
  EXPECT_TRUE(family.all_have(1, kNoLimit));
  EXPECT_FALSE(family.all_have(2, kNoLimit));
}

}  // namespace
}  // namespace harary
