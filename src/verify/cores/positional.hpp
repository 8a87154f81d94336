// SPDX-License-Identifier: MIT
// Achievement and Maker-Breaker games, reduced to what can still matter: the verifier's own
// version, written to be read. The first player to own all edges of a copy of the own target wins;
// what it is worth if neither does depends on the game. In a Maker-Breaker game Green has no
// copies.
//
// A reduced position is red, green and open edges. A copy is live for its player as long as the
// opponent has none of its edges.
//
//   Lemma 1 (what is useful). Coloured edges in no live copy of their owner can be forgotten: what
//   the opponent lost by them is not live.
//
//   Lemma 2 (tempo moves). An open edge in no live copy, of either player, can be forgotten, and it
//   stays the same player's turn. Proof: as for cliques (clique.hpp), since more own edges never
//   harm.
//
//   Lemma 3 (one side alone). A side for which it is enough that the opponent completes no copy may
//   forget the own ones, and has nothing in mind but that: who owns none of the opponent's copies
//   does not lose, and completing an own one only ends the game for the better. What is left is a
//   one-sided position: the opponent's copies, without supersets and twins (maker_sets.hpp).
//
// After these the position is a partial colouring of some graph, up to isomorphism: what is left of
// the board holds just the live copies.
//
// Ends before the end:
//   - A player who is to move and lacks one edge wins. So does a player of whom two edges threaten
//     that, if the opponent, who is to move, lacks more than one.
//   - A player who prevents all of the opponent's copies as Breaker (maker_sets.hpp) does at least
//     as well as if no copy were completed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "certificate/statement.hpp"
#include "graph/graph.hpp"
#include "verify/cores/maker_sets.hpp"
#include "verify/cores/pairs.hpp"
#include "verify/cores/shape.hpp"
#include "verify/cores/start.hpp"

namespace harary {

struct PositionalStart : CoreStart {
  Graph red_target;
  std::optional<Graph> green_target;  // none in a Maker-Breaker game
  Value if_none = 0;                  // for Red, if no copy is completed
};

class ReducedPositional {
 public:
  using Pairs = std::uint64_t;  // a set of pairs of vertices, by Edge::pair_index()
  using Start = PositionalStart;
  struct Position : ColouredPairs {
    Value value = 0;  // for Red, when it is over
    bool over = false;
    bool one_sided = false;  // only the copies of the statement's opponent count

    friend bool operator==(const Position&, const Position&) = default;
  };
  using Move = int;

  // Whether the board has few enough vertices, and the complete graph on them few enough copies.
  static bool covers(const Start& start);
  // Throws InputError if not.
  ReducedPositional(const Start& start, const Statement& statement);

  const Position& start() const { return start_; }
  // Of the statement's side all; of its opponent those that are not dominated.
  std::vector<Move> moves(const Position& p) const;
  // Of the statement's side, in the order in which they are likely to hold.
  std::vector<Move> replies(const Position& p) const;
  Position after(const Position& p, Move move) const;
  // As a one-sided position, where lemma 3 allows that; nothing if p is one.
  std::optional<Position> weakened(const Position& p) const;
  // Whether the statement's side gets what is stated for any moves from here, by the ends above.
  bool assured(const Position& p) const;

  ShapeBits bits() const { return {order_, 2, 0, 1}; }
  CoreShape shape(const Position& p) const;
  // The position of a shape; sound() says whether there is one, reduced and not over.
  Position position(const CoreShape& shape) const;
  bool sound(const Position& p) const;
  std::string position_text(const Position& p) const;
  std::string move_text(Move move) const;

 private:
  bool is_enough(Value for_red) const {
    return (statement_.side == Side::first ? for_red : -for_red) >= statement_.at_least;
  }
  template <class F>
  void for_each_live(const Position& p, Side side, F&& f) const;
  MakerSets needs(const Position& p) const;
  // The edges that complete a copy at once.
  Pairs threats(const Position& p, Side side) const;
  void reduce(Position& p) const;
  void reduce_one_sided(Position& p) const;

  int order_;
  Statement statement_;
  std::array<std::vector<Pairs>, 2> copies_;  // in the complete graph
  Value if_none_;
  Position start_;
};

}  // namespace harary
