// SPDX-License-Identifier: MIT
#include "server/talk.hpp"

#include <gtest/gtest.h>

#include <string>

namespace harary {
namespace {

TEST(Talk, AnUndoIsAgreedWhenBothSidesWantTheSamePly) {
  Talk talk;
  EXPECT_FALSE(talk.agree_to_undo("m", Side::first, 3));
  EXPECT_EQ(talk.of("m", 3).wants_undo, Side::first);
  EXPECT_FALSE(talk.of("m", 4).wants_undo.has_value());    // the game went on
  EXPECT_FALSE(talk.agree_to_undo("m", Side::first, 3));   // who asks twice does not agree
  EXPECT_FALSE(talk.agree_to_undo("m", Side::second, 4));  // another ply
  EXPECT_FALSE(talk.agree_to_undo("m", Side::first, 5));
  EXPECT_TRUE(talk.agree_to_undo("m", Side::second, 5));
  EXPECT_FALSE(talk.of("m", 5).wants_undo.has_value());
}

TEST(Talk, AnotherGameNeedsBoth) {
  Talk talk;
  EXPECT_FALSE(talk.agree_to_rematch("m", Side::second));
  EXPECT_FALSE(talk.agree_to_rematch("m", Side::second));
  EXPECT_EQ(talk.of("m", 0).wants_rematch, Side::second);
  EXPECT_FALSE(talk.agree_to_rematch("other", Side::first));
  EXPECT_TRUE(talk.agree_to_rematch("m", Side::first));
  talk.rematched("m", "next");
  EXPECT_EQ(talk.of("m", 0).rematch, "next");
}

TEST(Talk, ForgetsWhatWasSilentForLongest) {
  Talk talk;
  talk.is_there("old", Side::first, 7);
  talk.is_there("kept", Side::first, 8);
  for (std::size_t i = 0; i + 2 < Talk::kMostMatches; ++i) {
    talk.is_there(std::to_string(i), Side::first, 9);
  }
  talk.is_there("kept", Side::second, 10);
  talk.is_there("one more", Side::first, 11);
  EXPECT_EQ(talk.of("old", 0).seen[0], 0);
  EXPECT_EQ(talk.of("kept", 0).seen[0], 8);
  EXPECT_EQ(talk.of("kept", 0).seen[1], 10);
}

}  // namespace
}  // namespace harary
