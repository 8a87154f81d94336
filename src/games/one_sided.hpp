// SPDX-License-Identifier: MIT
// The contract between games and the search of solve/one_sided: games of Maker against Breaker, in
// which an extra move never harms, so that it is enough to know who wins with each to move.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/lemmas.hpp"
#include "games/rules.hpp"
#include "graph/edge_set.hpp"

namespace harary {

using OneSidedMoves = std::array<int, 64>;

// Who has won, and the lemma that says so, by its place in the list of the game's lemmas.
struct OneSidedEnd {
  std::optional<bool> maker_wins = std::nullopt;
  std::uint8_t lemma = 0;
};

// Positions are large scratch values: functions fill them in, nothing is returned by value.
//   begin(s, p)             the position of a start
//   for_each_component(p, f)  calls f(q, last) for the independent parts q of p, simple ones first,
//                           until f returns false; none: Breaker has won
//   end(p, turn)            who has won, where no search is needed; for a component, or for all
//   for_each_set(p, f)      calls f(points) for each set of which Maker still needs these points
//   kLemmas                 the names of the lemmas by which end() knows, at most kMostLemmas
//   key(p)                  equal keys promise the same winner, with Maker and with Breaker to move
//   moves(p, turn, moves)   those that need to be tried, best first; returns how many
//   after(p, m, turn, q)    q becomes the position after a move of who is to move
template <class G>
concept OneSided =
    SmallValue<typename G::Key> &&
    requires(const G& game, const typename G::Start& start, typename G::Position& p,
             const typename G::Position& q, bool makers_turn, OneSidedMoves& moves) {
      game.begin(start, p);
      game.for_each_component(q, [](const typename G::Position&, bool) { return true; });
      { game.end(q, makers_turn) } -> std::same_as<OneSidedEnd>;
      game.for_each_set(q, [](const EdgeSet<1>&) {});
      requires G::kLemmas.size() <= kMostLemmas;
      { game.key(q) } -> std::same_as<typename G::Key>;
      { game.moves(q, makers_turn, moves) } -> std::same_as<std::size_t>;
      game.after(q, moves[0], makers_turn, p);
    };

// A game in which both players want to own sets and that asks one-sided games for bounds of its
// values. They are asked in every position that is searched, or only where a question begins.
//   one_sided()     the one-sided game
//   for_each_one_sided(p, f)  calls f(start, makers_turn, bounds) for the one-sided games that say
//                   something of p: if Breaker wins, the value of p for its mover is within bounds
enum class OneSidedUse { everywhere, at_the_root };

template <class R>
concept BoundedByOneSided = Rules<R> && OneSided<typename R::OneSidedGame> &&
                            requires(const R& rules, const typename R::Position& p) {
                              {
                                rules.one_sided()
                              } -> std::same_as<const typename R::OneSidedGame&>;
                              rules.for_each_one_sided(p, [](const typename R::OneSidedGame::Start&,
                                                             bool, const Bounds&) {});
                              { R::kOneSidedUse } -> std::convertible_to<OneSidedUse>;
                            };

}  // namespace harary
