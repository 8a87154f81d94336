// SPDX-License-Identifier: MIT
// Two programs of this project asked the same questions in turn, each time as a process of its own
// with one thread. What else the machine does changes slowly, so the two runs of a pair meet nearly
// the same conditions: each pair gives a ratio of processor times. The order changes from pair to
// pair (ABBA), so that neither program always has the warmer caches.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/job.hpp"
#include "cli/bench.hpp"
#include "cli/compare/measured_run.hpp"
#include "cli/compare/ratios.hpp"

namespace harary::cli {

// What one program did with a question.
struct ProgramSide {
  double seconds = 0;  // of the processor, for one run; the median over the pairs
  std::optional<std::uint64_t> positions;
  std::string failure;  // why there is no answer; empty if there is one
};

struct ComparedQuestion {
  std::string question;
  int repeats = 1;  // runs that are measured together
  ProgramSide mine;
  ProgramSide other;
  std::vector<double> ratios;            // time of mine by time of other, one a pair
  std::vector<std::string> differences;  // of the answers

  bool failed() const { return !mine.failure.empty() || !other.failure.empty(); }
  bool same_positions() const { return mine.positions == other.positions; }
};

class Comparison {
 public:
  // `mine`, `other`: paths of programs. Throws InputError if one of them cannot be run or is not
  // this project's program.
  Comparison(std::string mine, std::string other, int pairs, std::uint64_t memory_bytes,
             const Job& job);

  // What the programs print as their version.
  const std::string& my_version() const { return my_version_; }
  const std::string& other_version() const { return other_version_; }

  // Throws JobStopped.
  ComparedQuestion ask(std::string_view question);

 private:
  struct Trial;
  std::string version_of(const std::string& program);
  Trial try_once(const std::string& program, std::string_view question);
  MeasuredRun run_once(const std::string& program, std::string_view question);
  // Of all repeats together. Throws InputError if one gives no answer.
  double seconds_of(const std::string& program, std::string_view question, int repeats);

  std::string mine_;
  std::string other_;
  int pairs_;
  std::uint64_t memory_bytes_;
  const Job& job_;
  BenchFolder folder_;
  std::string my_version_;
  std::string other_version_;
};

}  // namespace harary::cli
