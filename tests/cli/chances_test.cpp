// SPDX-License-Identifier: MIT
// The command "chances": rates between uniform choice and the bound, learning that helps, a
// picture.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

TEST(Chances, EveryPolicyLiesBetweenZeroAndItsBound) {
  for (const std::string game : {"sim", "sim+"}) {
    const Json table = command("chances " + game + " --board K5 --json --games 0").json();
    EXPECT_FALSE(table.contains("learning"));
    ASSERT_GE(table["opponents"].size(), 5U);
    for (const Json& line : table["opponents"]) {
      const double bound = line["bound"];
      EXPECT_LE(bound, 1);
      for (const auto& [player, rate] : line["rates"].items()) {
        EXPECT_GE(rate.get<double>(), 0) << player;
        EXPECT_LE(rate.get<double>(), bound + 1e-12) << player << " against " << line["opponent"];
      }
    }
  }
}

// On K6 the first player has lost. The ultra-strong player reaches the bound of its model, and
// learning raises the rate.
TEST(Chances, LearningHelpsTheLostSideOfSim) {
  const TestFolder folder;
  const std::string plot = folder.file("learning.svg");
  const Json table = command("chances sim --json --games 300 --plot " + plot).json();
  for (const Json& line : table["opponents"]) {
    if (line["opponent"] != "errs with 0.1") continue;
    EXPECT_NEAR(line["rates"]["ultra-strong"], line["bound"], 1e-12);
    EXPECT_GT(line["rates"]["ultra-strong"].get<double>(),
              2 * line["rates"]["uniform"].get<double>());
  }
  const Json& learned = table["learning"]["rates"];
  EXPECT_GT(learned.back().get<double>(), learned.front().get<double>() + 0.3);
  const std::string svg = folder.content("learning.svg");
  EXPECT_TRUE(svg.starts_with("<svg"));
  EXPECT_EQ(std::count(svg.begin(), svg.end(), ','), static_cast<long>(learned.size()) + 1);
}

TEST(Chances, BadInputIsRefused) {
  expect_refused("chances sim --games 0 --plot x.svg", "--plot");
  expect_refused("chances sim --games -1", "--games");
  expect_refused("chances clique --board K9", "positions");
}

}  // namespace
}  // namespace harary::cli
