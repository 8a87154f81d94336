// SPDX-License-Identifier: MIT
#include "cli/help/wrapped.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "cli/progress_display.hpp"

namespace harary::cli {
namespace {

const std::string kText =
    "the board: K6, K3,3, colex:17, grid:7x3, petersen, ~C5, 2*K5, P4xC5, K6+P3, @FILE";

TEST(Wrapped, KeepsWordsWholeAndLinesShort) {
  for (const int columns : {20, 30, 40, 80, 200}) {
    std::istringstream lines(wrapped(kText, columns, 4));
    std::string together;
    for (std::string line; std::getline(lines, line);) {
      EXPECT_LE(width_of(line), columns);
      EXPECT_EQ(line.substr(0, 4), "    ");
      together += (together.empty() ? "" : " ") + line.substr(4);
    }
    EXPECT_EQ(together, kText);
  }
  EXPECT_EQ(wrapped("", 80), "");
  EXPECT_EQ(wrapped("a-word-longer-than-the-line", 10), "a-word-longer-than-the-line\n");
}

TEST(Wrapped, EntriesHaveColumnsOrStandBelowTheirTerms) {
  EXPECT_EQ(entry("--json", "one object", 80), "  --json                one object\n");
  EXPECT_EQ(entry("--json", "one object", 40), "  --json\n      one object\n");
  EXPECT_EQ(entry("--green-target, --blue-target GRAPH", "Green's", 80),
            "  --green-target, --blue-target GRAPH\n                        Green's\n");
  EXPECT_EQ(entry("--json", "", 80), "  --json\n");
}

TEST(Wrapped, LongTextIsCutAtAClauseOrAWord) {
  EXPECT_EQ(shortened("one clause; another clause that is long", 25), "one clause; another …");
  EXPECT_EQ(shortened("a clause of this length; another one", 30), "a clause of this length");
  EXPECT_EQ(shortened("short", 30), "short");
  for (int columns = 10; columns < 100; ++columns) {
    EXPECT_LE(width_of(shortened(kText, columns)), columns);
  }
}

}  // namespace
}  // namespace harary::cli
