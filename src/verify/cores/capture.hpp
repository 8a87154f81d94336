// SPDX-License-Identifier: MIT
// The value of the capture game, reduced to what can still matter: the verifier's own version,
// written to be read. A vertex is Red's if more of its edges are red than green, Green's the other
// way round; a and b count them, and the value for Red is 4096 (a - b) + a.
//
// A reduced position keeps of each vertex that is still open to change its balance (red less green
// edges), the open edges, and what the statement's side still has to get from these vertices.
//
//   Lemma 1 (decided vertices). A vertex with a balance of more than its open edges keeps its
//   owner, and one without open edges keeps what it is. It leaves; the value adds up over vertices,
//   so what it gives is taken off what the side has to get. An open edge with one such end is a
//   loose end of the other vertex.
//
//   Lemma 2 (tempo moves). An open edge both of whose ends have left changes nothing and can be
//   forgotten; it stays the same player's turn. Proof: as for cliques (clique.hpp), since more own
//   edges never harm.
//
//   Lemma 3 (equal debts). From k vertices Red gets 4096 d + a with |d| <= k and 0 <= a <= k, Green
//   the negative. Debts that the same of these numbers pay are equal, and the least is written.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "certificate/statement.hpp"
#include "verify/cores/open_rows.hpp"

namespace harary {

class ReducedCapture {
 public:
  static constexpr std::size_t kMost = CoreShape::kMostVertices;
  struct Position {
    OpenRows open;
    std::array<int, kMost> balance{};
    Value owed = 0;  // by what is left to the statement's side
    Side mover = Side::first;

    friend bool operator==(const Position&, const Position&) = default;
  };
  using Start = CoreStart;
  using Move = OpenMove;

  // Throws InputError for a board that is too large.
  ReducedCapture(const CoreStart& start, const Statement& statement);

  const Position& start() const { return start_; }
  std::vector<Move> moves(const Position& p) const { return p.open.moves(); }
  Position after(const Position& p, Move move) const;
  // Whether the statement's side gets what is owed even if all vertices are the opponent's.
  bool assured(const Position& p) const;

  ShapeBits bits() const { return {order_, 1, 9, 5}; }
  CoreShape shape(const Position& p) const;
  // The position of a shape; sound() says whether there is one, reduced and not over.
  Position position(const CoreShape& shape) const;
  bool sound(const Position& p) const;
  std::string position_text(const Position& p) const;
  std::string move_text(Move move) const { return harary::move_text(move); }

 private:
  void reduce(Position& p) const;

  int order_;
  Side side_;
  Position start_;
};

}  // namespace harary
