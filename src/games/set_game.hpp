// SPDX-License-Identifier: MIT
// A part of the contract: games in which what counts is who owns which sets of points. Rules that
// say so are answered by the engine for winning sets.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/rules.hpp"
#include "graph/hypergraph.hpp"

namespace harary {

// Player 0, Side::first, is the one whose sets the game is about: Maker, Avoider, Client.
enum class SetGameKind {
  maker_breaker,  // Maker wins if she owns a set, Breaker otherwise
  strong,         // the first to own a set of the own family wins
  misere,         // the first to own one loses
  avoidance,      // owning one is forbidden; a player without a move loses
  avoider_enforcer,
  monotone_avoider_enforcer,
  waiter_client,
  client_waiter,
};

// Points a turn of both players, or of the first turn, the second, …, of which the last is
// repeated. Of Waiter's games: 1 and q.
struct PointsATurn {
  std::array<int, 2> bias{1, 1};
  std::vector<int> listed = {};
  bool one_each() const { return listed.empty() && bias[0] == 1 && bias[1] == 1; }
};

struct SetGame {
  SetGameKind kind = SetGameKind::maker_breaker;
  PointsATurn turns = {};
  Hypergraph first = {};  // of the first player, and of the second where both have sets
  Hypergraph second = {};
  Value if_none = 0;  // for the first player, where no player wins by the goal
  // On a board with a search of its own: positions that this may expand before the engine for
  // winning sets takes over. 0: there is none, or it is not worth a try.
  std::uint64_t searched_first = 0;
};

// An unfinished position: who took which points, who moves, and how many points of the turn are
// still to be taken.
struct SetState {
  std::array<std::vector<int>, 2> taken;
  int mover = 0;
  int left = 1;
  std::size_t turn = 0;  // the number of the turn in a list
  bool may_end = false;  // monotone games: `left` is 1, but the turn may also end here
  // Turns that each player still has before the game is over, even if there are open points;
  // nothing: there is no limit.
  std::optional<std::array<int, 2>> turns_left = {};
  // More than the sets tell what may be done now: it is answered by the positions after the moves.
  bool by_moves = false;
};

//   set_game()    nothing where there are too many sets to list, or another engine is better
//   set_state(p)  of an unfinished position
template <class R>
concept OnWinningSets = Rules<R> && requires(const R& rules, const typename R::Position& p) {
  { rules.set_game() } -> std::same_as<std::optional<SetGame>>;
  { rules.set_state(p) } -> std::same_as<SetState>;
};

}  // namespace harary
