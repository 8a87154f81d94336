// SPDX-License-Identifier: MIT
// One thread of the proof search: alpha-beta (Knuth & Moore 1975, in the fail-soft form of
// Fishburn) with a transposition table (Greenblatt), enhanced transposition cut-offs (Schaeffer &
// Plaat 1996) and principal variation search (Marsland & Campbell). Alone it is deterministic.
//
// The whole search works on keys: equal keys promise equal values, so of several moves to equal
// keys only one is tried.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/job.hpp"
#include "games/rules.hpp"
#include "solve/move_order.hpp"
#include "solve/proof/counts.hpp"
#include "solve/proof/expansion.hpp"
#include "solve/proof/path.hpp"
#include "solve/proof/thread_team.hpp"
#include "solve/table/shared_table.hpp"

namespace harary {

// What the table holds for a key: proved bounds of its value for the mover.
struct ProvedBounds {
  Value lower = -kInfinity;
  Value upper = kInfinity;

  ProvedBounds merged_with(const ProvedBounds& earlier) const {
    const ProvedBounds both{std::max(lower, earlier.lower), std::min(upper, earlier.upper)};
    HARARY_ASSERT(both.lower <= both.upper, "what is proved of a key is no contradiction");
    return both;
  }
};

template <class Position, class Key>
class ProofWorker {
 public:
  using Table =
      SharedTable<Key, ProvedBounds, TableSettings{}, typename Expansion<Position, Key>::Hash>;

  // All must outlive the worker. tick() is called every few hundred moves and may end the search
  // by an exception.
  ProofWorker(const Expansion<Position, Key>& expansion, Table& table, OneSidedHelp<Position>* help,
              std::uint64_t memory_bytes, std::function<void()> tick)
      : expansion_(expansion),
        kind_(expansion.kind()),
        table_(table),
        help_(help),
        one_sided_(help != nullptr ? help->for_thread([this] { return go_on(); }) : nullptr),
        most_children_(memory_bytes / 4 / sizeof(Child)),
        pace_([this, tick = std::move(tick)] {
          // The stack of children counts against the memory as well as the table does.
          if (children_.size() > most_children_) throw JobStopped{StopReason::memory};
          tick();
        }) {}
  ProofWorker(const ProofWorker&) = delete;
  ProofWorker& operator=(const ProofWorker&) = delete;

  // p is unfinished; `known` (for its mover) does not decide the window. Fail-soft; nothing if the
  // team had finished before.
  std::optional<Value> search_root(const Position& p, const Key& key, ValueRange known, Value alpha,
                                   Value beta) {
    HARARY_ASSERT(!decides(known, alpha, beta), "what is known leaves the window open");
    children_.clear();
    path_.clear();
    if (help_ != nullptr && help_->use() == OneSidedUse::at_the_root) {
      known = helped(p, known, kMostAtTheRoot);
      if (decides(known, alpha, beta)) {
        ++counts_.table_use.stores;
        table_.store(key, {known.lower - certain_part(p), known.upper - certain_part(p)},
                     positions());
        return decided_value(known, beta);
      }
    }
    const Value value = search(p, key, known, alpha, beta);
    if (path_.unwinding()) return std::nullopt;
    return value;
  }

  // Threads that share this search; nullptr when it runs alone.
  void set_team(ThreadTeam* team) { team_ = team; }

  // What an earlier search proved of the same game, which says what to try first; null: none.
  void set_earlier(Table* table) { earlier_ = table; }

  // Positions expanded so far, those of one-sided games included. Other threads may ask.
  std::uint64_t positions() const {
    const std::uint64_t own = positions_.load(std::memory_order_relaxed);
    return one_sided_ != nullptr ? own + one_sided_->positions() : own;
  }
  // The current depth of the search.
  std::size_t depth() const { return path_.size(); }

  // The bounds from the table and from the rules' cheap bounds.
  ValueRange known_bounds(const Position& p, const Key& key) {
    TableCounts questions;  // of several threads, perhaps: they do not count
    return merged(expansion_.bounds(p), p, key, questions);
  }

  // What was counted since the last forget_counts(). Not while the thread searches.
  ProofCounts counts() const {
    ProofCounts result = counts_;
    result.positions = positions_.load(std::memory_order_relaxed) - positions_before_;
    return result;
  }
  OneSidedCounts one_sided_counts() const {
    return one_sided_ != nullptr ? one_sided_->counts() : OneSidedCounts();
  }
  void forget_counts() {
    counts_ = {};
    positions_before_ = positions_.load(std::memory_order_relaxed);
    if (one_sided_ != nullptr) one_sided_->forget_counts();
  }

  // Counts a move that was looked at; may call tick().
  void count_move() { pace_.step(); }

  // Makes room in the tables, as far as they need it. No other thread may use them meanwhile.
  void grow() {
    if (table_.crowded()) table_.grow();
    if (help_ != nullptr && help_->crowded()) help_->grow();
  }

 private:
  using Child = ProofChild<Position, Key>;
  static constexpr std::uint64_t kPositionsBetweenLooksBack = 64;
  static constexpr std::int64_t kDropped = std::numeric_limits<std::int64_t>::max();  // a rank
  static constexpr std::uint64_t kUnlimited = ~std::uint64_t{0};
  // Positions of one-sided games, for a question that asks them only once.
  static constexpr std::uint64_t kMostAtTheRoot = 1 << 20;

  // The table holds values minus the certain part (HasCertainPart).
  ValueRange merged(ValueRange bounds, const Position& p, const Key& key, TableCounts& counts) {
    ++counts.lookups;
    if (const auto found = table_.find(key)) {
      ++counts.hits;
      const Value certain = certain_part(p);
      bounds.lower = std::max(bounds.lower, found->lower + certain);
      bounds.upper = std::min(bounds.upper, found->upper + certain);
    }
    HARARY_ASSERT(bounds.lower <= bounds.upper,
                  "the rules and the table do not contradict each other");
    return bounds;
  }
  ValueRange seen_by_parent(ValueRange known, bool same_mover) const {
    const ValueRange before = seen_before(known, same_mover);
    return {shallower(kind_.coding, before.lower), shallower(kind_.coding, before.upper)};
  }

  // What a node needs when it is left. Its children live on the common stack children_ from `first`
  // on: no allocation once the stack has grown.
  struct Node {
    const Key& key;
    Value certain;
    Value alpha;
    Value beta;
    std::uint64_t work_before;
    std::size_t first;
  };

  // A node of the tree: the value of p within (alpha, beta), fail-soft. `proved` are bounds of p
  // that do not decide the window. When the search unwinds, the result means nothing.
  Value search(const Position& p, const Key& key, ValueRange proved, Value alpha, Value beta) {
    HARARY_ASSERT(alpha < beta && !decides(proved, alpha, beta),
                  "the bounds leave the window open");
    // 1. Count the position and remember it on the path.
    const Node node = enter(p, key, alpha, beta);

    // 2. Make room in the table, and see if another thread has finished a node of the path.
    if (table_.crowded()) make_room();
    if (team_ != nullptr) meet_team();

    // 3. One-sided games bound the value.
    if (help_ != nullptr && help_->use() == OneSidedUse::everywhere && !path_.unwinding()) {
      proved = helped(p, proved, kUnlimited);
    }

    // 4. Do the bounds decide the window now?
    if (decides(proved, alpha, beta)) {
      return leave(node, proved, decided_value(proved, beta), ProofCounts::one_sided);
    }

    // 5. Expand: children that the rules' bounds leave open go on the stack, still without keys.
    Value best = expansion_.expand(p, beta, children_, pace_, counts_.moves);
    HARARY_ASSERT(best > -kInfinity || children_.size() > node.first,
                  "an unfinished position has a move");
    if (best >= beta) return leave(node, proved, best, ProofCounts::move);

    // 6. Their keys, which cost more, and what the table holds for them.
    best = look_up_children(node.first, expansion_.mover(p), best, beta);
    if (best >= beta) return leave(node, proved, best, ProofCounts::table);

    // 7. Of equal keys one stays; the most promising first. Can any child still exceed alpha?
    if (earlier_ != nullptr) prefer_earlier(node.first, std::max(alpha, best));
    order_children(node.first);
    if (const Value most = most_of_children(node.first, best); most <= alpha) {
      return leave(node, proved, most, ProofCounts::bounds);
    }

    // 8. Search the children. No value is above the bound that is proved.
    best = search_children(node.first, best, alpha, std::min(beta, proved.upper));

    // 9. Store what is proved now.
    return leave(node, proved, best, ProofCounts::search);
  }

  Node enter(const Position& p, const Key& key, Value alpha, Value beta) {
    const std::uint64_t work_before = positions();
    positions_.fetch_add(1, std::memory_order_relaxed);
    const Value certain = certain_part(p);
    path_.push({key, alpha - certain, beta - certain});
    counts_.deepest = std::max(counts_.deepest, path_.size());
    return {key, certain, alpha, beta, work_before, children_.size()};
  }

  // Stores the bounds and gives back the node's children; the node's value.
  Value leave(const Node& node, ValueRange proved, Value best, ProofCounts::End end) {
    HARARY_ASSERT(children_.size() >= node.first, "a node gives back its own children");
    children_.resize(node.first);
    path_.pop();
    ++counts_.ends[path_.unwinding() ? ProofCounts::elsewhere : end];
    if (path_.unwinding()) return path_.value_elsewhere(node.beta - node.certain) + node.certain;
    // Fail-soft: below beta the result bounds from above, above alpha from below.
    if (best < node.beta) proved.upper = std::min(proved.upper, best);
    if (best > node.alpha) proved.lower = std::max(proved.lower, best);
    HARARY_ASSERT(proved.lower <= proved.upper, "the search contradicts nothing that is proved");
    ++counts_.table_use.stores;
    table_.store(node.key, {proved.lower - node.certain, proved.upper - node.certain},
                 positions() - node.work_before);
    return best;
  }

  static bool decides(const ValueRange& known, Value alpha, Value beta) {
    return known.lower >= beta || known.upper <= alpha || known.lower == known.upper;
  }
  // Of bounds that decide a window up to beta.
  static Value decided_value(const ValueRange& known, Value beta) {
    HARARY_ASSERT(known.lower <= known.upper, "a lower bound is not above an upper one");
    return known.lower >= beta ? known.lower : known.upper;
  }

  // What one-sided games say within `most` positions.
  ValueRange helped(const Position& p, ValueRange known, std::uint64_t most) {
    one_sided_end_ = most == kUnlimited ? kUnlimited : one_sided_->positions() + most;
    const Bounds bounds = one_sided_->bounds(p);
    HARARY_ASSERT(bounds.lower <= known.upper && known.lower <= bounds.upper,
                  "one-sided games contradict nothing that is known");
    if (team_ != nullptr && team_->over()) path_.abandon();
    return {std::max(known.lower, bounds.lower), std::min(known.upper, bounds.upper)};
  }

  // Whether a one-sided game is searched further.
  bool go_on() {
    pace_.step();
    if (help_->crowded()) make_room();
    if (team_ != nullptr) {
      attend();
      if (team_->over()) return false;
    }
    return one_sided_->positions() < one_sided_end_;
  }

  // Keeps the children that still need a search. Returns the best value proved without one; stops
  // early when that reaches beta.
  Value look_up_children(std::size_t first, Side mover, Value best, Value beta) {
    std::size_t kept = first;
    for (std::size_t i = first; i < children_.size(); ++i) {
      Child& child = children_[i];
      child.key = expansion_.key(child.position);
      child.known = merged(child.known, child.position, child.key, counts_.table_use);
      child.seen = seen_by_parent(child.known, child.same_mover);
      best = std::max(best, child.seen.lower);
      if (best >= beta || child.seen.lower == child.seen.upper) ++counts_.settled_by_table;
      if (best >= beta) return best;
      if (child.seen.lower == child.seen.upper) continue;
      if (kind_.estimated) {
        const std::int32_t estimate = expansion_.estimate(child.position);
        child.priority = mover == Side::first ? estimate : -estimate;
      }
      children_[kept++] = child;
    }
    children_.resize(kept);
    return best;
  }

  // Children that the earlier search knows to be worth more than `least` come first, the cheapest
  // before the others.
  void prefer_earlier(std::size_t first, Value least) {
    constexpr std::int32_t kKnown = std::numeric_limits<std::int32_t>::max();
    for (std::size_t i = first; i < children_.size(); ++i) {
      Child& child = children_[i];
      const auto found = earlier_->find(child.key);
      if (!found) continue;
      const Value certain = certain_part(child.position);
      const ValueRange seen =
          seen_by_parent({found->lower + certain, found->upper + certain}, child.same_mover);
      if (seen.lower <= least) continue;
      child.priority = kKnown - earlier_->work_width_of(child.key);
    }
  }

  // Of equal keys the first stays; then the most promising first.
  void order_children(std::size_t first) {
    const std::span<Child> children = std::span(children_).subspan(first);
    ranks_.clear();
    for (const Child& child : children) {
      ranks_.push_back({static_cast<std::int64_t>(table_.hash_of(child.key)),
                        static_cast<std::uint32_t>(ranks_.size())});
    }
    sort_ranks(ranks_);
    const Key* last = nullptr;
    std::size_t kept = first;
    for (Ranked& ranked : ranks_) {
      const Child& child = children[ranked.place];
      const bool again = last != nullptr && *last == child.key;
      ranked.rank = again ? kDropped : -std::int64_t{child.priority};
      if (again) continue;
      last = &child.key;
      ++kept;
    }
    sort_ranks(ranks_);
    arrange(children, std::span(ranks_));
    counts_.same_key += children_.size() - kept;
    counts_.left_to_search += kept - first;
    children_.resize(kept);
  }

  // What all children together are worth at most, as far as is known.
  Value most_of_children(std::size_t first, Value best) const {
    for (std::size_t i = first; i < children_.size(); ++i) {
      best = std::max(best, children_[i].seen.upper);
    }
    return best;
  }

  // In a team, a child that another thread is searching waits until the other children are done;
  // but the first one is searched by all, because most often it decides (young brothers wait).
  Value search_children(std::size_t first, Value best, Value alpha, Value beta) {
    const std::size_t last = children_.size();
    bool deferred = false;
    for (std::size_t i = first; i < last && best < beta && !path_.unwinding(); ++i) {
      if (team_ != nullptr && i != first && team_->busy(table_.hash_of(children_[i].key))) {
        children_[i].deferred = true;
        deferred = true;
        continue;
      }
      best = std::max(best, child_value(i, i == first, best, alpha, beta));
    }
    for (std::size_t i = first; deferred && i < last && best < beta && !path_.unwinding(); ++i) {
      if (!children_[i].deferred) continue;
      best = std::max(best, child_value(i, false, best, alpha, beta));
    }
    return best;
  }

  // The stack may move: children are copied. Null windows for all but the first.
  Value child_value(std::size_t i, bool eldest, Value best, Value alpha, Value beta) {
    HARARY_ASSERT(i < children_.size(), "a child is on the stack");
    const Child child = children_[i];
    const Value low = std::max(alpha, best);
    const std::uint64_t hash = team_ != nullptr ? table_.hash_of(child.key) : 0;
    if (team_ != nullptr) team_->begin(hash);
    Value value = child_value(child, low, eldest ? beta : low + 1);
    if (!eldest && value > low && value < beta && !path_.unwinding()) {
      ++counts_.searched_again;
      value = child_value(child, low, beta);
    }
    if (team_ != nullptr) team_->end(hash);
    return value;
  }

  Value child_value(const Child& child, Value alpha, Value beta) {
    const ValueRange known = merged(child.known, child.position, child.key, counts_.table_use);
    const ValueRange seen = seen_by_parent(known, child.same_mover);
    if (seen.lower >= beta || seen.lower == seen.upper) return seen.lower;
    if (seen.upper <= alpha) return seen.upper;
    const ValueRange window = seen_before(deeper(kind_.coding, {alpha, beta}), child.same_mover);
    const Value value = search(child.position, child.key, known, window.lower, window.upper);
    return shallower(kind_.coding, child.same_mover ? value : -value);
  }

  // Below: cooperation with other threads.

  // From time to time: has another thread finished a position on the path?
  void meet_team() {
    attend();
    if (positions() % kPositionsBetweenLooksBack != 0 || path_.unwinding()) return;
    if (team_->over()) {
      path_.abandon();
    } else {
      path_.look_back(table_);
    }
  }

  void attend() {
    if (team_->rendezvous().called()) team_->rendezvous().attend([this] { grow(); });
  }

  void make_room() {
    if (team_ == nullptr) {
      grow();
    } else {
      team_->rendezvous().call();
    }
  }

  Value certain_part(const Position& p) const {
    return kind_.certain_part ? expansion_.certain_part(p) : 0;
  }

  const Expansion<Position, Key>& expansion_;
  const typename Expansion<Position, Key>::Kind kind_;
  Table& table_;
  OneSidedHelp<Position>* help_;  // null: none
  std::unique_ptr<OneSidedBounds<Position>> one_sided_;
  std::uint64_t one_sided_end_ = kUnlimited;
  std::size_t most_children_;
  ThreadTeam* team_ = nullptr;
  Table* earlier_ = nullptr;
  std::vector<Child> children_;
  std::vector<Ranked> ranks_;  // room to work in
  ProofPath<Key> path_;
  std::atomic<std::uint64_t> positions_{0};
  std::uint64_t positions_before_ = 0;
  ProofCounts counts_;
  Pace pace_;
};

}  // namespace harary
