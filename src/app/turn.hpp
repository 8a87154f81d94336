// SPDX-License-Identifier: MIT
// A session answers one question at a time.
#pragma once

#include <chrono>
#include <mutex>

#include "base/job.hpp"

namespace harary {

// Waits until no other thread asks, within the job's time. Throws JobStopped.
inline std::unique_lock<std::timed_mutex> turn_of(std::timed_mutex& mutex, const Job& job) {
  std::unique_lock<std::timed_mutex> lock(mutex, std::defer_lock);
  while (!lock.try_lock_for(std::chrono::milliseconds(5))) job.check();
  return lock;
}

}  // namespace harary
