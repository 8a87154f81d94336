// SPDX-License-Identifier: MIT
// Sprague-Grundy theory (R. Sprague 1935, P. Grundy 1939) for impartial games that split into
// independent parts: who wins, and nimbers. A position is lost for the player to move (a "previous
// player win") exactly if its nimber is 0, and the nimber of a sum is the XOR of those of its
// summands, so the search asks questions "has this summand this nimber?" (after J. Lemoine and S.
// Viennot, "Nimbers are inevitable", 2012). All answers about a summand meet in one entry of the
// transposition table.
//
// With one thread the search visits the same positions in every run. See worker.hpp for the search
// itself; here are the threads, the budget and the checkpoints.
#pragma once

#include <algorithm>
#include <atomic>
#include <exception>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/job.hpp"
#include "base/thread_group.hpp"
#include "solve/nimber/worker.hpp"
#include "solve/table/table_file.hpp"

namespace harary {

template <Summands R>
class NimberSearch {
 public:
  using Position = typename R::Position;
  using Worker = NimberWorker<R>;
  using Table = NimberTable<typename R::Key>;

  // `rules` and `job` must outlive the search. The table keeps within `share` of the job's memory.
  // If the job has a checkpoint file, the search resumes from it; `about` names the game and the
  // instance in it. Throws FileError if it cannot be read or belongs to another instance.
  NimberSearch(const R& rules, Job& job, const std::string& about = "", double share = 1)
      : rules_(rules),
        job_(job),
        second_bytes_(job.budget().fingerprints
                          ? table_bytes(job.budget().memory_bytes, share) / kSecondShare
                          : 0),
        common_(table_bytes(job.budget().memory_bytes, share) - second_bytes_,
                kind_of_table(job.budget().seed)),
        about_("nimber, " + about),
        path_(job.budget().checkpoint),
        main_(rules, common_, [this] { tick(); }) {
    resume();
    refuse_foreign_second();
    saved_at_ = job.seconds();
  }

  // Whether the player to move loses. Throws JobStopped when the budget ends; what was proved until
  // then stays in the table, and goes into the checkpoint.
  bool previous_wins(const Position& p) { return has_nimber(p, 0); }
  bool has_nimber(const Position& p, int nimber) {
    return ask([&](Worker& worker) { return worker.has_nimber(p, nimber); });
  }
  int nimber(const Position& p) {
    return ask([&p](Worker& worker) { return worker.nimber(p); });
  }
  // Forgets what was proved, but the next searches try first what it says to answer a question, the
  // cheapest first: their proofs are smaller. Nothing is saved any more.
  void begin_again() {
    common_.earlier = nullptr;  // and its memory
    common_.earlier = std::move(common_.table);
    common_.table = std::make_unique<Table>(common_.table_bytes, kind_of_table(job_.budget().seed));
    path_.clear();
  }
  bool has_begun_again() const { return common_.earlier != nullptr; }

  // Forgets what was proved, and takes other fingerprints from now on: what was proved with two of
  // their kinds does not rest on a confusion of the first. As in begin_again(), the first search
  // says what to try first; that changes the order of the moves, never an answer. The checkpoint is
  // a second file, from which the search resumes. False: it has whole keys.
  bool change_fingerprints() {
    if (!common_.table->may_have_fingerprints()) return false;
    save();  // what comes after a stop begins here
    earlier_ = progress();
    common_.earlier = nullptr;  // and its memory
    common_.earlier = std::move(common_.table);
    common_.table = std::make_unique<Table>(second_bytes_, kind_of_table(second_seed()));
    if (!path_.empty()) path_ += kSecondFile;
    resume();
    return true;
  }
  // At most the probability that some answer so far was another summand's; nothing where all keys
  // are whole, at any time.
  std::optional<double> confusion() const {
    if (!common_.table->may_have_fingerprints()) return std::nullopt;
    return Table::confusion(progress().questions);
  }
  // The bit width of the positions that the proof took of what is known about the parts of p.
  int work_width(const Position& p) {
    int width = 0;
    rules_.for_each_summand(p, [&](const Position& summand) {
      width = std::max(width, common_.table->work_width_of(rules_.key(summand)));
    });
    return width;
  }

  // The same, if the table has the answer. Several threads may ask this at the same time, while
  // none searches.
  std::optional<bool> known_previous_wins(const Position& p) { return known_to_have(p, 0); }
  std::optional<bool> known_to_have(const Position& p, int nimber) {
    return Worker(rules_, common_, [] {}).known_to_have(p, nimber);
  }
  std::optional<int> known_nimber(const Position& p) {
    return Worker(rules_, common_, [] {}).known_nimber(p);
  }

  // Positions expanded so far, those before the checkpoint included; counted in small steps.
  std::uint64_t positions() const { return common_.positions.load(std::memory_order_relaxed); }
  // What was counted since the last begin_counting(). Not while a question is searched.
  SearchStats stats() const {
    NimberCounts all = main_.counts();
    all.add(counts_of_helpers_);
    SearchStats stats = all.described();
    stats.threads = threads_;
    stats.table->replaced = common_.table->replaced() - replaced_before_;
    stats.table->entries = common_.table->entries();
    stats.table->capacity = common_.table->capacity();
    return stats;
  }
  void begin_counting() {
    main_.forget_counts();
    counts_of_helpers_ = {};
    threads_ = 1;
    replaced_before_ = common_.table->replaced();
  }
  std::uint64_t table_entries() const { return common_.table->entries(); }
  AnyTable& table() { return common_.table->any(); }

 private:
  // Threads come when a question turns out to be long.
  static constexpr std::uint64_t kAlone = 4096;
  static constexpr std::uint64_t kNever = ~std::uint64_t{0};
  // Of the memory, a second search needs this part: it visits far fewer positions than the first
  // (docs/performance.md, "A table that is too small").
  static constexpr std::uint64_t kSecondShare = 4;
  // Positions of less work do not travel: they are soon searched again.
  static constexpr std::uint64_t kLeastToTravel = 64;

  // What else the process needs is small, but not nothing.
  static std::uint64_t table_bytes(std::uint64_t memory, double share) {
    constexpr std::uint64_t kRest = std::uint64_t{12} << 20;
    const std::uint64_t left = memory > 4 * kRest ? memory - kRest : memory / 4 * 3;
    return static_cast<std::uint64_t>(static_cast<double>(left) * share);
  }

  // `question` asks a worker and gives nothing if the search was over before the worker was done.
  // The first worker with an answer ends the search of all.
  template <class Ask>
  auto ask(Ask&& question) {
    using Found = decltype(question(main_));
    Found answer;
    std::exception_ptr error;
    std::mutex mutex;
    const auto work = [&](Worker& worker) {
      Found found;
      std::exception_ptr thrown;
      try {
        const CurrentJob current(job_);
        found = question(worker);
      } catch (...) {
        thrown = std::current_exception();
      }
      const std::lock_guard lock(mutex);
      if (&worker != &main_) counts_of_helpers_.add(worker.counts());
      if (found) answer = found;
      if (thrown) error = thrown;
      common_.over = true;
      common_.rendezvous.leave([this] { common_.make_room(); });
    };
    ThreadGroup helpers;
    crowd_comes_at_ = job_.budget().threads > 1 ? positions() + kAlone : kNever;
    bring_helpers_ = [&] {
      for (int i = 1; i < job_.budget().threads; ++i) {
        common_.rendezvous.enter();
        const bool started = helpers.start([this, &work] {
          Worker worker(rules_, common_, [] {});
          work(worker);
        });
        if (!started) {
          common_.rendezvous.leave([this] { common_.make_room(); });
          break;
        }
        threads_ = std::max(threads_, i + 1);
        common_.crowd = true;
      }
    };
    work(main_);
    helpers.join();
    common_.rendezvous.enter();
    common_.crowd = false;
    common_.over = false;
    if (answer) return *answer;
    save();
    std::rethrow_exception(error);
  }

  // The main thread looks after the budget.
  void tick() {
    job_.check();
    job_.report("solving", positions(), 0, "positions");
    if (positions() >= crowd_comes_at_) {
      crowd_comes_at_ = kNever;
      bring_helpers_();
    }
    const double now = job_.seconds();
    if (now - saved_at_ < static_cast<double>(job_.budget().checkpoint_interval.count())) return;
    save();
    saved_at_ = now;
  }

  typename Table::Kind kind_of_table(std::uint64_t seed) const {
    const Budget& budget = job_.budget();
    typename Table::Kind kind{budget.fingerprints, seed, 0};
    const CheckpointContents& contents = budget.checkpoint_contents;
    if (!budget.checkpoint.empty() && !contents.whole) {
      kind.whole_from = contents.least_work != 0 ? contents.least_work : kLeastToTravel;
    }
    return kind;
  }

  // Of this run and of those that it resumed. Where all keys are whole, fingerprints answered none.
  SearchProgress progress() const {
    const std::uint64_t before = questions_before_ + earlier_.questions;
    const bool whole = !common_.table->has_fingerprints() && before == 0;
    return {positions(), whole ? 0 : questions_before_ + common_.lookups.load()};
  }

  void resume() {
    if (path_.empty() || !std::filesystem::exists(path_)) return;
    Table& table = *common_.table;
    const TableFileHeader header = TableFileReader(path_).header();
    const std::string fingerprints = about_ + table.fingerprints_description();
    const bool alone = header.about.ends_with(Table::kInBuckets);
    if (alone && table.may_have_fingerprints() && header.about != fingerprints) {
      throw FileError(path_,
                      "holds fingerprints of a table with another --memory or --seed; ask with "
                      "those of the first time, or choose another file (what --checkpoint-of work "
                      "saves fits any memory)");
    }
    const bool ours = alone && header.about == fingerprints;
    if (ours) table.take_fingerprints();
    const SearchProgress before =
        load_table(table.any(), path_, ours ? fingerprints : about_ + table.description());
    common_.positions += before.positions;
    questions_before_ += before.questions;
    job_.resumed(path_, before.positions);
  }

  std::uint64_t second_seed() const { return job_.budget().seed + (std::uint64_t{1} << 32); }
  // At once, and not after the first search.
  void refuse_foreign_second() const {
    const std::string second = path_ + kSecondFile;
    if (path_.empty() || !common_.table->may_have_fingerprints() ||
        !std::filesystem::exists(second)) {
      return;
    }
    const std::string about = about_ + Table::description_of_seed(second_seed());
    if (!TableFileReader(second).header().about.starts_with(about)) {
      throw FileError(second, "is not of this question's second search; move it elsewhere");
    }
  }

  void save() {
    if (path_.empty()) return;
    const CheckpointContents& contents = job_.budget().checkpoint_contents;
    const Table& table = *common_.table;
    const SearchProgress now = progress();
    const AnyTable* whole = table.with_whole_keys();
    const bool fingerprints = table.has_fingerprints() && (contents.whole || whole == nullptr);
    save_table(fingerprints ? table.any() : *whole, path_,
               about_ + (fingerprints ? table.fingerprints_description() : table.description()),
               {now.positions - earlier_.positions, now.questions - earlier_.questions}, contents);
  }

  const R& rules_;
  Job& job_;
  const std::uint64_t second_bytes_;  // of the table of a search with other fingerprints
  NimberCommon<typename R::Key> common_;
  const std::string about_;
  std::string path_;                    // of the checkpoint; empty: none
  std::uint64_t questions_before_ = 0;  // that fingerprints answered in runs before this one
  SearchProgress earlier_;              // of the first search, when the fingerprints change
  Worker main_;
  NimberCounts counts_of_helpers_;
  int threads_ = 1;
  std::uint64_t replaced_before_ = 0;
  double saved_at_ = 0;
  std::uint64_t crowd_comes_at_ = kNever;
  std::function<void()> bring_helpers_;
};

}  // namespace harary
