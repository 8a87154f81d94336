// SPDX-License-Identifier: MIT
// The job that a thread works for, for loops to which no Job is handed: the rules of games, the
// copies of a target, canonical forms. On large boards one step of a search may take seconds there,
// so these loops look at the clock themselves, setup included.
#pragma once

#include <utility>

#include "base/job.hpp"

namespace harary {

// Makes `job` the current job of this thread as long as this object lives. What catches JobStopped
// must lie outside: after it the rules may be asked again, for what is already known.
class CurrentJob {
 public:
  explicit CurrentJob(const Job& job) : before_(current()) { current() = &job; }
  ~CurrentJob() { current() = before_; }
  CurrentJob(const CurrentJob&) = delete;
  CurrentJob& operator=(const CurrentJob&) = delete;

  // Throws JobStopped when the current job, if there is one, must end. Costs a clock reading.
  static void check() {
    if (const Job* job = current()) job->check();
  }
  // The memory of the current job, divided by `parts`; without one there is no limit.
  static std::uint64_t memory_share(std::uint64_t parts) {
    const Job* job = current();
    return job == nullptr ? ~std::uint64_t{0} : job->budget().memory_bytes / parts;
  }
  // A job for a part of the work: it ends when the current job does, at the latest, and after this
  // share of the time that is left; without a limit it has none. It sends no progress reports.
  static Job slice(double share) {
    const Job* job = current();
    if (job == nullptr) return Job();
    return {*job, job->slice(share)};
  }
  // As Job::log(); nothing without a current job.
  template <class Line>
  static void log(Line&& line) {
    if (const Job* job = current()) job->log(std::forward<Line>(line));
  }
  // As check(), at every `interval`-th call of the thread.
  static void check_each(unsigned interval) {
    thread_local unsigned calls = 0;
    if (++calls < interval) return;
    calls = 0;
    check();
  }

 private:
  static const Job*& current() {
    thread_local const Job* job = nullptr;
    return job;
  }

  const Job* before_;
};

}  // namespace harary
