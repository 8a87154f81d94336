// SPDX-License-Identifier: MIT
// Work of a pool, and what the pool notes about it.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <utility>

#include "server/fair_pool.hpp"
#include "server/thread_clock.hpp"

namespace harary {

// Two claims differ only by whole steps, so a time slice lasts at least that long.
inline constexpr double kUsageStep = 0.05;  // seconds

class FairPool::Place {
 public:
  Place(FairPool& pool, Visitor visitor) : pool_(pool), visitor_(std::move(visitor)) {}
  ~Place() { pool_.leave(visitor_); }
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  const Visitor& visitor() const { return visitor_; }

 private:
  FairPool& pool_;
  Visitor visitor_;
};

class FairPool::Task {
 public:
  Task(PlaceHandle where, std::unique_ptr<Work> what)
      : place(std::move(where)), work(std::move(what)), left(work->time_left()) {}
  const Visitor& visitor() const { return place->visitor(); }
  // Its time slice, if it has one: seconds of processor time so far, and by the clock.
  double working() const {
    return has_slice ? std::chrono::duration<double>(clock.now() - worked_before).count() : 0;
  }
  double running(Clock::time_point now) const {
    return has_slice ? std::chrono::duration<double>(now - began).count() : 0;
  }

  const PlaceHandle place;
  const std::unique_ptr<Work> work;
  std::atomic<bool> abandoned{false};
  std::atomic<bool> over{false};
  bool has_slice = false;
  Clock::time_point began;
  ThreadClock clock = ThreadClock::by_the_clock();  // of the thread that it has
  std::chrono::nanoseconds worked_before{0};        // by that clock, when the slice began
  double used = 0;                                  // seconds of processor time

  // With slots.
  bool was_served = false;
  bool has_slot = false;
  double share = 0;  // used since it has a slot, and what the others had used until then
  std::chrono::milliseconds left;  // of its time, when its last slice ended
  int told = 0;                    // its place, as it was told last; 0: nothing
};

}  // namespace harary
