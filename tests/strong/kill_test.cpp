// SPDX-License-Identifier: MIT
// Strong solutions that are killed: whatever the moment, the next run ends with the same bytes.
#include <gtest/gtest.h>

#include <csignal>
#include <random>
#include <sstream>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/folder_lock.hpp"
#include "support/base/test_folder.hpp"
#include "tests/cli/command.hpp"

namespace harary::tests {
namespace {

using cli::Arguments;
using cli::Outcome;

// Runs the command in a process of its own and kills it after `microseconds`; was it still running?
bool killed(const Arguments& arguments, unsigned microseconds) {
  const pid_t child = fork();
  if (child == 0) _exit(cli::outcome_of(arguments).status);
  usleep(microseconds);
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status);
}

void end_with_the_same_bytes(Arguments arguments, unsigned longest) {
  const TestFolder clean;
  Arguments whole = arguments;
  whole.insert(whole.end(), {"--out", clean.path()});
  ASSERT_EQ(cli::outcome_of(whole).status, cli::kAnswered);
  const auto expected = clean.contents();

  std::mt19937 random(7);
  int kills = 0;
  for (int round = 0; round < 6; ++round) {
    const TestFolder folder;
    Arguments partial = arguments;
    partial.insert(partial.end(), {"--out", folder.path()});
    for (int attempt = 0; attempt < 4; ++attempt) {
      kills += killed(partial, random() % longest) ? 1 : 0;
    }
    ASSERT_EQ(cli::outcome_of(partial).status, cli::kAnswered);
    EXPECT_TRUE(folder.contents() == expected) << "round " << round;
  }
  EXPECT_GT(kills, 0);
}

TEST(KilledStrongSolution, EndsWithTheSameBytesInBackwardGames) {
  end_with_the_same_bytes({"tablebase", "clique", "--board", "K6", "--threads", "2"}, 60'000);
}

TEST(KilledStrongSolution, EndsWithTheSameBytesInGamesGeneratedForward) {
  end_with_the_same_bytes({"tablebase", "saturation", "--order", "9", "--threads", "2"}, 120'000);
}

TEST(StrongSolutionInTrouble, SaysWhenAFileCannotBeWritten) {
  const TestFolder folder;
  const pid_t child = fork();
  if (child == 0) {
    // A file may have 2 KiB: the disk is full for everything larger.
    signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{2048, 2048};
    setrlimit(RLIMIT_FSIZE, &limit);
    const Outcome outcome =
        cli::outcome_of({"tablebase", "clique", "--board", "K6", "--out", folder.path()});
    const bool one_line =
        outcome.err.starts_with("harary: ") && outcome.err.find('\n') == outcome.err.size() - 1;
    _exit(outcome.status == cli::kFailed && one_line ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  // Nothing is lost: with room again the same command ends well.
  EXPECT_EQ(
      cli::outcome_of({"tablebase", "clique", "--board", "K6", "--out", folder.path()}).status,
      cli::kAnswered);
}

TEST(StrongSolutionInTrouble, RefusesAFolderThatIsAFile) {
  const TestFolder folder;
  std::ofstream(folder.file("plain")) << "not a folder";
  const Outcome outcome =
      cli::outcome_of({"tablebase", "clique", "--board", "K4", "--out", folder.file("plain")});
  EXPECT_EQ(outcome.status, cli::kBadInput);
  EXPECT_TRUE(outcome.err.starts_with("harary: ")) << outcome.err;
}

TEST(StrongSolutionInTrouble, RefusesAFolderThatAnotherProgramWrites) {
  const TestFolder folder;
  const Arguments arguments{"tablebase", "clique", "--board", "K4", "--out", folder.path()};
  {
    const FolderLock other(folder.path(), "");
    const Outcome outcome = cli::outcome_of(arguments);
    EXPECT_EQ(outcome.status, cli::kBadInput);
    EXPECT_NE(outcome.err.find("is being written by another program"), std::string::npos);
    EXPECT_NE(outcome.err.find("--out"), std::string::npos) << outcome.err;
    EXPECT_TRUE(folder.contents().empty());
  }
  EXPECT_EQ(cli::outcome_of(arguments).status, cli::kAnswered);
}

TEST(StrongSolutionInTrouble, NamesADamagedLayer) {
  const TestFolder folder;
  const Arguments arguments{"tablebase", "clique", "--board", "K5", "--out", folder.path()};
  ASSERT_EQ(cli::outcome_of(arguments).status, cli::kAnswered);
  const std::string layer = folder.file("layer-0005.harary");
  auto bytes = folder.contents().at("layer-0005.harary");
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  std::ofstream(layer, std::ios::binary) << bytes;
  const Outcome outcome =
      cli::outcome_of({"probe", folder.path(), "--position", "red=0-1,0-2,0-3;green=1-2,1-3"});
  EXPECT_EQ(outcome.status, cli::kBadInput);
  EXPECT_NE(outcome.err.find("layer-0005.harary"), std::string::npos) << outcome.err;
}

}  // namespace
}  // namespace harary::tests
