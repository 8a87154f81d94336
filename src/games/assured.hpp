// SPDX-License-Identifier: MIT
// Where a certificate may stop: the game is over, or in a monotone game nothing can change what is
// stated. Part of what a certificate means (docs/certificate-format.md), so writer and verifier
// both use it.
//
// Lemma (monotone games). In a game for points recolouring one point of a full board from green to
// red never lowers Red's points a and never raises Green's points b, so it never lowers the value
// 4096 (a - b) + a. Proof: cliques, stars, Colex graphs, paths and connected sets in the own colour
// are only gained with more own points; and of a vertex's edges more are red and fewer green.
// Hence, for any moves from p, the value for a side is at least that of the board on which the
// other side gets all open points.
#pragma once

#include <optional>

#include "games/edges/colouring.hpp"
#include "games/rules.hpp"

namespace harary {

// Games for points (edges/points_game.hpp) say that they are, and no others.
template <class R>
concept Monotone = requires { requires R::kMonotone; };

// A value for the mover as `side` sees it.
constexpr Value value_for(Side side, Side mover, Value value) {
  return side == mover ? value : -value;
}

// The value for `side` if the game is over; in a monotone game that is not, the value that `side`
// has at least. Nothing: not known without a search.
template <Rules R>
std::optional<Value> assured_value(const R& rules, const typename R::Position& p, Side side) {
  if constexpr (requires { rules.assured(p, side); }) return rules.assured(p, side);
  if (const auto value = rules.result(p)) return value_for(side, rules.mover(p), *value);
  if constexpr (Monotone<R>) {
    typename R::Position full = p;
    full[side == Side::first ? kGreen : kRed] |= rules.open(p);
    return value_for(side, rules.mover(full), rules.result(full).value());
  }
  return std::nullopt;
}

}  // namespace harary
