// SPDX-License-Identifier: MIT
// The avoidance games on what can still matter, as a sum of games. A copy is live for a player as
// long as each of its edges is the player's own or open for him.
//
//   Lemma (misère play). A player who completes a copy loses at once, so no player does before he
//   has to; then he loses, as under normal play, unless no edge is open: that is a tie. So misère
//   play is normal play except for that. A tie is ruled out as soon as an edge is open that is
//   closed for both, or a live copy of a player has open edges only for him: he cannot colour all
//   of them, and the other one can colour none. From then on the two games are one.
//   Lemma (closed edges). An open edge that would complete a copy is closed for that player for
//   ever: colours do not go away. Copies with an edge that is closed for their player are not live.
//   Lemma (free edges). An open edge in no live copy of a player is free for him. If it is closed
//   for the other one it is a move to spare: in the theory of sums (Conway), the integer +1 for Red
//   and -1 for Green, and integers add up. If it is free for both it is the game *, and * + * = 0.
//   The same where a tie is possible: a player answers a spare move of a pair by the other one, and
//   in the end both are coloured, or both are open and the player to move colours one of them.
//   Coloured edges in no live copy can be forgotten, and open edges that are closed for both.
//   Lemma (the race is over, Slany, section 5). If every open edge is closed for one of the two,
//   each plays alone: a player's moves are as many as the open edges of a largest set that
//   completes no copy, and more moves win.
//   Lemma (shared moves). Let X be open edges that are closed for the other player and Y edges that
//   are open for both, such that a player completes no copy with all of X and Y. He colours edges
//   of Y as long as there are any (the star is one of them), then those of X and his spare moves.
//   Nothing that the other one does closes an edge for him, so he makes at least |X| + |Y| / 2
//   moves and those to spare; |Y| / 2 is rounded up if he begins, else down. The other one gets no
//   more than the rest of Y, and as many of his other open edges as complete no copy; nor more than
//   as many of all his open edges. The player who runs out of moves first loses. What X and Y leave
//   out of the open edges is a set that meets all copies (edges/hitting_sets.hpp); an edge of X
//   counts twice as much as one of Y.
//
// Of the board only edges of live copies and edges that are open for a player remain, so positions
// are coloured graphs up to isomorphism.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "games/edges/hitting_sets.hpp"
#include "games/edges/pair_form.hpp"
#include "games/lemmas.hpp"
#include "games/positional/pair_copies.hpp"
#include "games/rules.hpp"
#include "graph/edge_set.hpp"

namespace harary {

class AvoidanceCore {
 public:
  using Pairs = std::uint64_t;  // a set of pairs of vertices, by Edge::pair_index()
  struct Position {
    Pairs red = 0;
    Pairs green = 0;
    Pairs for_red = 0;      // open, and not closed for Red
    Pairs for_green = 0;    // …
    std::int8_t spare = 0;  // Red's moves to spare, minus Green's
    std::uint8_t star = 0;  // moves that both have, modulo 2
    std::uint8_t tie = 0;   // 1: a full board is possible, and a tie
    Side mover = Side::first;

    std::uint64_t hash() const;
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = PairForm<3>;  // above the pairs the mover, star and tie, and the moves to spare
  // A pair, or one of these.
  using Move = int;
  static constexpr Move kSpare = 62;
  static constexpr Move kStar = 63;

  // The copies of both targets on the board. Both players colour one edge a turn.
  AvoidanceCore(PairCopies copies, const Position& start)
      : copies_(std::make_shared<const IndexedCopies>(std::move(copies))), start_(reduced(start)) {}

  // Whether no pair has two colours or is open and coloured, and all numbers fit the key.
  static bool valid(const Position& p);

  // The position given by its colours, open edges and who is to move.
  Position reduced(Position p) const;

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const;
  EdgeSet<1> moves(const Position& p) const;
  Position after(const Position& p, Move move) const;
  Key key(const Position& p) const;
  static constexpr auto kLemmas =
      std::to_array<std::string_view>({"separate_moves", "shared_moves", "numbers_of_moves"});
  Bounds bounds(const Position& p) const;
  std::int32_t estimate(const Position& p) const;

 private:
  // Whether a copy that is live for the side has open edges that are all closed for the other one.
  bool blocks_itself(const Position& p, Side side) const;
  struct Prospects;
  // Whether the lemma of shared moves shows that the other player loses.
  bool moves_last(const Position& p, const Prospects& mine, const Prospects& theirs) const;
  Bounds bounds_with_tie(const Position& p) const;

  std::shared_ptr<const IndexedCopies> copies_;
  Position start_;
};

}  // namespace harary
