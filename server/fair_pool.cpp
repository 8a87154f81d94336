// SPDX-License-Identifier: MIT
#include "server/fair_pool.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <compare>
#include <utility>

#include "server/pool_task.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

// Who comes new is tried before others are tried again, so trials are told apart by finer steps.
constexpr double kTrialStep = 0.01;
constexpr std::chrono::milliseconds kWatch{10};
constexpr std::chrono::milliseconds kNews{500};
// Seconds by the clock a thread, as server/usage.hpp counts recent use. While trials have used
// less, they go before heavy work. It is half of what all work can have used, so that heavy work
// keeps the other half, however many trials there are.
constexpr double kMostTrials = 7;

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
    switch (places_.room_for(visitor, settings_.places)) {
      case Headcount::Room::taken_by_all:
        throw Problem(503, "the server is busy; try again soon");
      case Headcount::Room::taken_by_visitor:
        throw Problem(429, "too many questions at once; wait for an answer");
      case Headcount::Room::there:
        places_.enter(visitor);
    }
  }
  return std::make_shared<Place>(*this, visitor);
}

void FairPool::leave(const Visitor& visitor) {
  const std::lock_guard lock(mutex_);
  places_.leave(visitor);
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
  if (waiting_.remove(task) > 0) give_up_slot(*task);  // `task` outlives the lock
}

bool FairPool::may_begin(const Task& task) const {
  // Work that does not give way must leave a thread to others.
  if (task.work->gives_way()) return true;
  const auto stubborn = std::count_if(running_.begin(), running_.end(), [&](const auto& running) {
    return !running->work->gives_way() && running->visitor().address == task.visitor().address;
  });
  return stubborn < std::max(1, settings_.threads - 1);
}

// Of what waits: whether it may have a thread.
bool FairPool::may_go_on(const Task& task) const {
  return may_begin(task) && (!is_heavy(task) || task.has_slot);
}

FairPool::Claim FairPool::claim_of(const Task& task, Clock::time_point now) const {
  if (!settings_.slots) return claim_by_use(task, now, kUsageStep);
  if (task.has_slot) return {1, 0, 0, in_steps(task.share + task.working(), kUsageStep)};
  Claim claim = claim_by_use(task, now, kTrialStep);
  claim.by_size = task.work->size();
  if (of_trials_.of("", now) > kMostTrials * settings_.threads) claim.kind = 2;
  return claim;
}

FairPool::Claim FairPool::claim_by_use(const Task& task, Clock::time_point now, double step) const {
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

FairPool::Tasks::iterator FairPool::next(Clock::time_point now) {
  admit(now);
  auto best = waiting_.end();
  Claim least;
  for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {
    if (!may_go_on(**at)) continue;
    const Claim claim = claim_of(**at, now);
    if (best != waiting_.end() && claim >= least) continue;
    best = at;
    least = claim;
  }
  return best;
}

// Ends the time slice of the work that has used the most, if a visitor waits who has used less than
// that. Room that will be there soon is for those who came before.
void FairPool::make_room(Clock::time_point now) {
  if (running_.size() < static_cast<std::size_t>(settings_.threads)) return;
  const auto ending = std::count_if(running_.begin(), running_.end(),
                                    [](const auto& running) { return running->over.load(); });
  admit(now);
  std::vector<Claim> claims;
  for (const auto& waiting : waiting_) {
    if (may_go_on(*waiting)) claims.push_back(claim_of(*waiting, now));
  }
  if (static_cast<std::ptrdiff_t>(claims.size()) <= ending) return;
  std::nth_element(claims.begin(), claims.begin() + ending, claims.end());
  Claim most = claims[static_cast<std::size_t>(ending)];
  Task* last = nullptr;
  for (const auto& running : running_) {
    if (running->over || !running->work->gives_way()) continue;
    const Claim claim = claim_of(*running, now);
    if (claim <= most) continue;
    most = claim;
    last = running.get();
  }
  if (last != nullptr) last->over = true;
}

void FairPool::serve() {
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
    const bool has_waited = task->told > 0;
    task->told = 0;
    lock.unlock();
    crowded_.notify_one();
    if (has_waited) task->work->waits({});
    const Work::State state = task->work->go_on({task->abandoned, task->over});
    lock.lock();
    const auto now = Clock::now();
    const double seconds = task->working();
    const double by_the_clock = task->running(now);
    task->has_slice = false;
    task->used += seconds;
    of_addresses_.add(task->visitor().address, seconds, now);
    of_visitors_.add(task->visitor().cookie, seconds, now);
    if (!task->has_slot) of_trials_.add("", std::min(by_the_clock, kUsageStep), now);
    task->share += seconds;
    task->was_served = true;
    if (state == Work::State::unfinished && !task->abandoned && !stopping_) {
      task->over = false;
      task->left = task->work->time_left();
      waiting_.splice(waiting_.end(), running_, chosen);
      admit(now);
      if (is_heavy(*task) && !task->has_slot) {
        auto news = news_of_places(now);
        lock.unlock();
        tell(news);
        // They may be the last to hold on to a task, which wants the lock when it goes.
        news.clear();
        task.reset();
        lock.lock();
      }
    } else {
      give_up_slot(*task);
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
  Clock::time_point told = Clock::now();
  while (!stopping_) {
    crowded_.wait(lock, [&] {
      return stopping_ ||
             (!waiting_.empty() && running_.size() >= static_cast<std::size_t>(settings_.threads));
    });
    if (stopping_) return;
    const auto now = Clock::now();
    end_trials(now);
    make_room(now);
    std::vector<Told> news;
    if (now - told >= kNews) {
      news = news_of_places(now);
      told = now;
    }
    lock.unlock();
    tell(news);
    news.clear();
    std::this_thread::sleep_for(kWatch);
    lock.lock();
  }
}

}  // namespace harary
