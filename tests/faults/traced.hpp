// SPDX-License-Identifier: MIT
// Runs a program under ptrace and lets one of its system calls fail: the calls that change files
// below a folder are counted, and the fault is done to one of them. Unlike a preloaded library this
// reaches every write, those of the C library's streams and of SQLite too. Linux on x86-64 only.
#pragma once

#include <atomic>
#include <string>
#include <vector>

namespace harary {

enum class Fault {
  none,
  io_error,      // the call fails with EIO
  full_disk,     // from this call on, all that need space fail with ENOSPC
  interruption,  // a call that may be interrupted fails with EINTR
  short_write,   // the call writes half of its bytes
  kill,          // SIGKILL instead of the call
};

struct TracedProgram {
  std::vector<std::string> words;  // the program and its arguments
  std::string folder;              // calls that concern files below it count
  std::string out;                 // where standard output goes
  std::string err;                 // and standard error
  Fault fault = Fault::none;
  int call = 0;  // the one that the fault is done to, from 1
};

struct TracedRun {
  int status = 0;      // -SIGNAL if a signal ended it
  int calls = 0;       // that count
  std::string faulty;  // the name of the call that the fault was done to; empty: none
};

// Is tracing possible here? Containers may forbid it.
bool can_trace();

// Waits for the program's end. `process`, if given, is set once the program runs.
TracedRun run_traced(const TracedProgram& program, std::atomic<int>* process = nullptr);

}  // namespace harary
