// SPDX-License-Identifier: MIT
#include "graph/minimal_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

#include "graph/edge_set.hpp"

namespace harary {
namespace {

using Members = std::vector<int>;

constexpr int kPoints = 70;  // in more than one word
using Words = EdgeSet<2>;

// Few points, so that sets repeat and hold one another, spread over both words.
std::vector<Members> random_sets(std::mt19937& random) {
  const int used = std::uniform_int_distribution(1, 9)(random);
  std::bernoulli_distribution is_member(std::uniform_real_distribution(0.2, 0.9)(random));
  std::vector<Members> sets(std::uniform_int_distribution<std::size_t>(0, 25)(random));
  for (Members& set : sets) {
    for (int i = 0; i < used; ++i) {
      if (is_member(random)) set.push_back(i * (kPoints - 1) / 8);
    }
  }
  return sets;
}

// By the definition: those that hold no other one, each once, the smallest first.
std::vector<Members> plainly(const std::vector<Members>& sets) {
  std::vector<Members> result;
  for (const Members& set : sets) {
    const auto holds_smaller = [&](const Members& other) {
      return other.size() < set.size() &&
             std::includes(set.begin(), set.end(), other.begin(), other.end());
    };
    if (std::none_of(sets.begin(), sets.end(), holds_smaller)) result.push_back(set);
  }
  std::sort(result.begin(), result.end(), [](const Members& a, const Members& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

TEST(MinimalSets, AreThoseOfTheDefinitionForVectorsAndWords) {
  std::mt19937 random(1);
  std::size_t dropped = 0;
  for (int i = 0; i < 3000; ++i) {
    std::vector<Members> sets = random_sets(random);
    std::vector<Words> words(sets.size());
    for (std::size_t s = 0; s < sets.size(); ++s) {
      for (const int p : sets[s]) words[s].insert(p);
    }
    const std::vector<Members> minimal = plainly(sets);
    dropped += sets.size() - minimal.size();
    keep_minimal(sets, kPoints);
    keep_minimal(words, kPoints);
    std::vector<Members> members(words.size());
    for (std::size_t s = 0; s < words.size(); ++s) {
      for (const int p : words[s]) members[s].push_back(p);
    }
    ASSERT_EQ(sets, minimal) << "family " << i;
    ASSERT_EQ(members, minimal) << "family " << i;
  }
  EXPECT_GT(dropped, 10000U);
}

}  // namespace
}  // namespace harary
