// SPDX-License-Identifier: MIT
// A part of a question's work, after which others may have the thread.
#pragma once

#include <atomic>

namespace harary {

// What work looks at while it has the thread. Both flags may be handed to a Job.
struct TimeSlice {
  const std::atomic<bool>& abandoned;  // no client wants the answer any more
  const std::atomic<bool>& over;       // abandoned, or others wait for the thread
};

}  // namespace harary
