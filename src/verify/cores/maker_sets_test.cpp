// SPDX-License-Identifier: MIT
#include "verify/cores/maker_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace harary {
namespace {

// Random copies of up to five edges among the pairs of five vertices.
std::vector<std::uint64_t> random_copies(std::mt19937& random) {
  std::vector<std::uint64_t> result(1 + random() % 12);
  for (std::uint64_t& copy : result) {
    const auto edges = 1 + random() % 5;
    for (unsigned i = 0; i < edges; ++i) copy |= std::uint64_t{1} << random() % 10;
  }
  return result;
}

std::vector<std::uint64_t> sorted(std::span<const std::uint64_t> sets) {
  std::vector<std::uint64_t> result(sets.begin(), sets.end());
  std::ranges::sort(result);
  return result;
}

// The lemma on what is left: of the copies within the edges that are left, those that hold no
// smaller one have no twins, and no edge is left out the second time.
TEST(MakerSets, WhatIsLeftHasNoTwins) {
  std::mt19937 random(30);
  int smaller = 0;
  int empty = 0;
  for (int i = 0; i < 20000 && !testing::Test::HasFailure(); ++i) {
    std::vector<std::uint64_t> live = random_copies(random);
    std::uint64_t open = random() % 1024;
    const OneSidedRest rest = one_sided_rest(live, open);
    if (rest.complete) continue;
    ++(rest.edges == 0 ? empty : smaller);
    std::erase_if(live, [&](std::uint64_t copy) { return (copy & ~rest.edges) != 0; });
    open &= rest.edges;
    EXPECT_EQ(one_sided_rest(live, open).edges, rest.edges);
    MakerSets sets;
    for (const std::uint64_t copy : live) sets.add(copy & open);
    sets.leave_out_supersets();
    const auto before = sorted(sets.left());
    sets.leave_out_twins();
    EXPECT_EQ(sorted(sets.left()), before);
  }
  EXPECT_GT(smaller, 1000);
  EXPECT_GT(empty, 1000);
}

}  // namespace
}  // namespace harary
