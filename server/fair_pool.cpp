// SPDX-License-Identifier: MIT
#include "server/fair_pool.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <compare>
#include <utility>

#include "server/problem.hpp"

namespace harary {

namespace {

// Two claims differ only by whole steps, so a time slice lasts at least that long.
constexpr double kStep = 0.05;  // seconds
constexpr std::chrono::milliseconds kWatch{10};

std::int64_t in_steps(double seconds) {
  return static_cast<std::int64_t>(seconds / kStep);
}

void be_nice(int niceness) {
#ifdef __linux__
  if (niceness > 0) setpriority(PRIO_PROCESS, 0, niceness);  // there: of this thread
#else
  (void)niceness;
#endif
}

}  // namespace

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
      : place(std::move(where)), work(std::move(what)) {}
  const Visitor& visitor() const { return place->visitor(); }
  double running(Clock::time_point now) const {
    return has_slice ? std::chrono::duration<double>(now - began).count() : 0;
  }

  const PlaceHandle place;
  const std::unique_ptr<Work> work;
  std::atomic<bool> abandoned{false};
  std::atomic<bool> over{false};
  bool has_slice = false;
  Clock::time_point began;
  double used = 0;
};

FairPool::FairPool(const Settings& settings) : settings_(settings) {
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

FairPool::~FairPool() {
  stop();
}

void FairPool::stop() {
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

FairPool::PlaceHandle FairPool::place_for(const Visitor& visitor) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_) throw Problem(503, "the server is closing");
    if (places_ >= settings_.places) throw Problem(503, "the server is busy; try again soon");
    const auto taken = [](const auto& counts, const std::string& name) {
      const auto found = counts.find(name);
      return found == counts.end() ? 0 : found->second;
    };
    if (taken(places_of_visitor_, visitor.cookie) >= settings_.places_of_visitor ||
        taken(places_of_address_, visitor.address) >= settings_.places_of_address) {
      throw Problem(429, "too many questions at once; wait for an answer");
    }
    ++places_;
    ++places_of_visitor_[visitor.cookie];
    ++places_of_address_[visitor.address];
  }
  return std::make_shared<Place>(*this, visitor);
}

void FairPool::leave(const Visitor& visitor) {
  const std::lock_guard lock(mutex_);
  --places_;
  const auto one_less = [](auto& counts, const std::string& name) {
    const auto found = counts.find(name);
    if (--found->second == 0) counts.erase(found);
  };
  one_less(places_of_visitor_, visitor.cookie);
  one_less(places_of_address_, visitor.address);
}

FairPool::TaskHandle FairPool::submit(PlaceHandle place, std::unique_ptr<Work> work) {
  auto task = std::make_shared<Task>(std::move(place), std::move(work));
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

void FairPool::abandon(const TaskHandle& handle) {
  const auto task = handle.lock();
  if (!task) return;
  const std::lock_guard lock(mutex_);
  task->abandoned = task->over = true;
  waiting_.remove(task);  // `task` outlives the lock
}

bool FairPool::may_begin(const Task& task) const {
  // Work that does not give way must leave a thread to others.
  if (task.work->gives_way()) return true;
  const auto stubborn = std::count_if(running_.begin(), running_.end(), [&](const auto& running) {
    return !running->work->gives_way() && running->visitor().address == task.visitor().address;
  });
  return stubborn < std::max(1, settings_.threads - 1);
}

FairPool::Claim FairPool::claim_of(const Task& task, Clock::time_point now) const {
  double by_address = of_addresses_.of(task.visitor().address, now);
  double by_visitor = of_visitors_.of(task.visitor().cookie, now);
  for (const auto& running : running_) {
    const double seconds = running->running(now);
    if (running->visitor().address == task.visitor().address) by_address += seconds;
    if (running->visitor().cookie == task.visitor().cookie) by_visitor += seconds;
  }
  return {in_steps(by_address), in_steps(by_visitor), in_steps(task.used + task.running(now))};
}

FairPool::Tasks::iterator FairPool::next(Clock::time_point now) {
  auto best = waiting_.end();
  Claim least;
  for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {
    if (!may_begin(**at)) continue;
    const Claim claim = claim_of(**at, now);
    if (best != waiting_.end() && claim >= least) continue;
    best = at;
    least = claim;
  }
  return best;
}

// Ends the time slice of the work that has used the most, if a visitor waits who has used less.
void FairPool::make_room(Clock::time_point now) {
  if (running_.size() < static_cast<std::size_t>(settings_.threads)) return;
  const auto best = next(now);
  if (best == waiting_.end()) return;
  Claim most = claim_of(**best, now);
  Task* last = nullptr;
  for (const auto& running : running_) {
    if (running->over) return;  // there will be room soon
    if (!running->work->gives_way()) continue;
    const Claim claim = claim_of(*running, now);
    if (claim <= most) continue;
    most = claim;
    last = running.get();
  }
  if (last != nullptr) last->over = true;
}

void FairPool::serve() {
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
    lock.unlock();
    crowded_.notify_one();
    const Work::State state = task->work->go_on({task->abandoned, task->over});
    lock.lock();
    const auto now = Clock::now();
    const double seconds = task->running(now);
    task->has_slice = false;
    task->used += seconds;
    of_addresses_.add(task->visitor().address, seconds, now);
    of_visitors_.add(task->visitor().cookie, seconds, now);
    if (state == Work::State::unfinished && !task->abandoned && !stopping_) {
      task->over = false;
      waiting_.splice(waiting_.end(), running_, chosen);
    } else {
      running_.erase(chosen);
      lock.unlock();
      task.reset();
      lock.lock();
    }
    changed_.notify_one();  // what had to wait for this time slice's end may begin
  }
}

void FairPool::watch() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    crowded_.wait(lock, [&] {
      return stopping_ ||
             (!waiting_.empty() && running_.size() >= static_cast<std::size_t>(settings_.threads));
    });
    if (stopping_) return;
    make_room(Clock::now());
    lock.unlock();
    std::this_thread::sleep_for(kWatch);
    lock.lock();
  }
}

}  // namespace harary
