// SPDX-License-Identifier: MIT
// Avoider-Enforcer games (Hefetz, Krivelevich, Stojaković, Szabó 2010): Avoider (Red) loses if in
// the end she owns all of a copy of the target; Enforcer (Green) wants that.
//   strict    exactly as many points a turn as the bias says; the last turn may be shorter
//   monotone  at least as many: after them the player may take more, or end the turn
//
// A copy stays complete, and one with a green edge stays dead. So the game is over as soon as Red
// has a copy, or every copy has a green edge; remoteness counts the moves until then.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/points_and_end.hpp"
#include "games/positional/set_view.hpp"
#include "games/positional/setup.hpp"
#include "games/positional/target_game.hpp"

namespace harary {

// Red can complete no copy any more.
EndReason avoided(const std::string& target);

// What both share. Base: TargetGame, or PointSetGame where the board is too large for that.
template <class Base>
class AvoiderBase : public Base {
 public:
  using Colours = typename Base::Position;
  static constexpr bool kSeldomSearched = true;

  explicit AvoiderBase(const TargetSetup& setup) : Base(setup.colours, setup.targets) {}
  explicit AvoiderBase(const PointSetup& setup) : Base(setup) {}

  std::vector<Value> cuts() const { return {0}; }

 protected:
  // For Red; nothing while a copy may still become hers.
  std::optional<Value> result_for_red(const Colours& p) const {
    if (this->completed(p, kRed)) return -1;
    if (!this->copies(kRed).possible_without(p[kGreen])) return 1;
    return std::nullopt;
  }
  EndReason reason_of(const Colours& p) const {
    if (!this->completed(p, kRed)) return avoided(this->words_for_red_target());
    return this->copy_reason(p, Side::first, Consequence::loses, {"avoider", "enforcer"});
  }
  std::optional<SetGame> game_for(SetGameKind kind) const {
    auto red = set_family(*this, kRed);
    if (!red) return std::nullopt;
    SetGame game{.kind = kind, .turns = turns_of<Base>(*this)};
    game.second.points = red->points;
    game.first = *std::move(red);
    return game;
  }
};

template <class Base>
class StrictAvoiderOn : public AvoiderBase<Base> {
 public:
  using AvoiderBase<Base>::AvoiderBase;
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;

  std::optional<Value> result(const Position& p) const {
    const auto of_red = this->result_for_red(p);
    return of_red ? std::optional(for_first(this->mover(p), *of_red)) : std::nullopt;
  }
  EndReason reason(const Position& p) const { return this->reason_of(p); }
  Edges moves(const Position& p) const { return this->open(p); }

  auto predecessors(const Position& p) const {
    return portable::views::filter(this->uncoloured(p),
                                   [this](const Position& q) { return !result(q).has_value(); });
  }
  template <class F>
    requires(Base::kTabulated)
  auto with_table(const RuntimeRules& rules, F&& f) const {
    return Base::call_with_table(*this, rules, std::forward<F>(f));
  }

  Position parse_position(std::string_view text) const { return this->read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const {
    return this->read_move(p, text);
  }

  std::optional<SetGame> set_game() const { return this->game_for(SetGameKind::avoider_enforcer); }
  SetState set_state(const Position& p) const { return set_state_of<Base>(*this, p); }
};

// A move takes one point, or ends the turn.
template <class Base>
class MonotoneAvoiderOn : public AvoiderBase<Base> {
 public:
  using AvoiderBase<Base>::AvoiderBase;
  using typename Base::Edges;
  using Colours = typename Base::Position;
  using Moves = PointsAndEnd<Edges>;
  using Move = int;
  // Whose turn it is does not follow from the colours.
  static constexpr bool kTurnsEndAtWill = true;

  struct Position {
    Colours colours;
    std::uint32_t player = 0;  // 0 Red, 1 Green
    std::uint32_t left = 1;    // points that the player must still take; with 0 the turn may end
    std::uint64_t hash(std::uint64_t seed = 0) const {
      return colours.hash(seed + (std::uint64_t{left} << 1 | player));
    }
    friend bool operator==(const Position&, const Position&) = default;
  };
  struct Key {
    typename Base::Key colours;
    std::uint32_t player = 0;
    std::uint32_t left = 1;
    std::uint64_t hash() const { return colours.hash(std::uint64_t{left} << 1 | player); }
    friend bool operator==(const Key&, const Key&) = default;
  };

  bool valid(const Position& p) const {
    return !p.colours[kRed].intersects(p.colours[kGreen]) &&
           this->open(Colours{}).contains(p.colours.coloured()) && p.player < 2 &&
           p.left <= bias(p.player);
  }

  Position start() const { return begun(Base::start(), Base::turns().starter); }
  Side mover(const Position& p) const { return p.player == 0 ? Side::first : Side::second; }
  // To end a turn takes no edge: that is half a layer.
  int layer(const Position& p) const {
    return 2 * Base::layer(p.colours) + (p.left == bias(p.player) ? 1 : 0);
  }
  std::optional<Value> result(const Position& p) const {
    const auto of_red = this->result_for_red(p.colours);
    return of_red ? std::optional(for_first(mover(p), *of_red)) : std::nullopt;
  }
  EndReason reason(const Position& p) const { return this->reason_of(p.colours); }
  Moves moves(const Position& p) const { return {this->open(p.colours), p.left == 0}; }
  Position after(const Position& p, Move move) const {
    HARARY_ASSERT(moves(p).contains(move), "the move takes an open edge, or the turn may end");
    if (move == kEndOfTurn) return begun(p.colours, opponent(mover(p)));
    Position result = p;
    result.colours[colour_of(mover(p))].insert(move);
    if (result.left > 0) --result.left;
    return result;
  }
  Position representative(const Position& p) const {
    return {Base::representative(p.colours), p.player, p.left};
  }
  Key key(const Position& p) const { return {Base::key(p.colours), p.player, p.left}; }

  std::string position_text(const Position& p) const {
    return Base::position_text(p.colours) + turn_text(mover(p), static_cast<int>(p.left));
  }
  Position parse_position(std::string_view text) const {
    PositionFields fields = position_fields(text);
    const TurnFields turn = take_turn(fields, Base::turns());
    Position p{this->read_classes(fields), static_cast<std::uint32_t>(player_of(turn.mover)),
               static_cast<std::uint32_t>(turn.left)};
    no_more_fields(fields, "red, green, turn and left");
    require_part_of(Base::start(), p.colours);
    const int colour = colour_of(turn.mover);
    const int taken = p.colours[colour].size() - Base::start()[colour].size();
    if (taken + turn.left < Base::turns().bias(turn.mover)) {
      throw InputError("position: left: the player has taken fewer edges in this turn");
    }
    return p;
  }
  std::string move_text(const Position& p, Move move) const {
    return move == kEndOfTurn ? kEndWord : Base::move_text(p.colours, move);
  }
  Move parse_move(const Position& p, std::string_view text) const {
    if (text != kEndWord) return this->read_move(p.colours, text);
    if (p.left == 0) return kEndOfTurn;
    throw InputError(must_take_more(static_cast<int>(p.left)));
  }

  std::optional<SetGame> set_game() const {
    return this->game_for(SetGameKind::monotone_avoider_enforcer);
  }
  SetState set_state(const Position& p) const {
    SetState state = points_taken(p.colours);
    state.mover = static_cast<int>(p.player);
    state.left = p.left == 0 ? 1 : static_cast<int>(p.left);
    state.may_end = p.left == 0;
    return state;
  }

 private:
  std::uint32_t bias(std::uint32_t player) const {
    return static_cast<std::uint32_t>(Base::turns().bias(player == 0 ? Side::first : Side::second));
  }
  Position begun(const Colours& colours, Side side) const {
    const auto player = static_cast<std::uint32_t>(player_of(side));
    return {colours, player, bias(player)};
  }
};

template <int Words>
using StrictAvoiderRules = StrictAvoiderOn<TargetGame<Words>>;
template <int Words>
using MonotoneAvoiderRules = MonotoneAvoiderOn<TargetGame<Words>>;

}  // namespace harary
