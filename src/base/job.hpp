// SPDX-License-Identifier: MIT
// One long computation as its caller sees it: its budget, its progress reports, and how it is
// stopped. An engine calls job.check() from time to time; when the budget is used up or the job is
// interrupted, check() throws JobStopped, which the engine's entry point turns into a partial
// answer.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <utility>

#include "base/budget.hpp"

namespace harary {

struct Progress {
  std::string phase;        // "solving", "layer 12 of 28"
  std::uint64_t done = 0;   // in units
  std::uint64_t total = 0;  // 0: not known
  std::string unit;         // "positions"
  double seconds = 0;       // since the job began
};

enum class StopReason { time, memory, interrupt };

// Thrown by Job::check; not an error, hence not a std::exception.
struct JobStopped {
  StopReason reason;
};

class Job {
 public:
  using Listener = std::function<void(const Progress&)>;

  explicit Job(Budget budget = {}, Listener listener = {});
  // A slice of another job's time, with its budget otherwise: it ends after `time`, or when `whole`
  // does.
  Job(const Job& whole, std::chrono::milliseconds time);
  // A share of another job's work: it ends when `whole` does, at the latest, and sends no progress
  // reports. `whole` must outlive it.
  Job(const Job& whole, int threads, std::uint64_t memory_bytes);

  // A share of the time that is left, for such a slice; long, if there is no limit.
  std::chrono::milliseconds slice(double share) const;

  const Budget& budget() const { return budget_; }
  double seconds() const;

  // From any thread or a signal handler: the next check() of any thread stops the job.
  void interrupt() { interrupted_.store(true, std::memory_order_relaxed); }
  // From now on this job's checks are those of `other` as well, and so are its reports if it has no
  // listener of its own: the question that an engine which is kept works on. Null: of none. `other`
  // must outlive the work.
  void follow(Job* other) { followed_ = other; }
  // Where lines about decisions go (--log): which engine answers and why, what a theorem said, what
  // ended it. Any thread may tell one; nothing: nowhere.
  using Log = std::function<void(const std::string& line)>;
  void log_to(Log log) { log_ = std::move(log); }
  // Tells the line that `line` makes, if this job, or one that it is a part of, has a log. Not for
  // hot loops.
  template <class Line>
  void log(Line&& line) const {
    if (const Job* job = told(&Job::log_)) job->log_(line());
  }
  // Called when the work resumes from a checkpoint, which was read and belongs to it, with the
  // number of positions that were visited before.
  using Resumed = std::function<void(const std::string& file, std::uint64_t positions)>;
  void on_resumed(Resumed resumed) { resumed_ = std::move(resumed); }
  void resumed(const std::string& file, std::uint64_t positions) const {
    if (const Job* job = told(&Job::resumed_)) job->resumed_(file, positions);
  }
  // Another flag to obey, for example one that a signal handler sets; must outlive the job.
  void obey(const std::atomic<bool>* flag) { outside_flag_ = flag; }

  // Throws JobStopped when the job must end. Costs a clock reading: call it every millisecond or
  // so.
  void check() const;

  // Tells the listener, at most ten times a second; safe from any thread.
  void report(const std::string& phase, std::uint64_t done, std::uint64_t total,
              const std::string& unit);

 private:
  Budget budget_;
  Listener listener_;
  std::chrono::steady_clock::time_point begin_;
  std::atomic<bool> interrupted_{false};
  const std::atomic<bool>* outside_flag_ = nullptr;
  const Job* whole_ = nullptr;
  Job* followed_ = nullptr;
  // This job or one that it is a part of: the first that has such a function; null: none has.
  template <class Function>
  const Job* told(Function Job::* function) const {
    if (this->*function) return this;
    const Job* job = followed_ == nullptr ? nullptr : followed_->told(function);
    return job == nullptr && whole_ != nullptr ? whole_->told(function) : job;
  }

  Log log_;
  Resumed resumed_;
  std::mutex report_mutex_;
  double last_report_ = -1;
};

}  // namespace harary
