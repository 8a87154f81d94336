// SPDX-License-Identifier: MIT
// Long searches that are stopped and resume from their checkpoints.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>

#include <sys/wait.h>
#include <unistd.h>

#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

class Checkpoint : public testing::Test {
 protected:
  std::string path() const { return folder_.file("table"); }
  std::string solve(const std::string& more = "") const {
    return "solve saturation --order 12 --threads 1 --checkpoint " + path() + " " + more;
  }
  // The answer of a search that says from where it resumes.
  Json resumed() const {
    const Outcome outcome = command(solve("--json"));
    EXPECT_EQ(outcome.status, kAnswered) << outcome.err;
    const std::string begin = "harary: resumes from " + path() + ", after ";
    EXPECT_TRUE(outcome.err.starts_with(begin)) << outcome.err;
    EXPECT_GT(std::stoull(outcome.err.substr(begin.size())), 0U);
    return outcome.json();
  }
  // A search that is stopped by these signals leaves a checkpoint, with which it ends.
  void expect_one_after(const std::function<void(pid_t)>& send_signals) const {
    bool stopped = false;
    for (unsigned wait = 40'000; wait > 1'000 && !stopped; wait /= 2) {
      const pid_t child = ::fork();
      if (child == 0) ::_exit(command(solve()).status);
      ::usleep(wait);
      send_signals(child);
      int status = 0;
      ::waitpid(child, &status, 0);
      stopped = WIFEXITED(status) && WEXITSTATUS(status) == kInterrupted;
    }
    ASSERT_TRUE(stopped);
    EXPECT_TRUE(std::filesystem::exists(path()));
    EXPECT_EQ(resumed()["winner"], "first");
  }

 private:
  TestFolder folder_;
};

TEST_F(Checkpoint, ASearchInSlicesEndsWithTheAnswer) {
  Outcome outcome;
  int slices = 0;
  do {
    outcome = command(solve("--json --time 60ms"));
    ++slices;
    if (outcome.status == kBudgetEnded) {
      EXPECT_NE(outcome.err.find(path()), std::string::npos) << outcome.err;
    }
  } while (outcome.status == kBudgetEnded && slices < 500);
  ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
  EXPECT_EQ(outcome.json()["winner"], "first");
  EXPECT_GT(slices, 1);
}

TEST_F(Checkpoint, ASignalLeavesOne) {
  expect_one_after([](pid_t process) { ::kill(process, SIGTERM); });
}

// As a terminal sends it that is closed.
TEST_F(Checkpoint, AHangUpLeavesOne) {
  expect_one_after([](pid_t process) { ::kill(process, SIGHUP); });
}

TEST_F(Checkpoint, WhatAKilledSearchLeftOfOneIsRemovedByTheNext) {
  std::ofstream(path() + ".tmp-12345") << "half a checkpoint";
  EXPECT_EQ(answer("solve saturation --order 9 --threads 1 --checkpoint " + path())["winner"],
            "second");
  EXPECT_FALSE(std::filesystem::exists(path() + ".tmp-12345"));
}

TEST_F(Checkpoint, IsWrittenAsOftenAsAsked) {
  const auto written = [&] { return std::filesystem::last_write_time(path()); };
  const pid_t child = ::fork();
  if (child == 0) {
    ::_exit(command("solve star --board K9 --threads 1 --memory 16M --checkpoint-every 1s "
                    "--checkpoint " +
                    path())
                .status);
  }
  while (!std::filesystem::exists(path())) ::usleep(20'000);
  const auto first = written();
  for (int i = 0; i < 500 && written() == first; ++i) ::usleep(20'000);
  EXPECT_GT(written(), first);
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
  std::filesystem::remove(path());

  expect_refused("solve sim --checkpoint-every 1s", "--checkpoint-every: only with --checkpoint");
  expect_refused(solve("--checkpoint-every 999ms"), "--checkpoint-every: ");
  expect_refused(solve("--checkpoint-every soon"), "--checkpoint-every: 'soon'");
}

// As timeout(1) sends them.
TEST_F(Checkpoint, TwoSignalsAtOnceLeaveOne) {
  expect_one_after([](pid_t process) {
    ::kill(process, SIGINT);
    ::usleep(1'000);
    ::kill(process, SIGINT);
  });
}

TEST_F(Checkpoint, OfAnotherInstanceOrOfNoSearchAreRefused) {
  EXPECT_EQ(command(solve("--time 10ms")).status, kBudgetEnded);
  expect_refused("solve saturation --order 11 --checkpoint " + path(), "is about");
  std::ofstream(path()) << "something else, of some length";
  expect_refused(solve(), "is not a checkpoint");
  expect_refused("solve saturation --boards - --checkpoint " + path(), "one board");
  std::filesystem::remove(path());
}

// What travels is small, and the search that resumes from it says the same.
TEST_F(Checkpoint, OfWorkEndsWithTheAnswer) {
  for (const std::string kind : {"work", "work:500"}) {
    int slices = 0;
    Outcome outcome;
    do {
      outcome = command(solve("--json --time 150ms --checkpoint-of " + kind));
      if (outcome.status == kBudgetEnded) {
        EXPECT_LT(std::filesystem::file_size(path()), 4'000'000U);
      }
    } while (outcome.status == kBudgetEnded && ++slices < 500);
    ASSERT_EQ(outcome.status, kAnswered) << outcome.err;
    EXPECT_EQ(outcome.json()["winner"], "first");
    std::filesystem::remove(path());
  }
  expect_refused("solve sim --checkpoint-of work", "--checkpoint-of: only with --checkpoint");
  for (const std::string kind :
       {"works", "work:", "work:0", "work:-1", "work:1x", "work:1e99", "Table"}) {
    expect_refused(solve("--checkpoint-of " + kind), "--checkpoint-of: '" + kind + "'");
  }
}

TEST_F(Checkpoint, SeveralAreJoined) {
  const std::string other = path() + "-other";
  EXPECT_EQ(command(solve("--time 30ms")).status, kBudgetEnded);
  std::filesystem::rename(path(), other);
  EXPECT_EQ(command(solve("--time 60ms --checkpoint-of work")).status, kBudgetEnded);
  const Json joined = answer("join " + path() + " " + other + " --out " + path() + "-both");
  EXPECT_EQ(joined["files"], 2);
  EXPECT_GT(joined["entries"], 0);
  std::filesystem::rename(path() + "-both", path());
  EXPECT_EQ(resumed()["winner"], "first");

  std::filesystem::remove(other);
  EXPECT_EQ(
      command("solve saturation --order 13 --threads 1 --time 30ms --checkpoint " + other).status,
      kBudgetEnded);
  expect_refused("join " + path() + " " + other + " --out " + path() + "-both", "is about");
  expect_refused("join " + path() + "-none --out " + other, "-none");
  std::ofstream(other) << "something else, of some length";
  expect_refused("join " + other + " --out " + path(), "is not a checkpoint");
  expect_refused("join " + path(), "--out");
}

}  // namespace
}  // namespace harary::cli
