// SPDX-License-Identifier: MIT
// What the proof search maximises. PlainValuation: the value of the game, by the rules' own keys
// and bounds. RemoteValuation: value and remoteness in one number, by class_key(), because other
// keys may drop moves that only delay.
#pragma once

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

#include "base/assert.hpp"
#include "games/lemmas.hpp"
#include "games/rules.hpp"

namespace harary {

// How values become numbers: as they are, or with the moves until the end.
enum class Coding { plain, remote };

// A value one move deeper as seen before the move, and a window the other way round.
constexpr Value shallower(Coding coding, Value value) {
  if (coding == Coding::plain || value == kInfinity || value == -kInfinity) return value;
  return value > 0 ? value - 1 : value < 0 ? value + 1 : 0;
}
// The window (a, b) of the values v with a < shallower(v) < b.
constexpr ValueRange deeper(Coding coding, ValueRange window) {
  if (coding == Coding::plain) return window;
  return {window.lower == -kInfinity ? -kInfinity
          : window.lower < 0         ? window.lower - 1
          : window.lower > 0         ? window.lower + 1
                                     : 0,
          window.upper == kInfinity ? kInfinity
          : window.upper > 0        ? window.upper + 1
          : window.upper < 0        ? window.upper - 1
                                    : 0};
}

// What tables store for the isomorphism class of p, or for a class of positions of which the rules
// know that all have the same value and remoteness: the representative, or class_key(p) of rules
// that have it.
template <class R>
auto class_key(const R& rules, const typename R::Position& p) {
  if constexpr (requires { rules.class_key(p); }) {
    return rules.class_key(p);
  } else {
    return rules.representative(p);
  }
}

template <class R>
class PlainValuation {
 public:
  static constexpr Coding kCoding = Coding::plain;
  using Position = typename R::Position;
  using Key = typename R::Key;

  explicit PlainValuation(const R& rules) : rules_(rules) {}

  Key key(const Position& p) const { return rules_.key(p); }
  std::optional<Value> leaf(const Position& p) const { return rules_.result(p); }
  Bounds bounds(const Position& p) const {
    if constexpr (Bounded<R>) return rules_.bounds(p);
    return {};
  }
  static std::span<const std::string_view> lemmas() { return lemma_names<R>(); }
  Value certain_part(const Position& p) const {
    if constexpr (HasCertainPart<R>) return rules_.certain_part(p);
    return 0;
  }

 private:
  const R& rules_;
};

// A win by v in d moves counts v·kScale + kHorizon − d, a loss the negative of that, a tie 0: with
// 0 <= d < kHorizon the order of these numbers is the order of preference (higher value first, then
// fast wins and slow losses). One move earlier the number comes one step nearer to its 0.
template <class R>
class RemoteValuation {
 public:
  using Position = typename R::Position;
  using Key = decltype(class_key(std::declval<const R&>(), std::declval<const Position&>()));

  static constexpr Coding kCoding = Coding::remote;
  static constexpr Value kHorizon = 2100;  // more than the edges of K64
  static constexpr Value kScale = 2 * kHorizon;

  explicit RemoteValuation(const R& rules) : rules_(rules) {}

  Key key(const Position& p) const { return class_key(rules_, p); }
  std::optional<Value> leaf(const Position& p) const {
    const auto value = rules_.result(p);
    if (!value) return std::nullopt;
    HARARY_ASSERT(*value < kInfinity / kScale && *value > -kInfinity / kScale,
                  "a coded value is finite");
    return *value * kScale + (*value > 0 ? kHorizon : *value < 0 ? -kHorizon : 0);
  }
  Bounds bounds(const Position&) const { return {}; }
  static std::span<const std::string_view> lemmas() { return {}; }
  Value certain_part(const Position&) const { return 0; }
  static Value value_of(Value coded) { return coded > 0 ? coded / kScale : -(-coded / kScale); }
  static int remoteness_of(Value coded) {
    if (coded == 0) return -1;
    return kHorizon - (coded > 0 ? coded : -coded) % kScale;
  }

 private:
  const R& rules_;
};

}  // namespace harary
