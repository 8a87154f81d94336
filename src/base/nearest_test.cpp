// SPDX-License-Identifier: MIT
#include "base/nearest.hpp"

#include <gtest/gtest.h>

namespace harary {
namespace {

TEST(EditDistance, CountsInsertedRemovedAndReplacedLetters) {
  EXPECT_EQ(edit_distance("", ""), 0);
  EXPECT_EQ(edit_distance("solve", "solve"), 0);
  EXPECT_EQ(edit_distance("Solve", "sOLVE"), 0);
  EXPECT_EQ(edit_distance("bord", "board"), 1);
  EXPECT_EQ(edit_distance("slove", "solve"), 1);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
  EXPECT_EQ(edit_distance("", "abc"), 3);
  EXPECT_EQ(edit_distance("ca", "abc"), 3);  // no letter is touched twice
}

TEST(NearestWord, IsNoneWhereNothingResembles) {
  const std::vector<std::string> words{"sim", "sima", "clique", "star", "saturation"};
  EXPECT_EQ(nearest_word("Sim", words), "sim");
  EXPECT_EQ(nearest_word("sims", words), "sim");
  EXPECT_EQ(nearest_word("cliques", words), "clique");
  EXPECT_EQ(nearest_word("saturatoin", words), "saturation");
  EXPECT_EQ(nearest_word("", words), "");
  EXPECT_EQ(nearest_word("K5", words), "");
  EXPECT_EQ(nearest_word("tictactoe", words), "");
  EXPECT_EQ(nearest_word(std::string(100'000, 's'), words), "");
}

}  // namespace
}  // namespace harary
