// SPDX-License-Identifier: MIT
// Achievement games (Slany, Definitions 3.4 and 3.5): the first to complete a copy of the target in
// their own colour wins. A full board without a copy is a draw, or counts as a win for Green.
//
// Where a draw is Green's, the game is over as soon as no player can complete a copy any more: what
// is left decides nothing, and remoteness counts no moves of it. That is the end of Maker-Breaker,
// too (maker_breaker.hpp), where Red's copies are all that count. In achievement such a position is
// a tie, which has no remoteness; by its definition it is played until the board is full.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "games/positional/achievement/positional_game.hpp"

namespace harary {

// Base: TargetGame, or PointSetGame where the board is too large for that.
template <class Base>
class AchievementOn : public PositionalGame<Base, true> {
 public:
  using Positional = PositionalGame<Base, true>;
  using Positional::Positional;
  using typename Base::Position;

  std::optional<Value> result(const Position& p) const {
    if (this->completed(p, kRed)) return this->for_mover(p, 1);
    if (this->completed(p, kGreen)) return this->for_mover(p, -1);
    if (this->ending() == PositionalEnding::draw) {
      if (this->open(p).empty() || this->out_of_turns(p)) return 0;
    } else {
      // Of a full board, too: a copy without an edge of the other colour would be complete.
      if ((!possible(p, kRed) && !possible(p, kGreen)) || this->out_of_turns(p)) {
        return this->for_mover(p, -1);
      }
    }
    return std::nullopt;
  }

  EndReason reason(const Position& p) const {
    for (const Side side : {Side::first, Side::second}) {
      if (this->completed(p, colour_of(side))) {
        return this->copy_reason(p, side, Consequence::wins);
      }
    }
    if (!this->open(p).empty()) return nobody_can_complete(this->words_for_target());
    return nobody_completed(this->words_for_target(), this->ending() == PositionalEnding::draw
                                                          ? Winner::tie
                                                          : Winner::second);
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

  std::vector<Value> cuts() const {
    if (this->ending() == PositionalEnding::draw) return {-1, 0};
    return {0};
  }

 private:
  // Can the player of `colour` still complete a copy?
  bool possible(const Position& p, int colour) const {
    return this->copies(colour).possible_without(p[1 - colour]);
  }
};

template <int Words>
using AchievementRules = AchievementOn<TargetGame<Words>>;

}  // namespace harary
