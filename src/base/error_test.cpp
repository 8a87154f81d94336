// SPDX-License-Identifier: MIT
#include "base/error.hpp"

#include <gtest/gtest.h>

namespace harary {
namespace {

// What a file or an argument says can stand anywhere in a message.
TEST(Error, GivesATerminalNothingToObey) {
  const std::string hostile = "a\x1b[2J\nb\x7f\xff";
  const std::string shown = "a\\x1b[2J\\x0ab\\x7f\\xff";
  EXPECT_EQ(InputError(hostile).what(), shown);
  EXPECT_EQ(InputError({hostile, 1, 2}, hostile).what(), shown + ":1:2: " + shown);
  EXPECT_EQ(FileError(hostile, hostile).what(), shown + ": " + shown);
  EXPECT_EQ(LimitError(hostile).what(), shown);
  EXPECT_EQ(in_quotes(hostile), "'" + shown + "'");
}

TEST(Error, ShortensTextBetweenCharacters) {
  EXPECT_EQ(shortened("abc", 3), "abc");
  EXPECT_EQ(shortened("abcd", 3), "abc…");
  EXPECT_EQ(shortened("abé", 3), "ab…");
  EXPECT_EQ(shortened("é", 1), "…");
  EXPECT_EQ(in_quotes("abéd", 3), "'ab…'");
}

}  // namespace
}  // namespace harary
