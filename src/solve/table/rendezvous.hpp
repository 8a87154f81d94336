// SPDX-License-Identifier: MIT
// A meeting of the threads of one search: one of them does what must not run concurrently, such as
// growing the table, while the others wait.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <mutex>

#include "base/assert.hpp"

namespace harary {

class Rendezvous {
 public:
  // `threads`: how many take part; each of them leaves when it is done.
  explicit Rendezvous(int threads) : present_(threads) {}

  // Calls for a meeting; any thread, any number of times.
  void call() { called_.store(true, std::memory_order_relaxed); }
  // Cheap: ask it often, and attend() when it says yes.
  bool called() const { return called_.load(std::memory_order_relaxed); }

  // Waits until all threads that are present attend, has the last one run action(), then all
  // return. Without a call it returns at once.
  template <class Action>
  void attend(Action&& action) {
    std::unique_lock lock(mutex_);
    if (!called()) return;
    HARARY_ASSERT(waiting_ < present_, "a thread that attends takes part");
    if (++waiting_ == present_) {
      meet(action);
      return;
    }
    const std::uint64_t round = round_;
    changed_.wait(lock, [&] { return round_ != round; });
  }

  // One thread more; called by a thread that takes part itself, and not while it attends.
  void enter() {
    const std::lock_guard lock(mutex_);
    ++present_;
  }
  // This thread takes part no more. If the others wait only for it, it runs the action for them.
  template <class Action>
  void leave(Action&& action) {
    const std::lock_guard lock(mutex_);
    HARARY_ASSERT(present_ > waiting_, "a thread that leaves takes part and does not wait");
    --present_;
    if (waiting_ > 0 && waiting_ == present_) meet(action);
  }

 private:
  template <class Action>
  void meet(Action&& action) {
    HARARY_ASSERT(waiting_ == present_, "all threads that take part wait");
    action();
    called_.store(false, std::memory_order_relaxed);
    waiting_ = 0;
    ++round_;
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::atomic<bool> called_{false};
  int present_;
  int waiting_ = 0;
  std::uint64_t round_ = 0;
};

}  // namespace harary
