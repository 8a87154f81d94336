// SPDX-License-Identifier: MIT
// The capture game on what can still matter: the open edges, and the balance d (red minus green) of
// each vertex.
//
//   Lemma (decided vertices). A vertex with |d| greater than its number of open edges keeps its
//   owner to the end, and one without open edges keeps what it is. It leaves with the points that
//   it gives; its open edges become loose ends of their other vertices. An open edge between two
//   decided vertices is a tempo move.
//   Lemma (dominated moves). At each vertex, an open edge to another undecided vertex is at least
//   as good a move as a loose end, for both players; and every move is at least as good as a tempo
//   move. So a loose end need not be played as long as its vertex has other open edges, and tempo
//   moves can be forgotten. Proof as in star_threshold.hpp.
//   Lemma (points add up). The points of decided vertices are added to what the rest gives, and the
//   value 4096 (a - b) + a is additive: the rest has the same value whatever they are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/edges/outcome.hpp"
#include "games/edges/turns.hpp"
#include "games/lemmas.hpp"
#include "games/rules.hpp"
#include "games/scoring/open_core.hpp"

namespace harary {

class CaptureCore {
 public:
  static constexpr int kMostVertices = open_core::kMostVertices;
  using Row = open_core::Row;

  struct Position {
    std::array<Row, kMostVertices> open{};            // open edges between undecided vertices
    std::array<std::uint8_t, kMostVertices> loose{};  // further open edges
    std::array<std::int8_t, kMostVertices> balance{};
    std::array<std::uint8_t, 2> decided_points{};  // points of decided vertices, by Side
    std::uint8_t phase = 0;                        // moves made, modulo the length of a round

    std::uint64_t hash() const;
    friend bool operator==(const Position&, const Position&) = default;
  };
  // The canonical form without the points of decided vertices: 55 pairs and a phase; 9 bits a
  // vertex.
  using Key = open_core::Key;
  using Move = open_core::Move;
  using Moves = open_core::Moves;

  static bool covers(int order, const TurnOrder& turns) { return open_core::covers(order, turns); }

  CaptureCore(int order, const TurnOrder& turns) : order_(order), turns_(turns) {}

  // Whether open edges are open at both ends, all numbers fit the key, and only vertices are left
  // that are not decided.
  bool valid(const Position& p) const;

  // A position given by its open edges, its balances and the number of moves made.
  Position reduced(const std::array<Row, kMostVertices>& open,
                   const std::array<std::int8_t, kMostVertices>& balance, int moves) const;

  // On the complete graph.
  Position start() const { return reduced(open_core::complete_rows(order_), {}, 0); }
  Side mover(const Position& p) const { return turns_.mover(p.phase); }
  // The game is over when no edge is open that matters.
  std::optional<Value> result(const Position& p) const;
  Moves moves(const Position& p) const { return open_core::moves(p.open, p.loose); }
  Position after(const Position& p, Move move) const;
  Key key(const Position& p) const;
  // Equal keys promise equal values on all boards, if the order of turns is the same.
  bool shares_keys_with(const CaptureCore& other) const { return turns_ == other.turns_; }
  // What decided vertices add to the value for the mover.
  Value certain_part(const Position& p) const {
    return for_first(mover(p), outcome_value(p.decided_points[0], p.decided_points[1]));
  }
  static constexpr auto kLemmas = std::to_array<std::string_view>({"pairs", "undecided_vertices"});
  Bounds bounds(const Position& p) const;
  std::int32_t estimate(const Position& p) const;

 private:
  bool one_edge_a_turn() const { return turns_.first_bias == 1 && turns_.second_bias == 1; }
  void reduce(Position& p) const;

  int order_;
  TurnOrder turns_;
};

}  // namespace harary
