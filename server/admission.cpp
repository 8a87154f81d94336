// SPDX-License-Identifier: MIT
// Admission control of a queue: which long work is admitted, and what the others are told.
#include <algorithm>
#include <numeric>
#include <utility>

#include "server/fair_queue.hpp"
#include "server/queued_task.hpp"

namespace harary {

namespace {

// One probe, while others wait: so much work, or, where the thread stands still, so much time.
constexpr double kProbe = 0.01;        // seconds of processor time
constexpr double kProbeByClock = 0.1;  // seconds by the clock
// Work that takes longer is long.
constexpr double kLongestProbe = 0.1;  // seconds of processor time
// Visitors who wait for admission are told apart by larger steps than a probe, or chance would
// decide between those who have only been probed.
constexpr double kAdmissionStep = 0.25;  // seconds
static_assert(kAdmissionStep >= 2 * kLongestProbe);

}  // namespace

bool FairQueue::is_long(const Task& task) const {
  return settings_.admitted && task.has_run && (task.used >= kLongestProbe || !task.work->yields());
}

// Long work is admitted while there is room: who has used least of late first, then who came first.
// It begins with the least share of the others, so that it neither owes nor is owed anything.
void FairQueue::admit(Clock::time_point now) {
  if (!settings_.admitted) return;
  while (true) {
    Task* best = nullptr;
    Priority least;
    for (const auto& task : waiting_) {
      if (!is_long(*task) || task->admitted) continue;
      if (admitted_.check(task->visitor(), *settings_.admitted) != Quota::Check::free) continue;
      const Priority priority = priority_by_use(*task, now, kAdmissionStep);
      if (best != nullptr && priority >= least) continue;
      best = task.get();
      least = priority;
    }
    if (best == nullptr) return;
    double share = 0;
    bool alone = true;
    for (const Tasks* tasks : {&waiting_, &running_}) {
      for (const auto& task : *tasks) {
        if (!task->admitted) continue;
        const double other = task->share + task->working();
        share = alone ? other : std::min(share, other);
        alone = false;
      }
    }
    best->share = share;
    best->admitted = true;
    admitted_.enter(best->visitor());
  }
}

void FairQueue::release(Task& task) {
  if (task.admitted) admitted_.leave(task.visitor());
  task.admitted = false;
}

// While others wait, work that is not admitted is only probed.
void FairQueue::end_probes(Clock::time_point now) {
  if (!settings_.admitted) return;
  for (const auto& task : running_) {
    if (task->admitted || !task->work->yields()) continue;
    if (task->working() >= kProbe || task->running(now) >= kProbeByClock) task->over = true;
  }
}

// The positions that have changed, and the work that would wait longer than its timeout: it is
// refused right after its last probe, and never later.
std::vector<FairQueue::Notice> FairQueue::queue_notices(Clock::time_point now) {
  if (!settings_.admitted) return {};
  std::vector<std::pair<Priority, std::shared_ptr<Task>>> queue;
  double before = 0;  // seconds of work
  for (const auto& task : waiting_) {
    if (task->admitted) before += static_cast<double>(task->left.count()) / 1000;
    if (is_long(*task) && !task->admitted)
      queue.emplace_back(priority_by_use(*task, now, kAdmissionStep), task);
  }
  for (const auto& task : running_) {
    if (!task->admitted) continue;
    before += std::max(0.0, static_cast<double>(task->left.count()) / 1000 - task->running(now));
  }
  std::stable_sort(queue.begin(), queue.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  // Work that does not yield keeps its thread while it is admitted.
  const int at_once = std::min(settings_.threads, settings_.admitted->all);
  std::vector<Notice> notices;
  int position = 0;
  for (auto& [priority, task] : queue) {
    const std::chrono::milliseconds wait{static_cast<std::int64_t>(1000 * before) / at_once};
    const bool refused = task->last_position == 0 && wait > task->work->timeout();
    if (refused) {
      waiting_.remove(task);
    } else {
      ++position;
      before += static_cast<double>(task->left.count()) / 1000;
      if (task->last_position == position) continue;
      task->last_position = position;
    }
    notices.push_back({std::move(task), {refused ? position + 1 : position, wait}, refused});
  }
  return notices;
}

void FairQueue::notify(const std::vector<Notice>& notices) {
  for (const Notice& notice : notices) {
    if (notice.refused) {
      notice.task->work->refused(notice.at);
    } else {
      notice.task->work->queued(notice.at);
    }
  }
}

}  // namespace harary
