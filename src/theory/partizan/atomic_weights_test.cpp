// SPDX-License-Identifier: MIT
#include "theory/partizan/atomic_weights.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/theory/random_forms.hpp"
#include "theory/partizan/notation.hpp"

namespace harary {
namespace {

std::string weight_of(const std::string& text) {
  ConwayGames games(100'000);
  const auto weight = AtomicWeights(games).of(read_form(games, text, "value"));
  return weight ? games.name(*weight) : "none";
}

TEST(AtomicWeights, CountUps) {
  EXPECT_EQ(weight_of("0"), "0");
  EXPECT_EQ(weight_of("*5"), "0");
  EXPECT_EQ(weight_of("^"), "1");
  EXPECT_EQ(weight_of("v3*2"), "-3");
  EXPECT_EQ(weight_of("{0|v*}"), "0");
  EXPECT_EQ(weight_of("{^2|v2}"), "*");
  EXPECT_EQ(weight_of("{^4|v4}"), "±2");
}

TEST(AtomicWeights, AreOfAllSmallGamesAlone) {
  EXPECT_EQ(weight_of("1"), "none");
  EXPECT_EQ(weight_of("±1"), "none");
  EXPECT_EQ(weight_of("Tiny(1)"), "none");
}

// Weights add up. With a weight of at least 2 Left wins, also as second player (the two-ahead
// rule).
TEST(AtomicWeights, AddUpAndDecideTwoAhead) {
  int ahead = 0;
  for (unsigned seed = 0; seed < 150; ++seed) {
    ConwayGames games(300'000);
    AtomicWeights weights(games);
    const auto forms = random_forms(games, seed, true);
    const auto two = read_form(games, "2", "value");
    for (const auto g : forms) {
      const auto weight = weights.of(g).value();
      EXPECT_EQ(weights.of(games.negative(g)), games.negative(weight)) << games.name(g);
      if (games.at_least(weight, two)) {
        ++ahead;
        EXPECT_TRUE(games.at_least(g, ConwayGames::kZero)) << games.name(g);
        EXPECT_NE(g, ConwayGames::kZero);
      }
      for (const auto h : forms) {
        ASSERT_EQ(weights.of(games.sum(g, h)), games.sum(weight, weights.of(h).value()))
            << games.name(g) << " + " << games.name(h);
      }
    }
  }
  EXPECT_GT(ahead, 0);
}

}  // namespace
}  // namespace harary
