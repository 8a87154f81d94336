// SPDX-License-Identifier: MIT
// Proof search: alpha-beta (Knuth & Moore 1975, in the fail-soft form of Fishburn) with a
// transposition table (Greenblatt), enhanced transposition cut-offs (Schaeffer & Plaat 1996) and
// principal variation search (Marsland & Campbell). One thread, deterministic: the number of
// positions visited is part of the project's signature.
//
// The whole search works on keys: equal keys promise equal values, so of several moves to equal
// keys only one is tried.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "base/job.hpp"
#include "games/rules.hpp"
#include "solve/proof/table.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

template <Rules R, template <class> class Valuation = PlainValuation>
class ProofSearch {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;
  using Key = typename Valuation<R>::Key;

  // `rules` and `job` must outlive the search. The table keeps within the job's memory budget.
  ProofSearch(const R& rules, Job& job)
      : rules_(rules), valuation_(rules), job_(job), table_(job.budget().memory_bytes) {}

  // The value of p for its mover if it lies strictly between alpha and beta; otherwise a bound on
  // the same side: a result <= alpha is an upper bound, a result >= beta a lower bound. Throws
  // JobStopped when the budget ends; what was proved so far stays in the table.
  Value value(const Position& p, Value alpha = -kInfinity, Value beta = kInfinity) {
    children_.clear();
    if (const auto leaf = valuation_.leaf(p)) return *leaf;
    const Key key = valuation_.key(p);
    const Bounds known = table_.find(key);
    if (known.lower >= beta || known.lower == known.upper) return known.lower;
    if (known.upper <= alpha) return known.upper;
    return search(p, key, alpha, beta);
  }

  // Moves from p to pairwise different keys that lead to the value `target` or better for the
  // mover, given that p's value is not above `target`.
  std::vector<Move> moves_reaching(const Position& p, Value target) {
    std::vector<Move> result;
    std::vector<Key> seen;
    for (const auto& move : rules_.moves(p)) {
      look_up_from_work();
      const Position q = rules_.after(p, move);
      const Key key = valuation_.key(q);
      if (std::find(seen.begin(), seen.end(), key) != seen.end()) continue;
      seen.push_back(key);
      if (move_value(p, move, target - 1, target) >= target) result.push_back(move);
    }
    return result;
  }

  // A move from p of which the table says that it leads to `target` or better for the mover.
  std::optional<Move> proved_move(const Position& p, Value target) const {
    for (const auto& move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      const bool same = rules_.mover(q) == rules_.mover(p);
      Bounds known;
      if (const auto leaf = valuation_.leaf(q)) {
        known = {*leaf, *leaf};
      } else {
        known = table_.find(valuation_.key(q));
      }
      if (valuation_.shallower(before(known, same).lower) >= target) return move;
    }
    return std::nullopt;
  }

  // The value for the mover of p after `move`, in the window of p.
  Value move_value(const Position& p, const Move& move, Value alpha = -kInfinity,
                   Value beta = kInfinity) {
    look_up_from_work();
    const Position q = rules_.after(p, move);
    const bool same = rules_.mover(q) == rules_.mover(p);
    const Bounds window = before(valuation_.deeper({alpha, beta}), same);
    return valuation_.shallower(same ? value(q, window.lower, window.upper)
                                     : -value(q, window.lower, window.upper));
  }

  // Positions expanded so far.
  std::uint64_t positions() const { return positions_; }
  std::uint64_t table_entries() const { return table_.entries(); }

 private:
  struct Child {
    Position position;
    Key key;
    bool same_mover;
    std::int32_t promise;
    std::uint32_t order;
    Bounds known;  // for the mover of the parent
  };

  static constexpr std::uint64_t kMovesBetweenChecks = 4096;

  // Once a move looked at: some games have millions of moves in one position, so counting positions
  // would not do. The stack of children counts against the memory as well as the table does.
  void look_up_from_work() {
    if (++moves_seen_ % kMovesBetweenChecks != 0) return;
    job_.check();
    job_.report("solving", positions_, 0, "positions");
    if (children_.size() * sizeof(Child) > job_.budget().memory_bytes / 4) {
      throw JobStopped{StopReason::memory};
    }
  }

  // The window or the bounds of a successor as its predecessor sees them, and the other way round.
  static Bounds before(Bounds b, bool same_mover) {
    return same_mover ? b : Bounds{-b.upper, -b.lower};
  }

  // p is unfinished and not known well enough. Children live on the common stack children_ from
  // `first` on: no allocation once the stack has grown.
  Value search(const Position& p, const Key& key, Value alpha, Value beta) {
    const std::uint64_t work_before = positions_;
    ++positions_;
    Bounds proved = valuation_.bounds(p);
    if (proved.lower >= beta || proved.lower == proved.upper) return proved.lower;
    if (proved.upper <= alpha) return proved.upper;

    const std::size_t first = children_.size();
    Value best = expand(p, beta);
    Value upper = best;  // of all children together, as far as the table knows
    if (best < beta) {
      order_children(first);
      for (std::size_t i = first; i < children_.size(); ++i) {
        upper = std::max(upper, children_[i].known.upper);
      }
      if (upper <= alpha) {
        best = upper;
      } else {
        best = search_children(first, best, alpha, std::min(beta, proved.upper));
      }
    }
    children_.resize(first);
    // Fail-soft: below beta the result bounds from above, above alpha from below.
    if (best < beta) proved.upper = std::min(proved.upper, best);
    if (best > alpha) proved.lower = std::max(proved.lower, best);
    table_.store(key, proved, positions_ - work_before);
    return best;
  }

  // Puts the children that need a search on the stack. Returns the best value proved without one;
  // stops early when that reaches beta.
  Value expand(const Position& p, Value beta) {
    Value best = -kInfinity;
    const Side mover = rules_.mover(p);
    std::uint32_t number = 0;
    for (const auto& move : rules_.moves(p)) {
      look_up_from_work();
      Child child{.position = rules_.after(p, move),
                  .key = {},
                  .same_mover = false,
                  .promise = 0,
                  .order = number++,
                  .known = {}};
      child.same_mover = rules_.mover(child.position) == mover;
      if (const auto leaf = valuation_.leaf(child.position)) {
        best = std::max(best, valuation_.shallower(child.same_mover ? *leaf : -*leaf));
      } else {
        child.key = valuation_.key(child.position);
        child.known = before(table_.find(child.key), child.same_mover);
        child.known = {valuation_.shallower(child.known.lower),
                       valuation_.shallower(child.known.upper)};
        best = std::max(best, child.known.lower);
        if constexpr (Promising<R>) child.promise = rules_.promise(p, move);
        if (child.known.lower < child.known.upper) children_.push_back(child);
      }
      if (best >= beta) return best;
    }
    return best;
  }

  // Of equal keys the first stays; then the most promising first.
  void order_children(std::size_t first) {
    const auto begin = children_.begin() + static_cast<std::ptrdiff_t>(first);
    std::sort(begin, children_.end(), [](const Child& a, const Child& b) {
      const std::uint64_t hash_a = a.key.hash();
      const std::uint64_t hash_b = b.key.hash();
      return hash_a != hash_b ? hash_a < hash_b : a.order < b.order;
    });
    children_.erase(std::unique(begin, children_.end(),
                                [](const Child& a, const Child& b) { return a.key == b.key; }),
                    children_.end());
    std::sort(begin, children_.end(), [](const Child& a, const Child& b) {
      return a.promise != b.promise ? a.promise > b.promise : a.order < b.order;
    });
  }

  Value search_children(std::size_t first, Value best, Value alpha, Value beta) {
    const std::size_t last = children_.size();
    for (std::size_t i = first; i < last && best < beta; ++i) {
      const Child child = children_[i];  // the stack may move
      const Value low = std::max(alpha, best);
      Value value = i == first ? child_value(child, low, beta) : child_value(child, low, low + 1);
      if (value > low && value < beta && i != first) value = child_value(child, low, beta);
      best = std::max(best, value);
    }
    return best;
  }

  Value child_value(const Child& child, Value alpha, Value beta) {
    const Bounds known = before(table_.find(child.key), child.same_mover);
    const Bounds seen{valuation_.shallower(known.lower), valuation_.shallower(known.upper)};
    if (seen.lower >= beta || seen.lower == seen.upper) return seen.lower;
    if (seen.upper <= alpha) return seen.upper;
    const Bounds window = before(valuation_.deeper({alpha, beta}), child.same_mover);
    const Value value = search(child.position, child.key, window.lower, window.upper);
    return valuation_.shallower(child.same_mover ? value : -value);
  }

  const R& rules_;
  Valuation<R> valuation_;
  Job& job_;
  TranspositionTable<Key> table_;
  std::vector<Child> children_;
  std::uint64_t positions_ = 0;
  std::uint64_t moves_seen_ = 0;
};

}  // namespace harary
