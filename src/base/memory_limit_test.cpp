// SPDX-License-Identifier: MIT
#include "base/memory_limit.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "support/base/test_folder.hpp"

namespace harary {
namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& text) {
  fs::create_directories(file.parent_path());
  std::ofstream(file) << text;
}

TEST(MemoryLimit, IsTheLeastOfTheGroupAndOfThoseThatHoldIt) {
  const TestFolder folder;
  const fs::path list(folder.file("list")), groups(folder.file("groups"));
  write(list, "0::/batch/job7\n");
  write(groups / "memory.max", "max\n");
  write(groups / "batch/memory.max", "536870912\n");
  write(groups / "batch/job7/memory.max", "2147483648\n");
  EXPECT_EQ(control_group_limit(list, groups), 536870912u);
  write(groups / "batch/job7/memory.max", "1073741\n");
  EXPECT_EQ(control_group_limit(list, groups), 1073741u);
}

TEST(MemoryLimit, IsReadFromGroupsOfTheFirstVersion) {
  const TestFolder folder;
  const fs::path list(folder.file("list")), groups(folder.file("groups"));
  write(list, "5:cpu,cpuacct:/x\n9:memory:/x\n");
  write(groups / "memory/x/memory.limit_in_bytes", "1000000\n");
  EXPECT_EQ(control_group_limit(list, groups), 1000000u);
}

TEST(MemoryLimit, IsTheTopGroupsWhereThePathLeadsNowhere) {
  const TestFolder folder;
  const fs::path list(folder.file("list")), groups(folder.file("groups"));
  write(list, "0::/docker/0123456789ab\n");
  write(groups / "memory.max", "268435456\n");
  EXPECT_EQ(control_group_limit(list, groups), 268435456u);
}

TEST(MemoryLimit, IsNothingWithoutGroupsAndWithDamagedFiles) {
  const TestFolder folder;
  const fs::path list(folder.file("list")), groups(folder.file("groups"));
  EXPECT_EQ(control_group_limit(list, groups), std::nullopt);
  write(list, "no colon\n::\n0::/a\n");
  write(groups / "a/memory.max", "\n");
  EXPECT_EQ(control_group_limit(list, groups), std::nullopt);
}

}  // namespace
}  // namespace harary
