// SPDX-License-Identifier: MIT
#include "tests/faults/scenario.hpp"

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <iterator>

namespace harary::tests {

namespace {

constexpr int kSomeCalls = 6;
constexpr int kFailed = 1;  // the exit status of a program that could not write
constexpr const char* kFaultNames[] = {"", "EIO", "ENOSPC", "EINTR", "a short write", "SIGKILL"};

class Laboratory {
 public:
  explicit Laboratory(const Scenario& scenario) : scenario_(scenario) {
    for (const auto& [name, bytes] : scenario.before) folder_.put(name, bytes);
  }

  TracedRun run(const std::vector<std::string>& arguments, Fault fault = Fault::none,
                int call = 0) {
    TracedProgram program{{HARARY_BINARY},    folder_.path(), folder_.file("out"),
                          aside_.file("err"), fault,          call};
    for (std::string word : arguments) {
      if (const std::size_t at = word.find('@'); at != std::string::npos)
        word.replace(at, 1, folder_.path());
      program.words.push_back(word);
    }
    return run_traced(program);
  }
  TracedRun run(Fault fault = Fault::none, int call = 0) {
    return run(scenario_.arguments, fault, call);
  }
  std::string error() const { return aside_.content("err"); }
  std::string output() const { return folder_.content("out"); }

  // The files below the folder, without standard output and what a dead process left.
  Files files() const {
    Files all;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.path())) {
      const std::string name = std::filesystem::relative(entry.path(), folder_.path()).string();
      if (entry.is_regular_file() && name != "out" && !is_scratch(name))
        all[name] = folder_.content(name);
    }
    return all;
  }
  // Temporary files; those of a tablebase that its next run uses or removes do not count.
  int temporaries() const {
    int count = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_.path())) {
      count += entry.path().string().find(".tmp-") != std::string::npos ? 1 : 0;
    }
    return count;
  }

 private:
  static bool is_scratch(const std::string& name) {
    return name.find(".tmp-") != std::string::npos || name.find("keys-") != std::string::npos ||
           name.find("run-") != std::string::npos;
  }

  const Scenario& scenario_;
  TestFolder folder_;
  TestFolder aside_;
};

// An error is one line.
void check_error(const std::string& error) {
  EXPECT_TRUE(error.starts_with("harary: ")) << error;
  EXPECT_EQ(std::count(error.begin(), error.end(), '\n'), 1) << error;
}

class Survival {
 public:
  explicit Survival(const Scenario& scenario) : scenario_(scenario) {
    Laboratory clean(scenario);
    const TracedRun run = clean.run();
    EXPECT_EQ(run.status, scenario.status) << clean.error();
    calls_ = run.calls;
    complete_ = clean.files();
    EXPECT_GT(calls_, 2);
  }

  int calls() const { return calls_; }

  void suffer(Fault fault, int call) const {
    Laboratory laboratory(scenario_);
    const TracedRun run = laboratory.run(fault, call);
    if (run.faulty.empty()) return;  // no such call, or it cannot fail in this way
    const std::string error = laboratory.error();
    const std::string output = laboratory.output();
    SCOPED_TRACE(std::string(kFaultNames[static_cast<int>(fault)]) + " at call " +
                 std::to_string(call) + ", " + run.faulty + ": " + error);
    const Files found = laboratory.files();
    for (const auto& [name, bytes] : found) check_file(name, bytes, laboratory);
    for (const auto& [name, bytes] : scenario_.before)
      EXPECT_TRUE(found.contains(name)) << name << " is lost";
    if (run.status == scenario_.status) {
      check_complete(found);
      EXPECT_TRUE(output.empty() || output.ends_with('\n')) << output;
    } else if (fault == Fault::kill) {
      EXPECT_EQ(run.status, -SIGKILL);
    } else {
      // A folder that cannot be made is taken for a wrong name.
      if (run.faulty != "mkdir" && run.faulty != "mkdirat") {
        EXPECT_EQ(run.status, kFailed);
      }
      check_error(error);
    }
    if (fault != Fault::kill && run.faulty != "unlink") {
      EXPECT_EQ(laboratory.temporaries(), 0);
    }
    // Nothing that was left behind is in the way.
    const TracedRun again = laboratory.run();
    EXPECT_EQ(again.status, scenario_.status) << laboratory.error();
    EXPECT_EQ(laboratory.temporaries(), 0);
    check_complete(laboratory.files());
  }

 private:
  // As it was, or complete.
  void check_file(const std::string& name, const std::string& bytes, Laboratory& laboratory) const {
    const auto old = scenario_.before.find(name);
    if (old != scenario_.before.end() && old->second == bytes) return;
    if (name == scenario_.read_file) {
      const int status = laboratory.run(scenario_.reader).status;
      EXPECT_TRUE(status == 0 || status == scenario_.status) << name << ": " << laboratory.error();
    } else {
      const auto whole = complete_.find(name);
      EXPECT_TRUE(whole != complete_.end() && whole->second == bytes) << name << " is half written";
    }
  }

  void check_complete(const Files& found) const {
    for (const auto& [name, bytes] : complete_) {
      const auto file = found.find(name);
      ASSERT_TRUE(file != found.end()) << name << " is missing";
      if (name != scenario_.read_file) {
        EXPECT_TRUE(file->second == bytes) << name << " differs";
      }
    }
    EXPECT_EQ(found.size(), complete_.size());
  }

  const Scenario& scenario_;
  int calls_ = 0;
  Files complete_;
};

}  // namespace

void survive(const Scenario& scenario, Calls calls) {
  if (!can_trace()) GTEST_SKIP() << "ptrace is not allowed here";
  const Survival survival(scenario);
  const int count = survival.calls();
  const int tried = calls == Calls::all ? count : std::min(count, kSomeCalls);
  for (int i = 0; i < tried; ++i) {
    for (const Fault fault : {Fault::io_error, Fault::full_disk, Fault::interruption,
                              Fault::short_write, Fault::kill}) {
      // The faults take the calls in turn, so that also a few runs reach all kinds of calls.
      const int shift = calls == Calls::all ? 0 : static_cast<int>(fault);
      const int call =
          calls == Calls::all ? i + 1 : (i * count + shift * count / 6) / tried % count + 1;
      survival.suffer(fault, call);
    }
  }
}

}  // namespace harary::tests
