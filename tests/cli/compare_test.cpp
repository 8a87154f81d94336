// SPDX-License-Identifier: MIT
// `harary bench --compare`: the program against itself, and against scripts in its place.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>

#include "cli/compare/measured_run.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

class CompareCommand : public ::testing::Test {
 protected:
  // The program as a process, because it asks itself as a process.
  MeasuredRun compare(const std::string& program, std::vector<std::string> more) {
    std::vector<std::string> words{HARARY_BINARY, "bench", "--compare", program};
    words.insert(words.end(), more.begin(), more.end());
    return run_measured(words, folder_.path(), Job());
  }
  // A program that answers by these lines of a shell script; $harary is the real one.
  std::string script(const std::string& lines) {
    const std::string path = folder_.put("script", "#!/bin/sh\nharary=" HARARY_BINARY "\n" + lines);
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    return path;
  }
  static std::vector<Json> lines_of(const MeasuredRun& run) {
    std::vector<Json> lines;
    std::istringstream in(run.out);
    for (std::string line; std::getline(in, line);) lines.push_back(Json::parse(line));
    return lines;
  }

  TestFolder folder_;
};

TEST_F(CompareCommand, AProgramIsAsFastAsItself) {
  const MeasuredRun run = compare(HARARY_BINARY, {"--only", "sim", "--pairs", "2", "--json"});
  ASSERT_EQ(run.status, kAnswered) << run.err;
  const std::vector<Json> lines = lines_of(run);
  ASSERT_EQ(lines.size(), 3U);
  for (const std::size_t i : {0U, 1U}) {
    EXPECT_EQ(lines[i]["mine"]["positions"], lines[i]["other"]["positions"]);
    EXPECT_GT(lines[i]["mine"]["positions"], 1000);
    EXPECT_GT(lines[i]["mine"]["seconds"], 0.0);
    EXPECT_GT(lines[i]["repeats"], 1);
    EXPECT_EQ(lines[i]["ratios"].size(), 2U);
    EXPECT_EQ(lines[i]["differences"], Json::array());
    EXPECT_LE(lines[i]["ratio"]["least"], lines[i]["ratio"]["median"]);
    EXPECT_LE(lines[i]["ratio"]["median"], lines[i]["ratio"]["most"]);
  }
  EXPECT_EQ(lines[2]["questions"], 2);
  EXPECT_EQ(lines[2]["other_positions"], 0);
  EXPECT_EQ(lines[2]["other_answers"], 0);
  EXPECT_GT(lines[2]["geometric_mean"], 0.5);
  EXPECT_LT(lines[2]["geometric_mean"], 2.0);
  EXPECT_EQ(lines[2]["interval"].size(), 2U);
}

TEST_F(CompareCommand, TablebasesAreMadeAnewEachTime) {
  const MeasuredRun run = compare(HARARY_BINARY, {"--only", "strong saturation", "--questions",
                                                  "signature", "--pairs", "1", "--json"});
  ASSERT_EQ(run.status, kAnswered) << run.err;
  EXPECT_EQ(lines_of(run).front()["differences"], Json::array());
}

TEST_F(CompareCommand, SaysWhereAnswersAndPositionsDiffer) {
  const std::string other = script(
      "$harary \"$@\" | sed 's/\"winner\":\"second\"/\"winner\":\"first\"/; "
      "s/\"positions\":[0-9]*/\"positions\":7/'\n");
  const MeasuredRun run = compare(other, {"--only", "sim --board", "--pairs", "1"});
  ASSERT_EQ(run.status, kAnswered) << run.err;
  EXPECT_NE(run.out.find("the other program visits 7 positions"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("the answers differ: winner: \"second\", not \"first\""),
            std::string::npos)
      << run.out;
  EXPECT_NE(run.out.find("with other positions: 1, with other answers: 1, without an answer: 0"),
            std::string::npos)
      << run.out;
}

TEST_F(CompareCommand, GoesOnAfterAQuestionThatOneProgramCannotAnswer) {
  const std::string other = script(
      "case \"$1\" in layers) echo 'harary: no such option' >&2; exit 2 ;; esac\n"
      "exec $harary \"$@\"\n");
  const MeasuredRun run = compare(other, {"--only", "sim", "--pairs", "1", "--json"});
  EXPECT_EQ(run.status, kFailed);
  const std::vector<Json> lines = lines_of(run);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_TRUE(lines[0].contains("ratio"));
  EXPECT_EQ(lines[1]["other"]["failure"], "exit status 2: harary: no such option");
  EXPECT_EQ(lines[2]["questions"], 1);
  EXPECT_EQ(lines[2]["without_answer"], 1);
}

TEST_F(CompareCommand, SaysWhichSignalEndedAProgram) {
  const std::string other =
      script("[ \"$1\" = --version ] && exec $harary --version\nkill -SEGV $$\n");
  const MeasuredRun run = compare(other, {"--only", "layers sim", "--pairs", "1"});
  EXPECT_EQ(run.status, kFailed);
  EXPECT_NE(run.out.find("the other program: ended by signal 11"), std::string::npos) << run.out;
}

TEST_F(CompareCommand, RefusesWhatIsNotAProgramOfThisProject) {
  const MeasuredRun missing = compare(folder_.file("missing"), {});
  EXPECT_EQ(missing.status, kBadInput);
  EXPECT_NE(missing.err.find("cannot be run: No such file"), std::string::npos) << missing.err;
  const MeasuredRun other = compare(script("echo hello\n"), {});
  EXPECT_EQ(other.status, kBadInput);
  EXPECT_NE(other.err.find("is not a harary program"), std::string::npos) << other.err;
}

TEST_F(CompareCommand, RefusesOptionsThatDoNotFit) {
  expect_refused("bench --pairs 3", "--compare");
  expect_refused("bench --only sim", "--compare");
  expect_refused("bench --compare harary --pairs 0", "--pairs");
  expect_refused("bench --compare harary --questions all", "--questions");
  expect_refused("bench --compare harary --only zzz", "no question contains 'zzz'");
  expect_refused("bench --compare harary --threads 2", "leave out --threads");
}

// The signal goes to the comparing process alone, as that of a process manager does.
TEST_F(CompareCommand, AnInterruptEndsBothAndLeavesNoFiles) {
  const std::string other = script(
      "[ \"$1\" = --version ] && exec $harary --version\n"
      "echo $$ >\"$TMPDIR/../process\"\nexec sleep 600\n");
  const std::string temporary = folder_.file("temporary");
  std::filesystem::create_directory(temporary);
  const pid_t process = ::fork();
  if (process == 0) {
    ::setenv("TMPDIR", temporary.c_str(), 1);
    ::dup2(::open(folder_.file("said").c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
    ::execl(HARARY_BINARY, "harary", "bench", "--compare", other.c_str(), "--only", "layers sim",
            nullptr);
    ::_exit(127);
  }
  while (!folder_.content("process").ends_with('\n')) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  const pid_t measured = std::stoi(folder_.content("process"));
  ::kill(process, SIGTERM);
  int status = 0;
  ::waitpid(process, &status, 0);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), kInterrupted);
  EXPECT_NE(folder_.content("said").find("interrupted"), std::string::npos)
      << folder_.content("said");
  EXPECT_NE(::kill(measured, 0), 0);
  EXPECT_TRUE(std::filesystem::is_empty(temporary));
}

}  // namespace
}  // namespace harary::cli
