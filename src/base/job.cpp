// SPDX-License-Identifier: MIT
#include "base/job.hpp"

#include <algorithm>
#include <utility>

namespace harary {

namespace {
constexpr double kSecondsBetweenReports = 0.1;
}

Job::Job(Budget budget, Listener listener)
    : budget_(budget), listener_(std::move(listener)), begin_(std::chrono::steady_clock::now()) {}

Job::Job(const Job& whole, int threads, std::uint64_t memory_bytes)
    : budget_(whole.budget_), begin_(whole.begin_), whole_(&whole) {
  budget_.threads = threads;
  budget_.memory_bytes = memory_bytes;
}

Job::Job(const Job& whole, std::chrono::milliseconds time)
    : budget_(whole.budget_), begin_(std::chrono::steady_clock::now()), whole_(&whole) {
  budget_.time = time;
}

std::chrono::milliseconds Job::slice(double share) const {
  if (!budget_.time) return std::chrono::hours(24 * 365);
  const double left = std::chrono::duration<double>(*budget_.time).count() - seconds();
  return std::chrono::ceil<std::chrono::milliseconds>(
      std::chrono::duration<double>(std::max(left, 0.0) * share));
}

double Job::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
}

void Job::check() const {
  if (whole_ != nullptr) whole_->check();
  if (followed_ != nullptr) followed_->check();
  if (interrupted_.load(std::memory_order_relaxed) ||
      (outside_flag_ != nullptr && outside_flag_->load(std::memory_order_relaxed))) {
    throw JobStopped{StopReason::interrupt};
  }
  if (budget_.time && std::chrono::steady_clock::now() - begin_ >= *budget_.time) {
    throw JobStopped{StopReason::time};
  }
}

void Job::report(const std::string& phase, std::uint64_t done, std::uint64_t total,
                 const std::string& unit) {
  if (!listener_) {
    if (followed_ != nullptr) followed_->report(phase, done, total, unit);
    return;
  }
  const std::lock_guard lock(report_mutex_);
  const double now = seconds();
  if (last_report_ >= 0 && now - last_report_ < kSecondsBetweenReports) return;
  last_report_ = now;
  listener_({phase, done, total, unit, now});
}

}  // namespace harary
