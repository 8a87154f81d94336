// SPDX-License-Identifier: MIT
// The tree against the plain definition, on random lists: short and long sets, equal ones, sets
// that begin others, and the empty set.
#include "games/edges/set_tree.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

namespace harary {
namespace {

using Sets = std::vector<SetTree::Set>;

bool some_within(const Sets& sets, SetTree::Set own) {
  return std::any_of(sets.begin(), sets.end(), [own](auto set) { return (set & ~own) == 0; });
}

TEST(SetTree, AgreesWithTheDefinition) {
  std::mt19937_64 random(1);
  int yes = 0;
  int asked = 0;
  for (int round = 0; round < 2000; ++round) {
    const int width = 1 + static_cast<int>(random() % 64);
    const SetTree::Set all = ~SetTree::Set{0} >> (64 - width);
    const int thinning = 1 + static_cast<int>(random() % 3);
    Sets sets(random() % 40);
    for (auto& set : sets) {
      set = all;
      for (int i = 0; i < thinning; ++i) set &= random();
    }
    const SetTree tree(sets);
    for (int i = 0; i < 20; ++i) {
      const SetTree::Set own = all & (random() | random());
      EXPECT_EQ(tree.some_within(own), some_within(sets, own));
      yes += tree.some_within(own) ? 1 : 0;
      ++asked;
    }
  }
  EXPECT_GT(yes, asked / 10);
  EXPECT_LT(yes, asked * 9 / 10);
}

TEST(SetTree, KnowsBeginningsAndTheEmptySet) {
  EXPECT_FALSE(SetTree().some_within(~SetTree::Set{0}));
  EXPECT_FALSE(SetTree(Sets{}).some_within(~SetTree::Set{0}));
  EXPECT_TRUE(SetTree(Sets{0b100, 0}).some_within(0));
  const SetTree tree(Sets{0b0111, 0b0011, 0b0011, 0b1010});
  EXPECT_TRUE(tree.some_within(0b0011));
  EXPECT_TRUE(tree.some_within(0b1010));
  EXPECT_FALSE(tree.some_within(0b1001));
  EXPECT_FALSE(tree.some_within(0b0101));
  EXPECT_TRUE(SetTree(Sets{SetTree::Set{1} << 63}).some_within(SetTree::Set{1} << 63));
}

}  // namespace
}  // namespace harary
