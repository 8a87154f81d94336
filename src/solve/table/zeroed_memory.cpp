// SPDX-License-Identifier: MIT
#include "solve/table/zeroed_memory.hpp"

#include <sys/mman.h>

#include "base/job.hpp"

namespace harary {

namespace {
constexpr std::uint64_t kHugePage = std::uint64_t{1} << 21;
}

ZeroedMemory::ZeroedMemory(std::uint64_t words) : bytes_(words * sizeof(std::uint64_t)) {
  void* const memory = ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) throw JobStopped{StopReason::memory};
  // Only an advice: without huge pages everything works, at about half the speed.
  if (bytes_ >= 2 * kHugePage) ::madvise(memory, bytes_, MADV_HUGEPAGE);
  words_ = static_cast<std::uint64_t*>(memory);
}

ZeroedMemory::~ZeroedMemory() {
  ::munmap(words_, bytes_);
}

// The system provides a page when it is first touched.
void ZeroedMemory::use(std::uint64_t) {}

}  // namespace harary
