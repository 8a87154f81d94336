// SPDX-License-Identifier: MIT
// ZeroedMemory where memory is one block that grows, and untouched pages cost as much as others:
// it takes what is in use, and moves when that becomes more.
#include "solve/table/zeroed_memory.hpp"

#include <cstdlib>
#include <cstring>

#include "base/job.hpp"

namespace harary {

namespace {
constexpr std::size_t kCacheLine = 64;
}

ZeroedMemory::ZeroedMemory(std::uint64_t) {}

ZeroedMemory::~ZeroedMemory() {
  std::free(words_);
}

void ZeroedMemory::use(std::uint64_t words) {
  const std::uint64_t bytes = words * sizeof(std::uint64_t);
  if (bytes <= bytes_) return;
  void* const more = bytes > SIZE_MAX / 2
                         ? nullptr
                         : std::aligned_alloc(kCacheLine, static_cast<std::size_t>(bytes));
  if (more == nullptr) throw JobStopped{StopReason::memory};
  if (bytes_ > 0) std::memcpy(more, words_, static_cast<std::size_t>(bytes_));
  std::memset(static_cast<char*>(more) + bytes_, 0, static_cast<std::size_t>(bytes - bytes_));
  std::free(words_);
  words_ = static_cast<std::uint64_t*>(more);
  bytes_ = bytes;
}

}  // namespace harary
