// SPDX-License-Identifier: MIT
// Threads that work for many visitors. A visitor has a few places in the queue. The next to be
// served is always who has used the least processor time of late: first by address, for cookies are
// free, then by visitor, for many people may share an address. Long work is done in time slices: it
// gives way when a visitor waits who has used less, and resumes later.
//
// A pool may have slots. Then all work is tried, a little at a time, so that light work is done at
// once. What has not ended by then is heavy, and continues only with one of the slots. Without one
// it waits in a queue and is told its place there. Those who have a slot share the threads evenly,
// so each has at least threads / slots of a processor: what is admitted ends, however many wait.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/portable.hpp"
#include "server/headcount.hpp"
#include "server/thread_clock.hpp"
#include "server/time_slice.hpp"
#include "server/usage.hpp"

namespace harary {

// Where heavy work waits for a slot.
struct Waiting {
  int place = 0;                      // 1: the next
  std::chrono::milliseconds time{0};  // at most, unless others who have used less come
};

class Work {
 public:
  virtual ~Work() = default;
  enum class State { done, unfinished };
  // Unfinished work gets another time slice. Throws nothing.
  virtual State go_on(const TimeSlice& slice) = 0;
  // Does it end its time slice soon after `slice.over`?
  virtual bool gives_way() const { return false; }
  // How large its question is: of trials that are equal otherwise the smaller goes first, so that
  // many who come at once with heavy questions do not stand before light ones. It does not change.
  virtual int size() const { return 0; }

  // In a pool with slots, and never while go_on() runs: what is left of its time at most, and how
  // long it would wait for a slot.
  virtual std::chrono::milliseconds time_left() const { return std::chrono::milliseconds{0}; }
  virtual std::chrono::milliseconds patience() const { return std::chrono::milliseconds::max(); }
  // What it is told, by any thread: its place whenever that has changed, 0 when it has a slot; or
  // that the wait is longer than its patience, which ends it.
  virtual void waits(const Waiting& /*where*/) {}
  virtual void is_refused(const Waiting& /*where*/) {}
};

class FairPool {
 public:
  struct Settings {
    int threads = 2;
    Headcount::Most places{1024, 256, 8};
    // Of heavy work; nothing: all work is alike.
    std::optional<Headcount::Most> slots = {};
    // How far these threads step back behind others, as for the command `nice`.
    int niceness = 0;
    // What counts as work; tests have work that only sleeps.
    ThreadClock (*clock)() = ThreadClock::of_this_thread;
  };

  // Throws std::system_error if the system gives fewer threads.
  explicit FairPool(const Settings& settings);
  ~FairPool();
  FairPool(const FairPool&) = delete;
  FairPool& operator=(const FairPool&) = delete;

  // A place in the queue, kept until the work is done or this goes.
  class Place;
  using PlaceHandle = std::shared_ptr<Place>;
  // Problem 429 if the visitor has too many, 503 if all are taken.
  PlaceHandle place_for(const Visitor& visitor);

  class Task;
  using TaskHandle = std::weak_ptr<Task>;
  TaskHandle submit(PlaceHandle place, std::unique_ptr<Work> work);
  // No client wants it any more: it is dropped, or told if it has a thread.
  void abandon(const TaskHandle& task);
  // Abandons all and ends the threads.
  void stop();

 private:
  using Clock = RecentUsage::Clock;
  // Who has used less goes first. In steps: small differences say nothing. With slots, work that
  // is tried goes before heavy work, which shares the threads evenly.
  struct Claim {
    int kind = 0;
    std::int64_t by_address = 0;
    std::int64_t by_visitor = 0;
    std::int64_t by_task = 0;
    int by_size = 0;  // of trials
    auto operator<=>(const Claim&) const = default;
  };
  using Tasks = std::list<std::shared_ptr<Task>>;  // in the order of their arrival
  struct Told {
    std::shared_ptr<Task> task;
    Waiting where;
    bool refused = false;
  };

  void serve();
  void watch();
  Tasks::iterator next(Clock::time_point now);
  bool may_begin(const Task& task) const;
  bool may_go_on(const Task& task) const;
  Claim claim_of(const Task& task, Clock::time_point now) const;
  Claim claim_by_use(const Task& task, Clock::time_point now, double step) const;
  void make_room(Clock::time_point now);
  void leave(const Visitor& visitor);

  // In admission.cpp: what concerns slots. All but tell() under the lock.
  bool is_heavy(const Task& task) const;
  void admit(Clock::time_point now);
  void end_trials(Clock::time_point now);
  void give_up_slot(Task& task);
  std::vector<Told> news_of_places(Clock::time_point now);
  static void tell(const std::vector<Told>& news);

  const Settings settings_;
  std::mutex mutex_;
  std::condition_variable changed_;  // for the threads
  std::condition_variable crowded_;  // for the watcher: a task waits and no thread is free
  bool stopping_ = false;
  Tasks waiting_;
  Tasks running_;
  RecentUsage of_addresses_;
  RecentUsage of_visitors_;
  RecentUsage of_trials_;
  Headcount places_;
  Headcount slots_;
  std::vector<portable::jthread> threads_;
};

}  // namespace harary
