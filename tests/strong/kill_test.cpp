// SPDX-License-Identifier: MIT
// Strong solutions that are killed: whatever the moment, the next run ends with the same bytes.
#include <gtest/gtest.h>

#include <csignal>
#include <random>
#include <sstream>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/run.hpp"
#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

using Arguments = std::vector<std::string>;

struct Outcome {
  int status;
  std::string out;
  std::string err;
};

Outcome run(const Arguments& arguments) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const int status = cli::run(arguments, {in, out, err});
  return {status, out.str(), err.str()};
}

// Runs the command in a process of its own and kills it after `microseconds`; was it still running?
bool killed(const Arguments& arguments, unsigned microseconds) {
  const pid_t child = fork();
  if (child == 0) _exit(run(arguments).status);
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
  ASSERT_EQ(run(whole).status, cli::kAnswered);
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
    ASSERT_EQ(run(partial).status, cli::kAnswered);
    EXPECT_TRUE(folder.contents() == expected) << "round " << round;
  }
  EXPECT_GT(kills, 0);
}

TEST(KilledStrongSolution, EndsWithTheSameBytesInBackwardGames) {
  end_with_the_same_bytes({"strong", "clique", "--board", "K6", "--threads", "2"}, 60'000);
}

TEST(KilledStrongSolution, EndsWithTheSameBytesInGamesGeneratedForward) {
  end_with_the_same_bytes({"strong", "saturation", "--order", "9", "--threads", "2"}, 120'000);
}

TEST(StrongSolutionInTrouble, SaysWhenAFileCannotBeWritten) {
  const TestFolder folder;
  const pid_t child = fork();
  if (child == 0) {
    // A file may have 2 KiB: the disk is full for everything larger.
    signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{2048, 2048};
    setrlimit(RLIMIT_FSIZE, &limit);
    const Outcome outcome = run({"strong", "clique", "--board", "K6", "--out", folder.path()});
    const bool one_line =
        outcome.err.starts_with("harary: ") && outcome.err.find('\n') == outcome.err.size() - 1;
    _exit(outcome.status == cli::kFailed && one_line ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  // Nothing is lost: with room again the same command ends well.
  EXPECT_EQ(run({"strong", "clique", "--board", "K6", "--out", folder.path()}).status,
            cli::kAnswered);
}

TEST(StrongSolutionInTrouble, RefusesAFolderThatIsAFile) {
  const TestFolder folder;
  std::ofstream(folder.file("plain")) << "not a folder";
  const Outcome outcome = run({"strong", "clique", "--board", "K4", "--out", folder.file("plain")});
  EXPECT_EQ(outcome.status, cli::kBadInput);
  EXPECT_TRUE(outcome.err.starts_with("harary: ")) << outcome.err;
}

TEST(StrongSolutionInTrouble, NamesADamagedLayer) {
  const TestFolder folder;
  const Arguments arguments{"strong", "clique", "--board", "K5", "--out", folder.path()};
  ASSERT_EQ(run(arguments).status, cli::kAnswered);
  const std::string layer = folder.file("layer-0005.harary");
  auto bytes = folder.contents().at("layer-0005.harary");
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  std::ofstream(layer, std::ios::binary) << bytes;
  const Outcome outcome =
      run({"probe", folder.path(), "--position", "red=0-1,0-2,0-3;green=1-2,1-3"});
  EXPECT_EQ(outcome.status, cli::kBadInput);
  EXPECT_NE(outcome.err.find("layer-0005.harary"), std::string::npos) << outcome.err;
}

}  // namespace
}  // namespace harary::tests
