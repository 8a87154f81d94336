// SPDX-License-Identifier: MIT
// The threads of one proof search. All search the same tree on one table; each prefers positions
// that no other thread is searching (after ABDADA, J.-C. Weill 1996, in the simple form of
// T. Kerrison). Positions being searched are noted in a small table of hashes. A note may be
// overwritten, or match another position by chance; that costs time, never correctness.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "solve/table/rendezvous.hpp"

namespace harary {

class ThreadTeam {
 public:
  // The thread that makes the team belongs to it.
  ThreadTeam() : rendezvous_(1) {}

  void begin(std::uint64_t hash) { slot(hash).store(hash, std::memory_order_relaxed); }
  void end(std::uint64_t hash) {
    auto& noted = slot(hash);
    if (noted.load(std::memory_order_relaxed) == hash) noted.store(0, std::memory_order_relaxed);
  }
  bool busy(std::uint64_t hash) { return slot(hash).load(std::memory_order_relaxed) == hash; }

  // Tells all threads to stop: the root is solved, or the search was stopped.
  void finish() { over_.store(true, std::memory_order_relaxed); }
  bool over() const { return over_.load(std::memory_order_relaxed); }

  Rendezvous& rendezvous() { return rendezvous_; }

 private:
  static constexpr std::size_t kSlots = 1 << 12;

  std::atomic<std::uint64_t>& slot(std::uint64_t hash) { return slots_[hash % kSlots]; }

  std::array<std::atomic<std::uint64_t>, kSlots> slots_{};
  std::atomic<bool> over_{false};
  Rendezvous rendezvous_;
};

}  // namespace harary
