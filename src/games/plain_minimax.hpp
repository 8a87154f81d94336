// SPDX-License-Identifier: MIT
// For tests: the value of a position by backward induction over start, mover, result, moves and
// after alone, and all positions that can be reached.
#pragma once

#include <algorithm>
#include <unordered_map>

#include "base/portable.hpp"
#include "games/rules.hpp"

namespace harary {

// For hash tables of positions and keys.
struct HashOfSmallValue {
  std::size_t operator()(const SmallValue auto& value) const { return value.hash(); }
};

template <Rules R>
class PlainMinimax {
 public:
  using Position = typename R::Position;
  using Values = std::unordered_map<Position, Value, HashOfSmallValue>;

  explicit PlainMinimax(const R& rules) : rules_(rules) {}

  Value value(const Position& p) {
    if (const auto known = values_.find(p); known != values_.end()) return known->second;
    Value best = -kInfinity;
    if (const auto result = rules_.result(p)) {
      best = *result;
    } else {
      for (const auto move : rules_.moves(p)) {
        const Position q = rules_.after(p, move);
        const bool same_mover = rules_.mover(q) == rules_.mover(p);
        best = std::max(best, same_mover ? value(q) : -value(q));
      }
    }
    values_.emplace(p, best);
    return best;
  }

  // All positions met so far: after value(start()), all that can be reached.
  const Values& values() const { return values_; }

 private:
  const R& rules_;
  Values values_;
};

// The value of p, one position of each key only.
template <Rules R>
class MinimaxByKey {
 public:
  using Position = typename R::Position;
  using Key = typename R::Key;

  explicit MinimaxByKey(const R& rules) : rules_(rules) {}

  // Games in which somebody wins: +1 or -1.
  Value value(const Position& p) {
    if (const auto result = rules_.result(p)) return *result;
    const Key key = rules_.key(p);
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    Value best = -1;
    for (const auto move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      const bool same_mover = rules_.mover(q) == rules_.mover(p);
      best = std::max(best, same_mover ? value(q) : -value(q));
      if (best > 0) break;
    }
    values_.emplace(key, best);
    return best;
  }

  std::size_t keys() const { return values_.size(); }

 private:
  const R& rules_;
  std::unordered_map<Key, Value, HashOfSmallValue> values_;
};

// Equal keys have equal values, among all positions that can be reached from the start.
template <Rules R>
bool equal_keys_have_equal_values(const R& rules) {
  PlainMinimax<R> plain(rules);
  plain.value(rules.start());
  std::unordered_map<typename R::Key, Value, HashOfSmallValue> by_key;
  for (const auto& [position, value] : plain.values()) {
    const auto [entry, fresh] = by_key.emplace(rules.key(position), value);
    if (!fresh && entry->second != value) return false;
  }
  return true;
}

// Predecessors are exactly, up to isomorphism, the positions from which a move leads here: each is
// unfinished and has such a move, and of the positions that can be reached none is left out.
template <Layered R>
bool predecessors_undo_moves(const R& rules) {
  PlainMinimax<R> plain(rules);
  plain.value(rules.start());
  for (const auto& [p, value] : plain.values()) {
    if (rules.layer(p) == 0) continue;
    for (const auto q : rules.predecessors(p)) {
      if (rules.result(q) || rules.layer(q) + 1 != rules.layer(p)) return false;
      const auto leads_here = [&](const auto move) { return rules.after(q, move) == p; };
      if (portable::ranges::none_of(rules.moves(q), leads_here)) return false;
    }
  }
  for (const auto& [p, value] : plain.values()) {
    if (rules.result(p)) continue;
    for (const auto move : rules.moves(p)) {
      const auto q = rules.representative(rules.after(p, move));
      const auto class_of_p = rules.representative(p);
      bool found = false;
      for (const auto before : rules.predecessors(q)) {
        found = found || rules.representative(before) == class_of_p;
      }
      if (!found) return false;
    }
  }
  return true;
}

}  // namespace harary
