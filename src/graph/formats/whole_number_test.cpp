// SPDX-License-Identifier: MIT
#include "graph/formats/whole_number.hpp"

#include <gtest/gtest.h>

#include <string>

namespace harary {
namespace {

TEST(WholeNumber, ReadsDecimalDigits) {
  EXPECT_EQ(whole_number("0"), 0);
  EXPECT_EQ(whole_number("64"), 64);
  EXPECT_EQ(whole_number("007"), 7);
  EXPECT_EQ(whole_number("999999999"), 999'999'999);
}

TEST(WholeNumber, RefusesEverythingElse) {
  for (const char* text : {"", "-1", "+1", " 1", "1 ", "1.0", "0x1", "1e3"}) {
    EXPECT_EQ(whole_number(text), std::nullopt) << text;
  }
}

TEST(WholeNumber, HoldsHugeNumbersAtTheBound) {
  EXPECT_EQ(whole_number("1000000000"), kHugeNumber);
  EXPECT_EQ(whole_number("2147483648"), kHugeNumber);
  EXPECT_EQ(whole_number(std::string(100'000, '9')), kHugeNumber);
}

}  // namespace
}  // namespace harary
