// SPDX-License-Identifier: MIT
// Ctrl-C and SIGTERM: the first request stops the work, a later one gives it up.
#include "cli/signals.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <functional>

#include <sys/wait.h>
#include <unistd.h>

#include "cli/context.hpp"
#include "store/output_file.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

// How a process ends that does this.
int status_of_process(const std::function<void()>& act) {
  const pid_t child = ::fork();
  if (child == 0) {
    act();
    ::_exit(0);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return status;
}

TEST(Signals, TwoAtOnceAreOneRequest) {
  const int status = status_of_process([] {
    obey_signals();
    std::raise(SIGINT);
    std::raise(SIGINT);
    std::raise(SIGTERM);
    if (!interrupted()) ::_exit(1);
  });
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
}

TEST(Signals, ALaterOneRemovesTemporaryFilesAndEndsTheProgram) {
  const TestFolder folder;
  for (const int second : {SIGINT, SIGTERM}) {
    const int status = status_of_process([&] {
      obey_signals();
      std::raise(SIGINT);
      OutputFile file(folder.file("result"));
      const PendingFile other(folder.file("other"));
      ::usleep(1'100'000);
      std::raise(second);
    });
    EXPECT_TRUE(WIFSIGNALED(status));
    EXPECT_EQ(WTERMSIG(status), second);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  }
}

TEST(Signals, FinishedFilesStay) {
  const TestFolder folder;
  const int status = status_of_process([&] {
    obey_signals();
    std::raise(SIGTERM);
    OutputFile(folder.file("result")).finish();
    ::usleep(1'100'000);
    std::raise(SIGTERM);
  });
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_TRUE(std::filesystem::exists(folder.file("result")));
}

// As timeout(1) sends them, while a search of half a minute runs; later if it had not begun.
TEST(Signals, TwoAtOnceLeaveACheckpoint) {
  const TestFolder folder;
  const std::string path = folder.file("table");
  bool stopped = false;
  for (unsigned wait = 100'000; wait < 8'000'000 && !stopped; wait *= 2) {
    const pid_t child = ::fork();
    if (child == 0) {
      ::_exit(command("solve saturation --order 13 --threads 1 --checkpoint " + path).status);
    }
    ::usleep(wait);
    ::kill(child, SIGINT);
    ::usleep(1'000);
    ::kill(child, SIGINT);
    int status = 0;
    ::waitpid(child, &status, 0);
    stopped = WIFEXITED(status) && WEXITSTATUS(status) == kInterrupted;
  }
  EXPECT_TRUE(stopped);
  EXPECT_TRUE(std::filesystem::exists(path));
}

}  // namespace
}  // namespace harary::cli
