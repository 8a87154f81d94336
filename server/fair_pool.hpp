// SPDX-License-Identifier: MIT
// Threads that work for many visitors. A visitor has a few places in the queue. The next to be
// served is always who has used the least processor time of late: first by address, for cookies are
// free, then by visitor, for many people may share an address. Long work is done in time slices: it
// gives way when a visitor waits who has used less, and resumes later.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/portable.hpp"
#include "server/time_slice.hpp"
#include "server/usage.hpp"

namespace harary {

struct Visitor {
  std::string address;
  std::string cookie;
};

class Work {
 public:
  virtual ~Work() = default;
  enum class State { done, unfinished };
  // Unfinished work gets another time slice. Throws nothing.
  virtual State go_on(const TimeSlice& slice) = 0;
  // Does it end its time slice soon after `slice.over`?
  virtual bool gives_way() const { return false; }
};

class FairPool {
 public:
  struct Settings {
    int threads = 2;
    int places = 1024;
    int places_of_address = 256;
    int places_of_visitor = 8;
    // How far these threads step back behind others, as for the command `nice`.
    int niceness = 0;
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
  // Who has used less goes first. In steps: small differences say nothing.
  struct Claim {
    std::int64_t by_address = 0;
    std::int64_t by_visitor = 0;
    std::int64_t by_task = 0;
    auto operator<=>(const Claim&) const = default;
  };
  using Tasks = std::list<std::shared_ptr<Task>>;  // in the order of their arrival

  void serve();
  void watch();
  Tasks::iterator next(Clock::time_point now);
  bool may_begin(const Task& task) const;
  Claim claim_of(const Task& task, Clock::time_point now) const;
  void make_room(Clock::time_point now);
  void leave(const Visitor& visitor);

  const Settings settings_;
  std::mutex mutex_;
  std::condition_variable changed_;  // for the threads
  std::condition_variable crowded_;  // for the watcher: a task waits and no thread is free
  bool stopping_ = false;
  Tasks waiting_;
  Tasks running_;
  RecentUsage of_addresses_;
  RecentUsage of_visitors_;
  int places_ = 0;
  std::unordered_map<std::string, int> places_of_address_;
  std::unordered_map<std::string, int> places_of_visitor_;
  std::vector<portable::jthread> threads_;
};

}  // namespace harary
