// SPDX-License-Identifier: MIT
#include "store/folder_lock.hpp"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <optional>

#include "base/error.hpp"
#include "support/base/test_folder.hpp"

namespace harary {
namespace {

std::string refusal(const std::string& folder) {
  try {
    const FolderLock lock(folder, "take another");
    return "";
  } catch (const FileError& error) {
    return error.what();
  }
}

TEST(FolderLock, HoldsOthersOffAndLeavesNoFile) {
  const TestFolder folder;
  {
    const FolderLock lock(folder.path(), "take another");
    EXPECT_NE(refusal(folder.path()).find("another program"), std::string::npos);
    EXPECT_NE(refusal(folder.path()).find("take another"), std::string::npos);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  }
  EXPECT_EQ(refusal(folder.path()), "");
}

TEST(FolderLock, EndsWithAProgramThatIsKilled) {
  const TestFolder folder;
  int pipes[2];
  ASSERT_EQ(pipe(pipes), 0);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    const FolderLock lock(folder.path(), "");
    const char ready = 1;
    if (write(pipes[1], &ready, 1) == 1) pause();
    _exit(0);
  }
  char ready = 0;
  ASSERT_EQ(read(pipes[0], &ready, 1), 1);
  EXPECT_NE(refusal(folder.path()), "");
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  EXPECT_EQ(refusal(folder.path()), "");
  close(pipes[0]);
  close(pipes[1]);
}

TEST(FolderLock, MakesTheFolderAndRefusesAFile) {
  const TestFolder folder;
  EXPECT_EQ(refusal(folder.path() + "/new/inner"), "");
  EXPECT_TRUE(std::filesystem::is_directory(folder.path() + "/new/inner"));
  const std::string file = folder.path() + "/file";
  std::ofstream(file) << "text";
  EXPECT_NE(refusal(file).find("is not a folder"), std::string::npos);
}

}  // namespace
}  // namespace harary
