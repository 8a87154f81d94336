// SPDX-License-Identifier: MIT
#include "cli/progress_line.hpp"

#include <gtest/gtest.h>

namespace harary::cli {
namespace {

TEST(ProgressLine, TellsHowFarHowFastAndHowLongStill) {
  ProgressLine line;
  EXPECT_EQ(line.text({"layer 3", 0, 1000, "positions", 1}),
            "layer 3 [........................] 0 %, 1s");
  EXPECT_EQ(line.text({"layer 3", 250, 1000, "positions", 11}),
            "layer 3 [######..................] 25 %, 30 s left, 25 positions/s, 11s");
  EXPECT_EQ(line.text({"layer 3", 1000, 1000, "positions", 41}),
            "layer 3 [########################] 100 %, 25 positions/s, 41s");
}

TEST(ProgressLine, WhatWasDoneBeforeTheCheckpointIsNoSpeed) {
  ProgressLine line;
  EXPECT_EQ(line.text({"solving, ply 9", 165'000'000, 0, "positions", 2}),
            "solving, ply 9: 165.0M positions, 2s");
  EXPECT_EQ(line.text({"solving, ply 7", 165'500'000, 0, "positions", 12}),
            "solving, ply 7: 165.5M positions, 50.0k positions/s, 12s");
}

TEST(ProgressLine, AnotherPhaseCountsFromNothing) {
  ProgressLine line;
  line.text({"solving, ply 9", 100, 0, "positions", 1});
  line.text({"solving, ply 9", 900'100, 0, "positions", 91});
  line.text({"extracting the certificate", 256, 0, "positions", 92});
  EXPECT_EQ(line.text({"extracting the certificate", 2'256, 0, "positions", 94}),
            "extracting the certificate: 2256 positions, 1000 positions/s, 1m34s");
  line.text({"writing the certificate", 0, 4'000, "positions", 95});
  EXPECT_EQ(
      line.text({"writing the certificate", 1'000, 4'000, "positions", 96}),
      "writing the certificate [######..................] 25 %, 3 s left, 1000 positions/s, 1m36s");
}

TEST(ProgressLine, PhasesTakeTurns) {
  ProgressLine line;
  line.text({"writing down the strategy", 0, 0, "positions", 10});
  for (int i = 1; i <= 100; ++i) {
    const auto done = static_cast<std::uint64_t>(i);
    line.text({"solving, ply 3", 3 * done, 0, "positions", 10 + i - 0.5});
    const std::string text =
        line.text({"writing down the strategy", 1'000 * done, 0, "positions", 10.0 + i});
    EXPECT_NE(text.find(", 1000 positions/s, "), std::string::npos) << text;
  }
  EXPECT_EQ(line.text({"solving, ply 2", 318, 0, "positions", 116.5}),
            "solving, ply 2: 318 positions, 3 positions/s, 1m56s");
  // Another job.
  EXPECT_EQ(line.text({"solving, ply 9", 4'000, 0, "positions", 1}),
            "solving, ply 9: 4000 positions, 1s");
}

TEST(ProgressLine, OfAListEstimatesByItsBoards) {
  ProgressLine line;
  line.text({"board 1 of 853", 0, 853, "boards", 1});
  EXPECT_EQ(line.text({"board 412 of 853", 411, 853, "boards", 121}),
            "board 412 of 853 [###########.............] 48 %, 2 min left, 3 boards/s, 2m01s");
  EXPECT_EQ(line.text({"board 412 of 853", 411, 853, "boards", 121}, 40),
            "board 412 of 853 48 %, 2 min left");
  EXPECT_EQ(line.text({"board 853 of 853", 852, 853, "boards", 249}, 40),
            "board 853 of 853 100 %, 0 s left");
}

// Later rows take longer than all before them.
TEST(ProgressLine, OfATableEstimatesNothing) {
  ProgressLine line;
  line.text({"row 1 of 12", 0, 12, "rows", 1});
  EXPECT_EQ(line.text({"row 4 of 12, layer 3", 3, 12, "rows", 2}),
            "row 4 of 12, layer 3 [######..................] 25 %, 3 rows/s, 2s");
}

// A phase that tells more than its total is a mistake elsewhere; the line stays one.
TEST(ProgressLine, SurvivesMoreThanEverything) {
  ProgressLine line;
  line.text({"reading", 1, 3, "files", 1});
  EXPECT_EQ(line.text({"reading", 6, 3, "files", 2}),
            "reading [########################] 200 %, 5 files/s, 2s");
}

}  // namespace
}  // namespace harary::cli
