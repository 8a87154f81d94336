// SPDX-License-Identifier: MIT
#include "server/fair_queue.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <compare>
#include <utility>

#include "server/problem.hpp"
#include "server/queued_task.hpp"

namespace harary {

namespace {

// New work is probed before other work is probed again, so probes are told apart by finer steps.
constexpr double kProbeStep = 0.01;
constexpr std::chrono::milliseconds kWatch{10};
constexpr std::chrono::milliseconds kNoticeInterval{500};
// Seconds by the clock a thread, as server/usage.hpp counts recent use. While probes have used
// less, they go before long work. It is half of what all work can have used, so that long work
// keeps the other half, however many probes there are.
constexpr double kProbeShare = 7;

std::int64_t in_steps(double seconds, double step) {
  return static_cast<std::int64_t>(seconds / step);
}

void be_nice(int niceness) {
#ifdef __linux__
  if (niceness > 0) setpriority(PRIO_PROCESS, 0, niceness);  // there: of this thread
#else
  (void)niceness;
#endif
}

}  // namespace

FairQueue::FairQueue(const Settings& settings) : settings_(settings) {
  try {
    for (int i = 0; i < settings.threads; ++i) {
      threads_.emplace_back([this] {
        be_nice(settings_.niceness);
        serve();
      });
    }
    threads_.emplace_back([this] { watch(); });
  } catch (...) {  // the system gives no more threads: those there are must end before they go
    stop();
    throw;
  }
}

FairQueue::~FairQueue() {
  stop();
}

void FairQueue::stop() {
  Tasks dropped;
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    dropped.swap(waiting_);
    for (const auto& task : running_) task->abandoned = task->over = true;
  }
  changed_.notify_all();
  crowded_.notify_all();
  dropped.clear();
  threads_.clear();
}

FairQueue::TicketHandle FairQueue::ticket_for(const Visitor& visitor) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) throw Problem(503, "the server is closing");
    switch (requests_.check(visitor, settings_.requests)) {
      case Quota::Check::full:
        throw Problem(503, "the server is busy; try again soon");
      case Quota::Check::full_for_visitor:
        throw Problem(429, "too many questions at once; wait for an answer");
      case Quota::Check::free:
        requests_.enter(visitor);
    }
  }
  return std::make_shared<Ticket>(*this, visitor);
}

void FairQueue::leave(const Visitor& visitor) {
  const std::lock_guard lock(mutex_);
  requests_.leave(visitor);
}

FairQueue::TaskHandle FairQueue::submit(TicketHandle ticket, std::unique_ptr<Work> work) {
  auto task = std::make_shared<Task>(std::move(ticket), std::move(work));
  const TaskHandle handle = task;
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) return handle;  // the task goes with this function, after the lock
    waiting_.push_back(std::move(task));
    make_room(Clock::now());
  }
  changed_.notify_one();
  crowded_.notify_one();
  return handle;
}

void FairQueue::abandon(const TaskHandle& handle) {
  const auto task = handle.lock();
  if (!task) return;
  const std::lock_guard lock(mutex_);
  task->abandoned = task->over = true;
  if (waiting_.remove(task) > 0) release(*task);  // `task` outlives the lock
}

bool FairQueue::may_begin(const Task& task) const {
  // Work that does not yield must leave a thread to others.
  if (task.work->yields()) return true;
  const auto unyielding = std::count_if(running_.begin(), running_.end(), [&](const auto& running) {
    return !running->work->yields() && running->visitor().address == task.visitor().address;
  });
  return unyielding < std::max(1, settings_.threads - 1);
}

// Of waiting work: whether it may have a thread.
bool FairQueue::may_go_on(const Task& task) const {
  return may_begin(task) && (!is_long(task) || task.admitted);
}

FairQueue::Priority FairQueue::priority_of(const Task& task, Clock::time_point now) const {
  if (!settings_.admitted) return priority_by_use(task, now, kUsageStep);
  if (task.admitted) return {1, 0, 0, in_steps(task.share + task.working(), kUsageStep)};
  Priority priority = priority_by_use(task, now, kProbeStep);
  priority.by_size = task.work->size();
  if (of_probes_.of("", now) > kProbeShare * settings_.threads) priority.tier = 2;
  return priority;
}

FairQueue::Priority FairQueue::priority_by_use(const Task& task, Clock::time_point now,
                                               double step) const {
  double by_address = of_addresses_.of(task.visitor().address, now);
  double by_visitor = of_visitors_.of(task.visitor().cookie, now);
  for (const auto& running : running_) {
    const double seconds = running->working();
    if (running->visitor().address == task.visitor().address) by_address += seconds;
    if (running->visitor().cookie == task.visitor().cookie) by_visitor += seconds;
  }
  return {0, in_steps(by_address, kUsageStep), in_steps(by_visitor, step),
          in_steps(task.used + task.working(), step)};
}

FairQueue::Tasks::iterator FairQueue::next(Clock::time_point now) {
  admit(now);
  auto best = waiting_.end();
  Priority least;
  for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {
    if (!may_go_on(**at)) continue;
    const Priority priority = priority_of(**at, now);
    if (best != waiting_.end() && priority >= least) continue;
    best = at;
    least = priority;
  }
  return best;
}

// Ends the time slice of the work that has used the most, if a visitor waits who has used less than
// that. Room that will be there soon is for those who came before.
void FairQueue::make_room(Clock::time_point now) {
  if (running_.size() < static_cast<std::size_t>(settings_.threads)) return;
  const auto ending = std::count_if(running_.begin(), running_.end(),
                                    [](const auto& running) { return running->over.load(); });
  admit(now);
  std::vector<Priority> priorities;
  for (const auto& waiting : waiting_) {
    if (may_go_on(*waiting)) priorities.push_back(priority_of(*waiting, now));
  }
  if (static_cast<std::ptrdiff_t>(priorities.size()) <= ending) return;
  std::nth_element(priorities.begin(), priorities.begin() + ending, priorities.end());
  Priority most = priorities[static_cast<std::size_t>(ending)];
  Task* last = nullptr;
  for (const auto& running : running_) {
    if (running->over || !running->work->yields()) continue;
    const Priority priority = priority_of(*running, now);
    if (priority <= most) continue;
    most = priority;
    last = running.get();
  }
  if (last != nullptr) last->over = true;
}

void FairQueue::serve() {
  const ThreadClock clock = settings_.clock();
  std::unique_lock lock(mutex_);
  while (true) {
    auto chosen = waiting_.end();
    changed_.wait(lock, [&] {
      chosen = next(Clock::now());
      return stopping_ || chosen != waiting_.end();
    });
    if (stopping_) return;
    running_.splice(running_.end(), waiting_, chosen);
    std::shared_ptr<Task> task = *chosen;
    task->has_slice = true;
    task->began = Clock::now();
    task->clock = clock;
    task->worked_before = clock.now();
    const bool has_waited = task->last_position > 0;
    task->last_position = 0;
    lock.unlock();
    crowded_.notify_one();
    if (has_waited) task->work->queued({});
    const Work::State state = task->work->run({task->abandoned, task->over});
    lock.lock();
    const auto now = Clock::now();
    const double seconds = task->working();
    const double by_the_clock = task->running(now);
    task->has_slice = false;
    task->used += seconds;
    of_addresses_.add(task->visitor().address, seconds, now);
    of_visitors_.add(task->visitor().cookie, seconds, now);
    if (!task->admitted) of_probes_.add("", std::min(by_the_clock, kUsageStep), now);
    task->share += seconds;
    task->has_run = true;
    if (state == Work::State::unfinished && !task->abandoned && !stopping_) {
      task->over = false;
      task->left = task->work->time_left();
      waiting_.splice(waiting_.end(), running_, chosen);
      admit(now);
      if (is_long(*task) && !task->admitted) {
        auto notices = queue_notices(now);
        lock.unlock();
        notify(notices);
        // They may be the last to hold on to a task, which wants the lock when it goes.
        notices.clear();
        task.reset();
        lock.lock();
      }
    } else {
      release(*task);
      running_.erase(chosen);
      lock.unlock();
      task.reset();
      lock.lock();
    }
    changed_.notify_one();  // what had to wait for this time slice's end may begin
  }
}

void FairQueue::watch() {
  std::unique_lock lock(mutex_);
  Clock::time_point notified = Clock::now();
  while (!stopping_) {
    crowded_.wait(lock, [&] {
      return stopping_ ||
             (!waiting_.empty() && running_.size() >= static_cast<std::size_t>(settings_.threads));
    });
    if (stopping_) return;
    const auto now = Clock::now();
    end_probes(now);
    make_room(now);
    std::vector<Notice> notices;
    if (now - notified >= kNoticeInterval) {
      notices = queue_notices(now);
      notified = now;
    }
    lock.unlock();
    notify(notices);
    notices.clear();
    std::this_thread::sleep_for(kWatch);
    lock.lock();
  }
}

}  // namespace harary
