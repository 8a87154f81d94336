// SPDX-License-Identifier: MIT
// Does Red reach an outcome of the clique game? Reduced to what can still matter: the verifier's
// own version, written to be read. What Red and Green need for the outcome is in
// points_threshold.hpp; for "Red wins", a > b at the end, R(b) = b + 1 and G(a) = a.
//
// A reduced position is red, green and open edges, who leads, and m, the leader's points so far.
// Red leads if a >= R(b), else Green. Points never fall, so the leader gets what is stated, or
// prevents it, unless the other one completes a clique of the order needed: G(m) by Green if Red
// leads, R(m) by Red if Green leads. The leader needs what is more than the other one's then, which
// raises m: R(G(m)), or G(R(m)). A player who has completed what was needed becomes, or stays, the
// leader, and m is the order of that clique.
//
//   Lemma 1 (what is useful). A clique that a player still completes lies within that player's own
//   edges and the open ones; if it is larger than needed, it contains one of the order that is
//   needed. So coloured edges in none of those can be forgotten. What is needed never falls, so
//   what is useless stays so.
//
//   Lemma 2 (tempo moves). An open edge f in no such clique, of either player, can be forgotten,
//   and it stays the same player's turn. Proof: the player who wins without f follows that
//   strategy. If the opponent takes f, he takes any open edge e instead of an answer and continues
//   as if e were open; if the strategy asks for e, he takes another one in that way. At the end he
//   owns all that the strategy would have given him, and more own edges never harm: they add own
//   cliques, and take away cliques of the opponent. If he has to move when only f is left, f
//   changes nothing.
//
// After these the position is a partial colouring of some graph, up to isomorphism.
//
//   Lemma 3 (one side alone). A leader may forget the own cliques and have nothing in mind but to
//   stop those that the other player needs: if none of them is completed, the leader wins, since
//   own ones only raise what the other player needs, and a larger clique contains the smaller
//   ones. What is left is a one-sided position: the cliques of the player behind, without supersets
//   and twins (maker_sets.hpp).
//
// At the start the leader may have more (lemma 3 of points_threshold.hpp), by Ramsey's theorem: of
// a clique of R(x, y) vertices, red, green and open edges together, the leader gets a clique of x
// vertices in the end or the other player one of y.
//
// An end before the end: the player behind needs all open edges of one of some sets, the useful
// cliques without that player's own edges. If the leader can prevent that as Breaker
// (maker_sets.hpp), the leader wins.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "certificate/statement.hpp"
#include "verify/cores/maker_sets.hpp"
#include "verify/cores/pairs.hpp"
#include "verify/cores/points_threshold.hpp"
#include "verify/cores/shape.hpp"
#include "verify/cores/start.hpp"

namespace harary {

class ReducedClique {
 public:
  static constexpr bool kRaises = true;
  using Pairs = std::uint64_t;  // a set of pairs of vertices, by Edge::pair_index()
  struct Position : ColouredPairs {
    PointsThreshold threshold;
    int most = 0;                // m
    Side leader = Side::second;  // who has won, if it is over
    bool over = false;
    bool one_sided = false;  // the statement's side leads, and only the opponent's cliques count

    friend bool operator==(const Position&, const Position&) = default;
  };
  using Start = CoreStart;
  using Move = int;

  // Throws InputError for a board that is too large.
  ReducedClique(const CoreStart& start, const Statement& statement);

  const Position& start() const { return start_; }
  // In one-sided positions without dominated moves of the opponent.
  std::vector<Move> moves(const Position& p) const;
  // Of the statement's side, in the order in which they are likely to hold.
  std::vector<Move> replies(const Position& p) const;
  Position after(const Position& p, Move move) const;
  // As a one-sided position, if the statement's side leads; nothing if p is one.
  std::optional<Position> weakened(const Position& p) const;
  // Whether the statement's side wins for any moves from here, by the theorem above.
  bool assured(const Position& p) const;

  // Of statements about who wins there is nothing to say of t.
  ShapeBits bits() const { return {order_, 2, 0, stated_.least == 0 ? 1U : 2U}; }
  CoreShape shape(const Position& p) const;
  // The position of a shape; sound() says whether there is one, reduced and not over.
  Position position(const CoreShape& shape) const;
  bool sound(const Position& p) const;
  std::string position_text(const Position& p) const;
  std::string move_text(Move move) const;

 private:
  const std::vector<Pairs>& cliques(int order) const;
  template <class F>
  void for_each_useful(const Position& p, Side side, F&& f) const;
  MakerSets needs(const Position& p) const;
  bool may_get(const Position& p, Side side, int order) const;
  void lead(Position& p, Side side, int most) const;
  void reduce(Position& p) const;
  void reduce_one_sided(Position& p) const;

  int order_;
  Side side_;
  PointsThreshold stated_;
  std::vector<std::vector<Pairs>> cliques_;  // of the complete graph, by order; an empty last one
  Position start_;
};

}  // namespace harary
