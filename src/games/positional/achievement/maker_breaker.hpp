// SPDX-License-Identifier: MIT
// The weak achievement game (Slany, Definition 3.6): Red (Maker) wins when a red copy of the target
// exists, Green (Breaker) when none can come to exist any more.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "games/positional/achievement/positional_game.hpp"

namespace harary {

// Base: TargetGame, or PointSetGame where the board is too large for that. There are moves until it
// is over: on a full board every copy is red or touches green.
template <class Base>
class MakerBreakerOn : public PositionalGame<Base, false> {
 public:
  template <class Setup>
  explicit MakerBreakerOn(const Setup& setup)
      : PositionalGame<Base, false>(PositionalEnding::green_only_breaks, setup) {}
  using typename Base::Position;

  std::optional<Value> result(const Position& p) const {
    if (this->completed(p, kRed)) return this->for_mover(p, 1);
    if (!this->copies(kRed).possible_without(p[kGreen]) || this->out_of_turns(p)) {
      return this->for_mover(p, -1);
    }
    return std::nullopt;
  }

  EndReason reason(const Position& p) const {
    if (!this->completed(p, kRed)) return prevented(this->words_for_red_target());
    return this->copy_reason(p, Side::first, Consequence::wins, {"maker", "breaker"});
  }

  auto predecessors(const Position& p) const {
    return portable::views::filter(this->uncoloured(p),
                                   [this](const Position& q) { return !result(q).has_value(); });
  }

  template <class F>
    requires(Base::kTabulated)
  auto with_table(const RuntimeRules& rules, F&& f) const {
    return Base::call_with_table(*this, rules, std::forward<F>(f));
  }

  std::vector<Value> cuts() const { return {0}; }
};

template <int Words>
using MakerBreakerRules = MakerBreakerOn<TargetGame<Words>>;

}  // namespace harary
