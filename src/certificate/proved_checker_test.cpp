// SPDX-License-Identifier: MIT
// What is said of harary-check. That it is true of the program is compared in formal/test.sh.
#include "certificate/proved_checker.hpp"

#include <gtest/gtest.h>

namespace harary {
namespace {

CertificateHeader header(const std::string& game, PositionKind kind, Value at_least,
                         std::map<std::string, std::string> options = {{"board", "K5"}}) {
  return {game, std::move(options), "", {{Side::second, at_least, std::nullopt}}, kind};
}

TEST(ProvedChecker, ReadsTheKindOfEachGame) {
  EXPECT_FALSE(
      why_not_proved(header("sim", PositionKind::plain, 1, {{"board", "K6"}, {"target", "K3"}})));
  EXPECT_FALSE(why_not_proved(header("capture", PositionKind::cores, 3)));
  EXPECT_FALSE(why_not_proved(header("clique", PositionKind::cores, -4095)));
}

TEST(ProvedChecker, SaysWhyItDoesNotReadAFile) {
  EXPECT_EQ(why_not_proved(header("letters", PositionKind::plain, 1)),
            "its rules have no proved checker");
  EXPECT_EQ(why_not_proved(header("clique", PositionKind::plain, -4095)),
            "it reads cores of this game");
  EXPECT_EQ(why_not_proved(header("clique", PositionKind::one_sided_cores, -4095)),
            "it reads cores of this game");
  EXPECT_EQ(why_not_proved(header("clique", PositionKind::cores, -4096)),
            "it reads who wins this game");
  EXPECT_EQ(why_not_proved(header("saturation", PositionKind::summands, 1)),
            "it reads plain positions of this game");
  EXPECT_EQ(
      why_not_proved(header("capture", PositionKind::cores, 1, {{"board", "K5"}, {"bias", "2:1"}})),
      "the game with the option bias has no proved checker");
  EXPECT_EQ(why_not_proved(header("capture", PositionKind::cores, 1, {{"board", "grid:2x3"}})),
            "it does not know the name grid:2x3");
}

TEST(ProvedChecker, KnowsSomeNamesOfBoards) {
  for (const char* name : {"K6", "K3,3", "K2,2,2", "E5", "C5", "P4", "W5", "star:4", "matching:3",
                           "colex:17", "g6:Bw"}) {
    EXPECT_TRUE(is_known_to_proved_checker(name)) << name;
  }
  for (const char* name : {"", "K", "K6-e", "K3,", "grid:2x3", "bull", "~C5", "2*K3", "K3+P2",
                           "star:", "K100", "P4xC5"}) {
    EXPECT_FALSE(is_known_to_proved_checker(name)) << name;
  }
}

}  // namespace
}  // namespace harary
