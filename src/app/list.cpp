// SPDX-License-Identifier: MIT
#include "app/list.hpp"

#include <algorithm>
#include <deque>
#include <exception>

#include "app/catalogue.hpp"
#include "base/batch.hpp"

namespace harary {

namespace {

// A list whose first entries have been looked at, to know whether it is short.
class LookedAt {
 public:
  LookedAt(const std::function<std::optional<GameOptions>()>& next, std::size_t most)
      : next_(next) {
    try {
      while (first_.size() < most && !ended_) {
        std::optional<GameOptions> one = next_();
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
      return ended_ ? std::nullopt : next_();
    }
    std::optional<GameOptions> result = std::move(first_.front());
    first_.pop_front();
    return result;
  }

 private:
  const std::function<std::optional<GameOptions>()>& next_;
  std::deque<GameOptions> first_;
  bool ended_ = false;
  std::exception_ptr error_;
};

}  // namespace

void solve_list(const std::string& game, const std::function<std::optional<GameOptions>()>& next,
                const Question& question, Job& job,
                const std::function<void(const Answer&)>& deliver) {
  const int threads = std::max(1, job.budget().threads);
  LookedAt list(next, static_cast<std::size_t>(threads));
  const int side_by_side = std::max(1, list.seen());
  const int threads_each = threads / side_by_side;
  const std::uint64_t memory_each =
      job.budget().memory_bytes / static_cast<std::uint64_t>(side_by_side);
  std::uint64_t answered = 0;
  Job all(job, threads, job.budget().memory_bytes);
  run_batch(
      side_by_side, [&] { return list.take(); },
      [&](const GameOptions& options) {
        // One after the other, each tells how far it is.
        if (side_by_side == 1) return make_game(game, options)->solve(question, job);
        Job one(all, threads_each, memory_each);
        return make_game(game, options)->solve(question, one);
      },
      [&](const Answer& answer) {
        if (side_by_side > 1) job.report("solving", ++answered, 0, "boards");
        deliver(answer);
        if (answer.stopped) throw JobStopped{*answer.stopped};
      },
      [&] { all.interrupt(); });
}

}  // namespace harary
