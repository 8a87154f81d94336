// SPDX-License-Identifier: MIT
// Iterative deepening (Slate & Atkin 1977) of alpha-beta with principal variation search and a
// transposition table: for games that may be too long to be searched to their ends. Depth after
// depth, what is not known at the horizon is estimated; each depth orders the moves of the next. If
// no estimate influenced the result, the result is the exact value, at any depth.
//
// Values are kept in hundredths, so that estimates are finer than results. Whole keys are stored,
// so an entry is never used for another position.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/job.hpp"
#include "games/rules.hpp"
#include "solve/deepening/counts.hpp"
#include "solve/move_order.hpp"

namespace harary {

// A state is a position and whatever the rules keep beside it, so that less is computed again.
//   state(p)               the state of p; mover, result, key and bounds take it in place of p
//   estimate(s)            a guess at 100 times the value for the mover
//   for_each_successor(s, visit)
//                          visit(move, state after it, priority) for every move; the priority is in
//                          units of the value
template <class R>
concept Estimating =
    Rules<R> && Bounded<R> && Prioritised<R> && std::copyable<typename R::State> &&
    requires(const R& rules, const typename R::Position& p, const typename R::State& s) {
      { rules.state(p) } -> std::same_as<typename R::State>;
      { rules.mover(s) } -> std::same_as<Side>;
      { rules.result(s) } -> std::same_as<std::optional<Value>>;
      { rules.key(s) } -> std::same_as<typename R::Key>;
      { rules.bounds(s) } -> std::same_as<Bounds>;
      { rules.estimate(s) } -> std::same_as<Value>;
      rules.for_each_successor(
          s, [](const typename R::Move&, const typename R::State&, std::int32_t) {});
    };

template <Estimating R>
class DeepeningSearch {
 public:
  using Position = typename R::Position;
  using Key = typename R::Key;
  using Move = typename R::Move;
  using State = typename R::State;

  static constexpr Value kUnit = 100;

  struct Result {
    Value value = 0;     // in hundredths; of the game if exact
    bool exact = false;  // then value / kUnit is the value, or a bound on it outside of the window
    int depth = 0;
    std::optional<Move> best;
  };

  // `rules` and `job` must outlive the search. The table takes at most `memory_bytes`.
  DeepeningSearch(const R& rules, Job& job, std::uint64_t memory_bytes)
      : rules_(rules),
        job_(job),
        most_entries_(std::max<std::uint64_t>(64, memory_bytes / sizeof(Entry))) {
    table_.resize(1024);
  }

  std::uint64_t positions() const { return positions_; }
  // What was counted since the last begin_counting().
  SearchStats stats() const {
    DeepeningCounts result = counts_;
    result.positions = positions_ - positions_before_;
    result.table.entries = entries_;
    result.table.capacity = table_.size();
    return result.described();
  }
  void begin_counting() {
    counts_ = {};
    positions_before_ = positions_;
  }

  // The value of p if it lies strictly between alpha and beta, otherwise a bound on the same side:
  // to the end of the game, whatever it costs. Throws JobStopped.
  Value value(const Position& p, Value alpha = -kMost, Value beta = kMost) {
    if (const auto over = rules_.result(p)) return *over;
    // A few shallow searches first: they put good moves in front.
    const Bounds bounds = rules_.bounds(p);
    if (bounds.lower == bounds.upper || bounds.lower >= beta) return bounds.lower;
    if (bounds.upper <= alpha) return bounds.upper;
    for (int depth = 2; depth <= kWarmUp; depth += 2) {
      const Result result = to_depth(p, depth);
      if (result.exact) return result.value / kUnit;
    }
    return bound(p, std::max(alpha, -kMost), std::min(beta, kMost));
  }
  // The same without them, for positions near to some that have been searched. p is not finished.
  Value bound(const Position& p, Value alpha, Value beta) {
    return at_depth(p, kWhole, alpha * kUnit, beta * kUnit, false).value / kUnit;
  }

  // To a depth in moves; p must not be finished. Throws JobStopped.
  Result to_depth(const Position& p, int depth) {
    return at_depth(p, depth, -kMost * kUnit, kMost * kUnit, true);
  }
  // Deeper and deeper until the value is known or the job is stopped; the best move of the last
  // depth that was complete. p must not be finished.
  Result deepen(const Position& p, int most_depth = kWhole) {
    Result result;
    try {
      for (int depth = 1; depth <= most_depth && !result.exact; ++depth) {
        result = to_depth(p, depth);
      }
    } catch (const JobStopped&) {  // what the last complete depth said counts
    }
    if (!result.best) result.best = greedy(p);
    return result;
  }

  // The move of the largest priority: the first look of every search, and a player of its own.
  Move greedy(const Position& p) const {
    std::optional<Move> best;
    std::int32_t most = 0;
    const State s = rules_.state(p);
    rules_.for_each_successor(s, [&](const Move& move, const State&, std::int32_t priority) {
      if (best && priority <= most) return;
      best = move;
      most = priority;
    });
    HARARY_ASSERT(best.has_value(), "an unfinished position has a move");
    return *best;
  }

 private:
  static constexpr int kWhole = 1 << 14;  // deeper than any game
  static constexpr int kWarmUp = 8;
  static constexpr Value kMost = 1 << 20;
  static constexpr int kBucket = 4;

  struct Entry {
    Key key{};
    std::int32_t lower = 0;
    std::int32_t upper = 0;
    std::uint32_t work = 0;   // positions below; 0: empty
    std::int16_t depth = -1;  // kWhole: no estimate influenced the result
    Move best{};
  };
  struct Child {
    State state;
    Move move;
    std::int64_t order;
  };

  Result at_depth(const Position& p, int depth, Value alpha, Value beta, bool needs_move) {
    HARARY_ASSERT(!rules_.result(p), "the game is not over");
    HARARY_ASSERT(depth >= 1 && alpha < beta, "a search has a depth and a window");
    estimated_ = false;
    children_.clear();
    path_ = 0;
    ++counts_.searches;
    Result result;
    result.value = search(rules_.state(p), depth, alpha, beta, needs_move);
    result.exact = !estimated_;
    result.depth = depth;
    if (const Entry* entry = entry_of(rules_.key(p))) result.best = legal(p, entry->best);
    return result;
  }

  // Keys may be shared by positions with other moves.
  std::optional<Move> legal(const Position& p, const Move& move) const {
    for (const auto& m : rules_.moves(p)) {
      if (m == move) return move;
    }
    return std::nullopt;
  }

  // A move of the value's is needed at the root only. There the bounds alone do not end the search,
  // and the window begins below the lower bound: inside of it only a move that reaches it can be
  // the best.
  Value search(const State& s, int depth, Value alpha, Value beta, bool needs_move = false) {
    if (const auto over = rules_.result(s)) {
      ++counts_.over;
      return *over * kUnit;
    }
    const Bounds bounds = rules_.bounds(s);
    HARARY_ASSERT(bounds.lower <= bounds.upper, "a lower bound is not above an upper one");
    const Value lower = bounds.lower * kUnit - (needs_move ? 1 : 0), upper = bounds.upper * kUnit;
    if (lower >= beta || lower == upper || upper <= alpha) {
      ++counts_.by_bounds;
      return lower >= beta || lower == upper ? lower : upper;
    }
    if (depth <= 0) {
      estimated_ = true;
      ++counts_.horizon;
      return std::clamp(rules_.estimate(s), lower, upper);
    }
    const Key key = rules_.key(s);
    const Entry* known = find(key);
    std::optional<Move> first;
    if (known != nullptr) {
      first = known->best;
      if (known->depth >= depth) {
        const bool decides =
            known->lower >= beta || known->upper <= alpha || known->lower == known->upper;
        if (decides) {
          if (known->depth < kWhole) estimated_ = true;
          ++counts_.by_table;
          return known->lower >= beta || known->lower == known->upper ? known->lower : known->upper;
        }
      }
    }
    if ((++positions_ & 1023) == 0) {
      job_.check();
      job_.report("searching", positions_, 0, "positions");
    }
    const std::uint64_t before = positions_;
    counts_.deepest = std::max(counts_.deepest, ++path_);
    const bool outer = std::exchange(estimated_, false);
    const auto [value, best] =
        best_child(s, depth, std::max(alpha, lower), std::min(beta, upper), first);
    --path_;
    ++(value >= std::min(beta, upper) ? counts_.by_move : counts_.by_all_moves);
    store(key, estimated_ ? depth : kWhole, value, std::max(alpha, lower), std::min(beta, upper),
          best, positions_ - before + 1);
    estimated_ = estimated_ || outer;
    return value;
  }

  std::pair<Value, Move> best_child(const State& s, int depth, Value alpha, Value beta,
                                    std::optional<Move> first) {
    const std::size_t begin = children_.size();
    rules_.for_each_successor(s, [&](const Move& move, const State& after, std::int32_t priority) {
      const std::int64_t order =
          first && *first == move ? std::int64_t{1} << 40 : kUnit * std::int64_t{priority};
      children_.push_back({after, move, order});
    });
    if (depth > 1) look_ahead(s, std::span(children_).subspan(begin));
    order_by(std::span(children_).subspan(begin), ranks_,
             [](const Child& child) { return -child.order; });
    const std::size_t end = children_.size();
    HARARY_ASSERT(begin < end, "an unfinished position has a move");
    Value best = -kInfinity;
    Move best_move = children_[begin].move;
    for (std::size_t i = begin; i < end; ++i) {
      const Child child = children_[i];
      const bool same = rules_.mover(child.state) == rules_.mover(s);
      const auto below = [&](Value low, Value high) {
        return same ? search(child.state, depth - 1, low, high)
                    : -search(child.state, depth - 1, -high, -low);
      };
      const Value low = std::max(alpha, best);
      Value value = i == begin ? below(low, beta) : below(low, low + 1);
      if (i != begin && value > low && value < beta && beta - low > 1) {
        ++counts_.searched_again;
        value = below(low, beta);
      }
      if (value > best) {
        best = value;
        best_move = child.move;
        if (best >= beta) break;
      }
    }
    children_.resize(begin);
    return {best, best_move};
  }

  // A move is as good as what it promises and what is expected after it. On 12 boards of Honey-Bee
  // with 75 to 91 regions the promises alone took 4.5 million positions, the estimates alone 1.8
  // million, the sum 1.3 million.
  void look_ahead(const State& s, std::span<Child> children) {
    for (Child& child : children) {
      const auto over = rules_.result(child.state);
      const Value value = over ? *over * kUnit : rules_.estimate(child.state);
      child.order += rules_.mover(child.state) == rules_.mover(s) ? value : -value;
    }
  }

  Entry* bucket(const Key& key) { return &table_[key.hash() & (table_.size() - kBucket)]; }
  const Entry* find(const Key& key) {
    const Entry* const entry = entry_of(key);
    ++counts_.table.counts.lookups;
    if (entry != nullptr) ++counts_.table.counts.hits;
    return entry;
  }
  const Entry* entry_of(const Key& key) {
    Entry* entry = bucket(key);
    for (int i = 0; i < kBucket; ++i, ++entry) {
      if (entry->work != 0 && entry->key == key) return entry;
    }
    return nullptr;
  }
  void store(const Key& key, int depth, Value value, Value alpha, Value beta, const Move& best,
             std::uint64_t work) {
    if (2 * ++stored_ > table_.size() && 2 * table_.size() <= most_entries_) grow();
    Entry* entry = bucket(key);
    Entry* victim = entry;
    for (int i = 0; i < kBucket; ++i, ++entry) {
      if (entry->work != 0 && entry->key == key) {
        victim = entry;
        break;
      }
      if (entry->work < victim->work) victim = entry;
    }
    ++counts_.table.counts.stores;
    if (victim->work == 0) {
      ++entries_;
    } else if (!(victim->key == key)) {
      ++counts_.table.replaced;
    }
    const bool fresh = victim->work == 0 || !(victim->key == key);
    if (fresh || victim->depth != depth) {
      victim->lower = -kInfinity;
      victim->upper = kInfinity;
    }
    victim->key = key;
    victim->depth = static_cast<std::int16_t>(depth);
    victim->work = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, ~std::uint32_t{0}));
    // If no move exceeded alpha, what is called the best is any one: one that was proved is kept.
    if (fresh || value > alpha) victim->best = best;
    if (value < beta) victim->upper = value;
    if (value > alpha) victim->lower = value;
  }
  void grow() {
    std::vector<Entry> old(2 * table_.size());
    old.swap(table_);
    entries_ = 0;
    for (const Entry& kept : old) {
      if (kept.work == 0) continue;
      Entry* entry = bucket(kept.key);
      for (int i = 0; i < kBucket; ++i, ++entry) {
        if (entry->work != 0) continue;
        *entry = kept;
        ++entries_;
        break;
      }
    }
  }

  const R& rules_;
  Job& job_;
  std::uint64_t most_entries_;
  std::vector<Entry> table_;
  std::uint64_t stored_ = 0;
  std::vector<Child> children_;
  std::vector<Ranked> ranks_;  // room to work in
  std::uint64_t positions_ = 0;
  std::uint64_t positions_before_ = 0;
  std::uint64_t entries_ = 0;
  std::uint64_t path_ = 0;  // the length of the path to here
  DeepeningCounts counts_;
  bool estimated_ = false;
};

}  // namespace harary
