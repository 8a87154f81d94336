// SPDX-License-Identifier: MIT
// The positions of all searches of a question, and when to end them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/job.hpp"
#include "solve/winning_sets/counts.hpp"

namespace harary {

// Thrown when a search has used up its slice of positions; its table keeps what was proved.
struct SliceEnded {};

// The share of a slice for what is seldom the best search.
constexpr std::uint64_t small_share(std::uint64_t slice) {
  return slice / 4;
}

class SearchMeter {
 public:
  explicit SearchMeter(Job& job) : job_(job) {}

  void begin_slice(std::uint64_t positions) { end_ = positions_ + positions; }
  // A position is expanded. Throws SliceEnded.
  void count() {
    if (positions_ >= end_) throw SliceEnded{};
    ++positions_;
  }
  // A family with this number of sets is looked at. Throws JobStopped; asks the job about every
  // millisecond.
  void pass(std::size_t sets) {
    work_ += sets + 16;
    if (work_ < 20'000) return;
    work_ = 0;
    job_.check();
    job_.report("solving", positions_, 0, "positions");
  }
  std::uint64_t positions() const { return positions_; }

  // A technique was asked, and `cut` says whether it helped; returns that.
  bool tried(Technique technique, bool cut) {
    counts_.add(technique, 1, cut ? 1 : 0);
    return cut;
  }
  // The same of many points at once.
  void dropped(Technique technique, int before, int after) {
    counts_.add(technique, static_cast<std::uint64_t>(before),
                static_cast<std::uint64_t>(before - after));
  }
  // Since the last call of begin_counting().
  const SetCounts& counts() const { return counts_; }
  void begin_counting() { counts_ = {}; }

 private:
  Job& job_;
  SetCounts counts_;
  std::uint64_t positions_ = 0;
  std::uint64_t end_ = ~std::uint64_t{0};
  std::size_t work_ = 0;
};

}  // namespace harary
