// SPDX-License-Identifier: MIT
// A long computation as its caller sees it: its budget, its progress reports, how to stop it.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <harary/api.hpp>

namespace harary::v0 {

struct Budget {
  std::optional<std::chrono::milliseconds> time;        // since the job was made; none: no limit
  std::uint64_t memory_bytes = std::uint64_t{1} << 32;  // of tables and lists; at least 1 MiB
  int threads = 1;                                      // at least 1
  std::uint64_t seed = 1;                               // of everything random
  // The checkpoint file: a long search saves its table there at intervals and when it is stopped,
  // and resumes from it; empty: none.
  std::string checkpoint;
  std::chrono::seconds checkpoint_interval{600};
  // What it holds: "table", all that the search knows; "work", only the positions that cost most,
  // in at most 4 MB; "work:N", those that cost N positions or more. Empty: "table".
  std::string checkpoint_of;
  // Tables hold 8 bytes a position of games that split into sums: certificates are verified at once
  // or, without one, the start is solved twice.
  bool fingerprints = false;
};

struct Progress {
  std::string phase;        // "solving", "layer 12 of 28"
  std::uint64_t done = 0;   // in units
  std::uint64_t total = 0;  // 0: not known
  std::string unit;         // "positions"
  double seconds = 0;       // since the job was made
};

// One job may serve several calls; its budget is that of all of them together.
class HARARY_API Job {
 public:
  // Called at most ten times a second, from any of the job's threads, one call at a time.
  using Listener = std::function<void(const Progress&)>;

  explicit Job(const Budget& budget = {}, Listener listener = {});
  ~Job();
  Job(const Job&) = delete;
  Job& operator=(const Job&) = delete;

  // From any thread or a signal handler: the work ends within about 0.2 s.
  void interrupt() noexcept;
  // By the clock, since the job was made.
  double seconds() const;

  struct Inside;
  Inside& inside() const { return *inside_; }  // for the library

 private:
  std::unique_ptr<Inside> inside_;
};

}  // namespace harary::v0
