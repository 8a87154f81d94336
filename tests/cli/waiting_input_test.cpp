// SPDX-License-Identifier: MIT
// Ctrl-C and limits end a wait for the next line of standard input.
#include "cli/waiting_input.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <sstream>
#include <string>
#include <thread>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/portable.hpp"
#include "cli/signals.hpp"
#include "tests/cli/command.hpp"

namespace harary::cli {
namespace {

using namespace std::chrono_literals;

class Pipe {
 public:
  Pipe() { EXPECT_EQ(pipe(ends_), 0); }
  ~Pipe() {
    close(ends_[0]);
    if (!ended_) close(ends_[1]);
  }
  int reader() const { return ends_[0]; }
  void write(const std::string& text) {
    EXPECT_EQ(::write(ends_[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void end() {
    close(ends_[1]);
    ended_ = true;
  }

 private:
  int ends_[2] = {};
  bool ended_ = false;
};

TEST(WaitingInput, ReadsWhatComesInPieces) {
  const std::atomic<bool> interrupted{false};
  Pipe pipe;
  WaitingInput in(pipe.reader(), interrupted);
  portable::jthread person([&] {
    for (const char* piece : {"one\ntw", "o\n", "", "three"}) {
      pipe.write(piece);
      std::this_thread::sleep_for(20ms);
    }
    pipe.end();
  });
  std::string line;
  for (const char* expected : {"one", "two", "three"}) {
    ASSERT_TRUE(std::getline(in, line));
    EXPECT_EQ(line, expected);
  }
  EXPECT_FALSE(std::getline(in, line));
  EXPECT_TRUE(in.eof());
}

TEST(WaitingInput, EndsWhenTheProgramIsInterrupted) {
  std::atomic<bool> interrupted{false};
  const Pipe pipe;
  WaitingInput in(pipe.reader(), interrupted);
  portable::jthread person([&] {
    std::this_thread::sleep_for(50ms);
    interrupted = true;
  });
  std::string line;
  EXPECT_THROW(std::getline(in, line), JobStopped);
}

TEST(WaitingInput, EndsWithTheJobThatReads) {
  const std::atomic<bool> interrupted{false};
  const Pipe pipe;
  WaitingInput in(pipe.reader(), interrupted);
  Budget budget;
  budget.time = 50ms;
  const Job job(budget);
  const CurrentJob current(job);
  std::string line;
  try {
    std::getline(in, line);
    FAIL() << "read '" << line << "'";
  } catch (const JobStopped& stop) {
    EXPECT_EQ(stop.reason, StopReason::time);
  }
}

TEST(WaitingInput, SaysWhatCannotBeRead) {
  const std::atomic<bool> interrupted{false};
  const int folder = open("/", O_RDONLY);
  WaitingInput in(folder, interrupted);
  std::string line;
  EXPECT_THROW(std::getline(in, line), InputError);
  close(folder);
}

// What a command prints whose standard input stays open after `typed`, when Ctrl-C is pressed.
Outcome interrupted_while_it_waits(const Arguments& arguments, const std::string& typed) {
  Pipe pipe;
  pipe.write(typed);
  WaitingInput in(pipe.reader(), interrupted());
  std::signal(SIGINT, SIG_IGN);
  portable::jthread person([] {
    struct sigaction now{};
    do {
      std::this_thread::sleep_for(50ms);
      sigaction(SIGINT, nullptr, &now);
    } while (now.sa_handler == SIG_IGN);
    std::this_thread::sleep_for(200ms);
    std::raise(SIGINT);
  });
  std::ostringstream out;
  std::ostringstream err;
  Outcome outcome;
  outcome.status = run(arguments, {in, out, err});
  person.join();
  std::signal(SIGINT, SIG_DFL);
  interrupted().store(false);
  outcome.out = out.str();
  outcome.err = err.str();
  return outcome;
}

TEST(WaitingInput, CtrlCEndsAMatchAtThePrompt) {
  const Outcome outcome = interrupted_while_it_waits({"play", "sim"}, "0-1\n");
  EXPECT_EQ(outcome.status, kInterrupted) << outcome.out;
  EXPECT_NE(outcome.err.find("interrupted"), std::string::npos) << outcome.err;
}

TEST(WaitingInput, CtrlCEndsAListWhoseNextLineDoesNotCome) {
  const Outcome outcome = interrupted_while_it_waits(
      {"solve", "clique", "--boards", "-", "--threads", "1", "--json"}, "Bw\nC~\n");
  EXPECT_EQ(outcome.status, kInterrupted);
  EXPECT_NE(outcome.err.find("interrupted after 2 boards"), std::string::npos) << outcome.err;
}

TEST(WaitingInput, TheTimeOfAListEndsTheWaitForItsNextLine) {
  Pipe pipe;
  pipe.write("Bw\n");
  WaitingInput in(pipe.reader(), interrupted());
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(run({"solve", "clique", "--boards", "-", "--threads", "1", "--time-total", "200ms"},
                {in, out, err}),
            kBudgetEnded);
  EXPECT_NE(err.str().find("the time limit ended the list after 1 board"), std::string::npos)
      << err.str();
}

}  // namespace
}  // namespace harary::cli
