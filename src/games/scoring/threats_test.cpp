// SPDX-License-Identifier: MIT
// Wins by threats against the game played to its end.
#include "games/scoring/threats.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <random>
#include <utility>
#include <vector>

namespace harary {
namespace {

using Set = Threats::Set;

// The definition: does S own a set of the one list at the end, and O none of the other?
class Played {
 public:
  Played(int points, std::vector<Set> own, std::vector<Set> other)
      : all_((Set{1} << points) - 1), own_(std::move(own)), other_(std::move(other)) {}

  bool s_wins(Set mine, Set theirs, bool s_moves) {
    const Set open = all_ & ~(mine | theirs);
    if (open == 0) {
      return any(own_, mine) && !any(other_, theirs);
    }
    const auto [at, fresh] = known_.try_emplace({mine, theirs}, false);
    if (!fresh) return at->second;
    bool wins = !s_moves;
    for (Set rest = open; rest != 0; rest &= rest - 1) {
      const Set point = rest & (~rest + 1);
      wins = s_moves ? s_wins(mine | point, theirs, false) : s_wins(mine, theirs | point, true);
      if (wins == s_moves) break;
    }
    return known_[{mine, theirs}] = wins;
  }

 private:
  static bool any(const std::vector<Set>& sets, Set taken) {
    return std::any_of(sets.begin(), sets.end(), [&](Set set) { return (set & ~taken) == 0; });
  }

  Set all_;
  std::vector<Set> own_;
  std::vector<Set> other_;
  std::map<std::pair<Set, Set>, bool> known_;
};

TEST(Threats, WhatIsFoundIsTrue) {
  std::mt19937 random(7);
  const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
  int found = 0;
  int missed = 0;
  for (int round = 0; round < 4000; ++round) {
    const int points = 5 + below(5);
    const auto sets = [&](int count, int least, int most) {
      std::vector<Set> result;
      while (static_cast<int>(result.size()) < count) {
        const Set set = random() & ((Set{1} << points) - 1);
        const int size = std::popcount(set);
        if (size >= least && size <= most) result.push_back(set);
      }
      return result;
    };
    const std::vector<Set> own = sets(1 + below(5), 1, 3);
    const std::vector<Set> other = sets(below(4), 2, 5);
    Threats threats;
    for (const Set set : own) threats.add_own(set);
    for (const Set set : other) threats.add_other(set);
    const bool wins = Played(points, own, other).s_wins(0, 0, true);
    if (threats.win()) {
      ++found;
      ASSERT_TRUE(wins) << "round " << round;
    } else if (wins) {
      ++missed;
    }
  }
  EXPECT_GT(found, 1000);
  EXPECT_LT(missed, found / 2) << found;
}

// A row of threats: 0 1, then 1 is answered at 2, and so on, until two at once.
TEST(Threats, AThreatAfterTheOther) {
  Threats threats;
  for (const Set set : {0b11U, 0b101U, 0b1'1001U}) threats.add_own(set);
  EXPECT_TRUE(threats.win());
  Threats chain;
  for (const Set set : {0b11U, 0b1101U, 0b11'0101U, 0b101'0101U}) chain.add_own(set);
  EXPECT_TRUE(chain.win());  // 0, answered at 1; 2, answered at 3; 4, and 5 or 6
  chain.add_other(0b1010U);
  EXPECT_FALSE(chain.win());  // the answers were a set of the other one's
}

TEST(Threats, OfTooManySetsNothingIsFound) {
  Threats threats;
  threats.add_own(1);
  EXPECT_TRUE(threats.win());
  for (std::size_t i = 0; i <= Threats::kMostSets; ++i) threats.add_other(0b1111'0000);
  EXPECT_FALSE(threats.win());
}

}  // namespace
}  // namespace harary
