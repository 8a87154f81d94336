// SPDX-License-Identifier: MIT
// Another program as a process of its own, with the processor time that it used.
#pragma once

#include <string>
#include <vector>

#include "base/job.hpp"

namespace harary::cli {

struct MeasuredRun {
  double seconds = 0;  // of the processor, of this program and of the system for it
  int status = 0;      // its exit status
  int signal = 0;      // the signal that ended it, or 0
  std::string out;
  std::string err;
};

// Runs words[0], a path or a name in PATH, without input. What it writes is kept in files of
// `folder` until it ends. Throws InputError if it cannot be run; when the job must end, ends the
// process and throws JobStopped.
MeasuredRun run_measured(const std::vector<std::string>& words, const std::string& folder,
                         const Job& job);

}  // namespace harary::cli
