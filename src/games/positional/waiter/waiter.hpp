// SPDX-License-Identifier: MIT
// Waiter-Client and Client-Waiter games with bias 1:q (Bednarska-Bzdęga, Hefetz, Łuczak 2016; with
// q = 1 Beck's Picker-Chooser and Chooser-Picker games). In each round Waiter (Green) offers open
// edges, one by one; Client (Red) keeps one of them, and Waiter gets the others.
//   waiter-client  exactly q + 1 edges are offered; fewer at the end go to Waiter. Waiter wins if
//                  Client owns a copy of the target
//   client-waiter  one to q + 1 edges: Waiter may end the offer. Client wins if she owns a copy
//
// A copy stays complete, and one with a green edge stays dead. So the game is over as soon as
// Client has a copy, or cannot get one any more.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/edges/symmetry.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/points_and_end.hpp"
#include "games/positional/set_view.hpp"
#include "games/positional/setup.hpp"
#include "games/positional/target_game.hpp"

namespace harary {

enum class WaiterGame { waiter_client, client_waiter };

// Client has a copy, or cannot get one any more.
EndReason client_owns(EndReason copy, WaiterGame game, const Roles& roles);
EndReason client_owns_none(const std::string& target, WaiterGame game, const Roles& roles);

// Errors of positions.
std::string offer_too_large(int size);
std::string offer_too_small(int size);
std::string wrong_turn(Side mover);

// Base: TargetGame, or PointSetGame where the board is too large for that.
template <class Base>
class WaiterOn : public Base {
 public:
  using typename Base::Edges;
  using Colours = typename Base::Position;
  using Moves = PointsAndEnd<Edges>;
  using Move = int;
  static constexpr bool kTurnsEndAtWill = true;
  static constexpr bool kSeldomSearched = true;
  static constexpr int kOffered = 2;  // the third class of edges

  struct Position {
    Colouring<Edges::kCapacity / 64, 3> colours;  // red, green, offered
    Side mover = Side::second;
    std::array<std::uint8_t, 7> filling{};  // no byte is left undefined
    std::uint64_t hash() const { return colours.hash(static_cast<std::uint64_t>(mover)); }
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = Position;

  WaiterOn(WaiterGame game, const TargetSetup& setup, Roles roles = {"client", "waiter"})
      : Base(setup.colours, setup.targets),
        game_(game),
        size_(setup.colours.turns.second_bias + 1),
        roles_(std::move(roles)) {
    symmetry_ = std::make_shared<const Symmetry>(*setup.colours.board);
  }
  WaiterOn(WaiterGame game, const PointSetup& setup, Roles roles = {"client", "waiter"})
      : Base(setup), game_(game), size_(setup.bias[kGreen] + 1), roles_(std::move(roles)) {}

  bool valid(const Position& p) const {
    const int offered = p.colours[kOffered].size();
    return p.colours.valid(this->open(Colours{}).size()) && offered <= size_ &&
           (p.mover == Side::second ? offered < size_ : offered > 0);
  }

  Position start() const { return round(Base::start()); }
  Side mover(const Position& p) const { return p.mover; }
  // A round of s edges has up to s + 2 moves and ends 3 s layers later.
  int layer(const Position& p) const {
    return 3 * Base::layer(taken(p)) + p.colours[kOffered].size() +
           (p.mover == Side::first ? 1 : 0);
  }
  std::optional<Value> result(const Position& p) const {
    const Value client_owns_one = game_ == WaiterGame::client_waiter ? 1 : -1;
    const Colours both = taken(p);
    if (this->completed(both, kRed)) return for_first(p.mover, client_owns_one);
    if (out_of_reach(p, both)) return for_first(p.mover, -client_owns_one);
    return std::nullopt;
  }
  EndReason reason(const Position& p) const {
    const Colours both = taken(p);
    if (!this->completed(both, kRed)) {
      return client_owns_none(this->words_for_red_target(), game_, roles_);
    }
    return client_owns(this->copy_reason(both, Side::first, Consequence::wins, roles_), game_,
                       roles_);
  }
  Moves moves(const Position& p) const {
    const Edges& offered = p.colours[kOffered];
    if (p.mover == Side::first) return {offered, false};
    return {offerable(p), game_ == WaiterGame::client_waiter && !offered.empty()};
  }
  Position after(const Position& p, Move move) const {
    HARARY_ASSERT(moves(p).contains(move), "the move is an offer, a choice or the end of an offer");
    Position result = p;
    Edges& offered = result.colours[kOffered];
    if (p.mover == Side::first) {
      result.colours[kRed].insert(move);
      offered.erase(move);
      result.colours[kGreen] |= offered;
      return round(taken(result));
    }
    if (move != kEndOfTurn) offered.insert(move);
    if (move == kEndOfTurn || offered.size() == size_ || offerable(result).empty()) {
      result.mover = Side::first;
    }
    return result;
  }
  Position representative(const Position& p) const {
    Position result = p;
    if constexpr (kOnBoard) result.colours = symmetry_->representative(p.colours);
    return result;
  }
  Key key(const Position& p) const { return representative(p); }

  std::vector<Value> cuts() const { return {0}; }

  std::string position_text(const Position& p) const {
    return Base::position_text(taken(p)) + ";offered=" + this->class_text(p.colours[kOffered]) +
           (p.mover == Side::first ? ";turn=red" : ";turn=green");
  }
  Position parse_position(std::string_view text) const {
    PositionFields fields = position_fields(text);
    Position p;
    const std::string offer = take_field(fields, {"offered"});
    const std::string turn = take_field(fields, {"turn"});
    const Colours both = this->read_classes(fields);
    no_more_fields(fields, "red, green, offered and turn");
    require_part_of(Base::start(), both);
    p.colours[kRed] = both[kRed];
    p.colours[kGreen] = both[kGreen];
    p.colours[kOffered] = this->read_edges(offer);
    if (!this->open(both).contains(p.colours[kOffered])) {
      throw InputError("position: offered: an edge is red or green");
    }
    const int offered = p.colours[kOffered].size();
    const int rest = offerable(p).size();
    if (offered > size_) throw InputError(offer_too_large(size_));
    bool complete = offered == size_ || (offered > 0 && rest == 0);
    if (game_ == WaiterGame::waiter_client) {
      complete = offered == size_;
      if (offered > 0 && offered + rest < size_) throw InputError(offer_too_small(size_));
    }
    const bool free = game_ == WaiterGame::client_waiter && offered > 0 && !complete;
    p.mover = free ? side_of_turn(turn, Side::second) : complete ? Side::first : Side::second;
    if (side_of_turn(turn, p.mover) != p.mover) throw InputError(wrong_turn(p.mover));
    return p;
  }
  std::string move_text(const Position& p, Move move) const {
    return move == kEndOfTurn ? kEndWord : Base::move_text(taken(p), move);
  }
  Move parse_move(const Position& p, std::string_view text) const {
    const Moves legal = moves(p);
    if (text == kEndWord) {
      if (legal.contains(kEndOfTurn)) return kEndOfTurn;
      throw InputError("move: end: only Waiter ends an offer, after an edge");
    }
    const Move edge = this->read_move(taken(p), text);
    if (!legal.contains(edge)) {
      throw InputError("move: " + Base::move_text(taken(p), edge) +
                       (p.mover == Side::first ? " is not offered" : " is offered already"));
    }
    return edge;
  }

  std::optional<SetGame> set_game() const {
    auto red = set_family(*this, kRed);
    if (!red) return std::nullopt;
    SetGame game;
    game.kind = game_ == WaiterGame::waiter_client ? SetGameKind::waiter_client
                                                   : SetGameKind::client_waiter;
    game.turns.bias = {1, size_ - 1};
    game.second.points = red->points;
    game.first = *std::move(red);
    return game;
  }
  // Within a round the offer counts, too.
  SetState set_state(const Position& p) const {
    SetState state = points_taken(taken(p));
    state.mover = player_of(p.mover);
    state.by_moves = !p.colours[kOffered].empty();
    return state;
  }

 private:
  using Symmetry = BoardSymmetry<Edges::kCapacity / 64, 3>;
  static constexpr bool kOnBoard = requires(const Base& base) { base.board(); };

  Colours taken(const Position& p) const {
    Colours result;
    result[kRed] = p.colours[kRed];
    result[kGreen] = p.colours[kGreen];
    return result;
  }
  Position round(const Colours& both) const {
    Position p;
    p.colours[kRed] = both[kRed];
    p.colours[kGreen] = both[kGreen];
    return p;
  }
  // Edges that Waiter may add to the offer.
  Edges offerable(const Position& p) const { return this->open(taken(p)) - p.colours[kOffered]; }

  bool out_of_reach(const Position& p, const Colours& both) const {
    if (!this->copies(kRed).possible_without(both[kGreen])) return true;
    return game_ == WaiterGame::waiter_client && p.colours[kOffered].empty() &&
           this->open(both).size() < size_;
  }

  WaiterGame game_;
  int size_;     // of an offer, at most
  Roles roles_;  // as this name of the game has them
  std::shared_ptr<const Symmetry> symmetry_;
};

template <int Words>
using WaiterRules = WaiterOn<TargetGame<Words>>;

}  // namespace harary
