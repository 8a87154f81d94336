// SPDX-License-Identifier: MIT
// A target game as a game on winning sets (games/set_game.hpp): the copies of a target as sets of
// edge numbers, and who has which edges.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/edges/copy_list.hpp"
#include "games/edges/red_and_green.hpp"
#include "games/edges/turns.hpp"
#include "games/positional/turn_list.hpp"
#include "games/set_game.hpp"

namespace harary {

// Moves that the player who moves after `made` moves still makes in this turn.
constexpr int left_in_turn(const TurnOrder& turns, int made) {
  const Side mover = turns.mover(made);
  int left = 1;
  while (turns.mover(made + left) == mover) ++left;
  return left;
}

constexpr int player_of(Side side) {
  return side == Side::first ? 0 : 1;
}

template <class Edges>
std::vector<int> numbers_of(const Edges& edges) {
  std::vector<int> result;
  for (const int e : edges) result.push_back(e);
  return result;
}

// What the player of `colour` may complete. Base: TargetGame or PointSetGame. Nothing where copies
// are not listed, or there are more points than the engine for winning sets takes.
template <class Base>
std::optional<Hypergraph> set_family(const Base& base, int colour) {
  if constexpr (requires { base.given_sets(); }) {
    return Hypergraph{base.elements(), base.given_sets().sets[static_cast<std::size_t>(colour)]};
  } else if constexpr (requires { base.copies(colour).list().copies(); }) {
    if (!base.copies(colour).listed()) return std::nullopt;
    Hypergraph family{base.board().size(), {}};
    for (const auto& copy : base.copies(colour).list().copies()) {
      family.sets.push_back(numbers_of(copy));
    }
    return family;
  }
  return std::nullopt;
}

// Whether the game only ends on a full board, or when it is decided.
template <class Base>
bool turns_fill_the_board(const Base& base) {
  const auto open = static_cast<std::size_t>(base.open(base.start()).size());
  return base.listed_turns().empty() || base.listed_turns().size() >= open;
}

// Points a turn, and who has which points and moves now, after `made` moves.
template <class Base>
PointsATurn turns_of(const Base& base) {
  if constexpr (requires { base.listed_turns(); }) {
    return points_a_turn(base.listed_turns(),
                         turns_fill_the_board(base) ? ListEnds::on_a_full_board : ListEnds::before,
                         base.turns());
  } else {
    return PointsATurn{{base.turns().first_bias, base.turns().second_bias}};
  }
}
template <class Colours>
SetState points_taken(const Colours& p) {
  SetState state;
  for (const int colour : {kRed, kGreen}) {
    state.taken[static_cast<std::size_t>(colour)] = numbers_of(p[colour]);
  }
  return state;
}
template <class Base>
SetState set_state_of(const Base& base, const typename Base::Position& p) {
  SetState state = points_taken(p);
  const int made = base.layer(p);
  state.mover = player_of(base.mover(p));
  state.left = left_in_turn(base.turns(), made);
  if constexpr (requires { base.listed_turns(); }) {
    const std::vector<Side>& list = base.listed_turns();
    if (!list.empty()) {
      const ListedTurn turn = listed_turn(list, made);
      state.turn = turn.number;
      // The list may end within the last turn.
      state.left = turn.left;
      if (!turns_fill_the_board(base)) {
        state.turns_left = {turns_left(list, made, Side::first),
                            turns_left(list, made, Side::second)};
      }
    }
    state.by_moves = !base.hinted(p).empty();
  }
  return state;
}

}  // namespace harary
