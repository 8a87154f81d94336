// SPDX-License-Identifier: MIT
// Avoidance games (Slany, Definitions 3.1, 3.2 and 6.2): no player may, or wants to, complete a
// copy of their target in their own colour.
//   normal  completing a copy is forbidden; a player who cannot move loses
//   misere  a player who completes a copy loses at once; a full board without a copy is a tie
#pragma once

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "games/positional/avoidance/avoidance_core.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/set_view.hpp"
#include "games/positional/target_game.hpp"

namespace harary {

enum class AvoidanceEnding { normal, misere };

// Base: TargetGame, or PointSetGame where the board is too large for that. The ending is a value,
// not a type: asking for it costs nothing beside a move, and to compile the rules again does.
template <class Base>
class AvoidanceOn : public Base {
 public:
  using typename Base::Edges;
  using typename Base::Key;
  using typename Base::Position;
  using Move = int;

  AvoidanceOn(AvoidanceEnding ending, TwoColourSetup setup, const Targets& targets)
      : Base(std::move(setup), targets), ending_(ending) {}
  AvoidanceOn(AvoidanceEnding ending, const PointSetup& setup) : Base(setup), ending_(ending) {}

  Key key(const Position& p) const { return this->avoidance_key(p); }

  std::optional<Value> result(const Position& p) const {
    if (ending_ == AvoidanceEnding::normal) {
      const int colour = colour_of(this->mover(p));
      if (!some_harmless(this->copies(colour), p[colour], this->open(p))) return -1;
    } else {
      if (this->completed(p, kRed)) return this->for_mover(p, -1);
      if (this->completed(p, kGreen)) return this->for_mover(p, 1);
      if (this->open(p).empty()) return 0;
    }
    return std::nullopt;
  }

  EndReason reason(const Position& p) const {
    if (ending_ == AvoidanceEnding::normal) {
      return this->blocked_reason(p, this->mover(p));
    } else {
      for (const Side side : {Side::first, Side::second}) {
        if (this->completed(p, colour_of(side))) {
          return this->copy_reason(p, side, Consequence::loses);
        }
      }
      return nobody_completed(this->words_for_target(), Winner::tie);
    }
  }

  Edges moves(const Position& p) const {
    if (ending_ == AvoidanceEnding::normal) {
      const int colour = colour_of(this->mover(p));
      return harmless(this->copies(colour), p[colour], this->open(p));
    } else {
      return this->open(p);
    }
  }

  // Under misère play a position with a copy is final, hence the predecessor of no position.
  auto predecessors(const Position& p) const {
    return portable::views::filter(this->uncoloured(p), [this](const Position& q) {
      return ending_ == AvoidanceEnding::normal ||
             (!this->completed(q, kRed) && !this->completed(q, kGreen));
    });
  }

  template <class F>
    requires(Base::kTabulated)
  auto with_table(const RuntimeRules& rules, F&& f) const {
    return Base::call_with_table(*this, rules, std::forward<F>(f));
  }

  std::vector<Value> cuts() const {
    if (ending_ == AvoidanceEnding::normal) return {0};
    return {-1, 0};
  }

  // On open edges.
  std::optional<SetGame> set_game() const {
    if constexpr (requires(const Base& base) { base.given_sets(); }) {
      return SetGame{
          .kind = ending_ == AvoidanceEnding::misere ? SetGameKind::misere : SetGameKind::avoidance,
          .turns = turns_of<Base>(*this),
          .first = *set_family(*this, kRed),
          .second = *set_family(*this, kGreen)};
    }
    return std::nullopt;
  }
  SetState set_state(const Position& p) const { return set_state_of<Base>(*this, p); }

  // What can still matter (avoidance_core.hpp).
  using Core = std::conditional_t<Base::kHasPairs, AvoidanceCore, void>;
  static constexpr bool kThreshold = false;
  std::optional<AvoidanceCore> core() const
    requires(!std::is_void_v<Core>)
  {
    auto copies = this->pair_copies(PairCopies::kFew);
    if (!copies) return std::nullopt;
    return AvoidanceCore(*std::move(copies), colours(this->start()));
  }
  AvoidanceCore::Position in_core(const AvoidanceCore& core, const Position& p) const
    requires(!std::is_void_v<Core>)
  {
    return core.reduced(colours(p));
  }

  Position parse_position(std::string_view text) const {
    const Position p = this->read_position(text);
    if (ending_ == AvoidanceEnding::normal) {
      if (this->completed(p, kRed) || this->completed(p, kGreen)) {
        throw InputError("position: it contains a forbidden copy of the target");
      }
    }
    return p;
  }
  Move parse_move(const Position& p, std::string_view text) const {
    const Move edge = this->read_move(p, text);
    if (!moves(p).contains(edge)) {
      throw InputError("move: " + this->move_text(p, edge) + " completes a copy of the target");
    }
    return edge;
  }

 private:
  AvoidanceCore::Position colours(const Position& p) const {
    if (ending_ == AvoidanceEnding::misere) {
      // A player has completed a copy: the other one has a move to spare, and there is no other.
      if (const auto over = result(p); over && *over != 0) {
        const bool first_wins = (*over > 0) == (this->mover(p) == Side::first);
        return {.spare = static_cast<std::int8_t>(first_wins ? 1 : -1), .mover = this->mover(p)};
      }
    }
    const AvoidanceCore::Pairs open = this->pairs(this->open(p));
    return {.red = this->pairs(p[kRed]),
            .green = this->pairs(p[kGreen]),
            .for_red = open,
            .for_green = open,
            .tie = ending_ == AvoidanceEnding::misere ? std::uint8_t{1} : std::uint8_t{0},
            .mover = this->mover(p)};
  }

  AvoidanceEnding ending_;
};

template <int Words>
using AvoidanceRules = AvoidanceOn<TargetGame<Words>>;

}  // namespace harary
