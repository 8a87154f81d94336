// SPDX-License-Identifier: MIT
// The shared part of games in which Red (Side::first) and Green take turns to colour edges, on a
// board (two_colour_game.hpp) or given only by winning sets, or vertices.
#pragma once

#include <optional>
#include <type_traits>

#include "games/edges/colouring.hpp"
#include "games/edges/turns.hpp"
#include "games/rules.hpp"

namespace harary {

constexpr int colour_of(Side side) {
  return side == Side::first ? kRed : kGreen;
}

// p, reached by `made` moves, with one point of the last mover's colour open again.
template <class Position>
auto last_move_undone(const Position& p, const TurnOrder& turns, int made) {
  using Points = std::remove_cvref_t<decltype(p[kRed])>;
  if (made == 0) return one_reopened(p, kRed, Points());
  const int colour = colour_of(turns.mover(made - 1));
  return one_reopened(p, colour, p[colour]);
}

// What a value of Side::first says where only win, tie and loss count.
constexpr Verdict verdict_by_sign(Value value) {
  return {value > 0   ? Winner::first
          : value < 0 ? Winner::second
                      : Winner::tie,
          std::nullopt, (value > 0) - (value < 0)};
}

}  // namespace harary
