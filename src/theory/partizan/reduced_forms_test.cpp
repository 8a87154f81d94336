// SPDX-License-Identifier: MIT
#include "theory/partizan/reduced_forms.hpp"

#include <gtest/gtest.h>

#include <string>

#include "support/theory/random_forms.hpp"
#include "theory/partizan/named_forms.hpp"
#include "theory/partizan/notation.hpp"

namespace harary {
namespace {

std::string reduced(const std::string& text) {
  ConwayGames games(100'000);
  return games.name(ReducedForms(games).of(read_form(games, text, "value")));
}

TEST(ReducedForms, ForgetInfinitesimals) {
  EXPECT_EQ(reduced("^3*"), "0");
  EXPECT_EQ(reduced("Tiny(1)"), "0");
  EXPECT_EQ(reduced("3/4*2"), "3/4");
  EXPECT_EQ(reduced("{1|*}"), "{1|0}");
  EXPECT_EQ(reduced("±(1*)"), "±1");
  EXPECT_EQ(reduced("±(1,1*)"), "±1");
  EXPECT_EQ(reduced("{2^|1v*}"), "{2|1}");
  EXPECT_EQ(reduced("{3|*||-2}"), "{{3|0}|-2}");
}

// G and its reduced form differ by an infinitesimal, and all games that do so have the same one.
TEST(ReducedForms, AreOneForEachClass) {
  for (unsigned seed = 0; seed < 150; ++seed) {
    ConwayGames games(300'000);
    ReducedForms forms(games);
    const auto up = ups_form(games, 1);
    const auto star = nimber_form(games, 1);
    const auto tiny = read_form(games, "Tiny(3/2)", "value");
    for (const auto g : random_forms(games, seed)) {
      const auto h = forms.of(g);
      const auto difference = games.sum(g, games.negative(h));
      ASSERT_EQ(games.stops(difference), std::pair(ConwayGames::kZero, ConwayGames::kZero))
          << games.name(g);
      ASSERT_EQ(forms.of(h), h) << games.name(g);
      for (const auto infinitesimal : {up, star, tiny, games.negative(games.sum(up, up))}) {
        ASSERT_EQ(forms.of(games.sum(g, infinitesimal)), h) << games.name(g);
      }
      ASSERT_EQ(forms.of(games.negative(g)), games.negative(h)) << games.name(g);
    }
  }
}

}  // namespace
}  // namespace harary
