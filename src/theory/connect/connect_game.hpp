// SPDX-License-Identifier: MIT
// The connected graph game on n vertices, solved (Csirmaz, "Connected Graph Game", Theorems 4 and
// 5): who wins, and a perfect player for a game in progress, both in constant time. With n >= 3
// the first player wins when n is 0 or 3 modulo 4, except for n = 3; in misère play when n is 2 or
// 3 modulo 4 (Theorem 5 prints "0 or 3", against the paper's own Table 5 and against search).
//
// Sending a graph to the letters of its components is a weak homomorphism to the letter game: a
// move inside a component with an even number of missing edges has no counterpart there, but
// another edge in the same component undoes it. So a position is won by the previous player exactly
// when its letters are, the undoing move is among those that the letters name, and neither depends
// on how the position was reached.
#pragma once

#include <cstdint>
#include <optional>

#include "graph/graph.hpp"
#include "theory/connect/components.hpp"
#include "theory/connect/letters.hpp"

namespace harary {

// The theorem that answers the variant, in words.
constexpr const char* closed_form_name(ConnectVariant variant) {
  return variant == ConnectVariant::normal ? "closed form (Csirmaz, Theorem 4)"
                                           : "closed form (Csirmaz, Theorem 5, corrected)";
}

// The letters of the components of a graph.
LetterCounts letters_of(const Graph& graph);

// The game from the empty graph, for any n >= 1. One vertex is connected before the first move; by
// the paper's convention the second player wins then, and the first player wins in misère play.
class ConnectClosedForm {
 public:
  // Throws InputError if order < 1.
  ConnectClosedForm(std::int64_t order, ConnectVariant variant);

  LetterCounts letters() const { return {{0, 0, 0, order_}}; }
  bool first_player_wins() const;
  // On the empty graph all pairs are alike: any pair, or nothing when there is no winning move.
  std::optional<VertexPair> winning_first_move() const;

 private:
  std::int64_t order_;
  ConnectVariant variant_;
};

// Plays perfectly from any position; the caller reports the game move by move.
class ConnectPlayer {
 public:
  static constexpr std::int32_t kLargestOrder = 10'000'000;

  // The empty graph. Throws InputError if order < 1, LimitError above kLargestOrder.
  ConnectPlayer(std::int32_t order, ConnectVariant variant);

  std::int32_t order() const { return components_.order(); }
  std::size_t moves_made() const { return components_.edges(); }
  LetterCounts letters() const { return components_.letters(); }
  // Is the graph connected?
  bool over() const { return components_.count() == 1; }
  // Does the player win whose turn it is (would be)?
  bool mover_wins() const { return !previous_player_wins(letters(), variant_); }

  bool legal(VertexPair move) const;
  // A move of either player, in amortised near-constant time (union-find). Throws InputError if
  // the move is not legal or the game is over.
  void record(VertexPair move);

  // A winning move if mover_wins(); otherwise one that delays the end if there is one, else any.
  // Amortised constant time: the search for missing edges passes each drawn edge at most once.
  // Nothing if the game is over.
  std::optional<VertexPair> move();

 private:
  VertexPair realised(const LetterTrade& trade);
  VertexPair delaying_move();

  Components components_;
  ConnectVariant variant_;
};

}  // namespace harary
