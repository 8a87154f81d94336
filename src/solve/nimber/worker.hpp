// SPDX-License-Identifier: MIT
// One thread of a nimber search (search.hpp): the depth-first search on pairs (summand, nimber).
//
// Of a position after a move, equal summands cancel and known nimbers fold into a heap; of several
// unknown summands the smaller ones get their nimbers first. What is left is the question whether
// the largest has a given nimber. It has if no child has, given that smaller nimbers are excluded;
// it has not as soon as one child has. Children are tried with the fewest moves left first, ties by
// the priority of the rules. A child that is known to answer ends the node at once.
//
// Several threads ask the same question of the same table. Where all children have to be refuted,
// each first skips those that other threads are searching, and returns to them at the end, to help
// or to find the answer; where one child is enough, all search the same one. A thread looks from
// time to time whether another has answered one of the questions on its path, and if so goes back
// there. (In the manner of ABDADA: J.-C. Weill, "The ABDADA distributed minimax-search algorithm",
// 1996.)
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/current_job.hpp"
#include "base/hashing.hpp"
#include "games/rules.hpp"
#include "solve/move_order.hpp"
#include "solve/nimber/counts.hpp"
#include "solve/nimber/facts.hpp"
#include "solve/nimber/shared_state.hpp"
#include "solve/nimber/summands.hpp"

namespace harary {

template <Summands R>
class NimberWorker {
 public:
  using Position = typename R::Position;
  using Key = typename R::Key;
  using Common = NimberCommon<Key>;

  static constexpr std::uint64_t kPositionsBetweenTicks = 64;

  // `tick` is called at a fixed interval of positions; it may throw.
  NimberWorker(const R& rules, Common& common, std::function<void()> tick)
      : rules_(rules), common_(common), tick_(std::move(tick)), stack_(rules, common, counts_) {}

  // What was counted since the last forget_counts(). Not while the thread searches.
  NimberCounts counts() const {
    NimberCounts result = counts_;
    result.positions = positions_ - positions_before_;
    return result;
  }
  void forget_counts() {
    report_progress();
    counts_ = {};
    reported_lookups_ = 0;
    positions_before_ = positions_;
  }

  // The nimber of p; of the question whether it has one, only the answer. Nothing if the search is
  // over before.
  std::optional<int> nimber(const Position& p) {
    begin();
    const Sum sum = stack_.sum_of(p);
    int result = sum.heap;
    for (std::uint32_t i = 0; i < sum.parts && cut_ == kNoCut; ++i) {
      result ^= nimber_of(stack_.part(sum.first + i));
    }
    report_progress();
    return cut_ == kNoCut ? std::optional(result) : std::nullopt;
  }
  std::optional<bool> has_nimber(const Position& p, int nimber) {
    begin();
    const bool has = has_nimber(stack_.sum_of(p), nimber, Expect::one_child);
    report_progress();
    return cut_ == kNoCut ? std::optional(has) : std::nullopt;
  }
  // Both from what is known already.
  std::optional<int> known_nimber(const Position& p) {
    begin();
    const Sum sum = stack_.sum_of(p);
    return sum.parts == 0 ? std::optional(sum.heap) : std::nullopt;
  }
  std::optional<bool> known_to_have(const Position& p, int nimber) {
    begin();
    const Sum sum = stack_.sum_of(p);
    return stack_.known(sum, nimber);
  }

 private:
  using Part = typename SummandStack<R>::Part;
  using Sum = typename SummandStack<R>::Sum;
  // What the search expects of a node: that one child has the nimber, or that no child has it.
  enum class Expect { one_child, all_children };
  struct Question {
    Key key;
    int nimber;
  };

  static constexpr int kNoCut = std::numeric_limits<int>::max();
  static constexpr int kAllOver = -1;
  static constexpr int kAbove = -1;  // a nimber larger than asked for

  void begin() {
    stack_.shrink(0);
    sums_.clear();
    path_.clear();
    cut_ = kNoCut;
  }

  template <class F>
  void for_each_child(const Position& p, F&& f) const {
    if constexpr (requires { rules_.for_each_different_move(p, f); }) {
      rules_.for_each_different_move(p, f);
    } else {
      for (const auto& move : rules_.moves(p)) f(move);
    }
  }

  bool has_nimber(const Sum sum, int nimber, Expect expect) {
    int rest = nimber ^ sum.heap;
    if (sum.parts == 0) return rest == 0;
    std::uint32_t largest = sum.first;
    for (std::uint32_t i = sum.first + 1; i < sum.first + sum.parts; ++i) {
      if (stack_.part(i).moves > stack_.part(largest).moves) largest = i;
    }
    for (std::uint32_t i = sum.first; i < sum.first + sum.parts; ++i) {
      if (i == largest) continue;
      rest ^= nimber_of(stack_.part(i));
      if (cut_ != kNoCut) return false;
    }
    HARARY_ASSERT(rest >= 0, "a nimber is not negative");
    const Part part = stack_.part(largest);
    if (rest > part.moves) return false;
    if (const auto facts = stack_.looked_up(part.key)) {
      if (facts->nimber()) return *facts->nimber() == rest;
      if (facts->excludes(rest)) return false;
    }
    return search(part, rest, expect) == rest;
  }

  int nimber_of(const Part part) {
    if (const auto facts = stack_.looked_up(part.key)) {
      if (facts->nimber()) return *facts->nimber();
    }
    return search(part, part.moves, Expect::one_child);
  }

  // The nimber of the summand if it is at most `most`, else kAbove; anything after a cut.
  int search(const Part& part, int most, Expect expect) {
    HARARY_ASSERT(most >= 0 && most <= part.moves, "a nimber is at most the number of moves");
    const std::uint64_t before = positions_;
    if (++positions_ % kPositionsBetweenTicks == 0) look_around();
    NimberFacts facts = stack_.looked_up(part.key).value_or(NimberFacts{});
    const std::size_t first_sum = sums_.size();
    const std::size_t first_part = stack_.size();
    const int depth = static_cast<int>(path_.size());
    path_.push_back({part.key, most});
    counts_.deepest = std::max(counts_.deepest, path_.size());

    int result = kAbove;
    const bool by_move = expand(rules_.position(part.key), most, facts);
    if (!by_move) {
      order_by(std::span(sums_).subspan(first_sum), ranks_,
               [&](const Sum& sum) { return rank(sum, most); });
      const std::size_t last_sum = sums_.size();
      for (int n = 0; n <= most && cut_ == kNoCut; ++n) {
        if (facts.excludes(n)) continue;
        path_.back().nimber = n;
        const bool found = some_child_has(n, first_sum, last_sum, expect);
        if (cut_ < depth) break;
        if (cut_ == depth) {
          // Another thread knows better.
          cut_ = kNoCut;
          facts = facts.merged_with(common_.table->find(part.key).value_or(NimberFacts{}));
          if (facts.nimber()) break;
          --n;
          continue;
        }
        if (!found) {
          facts = NimberFacts::exactly(n);
          break;
        }
        facts.exclude(n);
      }
      if (const auto nimber = facts.nimber()) result = *nimber;
    }
    HARARY_ASSERT(path_.size() == static_cast<std::size_t>(depth) + 1, "a question is left last");
    path_.pop_back();
    count_end(by_move, result);
    sums_.resize(first_sum);
    stack_.shrink(first_part);
    common_.table->store(part.key, facts, positions_ - before);
    return result;
  }

  // The fewest moves left first, ties by the priority of the rules. What an earlier search knows
  // goes before: children whose nimber answers one of the questions, the cheapest first.
  std::int64_t rank(const Sum& sum, int most) const {
    const std::int64_t usual = (std::int64_t{sum.moves} << 32) - sum.priority;
    if (common_.earlier == nullptr) return usual;
    const auto known = stack_.earlier(*common_.earlier, sum);
    if (!known || known->nimber > most) return usual;
    return (std::int64_t{known->work_width} << 48) + usual - (std::int64_t{1} << 60);
  }

  void count_end(bool by_move, int result) {
    ++counts_.table.stores;
    if (cut_ != kNoCut) {
      ++counts_.elsewhere;
    } else if (by_move) {
      ++counts_.by_move;
    } else {
      ++(result == kAbove ? counts_.above : counts_.by_nimber);
    }
  }
  // Puts the children with unknown summands on the stack; true as soon as one is known to have
  // nimber `most`, which answers the question. The table is read a few children later than it is
  // prefetched, when the memory has answered.
  bool expand(const Position& p, int most, NimberFacts& facts) {
    constexpr std::size_t kLate = 4;
    const std::size_t first = sums_.size();
    const std::size_t first_part = stack_.size();
    std::size_t asked = first;
    bool found = false;
    const auto ask = [&] {
      Sum& sum = sums_[asked++];
      stack_.fold_known(sum);
      if (sum.parts != 0) return;
      facts.exclude(sum.heap);
      found = found || sum.heap == most;
    };
    for_each_child(p, [&](const auto& move) {
      if (found || cut_ != kNoCut) return;
      look_at_clock();
      Sum sum = stack_.parts_of(rules_.after(p, move));
      if constexpr (Prioritised<R>) sum.priority = rules_.move_priority(p, move);
      sums_.push_back(sum);
      if (sums_.size() - asked > kLate) ask();
    });
    while (!found && asked < sums_.size()) ask();
    if (found) {
      sums_.resize(first);
      stack_.shrink(first_part);
      return true;
    }
    sums_.erase(std::remove_if(sums_.begin() + static_cast<std::ptrdiff_t>(first), sums_.end(),
                               [](const Sum& sum) { return sum.parts == 0; }),
                sums_.end());
    return false;
  }

  bool some_child_has(int nimber, std::size_t first, std::size_t last, Expect expect) {
    for (std::size_t i = first; i < last; ++i) {
      if (stack_.known(sums_[i], nimber).value_or(false)) return true;
    }
    const Expect below = expect == Expect::one_child ? Expect::all_children : Expect::one_child;
    if (expect == Expect::one_child || !common_.crowd.load(std::memory_order_relaxed)) {
      for (std::size_t i = first; i < last; ++i) {
        if (has_nimber(sums_[i], nimber, below)) return true;
        if (cut_ != kNoCut) return false;
      }
      return false;
    }
    return some_child_of_crowd_has(nimber, first, last, below);
  }

  // First the children that no other thread is searching, then those that still have no answer.
  bool some_child_of_crowd_has(int nimber, std::size_t first, std::size_t last, Expect below) {
    for (std::size_t i = first; i < last; ++i) sums_[i].refuted = false;
    for (const bool searched_by_others : {false, true}) {
      for (std::size_t i = first; i < last; ++i) {
        if (sums_[i].refuted) continue;
        std::atomic<std::uint8_t>& there = counter_of(sums_[i], nimber);
        if (!searched_by_others && there.load(std::memory_order_relaxed) != 0) continue;
        const Presence presence(there);
        if (has_nimber(sums_[i], nimber, below)) return true;
        if (cut_ != kNoCut) return false;
        sums_[i].refuted = true;
      }
    }
    return false;
  }

  class Presence {
   public:
    explicit Presence(std::atomic<std::uint8_t>& count) : count_(count) {
      count_.fetch_add(1, std::memory_order_relaxed);
    }
    ~Presence() { count_.fetch_sub(1, std::memory_order_relaxed); }
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

   private:
    std::atomic<std::uint8_t>& count_;
  };

  std::atomic<std::uint8_t>& counter_of(const Sum& sum, int nimber) {
    std::uint64_t hash = static_cast<std::uint64_t>(nimber ^ sum.heap);
    for (std::uint32_t i = 0; i < sum.parts; ++i) hash += stack_.part(sum.first + i).key.hash();
    return common_.at[mix(hash) % common_.at.size()];
  }

  void report_progress() {
    common_.positions.fetch_add(positions_ - reported_, std::memory_order_relaxed);
    reported_ = positions_;
    const std::uint64_t lookups = counts_.table.lookups;
    common_.lookups.fetch_add(lookups - reported_lookups_, std::memory_order_relaxed);
    reported_lookups_ = lookups;
  }

  // On wide boards a single child may cost milliseconds, so look_around() would come too late, and
  // the children on the path may take more memory than the table.
  void look_at_clock() {
    constexpr bool kWide = sizeof(Position) > 512;
    if constexpr (kWide) {
      CurrentJob::check();
      if (common_.over.load(std::memory_order_relaxed)) cut_ = kAllOver;
      if (stack_.size() * sizeof(Part) > CurrentJob::memory_share(8)) {
        throw JobStopped{StopReason::memory};
      }
    }
  }

  // Now and then: the job, the room in the table, and the other threads' answers.
  void look_around() {
    report_progress();
    tick_();
    if (common_.table->crowded()) common_.rendezvous.call();
    if (common_.rendezvous.called()) {
      common_.rendezvous.attend([this] { common_.make_room(); });
    }
    if (common_.over.load(std::memory_order_relaxed)) {
      cut_ = kAllOver;
      return;
    }
    if (!common_.crowd.load(std::memory_order_relaxed)) return;
    for (std::size_t depth = 0; depth < path_.size(); ++depth) {
      const auto facts = common_.table->find(path_[depth].key);
      if (!facts || (!facts->nimber() && !facts->excludes(path_[depth].nimber))) continue;
      cut_ = static_cast<int>(depth);
      return;
    }
  }

  const R& rules_;
  Common& common_;
  std::function<void()> tick_;
  // Stacks, so that nothing is allocated once they have grown.
  NimberCounts counts_;
  SummandStack<R> stack_;
  std::vector<Sum> sums_;
  std::vector<Ranked> ranks_;  // room to work in
  std::vector<Question> path_;
  std::uint64_t positions_ = 0;
  std::uint64_t positions_before_ = 0;
  std::uint64_t reported_lookups_ = 0;
  std::uint64_t reported_ = 0;
  int cut_ = kNoCut;  // the depth of the question that is answered, kAllOver: all of them
};

}  // namespace harary
