// SPDX-License-Identifier: MIT
// Does Red reach an outcome of the star game, as "a > b"? On what can still matter: the
// open edges, and of each vertex how many more red and green edges there would change something
// (lead.hpp).
//
//   Lemma (vertices that matter). A vertex with fewer open edges than a player needs there matters
//   no more for that player. One that matters for neither leaves; its open edges are loose ends of
//   their other vertices. An open edge between two such vertices is a tempo move.
//   Lemma (dominated moves). At each vertex, an open edge to another vertex that matters is at
//   least as good a move as a loose end, for both players; and every move is at least as good as a
//   tempo move. So a loose end need not be played as long as its vertex has other open edges, and
//   tempo moves can be forgotten.
//   Proof: "this edge mine, the loose end not" is at the end at least as good for me as the other
//   way round: the vertex has the same degrees, and the other end of the edge is mine. So a player
//   who would take the loose end takes the edge and plays on as if the two were exchanged; likewise
//   with tempo moves. The order of turns plays no part in this.
//
// A vertex with x + y - 1 edges has x of one player's in the end or y of the other's. These
// unavoidable points (lead.hpp) are counted on boards that are not regular. On regular ones they
// are no help: K9 would take three times as many positions.
//
// The game is over when the player behind has no vertex left, and before that when the leader
// holds by pairs:
//   Lemma (pairs). Let every vertex that matters for the player behind have s + k - 1 open edges, k
//   of which that player needs, so that the leader needs s of them. If the open edges can be dealt
//   out to their ends so that each such vertex gets 2s of them, the leader holds: answer an edge of
//   a pair by the other one. By Hall's theorem (Hakimi 1965, on orientations) that can be done
//   exactly if every set of these vertices touches at least as many open edges as its vertices need
//   together.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "games/edges/turns.hpp"
#include "games/lemmas.hpp"
#include "games/rules.hpp"
#include "games/scoring/lead.hpp"
#include "games/scoring/open_core.hpp"

namespace harary {

class StarThreshold {
 public:
  static constexpr int kMostVertices = open_core::kMostVertices;
  // Where a threshold has a least number of points, which takes four bits of the key.
  static constexpr int kMostVerticesWithLeast = 10;
  static constexpr int kMostPoints = 15;
  using Row = open_core::Row;

  struct Position {
    std::array<Row, kMostVertices> open{};            // open edges between vertices that matter
    std::array<std::uint8_t, kMostVertices> loose{};  // further open edges
    // By Side: how many more edges change something; 0: none ever will.
    std::array<std::array<std::uint8_t, kMostVertices>, 2> needed{};
    Lead lead;
    std::uint8_t phase = 0;  // moves made, modulo the length of a round
    std::optional<Side> winner;

    std::uint64_t hash() const;
    friend bool operator==(const Position&, const Position&) = default;
  };
  // The canonical form: 55 pairs, a leader, a phase; 12 bits a vertex, or of at most ten vertices
  // Lead::until_least() instead of the eleventh.
  using Key = open_core::Key;
  using Move = open_core::Move;
  using Moves = open_core::Moves;

  static bool covers(int order, const TurnOrder& turns) { return open_core::covers(order, turns); }

  StarThreshold(int order, const TurnOrder& turns) : order_(order), turns_(turns) {}

  // Whether open edges are open at both ends, all numbers fit the key, and nothing is left of a
  // finished position.
  bool valid(const Position& p) const;

  // A position given by its open edges, the degrees of both colours and the number of moves made:
  // Side::first has the value 1 if it reaches the threshold.
  Position reduced(const std::array<Row, kMostVertices>& open,
                   const std::array<std::array<std::uint8_t, kMostVertices>, 2>& degrees, int moves,
                   const OutcomeThreshold& threshold = {}) const;

  // On the complete graph.
  Position start() const { return reduced(open_core::complete_rows(order_), {}, 0); }
  Side mover(const Position& p) const { return turns_.mover(p.phase); }
  std::optional<Value> result(const Position& p) const {
    if (!p.winner) return std::nullopt;
    return *p.winner == mover(p) ? 1 : -1;
  }
  Moves moves(const Position& p) const { return open_core::moves(p.open, p.loose); }
  Position after(const Position& p, Move move) const;
  Key key(const Position& p) const;
  bool knows_outcomes() const { return order_ <= kMostVerticesWithLeast; }
  // Equal keys promise equal values on all boards, if the order of turns is the same.
  bool shares_keys_with(const StarThreshold& other) const { return turns_ == other.turns_; }
  static constexpr auto kLemmas = std::to_array<std::string_view>({"pairs"});
  Bounds bounds(const Position& p) const;
  std::int32_t estimate(const Position& p) const;

 private:
  void reduce(Position& p) const;

  int order_;
  TurnOrder turns_;
};

}  // namespace harary
