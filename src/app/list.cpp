// SPDX-License-Identifier: MIT
#include "app/list.hpp"

#include <algorithm>
#include <deque>
#include <exception>
#include <memory>
#include <utility>

#include "app/engines/core_search.hpp"
#include "app/list_progress.hpp"
#include "app/solve_one.hpp"
#include "base/batch.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/pool.hpp"

namespace harary {

namespace {

// The answer about an instance, or why there is none.
struct Listed {
  Answer answer = {};
  std::string place = {};
  std::string board = {};
  std::string refused = {};
};

// A list whose first entries have been looked at, to know whether it is short. The job of the whole
// list ends a wait for the next entry.
class LookedAt {
 public:
  LookedAt(const std::function<std::optional<ListEntry>()>& next, std::size_t most, const Job& job)
      : next_(next), job_(job) {
    try {
      while (first_.size() < most && !ended_) {
        std::optional<ListEntry> one = read();
        ended_ = !one;
        if (one) first_.push_back(std::move(*one));
      }
    } catch (...) {  // comes when its turn comes
      error_ = std::current_exception();
    }
  }

  int seen() const { return static_cast<int>(first_.size()); }

  std::optional<ListEntry> take() {
    if (first_.empty()) {
      if (error_ != nullptr) std::rethrow_exception(error_);
      return ended_ ? std::nullopt : read();
    }
    std::optional<ListEntry> result = std::move(first_.front());
    first_.pop_front();
    return result;
  }

 private:
  std::optional<ListEntry> read() {
    const CurrentJob current(job_);
    return next_();
  }

  const std::function<std::optional<ListEntry>()>& next_;
  const Job& job_;
  std::deque<ListEntry> first_;
  bool ended_ = false;
  std::exception_ptr error_;
};

}  // namespace

void solve_list(const std::string& game, const List& list, const Question& question, Job& job,
                std::optional<std::chrono::milliseconds> time_each, BetweenBoards tables,
                const std::function<void(const Answer&)>& deliver, const Refused& refused) {
  const int threads = std::max(1, job.budget().threads);
  LookedAt entries(list.next, static_cast<std::size_t>(threads), job);
  const int side_by_side = std::max(1, entries.seen());
  Budget each = job.budget();
  each.time = time_each;
  each.threads = threads / side_by_side;
  each.memory_bytes = job.budget().memory_bytes / static_cast<std::uint64_t>(side_by_side);
  ListProgress progress(job, list.total);
  // One for each board that is solved at the same time.
  Pool<KeptCores> kept([&each] { return std::make_unique<KeptCores>(each, 1.0); });
  Job all(job, threads, job.budget().memory_bytes);
  const auto answer_of = [&](const GameOptions& options) {
    Job one(each, progress.listener());
    one.follow(&all);
    if (tables == BetweenBoards::forget) return solve_one(game, options, question, one);
    auto searches = kept.take();
    Question asked = question;
    asked.kept = searches.get();
    Answer answer = solve_one(game, options, asked, one);
    kept.give_back(std::move(searches));
    return answer;
  };
  run_batch(
      side_by_side, [&] { return entries.take(); },
      [&](const ListEntry& entry) -> Listed {
        const std::string board = entry.options.text("board");
        if (!entry.refused.empty()) return {{}, entry.place, board, entry.refused};
        if (refused == nullptr) return {.answer = answer_of(entry.options)};
        try {
          return {.answer = answer_of(entry.options)};
        } catch (const InputError& error) {
          return {{}, entry.place, board, error.what()};
        } catch (const LimitError& error) {
          return {{}, entry.place, board, error.what()};
        }
      },
      [&](const Listed& one) {
        progress.count();
        if (!one.refused.empty()) {
          if (refused == nullptr) throw InputError(one.refused);
          return refused(one.place, one.board, one.refused);
        }
        deliver(one.answer);
        if (one.answer.stopped) job.check();
      },
      [&] { all.interrupt(); });
}

}  // namespace harary
