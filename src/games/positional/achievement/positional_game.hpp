// SPDX-License-Identifier: MIT
// What the positional games share, in which players want to own a copy of the target: every open
// edge may be taken, theorems settle some of them, and there is a core (positional_core.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "games/positional/achievement/criteria.hpp"
#include "games/positional/achievement/larger_boards.hpp"
#include "games/positional/achievement/positional_core.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/set_view.hpp"
#include "games/positional/target_game.hpp"

namespace harary {

// Base: TargetGame, or PointSetGame where the board is too large for that. kGreenWantsOne: Green
// wants a copy, too. The ending is a value, not a type: to ask for it costs nothing, to compile the
// rules again does.
template <class Base, bool kGreenWantsOne>
class PositionalGame : public Base {
 public:
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;

  PositionalGame(PositionalEnding ending, const TargetSetup& setup)
      : Base(setup.colours, setup.targets), ending_(ending), setup_(setup) {
    check_ending();
  }
  PositionalGame(PositionalEnding ending, const PointSetup& setup) : Base(setup), ending_(ending) {
    check_ending();
  }
  PositionalEnding ending() const { return ending_; }

  static constexpr bool kGreenWants = kGreenWantsOne;

  // Of the start. Looks at copies of the target, so it is not for the setup of a game.
  std::optional<TheoremValue> theorem(const Position& p) const {
    if (!setup_ || !(p == this->start())) return std::nullopt;
    return settle_achievement(*setup_, ending_);
  }

  // Smaller boards whose winner is Maker, too: of Maker-Breaker on a board that is a graph.
  std::vector<BoardWithin> boards_within() const {
    if constexpr (kGreenWants) return {};
    return setup_ ? boards_within_for_maker(*setup_) : std::vector<BoardWithin>();
  }

  Edges moves(const Position& p) const {
    if constexpr (kListed) {
      if (this->mover(p) == Side::first) {
        if (const Edges hinted = this->hinted(p); !hinted.empty()) return hinted;
      }
    }
    return this->open(p);
  }
  // Whether a file's list of turns is used up.
  bool out_of_turns(const Position& p) const {
    if constexpr (kListed) return this->times_up(p);
    return false;
  }

  // Worth for Red, with a full board.
  Value if_nobody_completes() const { return ending_ == PositionalEnding::draw ? 0 : -1; }

  // On a board that is a graph a short search on it is faster: of its core, or of the board. A
  // strong game whose turns are listed and end before the board is full is answered if the players
  // take one point each in turn.
  std::optional<SetGame> set_game() const {
    const PointsATurn turns = turns_of<Base>(*this);
    if constexpr (kListed) {
      if (kGreenWants && !turns_fill_the_board(*this) && !turns.one_each()) return std::nullopt;
    }
    auto red = set_family(*this, kRed);
    auto green = kGreenWants ? set_family(*this, kGreen) : red;
    if (!red || !green) return std::nullopt;
    if (!kGreenWants) green->sets.clear();
    return SetGame{.kind = kGreenWants ? SetGameKind::strong : SetGameKind::maker_breaker,
                   .turns = turns,
                   .first = *std::move(red),
                   .second = *std::move(green),
                   .if_none = if_nobody_completes(),
                   .searched_first = kListed ? 0 : kSearchedFirst};
  }
  SetState set_state(const Position& p) const { return set_state_of<Base>(*this, p); }

  // What can still matter.
  using Core = std::conditional_t<Base::kHasPairs, PositionalCore, void>;
  static constexpr bool kThreshold = false;
  std::optional<PositionalCore> core() const
    requires(Base::kHasPairs)
  {
    auto copies = this->pair_copies(kGreenWants ? PairCopies::kFew : PairCopies::kMost);
    if (!copies) return std::nullopt;
    return PositionalCore(ending_, *std::move(copies), in_pairs(this->start()));
  }
  PositionalCore::Position in_core(const PositionalCore& core, const Position& p) const
    requires(Base::kHasPairs)
  {
    return core.reduced(in_pairs(p));
  }

  Position parse_position(std::string_view text) const { return this->read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const {
    const Move edge = this->read_move(p, text);
    if (!moves(p).contains(edge)) {
      throw InputError("move: the instance names Red's first moves, and this is another one");
    }
    return edge;
  }

 private:
  // Measured (docs/performance.md): up to here the core is as fast as the sets, or faster.
  static constexpr std::uint64_t kSearchedFirst = kGreenWants ? 250'000 : 10'000;
  static constexpr bool kListed =
      requires(const Base& base, const Position& p) { base.times_up(p); };
  PositionalCore::Position in_pairs(const Position& p) const {
    return {.red = this->pairs(p[kRed]),
            .green = this->pairs(p[kGreen]),
            .open = this->pairs(this->open(p)),
            .mover = this->mover(p)};
  }
  void check_ending() const {
    HARARY_ASSERT(kGreenWants == (ending_ != PositionalEnding::green_only_breaks),
                  "who wants a copy is part of the type");
  }

  PositionalEnding ending_;
  std::optional<TargetSetup> setup_;  // of a board that is a graph
};

}  // namespace harary
