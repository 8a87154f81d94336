// SPDX-License-Identifier: MIT
// The reference for the tests of all other engines: backward induction (Zermelo) by the plain
// definition. It uses start, mover, result, moves and after, nothing else: no keys, no isomorphism,
// no bounds, no order. The only economy is a memory of positions that are equal to the last bit.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "base/job.hpp"
#include "games/rules.hpp"

namespace harary {

// The value of a position for its mover, and the remoteness: how many moves the game still lasts
// when the winning side hurries and the losing side delays. With a value of 0 no side hurries: the
// remoteness is -1.
struct Evaluation {
  Value value = 0;
  int remoteness = -1;
  friend bool operator==(const Evaluation&, const Evaluation&) = default;
};

// Is a better than b for a player who chooses? First by value, then fast wins and slow losses.
constexpr bool better(Evaluation a, Evaluation b) {
  if (a.value != b.value) return a.value > b.value;
  return a.value > 0 ? a.remoteness < b.remoteness : a.remoteness > b.remoteness;
}

// The evaluation of a position from that of its successor. `same_mover`: the same player moves in
// both.
constexpr Evaluation one_move_earlier(Evaluation after, bool same_mover) {
  return {same_mover ? after.value : -after.value, after.value == 0 ? -1 : after.remoteness + 1};
}

template <Rules R>
class Reference {
 public:
  using Position = typename R::Position;

  // `rules` must outlive the engine. Memory grows with the number of positions reached: small
  // boards.
  explicit Reference(const R& rules, const Job* job = nullptr) : rules_(rules), job_(job) {}

  Evaluation evaluate(const Position& p) {
    if (const auto known = known_.find(p); known != known_.end()) return known->second;
    const Evaluation result = evaluate_unknown(p);
    known_.emplace(p, result);
    return result;
  }

  // The value of p for its mover.
  Value value(const Position& p) { return evaluate(p).value; }

  // Everything evaluated so far: after evaluate(start()), all positions that can be reached.
  const auto& known() const { return known_; }
  std::size_t positions() const { return known_.size(); }

 private:
  struct Hash {
    std::size_t operator()(const Position& p) const { return p.hash(); }
  };

  Evaluation evaluate_unknown(const Position& p) {
    if (job_ != nullptr && known_.size() % 1024 == 0) job_->check();
    if (const auto value = rules_.result(p)) return {*value, *value == 0 ? -1 : 0};
    std::optional<Evaluation> best;
    for (const auto& move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      const Evaluation here = one_move_earlier(evaluate(q), rules_.mover(q) == rules_.mover(p));
      if (!best || better(here, *best)) best = here;
    }
    return best.value();  // the contract: an unfinished position has a move
  }

  const R& rules_;
  const Job* job_;
  std::unordered_map<Position, Evaluation, Hash> known_;
};

}  // namespace harary
