// SPDX-License-Identifier: MIT
#include "app/list.hpp"

#include <algorithm>
#include <deque>
#include <exception>
#include <memory>
#include <utility>

#include "app/engines/core_search.hpp"
#include "app/solve_one.hpp"
#include "base/batch.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/pool.hpp"

namespace harary {

namespace {

// The answer about an instance, or why there is none.
struct Listed {
  Answer answer;
  std::string refused;
};

// A list whose first entries have been looked at, to know whether it is short. The job of the whole
// list ends a wait for the next entry.
class LookedAt {
 public:
  LookedAt(const std::function<std::optional<GameOptions>()>& next, std::size_t most,
           const Job& job)
      : next_(next), job_(job) {
    try {
      while (first_.size() < most && !ended_) {
        std::optional<GameOptions> one = read();
        ended_ = !one;
        if (one) first_.push_back(std::move(*one));
      }
    } catch (...) {  // comes when its turn comes
      error_ = std::current_exception();
    }
  }

  int seen() const { return static_cast<int>(first_.size()); }

  std::optional<GameOptions> take() {
    if (first_.empty()) {
      if (error_ != nullptr) std::rethrow_exception(error_);
      return ended_ ? std::nullopt : read();
    }
    std::optional<GameOptions> result = std::move(first_.front());
    first_.pop_front();
    return result;
  }

 private:
  std::optional<GameOptions> read() {
    const CurrentJob current(job_);
    return next_();
  }

  const std::function<std::optional<GameOptions>()>& next_;
  const Job& job_;
  std::deque<GameOptions> first_;
  bool ended_ = false;
  std::exception_ptr error_;
};

}  // namespace

void solve_list(const std::string& game, const std::function<std::optional<GameOptions>()>& next,
                const Question& question, Job& job,
                std::optional<std::chrono::milliseconds> time_each, BetweenBoards tables,
                const std::function<void(const Answer&)>& deliver,
                const std::function<void(const std::string&)>& refused) {
  const int threads = std::max(1, job.budget().threads);
  LookedAt list(next, static_cast<std::size_t>(threads), job);
  const int side_by_side = std::max(1, list.seen());
  const int threads_each = threads / side_by_side;
  const std::uint64_t memory_each =
      job.budget().memory_bytes / static_cast<std::uint64_t>(side_by_side);
  Budget each = job.budget();
  each.time = time_each;
  each.threads = threads_each;
  each.memory_bytes = memory_each;
  std::uint64_t answered = 0;
  // One for each board that is solved at the same time.
  Pool<KeptCores> kept([&each] { return std::make_unique<KeptCores>(each, 1.0); });
  Job all(job, threads, job.budget().memory_bytes);
  const auto answer_of = [&](const GameOptions& options) {
    Job one(each);
    // One after the other, each tells how far it is.
    one.follow(side_by_side == 1 ? &job : &all);
    if (tables == BetweenBoards::forget) return solve_one(game, options, question, one);
    auto searches = kept.take();
    Question asked = question;
    asked.kept = searches.get();
    Answer answer = solve_one(game, options, asked, one);
    kept.give_back(std::move(searches));
    return answer;
  };
  run_batch(
      side_by_side, [&] { return list.take(); },
      [&](const GameOptions& options) -> Listed {
        if (refused == nullptr) return {answer_of(options), ""};
        try {
          return {answer_of(options), ""};
        } catch (const InputError& error) {
          return {{}, options.text("board") + ": " + error.what()};
        } catch (const LimitError& error) {
          return {{}, options.text("board") + ": " + error.what()};
        }
      },
      [&](const Listed& one) {
        if (side_by_side > 1) job.report("solving", ++answered, 0, "boards");
        if (!one.refused.empty()) return refused(one.refused);
        deliver(one.answer);
        if (one.answer.stopped) job.check();
      },
      [&] { all.interrupt(); });
}

}  // namespace harary
