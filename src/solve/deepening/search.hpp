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

// estimate(p): a guess at 100 times the value of p for its mover.
// for_each_successor(p, visit): visit(move, after(p, move), promise(p, move)) for every move.
template <class R>
concept Estimating =
    Rules<R> && Bounded<R> && Promising<R> &&
    requires(const R& rules, const typename R::Position& p) {
      { rules.estimate(p) } -> std::same_as<Value>;
      rules.for_each_successor(
          p, [](const typename R::Move&, const typename R::Position&, std::int32_t) {});
    };

template <Estimating R>
class DeepeningSearch {
 public:
  using Position = typename R::Position;
  using Key = typename R::Key;
  using Move = typename R::Move;

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
    for (int depth = 2; depth <= kWarmUp; depth += 2) {
      const Result result = to_depth(p, depth);
      if (result.exact) return result.value / kUnit;
    }
    return bound(p, std::max(alpha, -kMost), std::min(beta, kMost));
  }
  // The same without them, for positions near to some that have been searched. p is not finished.
  Value bound(const Position& p, Value alpha, Value beta) {
    return at_depth(p, kWhole, alpha * kUnit, beta * kUnit).value / kUnit;
  }

  // To a depth in moves; p must not be finished. Throws JobStopped.
  Result to_depth(const Position& p, int depth) {
    return at_depth(p, depth, -kMost * kUnit, kMost * kUnit);
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

  // The move of the largest promise: the first look of every search, and a player of its own.
  Move greedy(const Position& p) const {
    std::optional<Move> best;
    std::int32_t most = 0;
    rules_.for_each_successor(p, [&](const Move& move, const Position&, std::int32_t promise) {
      if (best && promise <= most) return;
      best = move;
      most = promise;
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
    Position position;
    Key key;
    Move move;
    std::int64_t order;
  };

  Result at_depth(const Position& p, int depth, Value alpha, Value beta) {
    HARARY_ASSERT(!rules_.result(p), "the game is not over");
    HARARY_ASSERT(depth >= 1 && alpha < beta, "a search has a depth and a window");
    estimated_ = false;
    children_.clear();
    path_ = 0;
    ++counts_.searches;
    Result result;
    result.value = search(p, rules_.key(p), depth, alpha, beta);
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

  Value search(const Position& p, const Key& key, int depth, Value alpha, Value beta) {
    if (const auto over = rules_.result(p)) {
      ++counts_.over;
      return *over * kUnit;
    }
    const Bounds bounds = rules_.bounds(p);
    HARARY_ASSERT(bounds.lower <= bounds.upper, "a lower bound is not above an upper one");
    const Value lower = bounds.lower * kUnit, upper = bounds.upper * kUnit;
    if (lower >= beta || lower == upper || upper <= alpha) {
      ++counts_.by_bounds;
      return lower >= beta || lower == upper ? lower : upper;
    }
    if (depth <= 0) {
      estimated_ = true;
      ++counts_.horizon;
      return std::clamp(rules_.estimate(p), lower, upper);
    }
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
        best_child(p, depth, std::max(alpha, lower), std::min(beta, upper), first);
    --path_;
    ++(value >= std::min(beta, upper) ? counts_.by_move : counts_.by_all_moves);
    store(key, estimated_ ? depth : kWhole, value, std::max(alpha, lower), std::min(beta, upper),
          best, positions_ - before + 1);
    estimated_ = estimated_ || outer;
    return value;
  }

  std::pair<Value, Move> best_child(const Position& p, int depth, Value alpha, Value beta,
                                    std::optional<Move> first) {
    const std::size_t begin = children_.size();
    rules_.for_each_successor(p, [&](const Move& move, const Position& q, std::int32_t promise) {
      const bool front = first && *first == move;
      children_.push_back({q, rules_.key(q), move, front ? std::int64_t{1} << 40 : promise});
    });
    order_by(std::span(children_).subspan(begin), ranks_,
             [](const Child& child) { return -child.order; });
    const std::size_t end = children_.size();
    HARARY_ASSERT(begin < end, "an unfinished position has a move");
    Value best = -kInfinity;
    Move best_move = children_[begin].move;
    for (std::size_t i = begin; i < end; ++i) {
      const Child child = children_[i];
      const bool same = rules_.mover(child.position) == rules_.mover(p);
      const auto below = [&](Value low, Value high) {
        return same ? search(child.position, child.key, depth - 1, low, high)
                    : -search(child.position, child.key, depth - 1, -high, -low);
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
    if (victim->work == 0 || !(victim->key == key) || victim->depth != depth) {
      victim->lower = -kInfinity;
      victim->upper = kInfinity;
    }
    victim->key = key;
    victim->depth = static_cast<std::int16_t>(depth);
    victim->work = static_cast<std::uint32_t>(std::min<std::uint64_t>(work, ~std::uint32_t{0}));
    victim->best = best;
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
