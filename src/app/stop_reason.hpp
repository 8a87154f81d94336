// SPDX-License-Identifier: MIT
// Why a job has stopped a search that caught the exception itself.
#pragma once

#include "base/job.hpp"

namespace harary {

inline StopReason stop_reason(const Job& job) {
  try {
    job.check();
  } catch (const JobStopped& stop) {
    return stop.reason;
  }
  return StopReason::time;
}

}  // namespace harary
