// SPDX-License-Identifier: MIT
// Work of a queue, and what the queue notes about it.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <utility>

#include "server/fair_queue.hpp"
#include "server/thread_clock.hpp"

namespace harary {

// Two priorities differ only by whole steps, so a time slice lasts at least that long.
inline constexpr double kUsageStep = 0.05;  // seconds

class FairQueue::Ticket {
 public:
  Ticket(FairQueue& queue, Visitor visitor) : queue_(queue), visitor_(std::move(visitor)) {}
  ~Ticket() { queue_.leave(visitor_); }
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;
  const Visitor& visitor() const { return visitor_; }

 private:
  FairQueue& queue_;
  Visitor visitor_;
};

class FairQueue::Task {
 public:
  Task(TicketHandle held, std::unique_ptr<Work> what)
      : ticket(std::move(held)), work(std::move(what)), left(work->time_left()) {}
  const Visitor& visitor() const { return ticket->visitor(); }
  // Its time slice, if it has one: seconds of processor time so far, and by the clock.
  double working() const {
    return has_slice ? std::chrono::duration<double>(clock.now() - worked_before).count() : 0;
  }
  double running(Clock::time_point now) const {
    return has_slice ? std::chrono::duration<double>(now - began).count() : 0;
  }

  const TicketHandle ticket;
  const std::unique_ptr<Work> work;
  std::atomic<bool> abandoned{false};
  std::atomic<bool> over{false};
  bool has_slice = false;
  Clock::time_point began;
  ThreadClock clock = ThreadClock::by_the_clock();  // of the thread that it has
  std::chrono::nanoseconds worked_before{0};        // by that clock, when the slice began
  double used = 0;                                  // seconds of processor time

  // With admission control.
  bool has_run = false;
  bool admitted = false;
  double share = 0;  // used since it was admitted, and what the others had used until then
  std::chrono::milliseconds left;  // of its time, when its last slice ended
  int last_position = 0;           // that it was told; 0: none
};

}  // namespace harary
