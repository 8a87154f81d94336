// SPDX-License-Identifier: MIT
// A large array of words, all 0, that the system provides on first access: what is never used costs
// nothing. Uses huge pages where the system has them, because a search touches the words of its
// table at random.
#pragma once

#include <cstdint>
#include <utility>

namespace harary {

class ZeroedMemory {
 public:
  // `words` is an upper bound; use() says how many are needed. Throws JobStopped if the system
  // refuses.
  explicit ZeroedMemory(std::uint64_t words);
  ~ZeroedMemory();
  ZeroedMemory(const ZeroedMemory&) = delete;
  ZeroedMemory& operator=(const ZeroedMemory&) = delete;
  void swap(ZeroedMemory& other) noexcept {
    std::swap(words_, other.words_);
    std::swap(bytes_, other.bytes_);
  }

  // The first `words` words may be used from now on. Without virtual memory they move: words() is
  // another pointer then. Throws JobStopped if there is no memory for them.
  void use(std::uint64_t words);

  // Aligned to a cache line at least.
  std::uint64_t* words() const { return words_; }

 private:
  std::uint64_t* words_ = nullptr;
  std::uint64_t bytes_ = 0;
};

}  // namespace harary
