// SPDX-License-Identifier: MIT
// Tables of games on vertices against published values.
#include "papers/table_lines.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace harary {
namespace {

// Dawson's Chess, the octal game 0.137; grids: OEIS A316632.
TEST(VertexTables, HaveTheNimbersOfKayles) {
  Job job;
  const std::vector<int> paths{1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2};
  const std::vector<int> cycles{1, 0, 0, 0, 1, 0, 0, 0};
  const std::vector<int> grids{2, 1, 1, 0, 3};
  for (int n = 1; n <= 12; ++n) {
    const Json line = kayles_table_line(n, "", job).json;
    EXPECT_EQ(line["path"], paths[static_cast<std::size_t>(n - 1)]) << n;
    if (n >= 3 && n <= 10) {
      EXPECT_EQ(line["cycle"], cycles[static_cast<std::size_t>(n - 3)]) << n;
    }
    if (n <= 5) {
      EXPECT_EQ(line["grid"], grids[static_cast<std::size_t>(n - 1)]) << n;
    }
  }
  EXPECT_TRUE(kayles_table_line(2, "", job).json["cycle"].is_null());
  EXPECT_TRUE(kayles_table_line(22, "", job).json["grid"].is_null());
}

TEST(VertexTables, HaveTheMovesOfDomination) {
  Job job;
  const std::vector<int> paths{1, 1, 1, 2, 3, 3, 3, 4, 5, 5};
  const std::vector<int> cycles{1, 2, 3, 3, 3, 4, 5, 5};
  const std::vector<int> staller{1, 2, 2, 2, 3, 4, 4, 4};
  for (int n = 1; n <= 10; ++n) {
    const Json line = domination_table_line(n, "", job).json;
    EXPECT_EQ(line["path_dominator_starts"], paths[static_cast<std::size_t>(n - 1)]) << n;
    if (n < 3) continue;
    EXPECT_EQ(line["cycle_dominator_starts"], cycles[static_cast<std::size_t>(n - 3)]) << n;
    EXPECT_EQ(line["cycle_staller_starts"], staller[static_cast<std::size_t>(n - 3)]) << n;
  }
}

TEST(VertexTables, HaveTheClassesOfColAndSnort) {
  Job job;
  for (int n = 3; n <= 8; ++n) {
    const Json line = class_table_line(n, "", job).json;
    EXPECT_EQ(line["col_path"], "second") << n;
    EXPECT_EQ(line["col_cycle"], "second") << n;
    EXPECT_EQ(line["snort_path"], "first") << n;
    EXPECT_EQ(line["snort_cycle"], n % 2 != 0 ? "first" : "second") << n;
  }
  const Json line = class_table_line(3, "", job).json;
  EXPECT_EQ(line["col_grid"], "second");
  EXPECT_EQ(line["snort_grid"], "first");
}

}  // namespace
}  // namespace harary
