// SPDX-License-Identifier: MIT
// A fair-share work queue with threads of its own: the next thread goes to the visitor who has used
// the least processor time lately, first by address, because cookies are free, then by cookie,
// because many people may share an address. Work that yields runs in time slices: it is
// interrupted when a visitor waits who has used less, and resumes later.
//
// With admission control (Settings::admitted) each piece of work is first probed for a short time,
// so that short work is answered at once. Work that outlasts its probes is long: it waits in line
// for admission, is told its position, and is refused if it would wait longer than its timeout.
// Admitted work shares the threads evenly, so each piece has at least threads / admitted of a
// processor: what is admitted ends, however many wait.
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
#include "server/quota.hpp"
#include "server/thread_clock.hpp"
#include "server/time_slice.hpp"
#include "server/usage.hpp"

namespace harary {

// Where long work waits for admission.
struct QueuePosition {
  int position = 0;                   // 1: the next; 0: admitted
  std::chrono::milliseconds wait{0};  // at most, unless others who have used less come
};

class Work {
 public:
  virtual ~Work() = default;
  enum class State { done, unfinished };
  // Unfinished work gets another time slice. Throws nothing.
  virtual State run(const TimeSlice& slice) = 0;
  // Does it end its time slice soon after `slice.over`?
  virtual bool yields() const { return false; }
  // How large its question is: of probes with equal priority the smaller goes first, so that many
  // long requests that come at once do not delay short ones. It does not change.
  virtual int size() const { return 0; }

  // With admission control, and never while run() runs: the time it still needs at most, and how
  // long it would wait for admission.
  virtual std::chrono::milliseconds time_left() const { return std::chrono::milliseconds{0}; }
  virtual std::chrono::milliseconds timeout() const { return std::chrono::milliseconds::max(); }
  // Called by any thread: whenever its position has changed, and with position 0 when it is
  // admitted; or because the wait is longer than its timeout, which ends it.
  virtual void queued(const QueuePosition& /*at*/) {}
  virtual void refused(const QueuePosition& /*at*/) {}
};

class FairQueue {
 public:
  struct Settings {
    int threads = 2;
    Quota::Limits requests{1024, 256, 8};  // that run or wait
    // How much long work is admitted at a time; nothing: no admission control.
    std::optional<Quota::Limits> admitted = {};
    // Of its threads, as for the command `nice`.
    int niceness = 0;
    // What counts as work; tests have work that only sleeps.
    ThreadClock (*clock)() = ThreadClock::of_this_thread;
  };

  // Throws std::system_error if the system gives fewer threads.
  explicit FairQueue(const Settings& settings);
  ~FairQueue();
  FairQueue(const FairQueue&) = delete;
  FairQueue& operator=(const FairQueue&) = delete;

  // The right to one request in the queue, held until the work is done or the ticket is destroyed.
  class Ticket;
  using TicketHandle = std::shared_ptr<Ticket>;
  // Problem 429 if the visitor has too many requests, 503 if all visitors together have.
  TicketHandle ticket_for(const Visitor& visitor);

  class Task;
  using TaskHandle = std::weak_ptr<Task>;
  TaskHandle submit(TicketHandle ticket, std::unique_ptr<Work> work);
  // No client wants it any more: it is dropped, or told if it has a thread.
  void abandon(const TaskHandle& task);
  // Abandons all and ends the threads.
  void stop();

 private:
  using Clock = RecentUsage::Clock;
  // The smallest is served first: who has used less. In steps, because small differences say
  // nothing. With admission control, probes go before long work, which shares the threads evenly.
  struct Priority {
    int tier = 0;
    std::int64_t by_address = 0;
    std::int64_t by_visitor = 0;
    std::int64_t by_task = 0;
    int by_size = 0;  // of probes
    auto operator<=>(const Priority&) const = default;
  };
  using Tasks = std::list<std::shared_ptr<Task>>;  // in the order of their arrival
  struct Notice {
    std::shared_ptr<Task> task;
    QueuePosition at;
    bool refused = false;
  };

  void serve();
  void watch();
  Tasks::iterator next(Clock::time_point now);
  bool may_begin(const Task& task) const;
  bool may_go_on(const Task& task) const;
  Priority priority_of(const Task& task, Clock::time_point now) const;
  Priority priority_by_use(const Task& task, Clock::time_point now, double step) const;
  void make_room(Clock::time_point now);
  void leave(const Visitor& visitor);

  // Admission control, in admission.cpp. All but notify() under the lock.
  bool is_long(const Task& task) const;
  void admit(Clock::time_point now);
  void end_probes(Clock::time_point now);
  void release(Task& task);
  std::vector<Notice> queue_notices(Clock::time_point now);
  static void notify(const std::vector<Notice>& notices);

  const Settings settings_;
  std::mutex mutex_;
  std::condition_variable changed_;  // for the threads
  std::condition_variable crowded_;  // for the watcher: a task waits and no thread is free
  bool stopping_ = false;
  Tasks waiting_;
  Tasks running_;
  RecentUsage of_addresses_;
  RecentUsage of_visitors_;
  RecentUsage of_probes_;
  Quota requests_;
  Quota admitted_;
  std::vector<portable::jthread> threads_;
};

}  // namespace harary
