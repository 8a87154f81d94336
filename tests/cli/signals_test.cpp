// SPDX-License-Identifier: MIT
// Ctrl-C and SIGTERM: the first request stops the work, a later one gives it up.
#include "cli/signals.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <functional>

#include <sys/wait.h>
#include <unistd.h>

#include "store/output_file.hpp"
#include "support/base/test_folder.hpp"

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

TEST(Signals, AClosedTerminalIsARequestUnlessItIsIgnored) {
  for (const bool ignored : {false, true}) {
    const int status = status_of_process([&] {
      if (ignored) std::signal(SIGHUP, SIG_IGN);
      obey_signals();
      std::raise(SIGHUP);
      if (interrupted() == ignored) ::_exit(1);
    });
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0) << ignored;
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

}  // namespace
}  // namespace harary::cli
