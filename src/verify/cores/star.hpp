// SPDX-License-Identifier: MIT
// Who wins the star game, reduced to what can still matter: the verifier's own version, written
// to be read. Red wins exactly if a > b at the end.
//
// Let m = max(a, b) so far; Red leads if a > b, else Green. As with cliques (clique.hpp), Red
// changes something with a red degree of m + 1, Green with a green degree of m if Red leads and
// m + 1 if not; a player who does so leads from then on, and m is that degree. A reduced position
// keeps of each vertex how many more edges of each colour it lacks until then (0: that will never
// be), the open edges and who leads; m itself plays no part.
//
//   Lemma 1 (what matters). A vertex with fewer open edges than a player lacks there will never
//   have that degree, nor later a larger one. A vertex that can serve neither player leaves; an
//   open edge with one such end is a loose end of the other vertex.
//
//   Lemma 2 (tempo moves). An open edge both of whose ends have left changes nothing and can be
//   forgotten; it stays the same player's turn. Proof: as for cliques, since more own edges never
//   harm.
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

namespace harary {

class ReducedStar {
 public:
  static constexpr std::size_t kMost = CoreShape::kMostVertices;
  struct Position {
    OpenRows open;
    std::array<std::array<int, kMost>, 2> lacks{};  // by Side
    Side leader = Side::second;                     // who has won, if it is over
    Side mover = Side::first;
    bool over = false;

    friend bool operator==(const Position&, const Position&) = default;
  };
  using Start = CoreStart;
  using Move = OpenMove;

  // Throws InputError for a board that is too large and a statement that is not about who wins.
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
  Position start_;
};

}  // namespace harary
