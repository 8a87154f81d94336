// SPDX-License-Identifier: MIT
// Standard input that can be waited for in vain: Ctrl-C and the time limit of the work that reads
// end the wait. A plain read would wait for the next line.
#pragma once

#include <array>
#include <atomic>
#include <istream>
#include <streambuf>

namespace harary::cli {

// Reads a file descriptor. Throws JobStopped while it waits, when `interrupted` is set or when the
// job of the thread that reads (base/current_job.hpp) must end; InputError when nothing can be
// read.
class WaitingBuffer : public std::streambuf {
 public:
  WaitingBuffer(int descriptor, const std::atomic<bool>& interrupted)
      : descriptor_(descriptor), interrupted_(interrupted) {}

 protected:
  int_type underflow() override;

 private:
  void wait() const;

  int descriptor_;
  const std::atomic<bool>& interrupted_;
  std::array<char, 1 << 16> bytes_{};
};

// A stream over such a buffer that passes JobStopped on to who reads.
class WaitingInput : public std::istream {
 public:
  WaitingInput(int descriptor, const std::atomic<bool>& interrupted)
      : std::istream(nullptr), buffer_(descriptor, interrupted) {
    rdbuf(&buffer_);
    exceptions(std::ios::badbit);
  }

 private:
  WaitingBuffer buffer_;
};

}  // namespace harary::cli
