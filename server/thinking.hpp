// SPDX-License-Identifier: MIT
// A semaphore with a bounded queue: a limited number of computations run at the same time, others
// wait, and requests are refused when the queue is full. So a busy server still answers.
#pragma once

#include <condition_variable>
#include <mutex>

#include "server/problem.hpp"

namespace harary {

class ThinkingRoom {
 public:
  ThinkingRoom(int seats, int longest_line) : free_(seats), line_(longest_line) {}

  // A seat for the life of the object; Problem 503 if the line is too long.
  class Seat {
   public:
    explicit Seat(ThinkingRoom& room) : room_(room) { room_.enter(); }
    ~Seat() { room_.leave(); }
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;

   private:
    ThinkingRoom& room_;
  };

 private:
  void enter() {
    std::unique_lock lock(mutex_);
    if (free_ == 0) {
      if (line_ == 0) throw Problem(503, "the server is busy; try again soon");
      --line_;
      changed_.wait(lock, [this] { return free_ > 0; });
      ++line_;
    }
    --free_;
  }
  void leave() {
    {
      const std::lock_guard lock(mutex_);
      ++free_;
    }
    changed_.notify_one();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  int free_;
  int line_;
};

}  // namespace harary
