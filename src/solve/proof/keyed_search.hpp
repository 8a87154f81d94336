// SPDX-License-Identifier: MIT
// The proof search without the rules: table, threads, budget and checkpoints for positions and keys
// of one size (words.hpp). See worker.hpp for the search itself, thread_team.hpp for the
// coordination of the threads, expansion.hpp for the interface to a game.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "base/assert.hpp"
#include "base/current_job.hpp"
#include "base/job.hpp"
#include "base/thread_group.hpp"
#include "solve/proof/expansion.hpp"
#include "solve/proof/thread_team.hpp"
#include "solve/proof/worker.hpp"
#include "solve/table/table_file.hpp"

namespace harary {

template <class Position, class Key>
class KeyedSearch {
 public:
  using Worker = ProofWorker<Position, Key>;

  // As ProofSearch; `expansion` must outlive the search.
  KeyedSearch(const Expansion<Position, Key>& expansion, Job& job, const std::string& about,
              double share)
      : expansion_(expansion),
        job_(job),
        about_(about.empty() ? "" : "proof, " + about),
        table_(table_bytes(job.budget().memory_bytes, expansion.kind().helped ? share / 2 : share),
               expansion.kind().hash),
        help_(expansion.help(table_bytes(job.budget().memory_bytes, share / 2))),
        main_(expansion, table_, help_.get(), job.budget().memory_bytes, [this] { tick(); }) {
    resume();
    saved_at_ = job.seconds();
  }

  // The value of p for its mover if it lies strictly between alpha and beta; otherwise a bound on
  // the same side: a result <= alpha is an upper bound, a result >= beta a lower bound. Throws
  // JobStopped when the budget ends; what was proved so far stays in the table.
  Value value(const Position& p, Value alpha = -kInfinity, Value beta = kInfinity) {
    HARARY_ASSERT(alpha < beta, "a window is not empty");
    main_.count_move();
    if (const auto leaf = expansion_.leaf(p)) return *leaf;
    const Key key = expansion_.key(p);
    const ValueRange known = main_.known_bounds(p, key);
    if (known.lower >= beta || known.lower == known.upper) return known.lower;
    if (known.upper <= alpha) return known.upper;
    return search(p, key, known, alpha, beta);
  }

  // The same, but gives up after about `most` positions of the main thread: nothing. What was
  // proved until then stays in the table.
  std::optional<Value> value_within(const Position& p, Value alpha, Value beta,
                                    std::uint64_t most) {
    gives_up_at_ = main_.positions() + most;
    std::optional<Value> found;
    try {
      found = value(p, alpha, beta);
    } catch (const GivenUp&) {
    } catch (...) {
      gives_up_at_ = kNever;
      throw;
    }
    gives_up_at_ = kNever;
    return found;
  }

  // Forgets what was proved, but the next searches try first the moves that it says to be good
  // enough, the cheapest first: their proofs are smaller. Nothing is saved any more.
  void begin_again() {
    earlier_ = nullptr;  // and its memory
    earlier_ = table_.set_aside();
    main_.set_earlier(earlier_.get());
    about_.clear();
  }
  bool has_begun_again() const { return earlier_ != nullptr; }

  // The bounds of p that need no search.
  ValueRange known(const Position& p) {
    if (const auto leaf = expansion_.leaf(p)) return {*leaf, *leaf};
    return main_.known_bounds(p, expansion_.key(p));
  }

  // Positions expanded so far, those before the checkpoint included.
  std::uint64_t positions() const {
    return positions_before_ + main_.positions() + helped_.load(std::memory_order_relaxed);
  }
  std::uint64_t table_entries() const { return table_.entries(); }
  AnyTable& table() { return table_; }

  // What was counted since the last begin_counting(). Not while a question is searched.
  SearchStats stats() const {
    ProofCounts all = main_.counts();
    all.add(counts_of_helpers_);
    SearchStats stats = all.described(expansion_.kind().lemmas);
    stats.threads = threads_;
    stats.table->replaced = table_.replaced() - replaced_before_;
    stats.table->entries = table_.entries();
    stats.table->capacity = table_.capacity();
    if (help_) stats.helpers.push_back(stats_of_help());
    return stats;
  }
  void begin_counting() {
    main_.forget_counts();
    counts_of_helpers_ = {};
    one_sided_counts_of_helpers_ = {};
    threads_ = 1;
    replaced_before_ = table_.replaced();
    if (help_) help_replaced_before_ = help_->table_replaced();
  }

  // Of the one-sided games that help; null: there are none.
  const AnyTable* one_sided_table() const { return help_ ? &help_->table() : nullptr; }

 private:
  // The other threads start once a search exceeds this many positions.
  static constexpr std::uint64_t kAlone = 2048;
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};
  struct GivenUp {};

  // The table's share of the memory; the rest of the process needs a little too.
  static std::uint64_t table_bytes(std::uint64_t memory, double share) {
    constexpr std::uint64_t kRest = std::uint64_t{12} << 20;
    const std::uint64_t left = memory > 4 * kRest ? memory - kRest : memory / 4 * 3;
    return static_cast<std::uint64_t>(static_cast<double>(left) * share);
  }

  SearchStats stats_of_help() const {
    OneSidedCounts all = main_.one_sided_counts();
    all.add(one_sided_counts_of_helpers_);
    SearchStats stats = all.described(help_->lemmas());
    stats.threads = threads_;
    stats.table->replaced = help_->table_replaced() - help_replaced_before_;
    stats.table->entries = help_->table().entries();
    stats.table->capacity = help_->table_capacity();
    return stats;
  }

  bool keeps_checkpoint() const { return !about_.empty() && !job_.budget().checkpoint.empty(); }

  // The main thread starts alone. Helper threads search the same root; if one of them is done
  // first, the main thread unwinds and takes its result. Only the main thread reports errors: a
  // helper that meets one ends silently.
  Value search(const Position& p, const Key& key, ValueRange known, Value alpha, Value beta) {
    ThreadTeam team;
    std::optional<Value> found;
    std::mutex mutex;
    const auto grow = [this] { main_.grow(); };
    const auto work = [&](Worker& worker) {
      const auto value = worker.search_root(p, key, known, alpha, beta);
      const std::lock_guard lock(mutex);
      if (value && !found) found = value;
    };
    ThreadGroup helpers;
    helpers_come_at_ = job_.budget().threads > 1 ? main_.positions() + kAlone : kNever;
    bring_helpers_ = [&] {
      main_.set_team(&team);
      for (int i = 1; i < job_.budget().threads; ++i) {
        team.rendezvous().enter();
        const bool started = helpers.start([&] {
          help(team, work);
          team.finish();
          team.rendezvous().leave(grow);
        });
        if (!started) {
          team.rendezvous().leave(grow);
          break;
        }
        threads_ = std::max(threads_, i + 1);
      }
    };
    std::exception_ptr error;
    try {
      const CurrentJob current(job_);
      work(main_);
    } catch (...) {
      error = std::current_exception();
    }
    team.finish();
    team.rendezvous().leave(grow);
    helpers.join();
    main_.set_team(nullptr);
    helpers_come_at_ = kNever;
    if (found) return *found;
    if (error) {
      save();
      std::rethrow_exception(error);
    }
    // A helper met an error before the root was solved: the main thread will meet it too.
    return search(p, key, known, alpha, beta);
  }

  template <class Work>
  void help(ThreadTeam& team, Work& work) {
    std::uint64_t counted = 0;
    Worker* self = nullptr;
    const auto count = [&] {
      helped_.fetch_add(self->positions() - counted, std::memory_order_relaxed);
      counted = self->positions();
    };
    Worker worker(expansion_, table_, help_.get(), job_.budget().memory_bytes, [&] {
      count();
      job_.check();
    });
    self = &worker;
    worker.set_earlier(earlier_.get());
    worker.set_team(&team);
    try {
      const CurrentJob current(job_);
      work(worker);
    } catch (const JobStopped&) {
    }
    count();
    const std::lock_guard lock(counts_mutex_);
    counts_of_helpers_.add(worker.counts());
    one_sided_counts_of_helpers_.add(worker.one_sided_counts());
  }

  // The main thread looks after the budget.
  void tick() {
    job_.check();
    if (main_.positions() >= gives_up_at_) throw GivenUp();
    job_.report(phase(), positions(), 0, "positions");
    if (main_.positions() >= helpers_come_at_) {
      helpers_come_at_ = kNever;
      bring_helpers_();
    }
    const double now = job_.seconds();
    if (now - saved_at_ < static_cast<double>(job_.budget().checkpoint_interval.count())) return;
    save();
    saved_at_ = job_.seconds();
  }

  std::string phase() const { return "solving, ply " + std::to_string(main_.depth()); }

  void resume() {
    if (!keeps_checkpoint()) return;
    const std::string& path = job_.budget().checkpoint;
    if (std::filesystem::exists(path)) {
      positions_before_ = load_table(table_, path, about_).positions;
    }
    const std::string one_sided = path + kOneSidedFile;
    if (help_ && std::filesystem::exists(one_sided)) {
      load_table(help_->table(), one_sided, about_one_sided());
    }
  }
  // Most of the work may go into the one-sided games.
  void save() {
    if (!keeps_checkpoint()) return;
    const Budget& budget = job_.budget();
    const CheckpointContents& contents = budget.checkpoint_contents;
    if (help_) {
      save_table(help_->table(), budget.checkpoint + kOneSidedFile, about_one_sided(), {},
                 contents);
    }
    save_table(table_, budget.checkpoint, about_, {positions(), 0}, contents);
  }
  std::string about_one_sided() const { return about_ + ", one-sided games"; }

  const Expansion<Position, Key>& expansion_;
  Job& job_;
  std::string about_;
  typename Worker::Table table_;
  std::unique_ptr<typename Worker::Table> earlier_;  // see begin_again(); null: none
  std::unique_ptr<OneSidedHelp<Position>> help_;
  Worker main_;
  std::atomic<std::uint64_t> helped_{0};
  std::uint64_t positions_before_ = 0;
  // Of the helpers that have ended.
  std::mutex counts_mutex_;
  ProofCounts counts_of_helpers_;
  OneSidedCounts one_sided_counts_of_helpers_;
  int threads_ = 1;
  std::uint64_t replaced_before_ = 0;
  std::uint64_t help_replaced_before_ = 0;
  double saved_at_ = 0;
  std::uint64_t helpers_come_at_ = kNever;
  std::uint64_t gives_up_at_ = kNever;
  std::function<void()> bring_helpers_;
};

}  // namespace harary
