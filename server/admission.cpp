// SPDX-License-Identifier: MIT
// The slots of a pool: who gets one, and what the others are told.
#include <algorithm>
#include <numeric>
#include <utility>

#include "server/fair_pool.hpp"
#include "server/pool_task.hpp"

namespace harary {

namespace {

// While others wait, work is tried for so long at a time: it works so long, or, where its thread
// stands still, has it so long.
constexpr double kTry = 0.01;      // seconds of processor time
constexpr double kLongHeld = 0.1;  // seconds by the clock
// Work that takes longer is heavy.
constexpr double kLongestTrial = 0.1;  // seconds of processor time
// Who wait for a slot are told apart by larger steps than a trial, or chance would decide between
// those who have only been tried.
constexpr double kSlotStep = 0.25;  // seconds
static_assert(kSlotStep >= 2 * kLongestTrial);

}  // namespace

bool FairPool::is_heavy(const Task& task) const {
  return settings_.slots && task.was_served &&
         (task.used >= kLongestTrial || !task.work->gives_way());
}

// Heavy work that waits gets the free slots: who has used least of late first, then who came first.
// It begins with the least share of the others, so that it neither owes nor is owed anything.
void FairPool::admit(Clock::time_point now) {
  if (!settings_.slots) return;
  while (true) {
    Task* best = nullptr;
    Claim least;
    for (const auto& task : waiting_) {
      if (!is_heavy(*task) || task->has_slot) continue;
      if (slots_.room_for(task->visitor(), *settings_.slots) != Headcount::Room::there) continue;
      const Claim claim = claim_by_use(*task, now, kSlotStep);
      if (best != nullptr && claim >= least) continue;
      best = task.get();
      least = claim;
    }
    if (best == nullptr) return;
    double share = 0;
    bool alone = true;
    for (const Tasks* tasks : {&waiting_, &running_}) {
      for (const auto& task : *tasks) {
        if (!task->has_slot) continue;
        const double other = task->share + task->working();
        share = alone ? other : std::min(share, other);
        alone = false;
      }
    }
    best->share = share;
    best->has_slot = true;
    slots_.enter(best->visitor());
  }
}

void FairPool::give_up_slot(Task& task) {
  if (task.has_slot) slots_.leave(task.visitor());
  task.has_slot = false;
}

// While others wait, work without a slot is only tried.
void FairPool::end_trials(Clock::time_point now) {
  if (!settings_.slots) return;
  for (const auto& task : running_) {
    if (task->has_slot || !task->work->gives_way()) continue;
    if (task->working() >= kTry || task->running(now) >= kLongHeld) task->over = true;
  }
}

// The places that have changed, and the work that would wait longer than it likes: it hears so when
// it has just been tried, and never later.
std::vector<FairPool::Told> FairPool::news_of_places(Clock::time_point now) {
  if (!settings_.slots) return {};
  std::vector<std::pair<Claim, std::shared_ptr<Task>>> queue;
  double before = 0;  // seconds of work
  for (const auto& task : waiting_) {
    if (task->has_slot) before += static_cast<double>(task->left.count()) / 1000;
    if (is_heavy(*task) && !task->has_slot)
      queue.emplace_back(claim_by_use(*task, now, kSlotStep), task);
  }
  for (const auto& task : running_) {
    if (!task->has_slot) continue;
    before += std::max(0.0, static_cast<double>(task->left.count()) / 1000 - task->running(now));
  }
  std::stable_sort(queue.begin(), queue.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  // Work that does not give way has a thread for as long as it has a slot.
  const int at_once = std::min(settings_.threads, settings_.slots->all);
  std::vector<Told> news;
  int place = 0;
  for (auto& [claim, task] : queue) {
    const std::chrono::milliseconds wait{static_cast<std::int64_t>(1000 * before) / at_once};
    const bool refused = task->told == 0 && wait > task->work->patience();
    if (refused) {
      waiting_.remove(task);
    } else {
      ++place;
      before += static_cast<double>(task->left.count()) / 1000;
      if (task->told == place) continue;
      task->told = place;
    }
    news.push_back({std::move(task), {refused ? place + 1 : place, wait}, refused});
  }
  return news;
}

void FairPool::tell(const std::vector<Told>& news) {
  for (const Told& told : news) {
    if (told.refused) {
      told.task->work->is_refused(told.where);
    } else {
      told.task->work->waits(told.where);
    }
  }
}

}  // namespace harary
