// SPDX-License-Identifier: MIT
#include "theory/partizan/notation.hpp"

#include <gtest/gtest.h>

#include <string>

#include "base/error.hpp"
#include "support/theory/random_forms.hpp"

namespace harary {
namespace {

std::string printed(const std::string& text) {
  ConwayGames games(100'000);
  return games.name(read_form(games, text, "value"));
}

std::string refusal_of(const std::string& text) {
  try {
    printed(text);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

TEST(Notation, ReadsWhatItPrints) {
  for (const std::string text :
       {"0",      "5",          "-3",          "3/4",     "-5/8",        "*",          "*7",
        "^",      "v",          "^*",          "v*",      "^2",          "v9*",        "^3*5",
        "1/2*",   "-2^4*2",     "±1",          "±(1*)",   "±{2|1}",      "±(1,{3|0})", "{1|*}",
        "{2|-1}", "{0|{0|-2}}", "{{1/2|0}|0}", "{0,*|v}", "{1|0,{1|-2}}"}) {
    EXPECT_EQ(printed(text), text);
  }
}

TEST(Notation, ReadsOtherWaysOfWriting) {
  EXPECT_EQ(printed("{|}"), "0");
  EXPECT_EQ(printed(" { 0 , 1 | 2 } "), "3/2");
  EXPECT_EQ(printed("2/4"), "1/2");
  EXPECT_EQ(printed("↑*"), "^*");
  EXPECT_EQ(printed("⇑"), "^2");
  EXPECT_EQ(printed("⇓*"), "v2*");
  EXPECT_EQ(printed("^^*"), "^2*");
  EXPECT_EQ(printed("2^-3"), "2v3");
  EXPECT_EQ(printed("+-1"), "±1");
  EXPECT_EQ(printed("+-{1,1*}"), "±(1,1*)");
  EXPECT_EQ(printed("3+-1"), "{4|2}");
  EXPECT_EQ(printed("1±2"), "{3|-1}");
  EXPECT_EQ(printed("{0||0|-2}"), "{0|{0|-2}}");
  EXPECT_EQ(printed("Tiny(2)"), "{0|{0|-2}}");
  EXPECT_EQ(printed("+_2"), "{0|{0|-2}}");
  EXPECT_EQ(printed("{1|0||0}"), "{{1|0}|0}");
  EXPECT_EQ(printed("Miny(1)"), "{{1|0}|0}");
  EXPECT_EQ(printed("-_1"), "{{1|0}|0}");
  EXPECT_EQ(printed("+-{10|8||6|4|||4|2||0|-2}"), printed("+-1+-2+-3+-4"));
  EXPECT_EQ(printed("{1|-1} + *2 - (1 - ^)"), printed("{0|-2} + ^*2"));
  EXPECT_EQ(printed("-{2|-1}"), "{1|-2}");
  EXPECT_EQ(printed("{-1,*|*,1}"), "0");
}

TEST(Notation, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(refusal_of(""), "value:1:1: a value is missing");
  EXPECT_EQ(refusal_of("{1|2"), "value:1:5: a } is missing");
  EXPECT_EQ(refusal_of("1/3"), "value:1:3: the denominator of a number is a power of two");
  EXPECT_EQ(refusal_of("1 2"), "value:1:3: a value ends here; between values stands + or -");
  EXPECT_EQ(refusal_of("{1}"),
            "value:1:2: a bar | between the options of Left and of Right is missing");
  EXPECT_EQ(refusal_of("{0|pass}"), "value:1:4: loopy games have no canonical form of this kind");
  EXPECT_EQ(refusal_of("1001"), "value:1:1: a number is at most 1000");
  EXPECT_EQ(refusal_of("*256"), "value:1:2: a nimber is at most 255");
  EXPECT_EQ(refusal_of("{1|2|3}"),
            "value:1:8: two bars have the same length; braces or a longer bar are missing");
  EXPECT_NE(refusal_of(std::string(2'000, '{')), "");
}

TEST(Notation, ReadsRandomValuesBack) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    ConwayGames games(200'000);
    for (const auto g : random_forms(games, seed, seed % 3 == 0)) {
      const auto text = games.notation(g, 100'000);
      ASSERT_TRUE(text);
      ASSERT_EQ(read_form(games, *text, "value"), g) << *text;
    }
  }
}

}  // namespace
}  // namespace harary
