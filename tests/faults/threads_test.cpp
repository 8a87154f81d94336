// SPDX-License-Identifier: MIT
// When the system gives no threads, as in a container with a limit, every command that uses several
// must answer with the one that it has, and the server must say why it does not start.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "support/base/test_folder.hpp"

namespace harary::tests {
namespace {

constexpr int kNoFilter = 99;  // the exit status of a child that could not forbid threads

// From here on this process gets no thread, and no process: the calls that make one fail with
// EAGAIN, as under a limit. (RLIMIT_NPROC would not hold for root.)
bool forbid_threads() {
  sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 1, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EAGAIN),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const sock_fprog program{std::size(filter), filter};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

struct Exit {
  int status = 0;  // -SIGNAL if a signal ended it
  std::string out;
  std::string err;
};

class Commands {
 public:
  void put(const std::string& name, const std::string& bytes) { folder_.put(name, bytes); }

  // `harary WORDS`; "@/" stands for the folder of these commands.
  Exit run(std::vector<std::string> words, bool threads) {
    for (std::string& word : words) {
      if (const std::size_t at = word.find("@/"); at != std::string::npos)
        word.replace(at, 1, folder_.path());
    }
    words.insert(words.begin(), HARARY_BINARY);
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    const std::string out = aside_.file("out");
    const std::string err = aside_.file("err");
    const pid_t child = fork();
    if (child == 0) {
      constexpr int kNew = O_WRONLY | O_CREAT | O_TRUNC;
      dup2(open(out.c_str(), kNew, 0600), STDOUT_FILENO);
      dup2(open(err.c_str(), kNew, 0600), STDERR_FILENO);
      if (!threads && !forbid_threads()) _exit(kNoFilter);
      execv(HARARY_BINARY, pointers.data());
      _exit(kNoFilter);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return {WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status), aside_.content("out"),
            aside_.content("err")};
  }

  // Without threads the answer of `words --threads 4` must be that of `words --threads 1`.
  void compare(const std::vector<std::string>& words) {
    const auto with = [&](const char* number, bool threads) {
      std::vector<std::string> all = words;
      all.insert(all.end(), {"--threads", number, "--progress", "off", "--json"});
      return run(all, threads);
    };
    const Exit plain = with("1", true);
    const Exit alone = with("4", false);
    EXPECT_EQ(plain.status, 0) << plain.err;
    EXPECT_EQ(alone.status, 0) << alone.err;
    EXPECT_EQ(alone.err, "");
    EXPECT_FALSE(plain.out.empty());
    EXPECT_EQ(without_times(alone.out), without_times(plain.out));
  }

 private:
  static std::string without_times(const std::string& json) {
    return std::regex_replace(json, std::regex(R"re("(seconds|rate)":[-+.e0-9]+)re"), "");
  }

  TestFolder folder_;
  TestFolder aside_;
};

class WithoutThreads : public testing::Test {
 protected:
  void SetUp() override {
    if (commands.run({"--version"}, false).status == kNoFilter)
      GTEST_SKIP() << "this system forbids to filter system calls";
  }
  Commands commands;
};

TEST_F(WithoutThreads, NimbersAreFound) {
  commands.compare({"solve", "saturation", "--order", "12"});
}
TEST_F(WithoutThreads, ProofsAreFound) {
  commands.compare({"solve", "star", "--board", "K8", "--question", "winner"});
}
TEST_F(WithoutThreads, CertificatesAreWrittenAndVerified) {
  commands.compare({"solve", "capture", "--board", "K6", "--certificate", "@/capture"});
  commands.compare({"verify", "@/capture"});
  commands.compare({"solve", "saturation", "--order", "10", "--certificate", "@/saturation"});
  commands.compare({"verify", "@/saturation"});
}
TEST_F(WithoutThreads, TablebasesAreMadeAndVerified) {
  commands.compare({"tablebase", "clique", "--board", "K5", "--out", "@/backward"});
  commands.compare({"verify", "@/backward"});
  commands.compare({"tablebase", "saturation", "--order", "7", "--out", "@/forward"});
}
TEST_F(WithoutThreads, FloodsAreSolved) {
  commands.compare({"solve", "flood", "--board", "square:8x8:1"});
}
TEST_F(WithoutThreads, PositionsAreEstimated) {
  commands.compare({"estimate", "--order", "9", "--samples", "500"});
}
TEST_F(WithoutThreads, ListsOfBoardsAreSolved) {
  commands.put("boards.g6", "C~\nD~{\nE~~w\n");
  commands.compare({"solve", "clique", "--boards", "@@/boards.g6"});
}

// It cannot do with fewer; what it has begun must end, not wait for ever.
TEST_F(WithoutThreads, TheServerSaysWhyItDoesNotStart) {
  const Exit server = commands.run({"serve", "--port", "0", "--data", "@/data"}, false);
  EXPECT_EQ(server.status, 1);
  EXPECT_EQ(server.out, "");
  EXPECT_EQ(server.err, "harary: the system refuses: Resource temporarily unavailable\n");
}

}  // namespace
}  // namespace harary::tests
