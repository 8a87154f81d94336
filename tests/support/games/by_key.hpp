// SPDX-License-Identifier: MIT
// A game whose positions are one of each key: two positions with the same key are equal. The plain
// definition then evaluates larger boards, and is right exactly if equal keys keep their promise of
// equal values.
#pragma once

#include <optional>

#include "games/rules.hpp"
#include "solve/reference/reference.hpp"

namespace harary {

template <Rules R>
class ByKey {
 public:
  using Move = typename R::Move;
  using Key = typename R::Key;
  struct Position {
    typename R::Position position;
    Key key;
    std::uint64_t hash() const { return key.hash(); }
    friend bool operator==(const Position& a, const Position& b) { return a.key == b.key; }
  };

  // `rules` must outlive this object.
  explicit ByKey(const R& rules) : rules_(rules) {}

  Position at(const typename R::Position& p) const { return {p, rules_.key(p)}; }

  Position start() const { return at(rules_.start()); }
  Side mover(const Position& p) const { return rules_.mover(p.position); }
  std::optional<Value> result(const Position& p) const { return rules_.result(p.position); }
  auto moves(const Position& p) const { return rules_.moves(p.position); }
  Position after(const Position& p, const Move& move) const {
    return at(rules_.after(p.position, move));
  }
  Key key(const Position& p) const { return p.key; }

 private:
  const R& rules_;
};

// The value of the start, one position of each key only.
template <Rules R>
Value value_by_key(const R& rules) {
  const ByKey<R> by_key(rules);
  return Reference<ByKey<R>>(by_key).value(by_key.start());
}

}  // namespace harary
