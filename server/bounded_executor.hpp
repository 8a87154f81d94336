// SPDX-License-Identifier: MIT
// Bounds the number of computations at the same time: a semaphore with a bounded queue. A request
// that finds the queue full is refused, so that the server stays responsive under load.
#pragma once

#include <condition_variable>
#include <mutex>

#include "server/problem.hpp"

namespace harary {

class BoundedExecutor {
 public:
  BoundedExecutor(int slots, int queue) : free_slots_(slots), free_queue_places_(queue) {}

  // Holds a slot for the life of the object. Waits for a free one; Problem 503 if the queue is
  // full.
  class Slot {
   public:
    explicit Slot(BoundedExecutor& executor) : executor_(executor) { executor_.enter(); }
    ~Slot() { executor_.leave(); }
    Slot(const Slot&) = delete;
    Slot& operator=(const Slot&) = delete;

   private:
    BoundedExecutor& executor_;
  };

 private:
  void enter() {
    std::unique_lock lock(mutex_);
    if (free_slots_ == 0) {
      if (free_queue_places_ == 0) throw Problem(503, "the server is busy; try again soon");
      --free_queue_places_;
      changed_.wait(lock, [this] { return free_slots_ > 0; });
      ++free_queue_places_;
    }
    --free_slots_;
  }
  void leave() {
    {
      const std::lock_guard lock(mutex_);
      ++free_slots_;
    }
    changed_.notify_one();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  int free_slots_;
  int free_queue_places_;
};

}  // namespace harary
