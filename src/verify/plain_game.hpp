// SPDX-License-Identifier: MIT
// A game as the verifier sees it: the plain rules and isomorphism, with positions as the bytes of a
// certificate. No keys, no bounds, no engines. plain_rules_game.hpp makes one of any rules.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "certificate/position_set.hpp"
#include "games/edges/board.hpp"
#include "games/packing.hpp"
#include "games/rules.hpp"

namespace harary {

class PlainGame {
 public:
  virtual ~PlainGame() = default;

  // The bytes of a position.
  virtual std::size_t width() const = 0;
  // Are these bytes a position? All others below take positions only.
  virtual bool well_formed(Bytes position) const = 0;
  virtual void start(MutableBytes position) const = 0;

  virtual Side mover(Bytes position) const = 0;
  virtual bool finished(Bytes position) const = 0;
  // The value that `side` is sure of, for any moves: see assured_value() in games/assured.hpp.
  virtual std::optional<Value> assured(Bytes position, Side side) const = 0;
  // A lemma of the game holds the position for the side that it is made for, with the opponent to
  // move: a set may list it, and his moves are not tried.
  virtual bool settled(Bytes position) const {
    (void)position;
    return false;
  }
  // Calls go_on(successor) for the moves of an unfinished position until it says no; true if it
  // never did. The bytes last as long as the call.
  struct Successor {
    Bytes position;
    Side mover;
    std::size_t move;  // the number of the move
  };
  using GoOn = std::function<bool(const Successor&)>;
  virtual bool each_successor(Bytes position, const GoOn& go_on) const = 0;

  // A position in which the statement's side is not better off, with the same player to move: what
  // is proved there holds here. False: there is none.
  virtual bool weakened(Bytes position, MutableBytes result) const {
    (void)position;
    (void)result;
    return false;
  }

  // Isomorphic positions have the same class, and no others. The invariant is cheap: isomorphic
  // positions have the same one, and few others.
  virtual std::size_t class_width() const = 0;
  virtual void class_of(Bytes position, MutableBytes result) const = 0;
  virtual std::uint64_t invariant(Bytes position) const = 0;

  // Whether the set, one of classes, says that the position is held by the side that does not move:
  // because it is in there, or, where positions are sums, because their parts are. `room`: for a
  // class; where holds_by_position(), afterwards the position of the set that holds it.
  virtual bool is_in(const PositionSet& set, Bytes position, MutableBytes room) const {
    return set.contains(invariant(position), [&]() -> Bytes {
      class_of(position, room);
      return room;
    });
  }

  // Whether classes are positions, so that a strategy can be followed from one of the set to the
  // next.
  virtual bool holds_by_position() const { return false; }

  // Of games on the edges of a board: the board, and where the bytes have the colours of its edges.
  // Null: there is none.
  virtual const EdgeBoard* board() const { return nullptr; }
  virtual ColourLayout layout() const { return {}; }

  // Text output.
  virtual std::string position_text(Bytes position) const = 0;
  virtual std::string move_text(Bytes position, std::size_t move) const = 0;
  virtual Verdict verdict(Value value_for_first) const = 0;
  virtual std::map<std::string, std::string> instance() const = 0;
};

}  // namespace harary
