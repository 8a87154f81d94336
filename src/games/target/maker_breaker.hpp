// SPDX-License-Identifier: MIT
// The weak achievement game (Slany, Definition 3.6): Red (Maker) wins when a red copy of the target
// exists, Green (Breaker) when none can come to exist any more.
#pragma once

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "games/target/criteria.hpp"
#include "games/target/free_edge_game.hpp"
#include "games/target/positional_core.hpp"
#include "games/target/target_game.hpp"

namespace harary {

// Base: TargetGame, or FreeEdgeGame where the board is too large for that.
template <class Base>
class MakerBreakerOn : public Base {
 public:
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;

  explicit MakerBreakerOn(const TargetSetup& setup)
      : Base(setup.colours, setup.targets),
        settlement_(settle_achievement(setup, AchievementKind::maker_breaker)) {}
  explicit MakerBreakerOn(const FreeEdgeSetup& setup) : Base(setup) {}

  std::optional<Settlement> settlement() const { return settlement_; }

  std::optional<Value> result(const Position& p) const {
    if (this->completed(p, kRed)) return this->for_mover(p, 1);
    if (!this->copies(kRed).possible_without(p[kGreen])) return this->for_mover(p, -1);
    return std::nullopt;
  }

  // Not empty: on a full board every copy is red or touches green.
  Edges moves(const Position& p) const { return this->open(p); }

  auto predecessors(const Position& p) const {
    return std::views::filter(this->uncoloured(p),
                              [this](const Position& q) { return !result(q).has_value(); });
  }

  template <class F>
  requires(Base::kTabulated) auto with_table(F&& f) const {
    return Base::call_with_table(*this, std::forward<F>(f));
  }

  std::vector<Value> cuts() const { return {0}; }

  // What can still matter (positional_core.hpp).
  using Core = std::conditional_t<Base::kHasPairs, PositionalCore, void>;
  static constexpr bool kDuel = false;
  std::optional<PositionalCore> core() const requires(Base::kHasPairs) {
    auto copies = this->pair_copies();
    if (!copies) return std::nullopt;
    return PositionalCore(kEnding, *std::move(copies), positional(this->start()));
  }
  PositionalCore::Position in_core(const PositionalCore& core, const Position& p) const
      requires(Base::kHasPairs) {
    return core.reduced(positional(p));
  }

  Position parse_position(std::string_view text) const { return this->read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const {
    return this->read_move(p, text);
  }

 private:
  static constexpr PositionalEnding kEnding = PositionalEnding::green_only_breaks;
  PositionalCore::Position positional(const Position& p) const {
    return {.red = this->pairs(p[kRed]),
            .green = this->pairs(p[kGreen]),
            .open = this->pairs(this->open(p)),
            .mover = this->mover(p)};
  }

  std::optional<Settlement> settlement_;
};

template <int Words>
using MakerBreakerRules = MakerBreakerOn<TargetGame<Words>>;

}  // namespace harary
