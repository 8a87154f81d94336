// SPDX-License-Identifier: MIT
// Tables of Harary's animals, by the boards that they are asked on.
#include <gtest/gtest.h>

#include <string>

#include "cli/command.hpp"
#include "papers/table_lines.hpp"

namespace harary::cli {
namespace {

TEST(TablesOfAnimals, AreNamedByTheirBoards) {
  const Outcome squares = command("paper-table polyominoes --min 3 --max 3");
  EXPECT_EQ(squares.status, kAnswered) << squares.err;
  EXPECT_TRUE(squares.out.ends_with("\n   3  I3                   3         4,3         4,3\n"))
      << squares.out;
  const Outcome rectangles = command("paper-table polyominoes-rectangles --min 3 --max 3 --json");
  EXPECT_EQ(rectangles.status, kAnswered) << rectangles.err;
  const Json least = Json::array({{{"board", "3x4"}, {"moves", 4}}});
  EXPECT_EQ(rectangles.json()["strong"]["least"], least) << rectangles.out;
  const Outcome tori = command("paper-table polyominoes-tori --min 3 --max 3 --json");
  EXPECT_EQ(tori.status, kAnswered) << tori.err;
  EXPECT_EQ(tori.json()["maker"]["outcomes"], "BMMMMM") << tori.out;
}

TEST(TablesOfAnimals, RefuseOtherBoardsLinesAndTargets) {
  expect_refused("paper-table polyominoes-cubes --max 3", "'polyominoes-cubes' is not a table");
  for (const std::string table : {"polyominoes", "polyominoes-rectangles", "polyominoes-tori"}) {
    const std::string more = std::to_string(animal_table_lines() + 1);
    expect_refused("paper-table " + table, "--max is required");
    expect_refused("paper-table " + table + " --max " + more, "is not a range within 1 to");
    expect_refused("paper-table " + table + " --max 1 --target K3", "--target: not with " + table);
    expect_refused("paper-table " + table + " --max 1 --out F", "--out: not with " + table);
  }
}

}  // namespace
}  // namespace harary::cli
