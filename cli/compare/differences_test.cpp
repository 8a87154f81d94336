// SPDX-License-Identifier: MIT
#include "cli/compare/differences.hpp"

#include <gtest/gtest.h>

#include "base/error.hpp"

namespace harary::cli {
namespace {

std::vector<std::string> between(std::string_view mine, std::string_view other) {
  return differences(read_answers(mine), read_answers(other));
}

using Lines = std::vector<std::string>;

TEST(Differences, NamesTheFieldAndBothValues) {
  EXPECT_EQ(between(R"({"winner":"first","value":1})", R"({"winner":"second","value":1})"),
            Lines{R"(winner: "first", not "second")"});
}

TEST(Differences, WhatASearchCostsIsNoDifference) {
  EXPECT_EQ(between(R"({"value":1,"positions":5,"seconds":0.1,"parts":[{"seconds":1}]})",
                    R"({"value":1,"positions":6,"seconds":0.2,"parts":[{"seconds":2}]})"),
            Lines{});
}

TEST(Differences, FieldsOfOneProgramAloneAreNoDifference) {
  EXPECT_EQ(between(R"({"value":1,"new":true})", R"({"value":1,"old":true})"), Lines{});
}

TEST(Differences, ArraysAreComparedByPlace) {
  EXPECT_EQ(between(R"({"plies":[{"N":1},{"N":2}]})", R"({"plies":[{"N":1},{"N":3}]})"),
            Lines{"plies.1.N: 2, not 3"});
  EXPECT_EQ(between(R"({"best":["a"]})", R"({"best":["a","b"]})"),
            Lines{R"(best: ["a"], not ["a","b"])"});
}

TEST(Differences, LinesAreCounted) {
  EXPECT_EQ(between("{\"a\":1}\n{\"a\":2}\n", "{\"a\":1}\n{\"a\":3}\n"),
            Lines{"line 2.a: 2, not 3"});
  EXPECT_EQ(between("{\"a\":1}\n", "{\"a\":1}\n{\"a\":3}\n"), Lines{"1 lines, not 2"});
}

TEST(Differences, TextThatIsNoAnswerIsRefused) {
  EXPECT_THROW(read_answers(""), InputError);
  EXPECT_THROW(read_answers("first wins\n"), InputError);
  EXPECT_THROW(read_answers("[1]\n"), InputError);
  EXPECT_THROW(read_answers("{\"a\":1}\nand more\n"), InputError);
}

}  // namespace
}  // namespace harary::cli
