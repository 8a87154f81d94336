// SPDX-License-Identifier: MIT
// Achievement games (Slany, Definitions 3.4 and 3.5): the first to complete a copy of the target in
// their own colour wins. A full board without a copy is a draw, or counts as a win for Green.
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

enum class FullBoard { draw, green_wins };

// Base: TargetGame, or FreeEdgeGame where the board is too large for that.
template <class Base, FullBoard kFullBoard>
class AchievementOn : public Base {
 public:
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;

  explicit AchievementOn(const TargetSetup& setup)
      : Base(setup.colours, setup.targets), settlement_(settle_achievement(setup, kKind)) {}
  explicit AchievementOn(const FreeEdgeSetup& setup) : Base(setup) {}

  std::optional<Settlement> settlement() const { return settlement_; }

  std::optional<Value> result(const Position& p) const {
    if (this->completed(p, kRed)) return this->for_mover(p, 1);
    if (this->completed(p, kGreen)) return this->for_mover(p, -1);
    if (!this->open(p).empty()) return std::nullopt;
    return kFullBoard == FullBoard::draw ? 0 : this->for_mover(p, -1);
  }

  Edges moves(const Position& p) const { return this->open(p); }

  auto predecessors(const Position& p) const {
    return std::views::filter(this->uncoloured(p), [this](const Position& q) {
      return !this->completed(q, kRed) && !this->completed(q, kGreen);
    });
  }

  template <class F>
  requires(Base::kTabulated) auto with_table(F&& f) const {
    return Base::call_with_table(*this, std::forward<F>(f));
  }

  std::vector<Value> cuts() const {
    if constexpr (kFullBoard == FullBoard::draw) return {-1, 0};
    return {0};
  }

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
  static constexpr PositionalEnding kEnding =
      kFullBoard == FullBoard::draw ? PositionalEnding::draw : PositionalEnding::green_wins;
  PositionalCore::Position positional(const Position& p) const {
    return {.red = this->pairs(p[kRed]),
            .green = this->pairs(p[kGreen]),
            .open = this->pairs(this->open(p)),
            .mover = this->mover(p)};
  }

  static constexpr AchievementKind kKind =
      kFullBoard == FullBoard::draw ? AchievementKind::draw_possible : AchievementKind::no_draw;
  std::optional<Settlement> settlement_;
};

template <int Words, FullBoard kFullBoard>
using AchievementRules = AchievementOn<TargetGame<Words>, kFullBoard>;

}  // namespace harary
