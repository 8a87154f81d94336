// SPDX-License-Identifier: MIT
// Values with the names of Winning Ways, and the laws of the group on random games.
#include <gtest/gtest.h>

#include <vector>

#include "support/theory/random_forms.hpp"
#include "theory/partizan/conway_games.hpp"

namespace harary {
namespace {

using Form = ConwayGames::Form;

TEST(ConwayGames, NameNumbersNimbersAndUps) {
  ConwayGames games(10'000);
  const Form zero = ConwayGames::kZero;
  const Form one = games.of({zero}, {});
  const Form half = games.of({zero}, {one});
  const Form star = games.of({zero}, {zero});
  const Form up = games.of({zero}, {star});
  EXPECT_EQ(games.name(zero), "0");
  EXPECT_EQ(games.name(games.of({one, zero}, {})), "2");
  EXPECT_EQ(games.name(half), "1/2");
  EXPECT_EQ(games.name(games.of({half}, {one})), "3/4");
  EXPECT_EQ(games.name(games.negative(games.of({half}, {one}))), "-3/4");
  EXPECT_EQ(games.name(star), "*");
  EXPECT_EQ(games.name(games.of({zero, star}, {zero, star})), "*2");
  EXPECT_EQ(games.name(games.sum(half, star)), "1/2*");
  EXPECT_EQ(games.name(up), "^");
  EXPECT_EQ(games.name(games.negative(up)), "v");
  EXPECT_EQ(games.name(games.sum(games.sum(up, up), star)), "^2*");
  EXPECT_EQ(games.name(games.sum(one, up)), "1^");
  EXPECT_EQ(games.name(games.of({one}, {games.negative(one)})), "±1");
  EXPECT_EQ(games.name(games.of({games.sum(one, one)}, {games.negative(one)})), "{2|-1}");
}

TEST(ConwayGames, DropOptionsThatAreDominatedOrReversible) {
  ConwayGames games(10'000);
  const Form zero = ConwayGames::kZero;
  const Form one = games.of({zero}, {});
  const Form star = games.of({zero}, {zero});
  const Form up = games.of({zero}, {star});
  // { 0, 1 | 2 } is { 1 | 2 }.
  const Form two = games.of({one}, {});
  EXPECT_EQ(games.of({zero, one}, {two}), games.of({one}, {two}));
  // { up | up }: Left's move to up reverses through * to 0, and { 0 | up } is up + up + *.
  EXPECT_EQ(games.of({up}, {up}), games.of({zero}, {up}));
  EXPECT_EQ(games.of({up}, {up}), games.sum(games.sum(up, up), star));
  // A second-player win is 0, whatever its options are.
  EXPECT_EQ(games.of({games.negative(one), star}, {one, star}), zero);
  // The simplest number between.
  EXPECT_EQ(games.of({games.negative(two)}, {two}), zero);
}

TEST(ConwayGames, StopWhereThereIsNoRoom) {
  ConwayGames games(4);
  Form g = ConwayGames::kZero;
  EXPECT_THROW(
      {
        for (int i = 0; i < 10; ++i) g = games.of({g}, {});
      },
      ConwayGames::TooManyForms);
  ConwayGames small(1'000'000, 100'000);
  Form switches = ConwayGames::kZero;
  Form hot = ConwayGames::kZero;
  EXPECT_THROW(
      {
        for (int i = 0; i < 12; ++i) {
          hot = small.of({hot}, {});
          switches = small.sum(switches, small.of({hot}, {small.negative(hot)}));
        }
      },
      ConwayGames::TooManyForms);
  EXPECT_LT(small.size(), 400U);
}

TEST(ConwayGames, AreAnOrderedGroup) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    ConwayGames games(200'000);
    const std::vector<Form> forms = random_forms(games, seed);
    for (const Form g : forms) {
      const Form minus = games.negative(g);
      ASSERT_EQ(games.negative(minus), g) << seed;
      ASSERT_EQ(games.sum(g, minus), ConwayGames::kZero) << seed;
      for (const Form h : forms) {
        const Form difference = games.sum(g, games.negative(h));
        ASSERT_EQ(games.at_least(g, h), games.at_least(difference, ConwayGames::kZero)) << seed;
        ASSERT_EQ(games.sum(g, h), games.sum(h, g)) << seed;
        ASSERT_EQ(games.sum(difference, h), g) << seed;
      }
    }
  }
}

}  // namespace
}  // namespace harary
