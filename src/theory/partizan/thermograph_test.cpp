// SPDX-License-Identifier: MIT
// Means and temperatures of Winning Ways, chapter 6, and laws of thermographs on random values.
#include "theory/partizan/thermograph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "base/error.hpp"
#include "support/theory/random_forms.hpp"
#include "theory/partizan/notation.hpp"

namespace harary {
namespace {

class ThermographOf {
 public:
  const Thermograph& operator()(const std::string& text) {
    return thermographs_.of(read_form(games_, text, "value"));
  }

 private:
  ConwayGames games_{100'000};
  Thermographs thermographs_{games_};
};

std::string mean_and_temperature(const std::string& text) {
  ThermographOf of;
  return dyadic_text(of(text).mean) + " " + dyadic_text(of(text).temperature);
}

TEST(Thermographs, HaveTheMeanAndTheTemperatureOfWinningWays) {
  EXPECT_EQ(mean_and_temperature("0"), "0 -1");
  EXPECT_EQ(mean_and_temperature("-7"), "-7 -1");
  EXPECT_EQ(mean_and_temperature("1/2"), "1/2 -1/2");
  EXPECT_EQ(mean_and_temperature("-3/8"), "-3/8 -1/8");
  EXPECT_EQ(mean_and_temperature("*"), "0 0");
  EXPECT_EQ(mean_and_temperature("^3*5"), "0 0");
  EXPECT_EQ(mean_and_temperature("Tiny(2)"), "0 0");
  EXPECT_EQ(mean_and_temperature("±1"), "0 1");
  EXPECT_EQ(mean_and_temperature("{2|-1}"), "1/2 3/2");
  EXPECT_EQ(mean_and_temperature("{4||1|-1}"), "2 2");
  EXPECT_EQ(mean_and_temperature("{1|*}"), "1/2 1/2");
  EXPECT_EQ(mean_and_temperature("{3||2|-2}"), "2 1");
  EXPECT_EQ(mean_and_temperature("{7|5||4|1}"), "17/4 7/4");
  EXPECT_EQ(mean_and_temperature("{0||-1/2|-5/8}"), "-9/32 9/32");
}

TEST(Thermographs, BendWhereAnotherOptionBecomesTheBestOne) {
  ThermographOf of;
  // The right walls of ±3 and {4|-1} are -3 + t and -1 + t, with masts at 0 and 3/2 from 3 and 5/2
  // on. So the left scaffold of {±3,{4|-1}|-9} is -1 up to 5/2.
  const Wall expected{{{-1, 0}, {-1, 0}, 0}, {{5, 1}, {-1, 0}, -1}};
  const Wall& left = of("{±3,{4|-1}|-9}").left;
  ASSERT_GE(left.size(), 2U);
  EXPECT_EQ(Wall(left.begin(), left.begin() + 2), expected);
}

TEST(Thermographs, RefuseNumbersThatDoNotFit) {
  EXPECT_THROW(Dyadic::lowest(1, 62).half(), LimitError);
  EXPECT_THROW((Dyadic{std::int64_t{1} << 61, 0} + Dyadic{1, 2}), LimitError);
  EXPECT_EQ((Dyadic{std::int64_t{1} << 60, 0} + Dyadic{std::int64_t{1} << 60, 0}).numerator,
            std::int64_t{1} << 61);
}

// The mean is additive, a sum is not hotter than its parts, walls at 0 are the stops, walls do not
// cross, and the negative's thermograph is the mirror image.
TEST(Thermographs, ObeyTheLawsOfMeansAndStops) {
  for (unsigned seed = 0; seed < 200; ++seed) {
    ConwayGames games(300'000);
    Thermographs thermographs(games);
    const auto forms = random_forms(games, seed);
    for (const auto g : forms) {
      const Thermograph& one = thermographs.of(g);
      const Thermograph& mirrored = thermographs.of(games.negative(g));
      EXPECT_EQ(mirrored.mean, -one.mean) << games.name(g);
      EXPECT_EQ(mirrored.temperature, one.temperature) << games.name(g);
      const auto [first, second] = games.stops(g);
      if (one.temperature >= Dyadic{}) {
        EXPECT_EQ(value_at(one.left, {}), *games.number(first)) << games.name(g);
        EXPECT_EQ(value_at(one.right, {}), *games.number(second)) << games.name(g);
      } else {
        EXPECT_EQ(one.mean, games.number(g)) << games.name(g);
      }
      for (const WallKnot& knot : one.left) {
        EXPECT_GE(knot.value, value_at(one.right, knot.temperature)) << games.name(g);
      }
      for (const auto h : forms) {
        const Thermograph& other = thermographs.of(h);
        const Thermograph& both = thermographs.of(games.sum(g, h));
        ASSERT_EQ(both.mean, one.mean + other.mean) << games.name(g) << " + " << games.name(h);
        ASSERT_LE(both.temperature, std::max(one.temperature, other.temperature));
      }
    }
  }
}

}  // namespace
}  // namespace harary
