// SPDX-License-Identifier: MIT
// How long a thread has worked: the time in which it had a processor. Where many processes share
// few processors, or a container has a quota, a thread may stand still for a tenth of a second, and
// that time does not count.
#pragma once

#include <pthread.h>

#include <chrono>
#include <ctime>

namespace harary {

// Of one thread; any thread may read it while that one runs.
class ThreadClock {
 public:
  // Where the system has no such clocks, as macOS, it is like by_the_clock().
  static ThreadClock of_this_thread() {
    ThreadClock clock;
#ifdef __linux__
    if (pthread_getcpuclockid(pthread_self(), &clock.id_) != 0) clock.id_ = CLOCK_MONOTONIC;
#endif
    return clock;
  }
  // Counts also the time in which the thread sleeps.
  static ThreadClock by_the_clock() { return {}; }

  std::chrono::nanoseconds now() const {
    timespec time{};
    clock_gettime(id_, &time);
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }

 private:
  ThreadClock() = default;
  clockid_t id_ = CLOCK_MONOTONIC;
};

}  // namespace harary
