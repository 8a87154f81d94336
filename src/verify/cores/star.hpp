// SPDX-License-Identifier: MIT
// Does Red reach an outcome of the star game? Reduced to what can still matter: the verifier's own
// version, written to be read. What Red and Green need for the outcome, d and t, is in
// points_threshold.hpp; for "Red wins", a > b at the end, d = 1 and t = 0.
//
// Let M be Red's points if Red leads, else Green's and d; and u = t - M as long as t says anything,
// else 0. Counted so, what the players need next depends on u and the leader alone:
//   Red leads:   Red M + 1, Green M, or M + 1 if u = 0
//   Green leads: Red M + 1, or M if u = 0; Green M + 1, or M + 2 if u = 1.
// A player who gets that leads from then on, and M is what was needed. A reduced position keeps of
// each vertex how many more edges of each colour it lacks until then (0: that will never be), the
// open edges, who leads and u; M itself plays no part. If t is out of reach, u becomes 0, and what
// is lacking stays as it is: Green's points count one more with the larger d. (Only if Green leads
// and u = 1 would Green lack one less; but then t is out of reach because Green lacks nothing that
// will ever be.)
//
//   Lemma 1 (what matters). A vertex with fewer open edges than a player lacks there will never
//   have that degree, nor later a larger one. A vertex that can serve neither player leaves; an
//   open edge with one such end is a loose end of the other vertex.
//
//   Lemma 2 (tempo moves). An open edge both of whose ends have left changes nothing and can be
//   forgotten; it stays the same player's turn. Proof: as for cliques, since more own edges never
//   harm.
//
// At the start the leader may have more (lemma 3 of points_threshold.hpp): at a vertex with x + y -
// 1 edges the leader has x in the end or the other player y. Used on boards that are not regular.
//
// An end before the end:
//   Lemma 3 (pairs). Let the player behind lack k of the o open edges at v. He fails there if the
//   leader gets s = o - k + 1 of them. If the open edges can be dealt out to their ends such that
//   each such v gets 2s of its own, the leader wins: he answers an edge of v's by another one of
//   v's. By Hall's theorem that is possible exactly if the vertices of every set together touch at
//   least as many open edges as they want together.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "certificate/statement.hpp"
#include "verify/cores/open_rows.hpp"
#include "verify/cores/points_threshold.hpp"

namespace harary {

class ReducedStar {
 public:
  static constexpr bool kRaises = true;
  static constexpr std::size_t kMost = CoreShape::kMostVertices;
  struct Position {
    OpenRows open;
    std::array<std::array<int, kMost>, 2> lacks{};  // by Side
    int until = 0;                                  // u
    Side leader = Side::second;                     // who has won, if it is over
    Side mover = Side::first;
    bool over = false;

    friend bool operator==(const Position&, const Position&) = default;
  };
  using Start = CoreStart;
  using Move = OpenMove;

  // Throws InputError for a board that is too large.
  ReducedStar(const CoreStart& start, const Statement& statement);

  const Position& start() const { return start_; }
  std::vector<Move> moves(const Position& p) const { return p.open.moves(); }
  Position after(const Position& p, Move move) const;
  // Whether the statement's side wins for any moves from here, by the theorem above.
  bool assured(const Position& p) const;

  ShapeBits bits() const { return {order_, 1, 12, 1}; }
  CoreShape shape(const Position& p) const;
  // The position of a shape; sound() says whether there is one, reduced and not over.
  Position position(const CoreShape& shape) const;
  bool sound(const Position& p) const;
  std::string position_text(const Position& p) const;
  std::string move_text(Move move) const { return harary::move_text(move); }

 private:
  static void reduce(Position& p);

  int order_;
  Side side_;
  PointsThreshold stated_;
  Position start_;
};

}  // namespace harary
