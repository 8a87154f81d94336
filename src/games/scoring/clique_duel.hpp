// SPDX-License-Identifier: MIT
// Does Red reach an outcome of the clique game, as "a > b", on what can still matter? Positions are
// reduced after every move:
//
//   Lemma (useful cliques). A player needs a clique of the order that Lead says (lead.hpp). It must
//   lie within the own and the open edges; any larger clique that a player may get contains such
//   ones. So a coloured edge that lies in no useful clique of its colour can be forgotten, and so
//   can an open edge that lies in no useful clique of either colour, except for the turn it takes.
//   Lemma (tempo moves). An open edge that is useful to neither player can be forgotten altogether.
//   Lemma (dominated moves). If every useful clique, of either colour, with the edge f also holds
//   the open edge e, then e is at least as good a move as f for both players.
//   Proof of the last: "e mine, f not" is at least as good for me at the end as "f mine, e not". So
//   a player who would take f takes e and plays on as if the two were exchanged: if the opponent
//   takes f, it is as if he had taken e. The order of turns plays no part in this. If f is useful
//   to neither player, every open e is at least as good, so f comes last, when nothing matters any
//   more: that is the lemma on tempo moves.
//
// One side alone (games/edges/one_sided/game.hpp): if the leader, with nothing in mind but to
// prevent the cliques that the other player needs, wins the one-sided game on them, the leader
// wins: then the other one never overtakes. On K9 this settles nearly every position that is
// searched.
//
// The game is over when Red, not leading, has no useful clique left, or Green, behind, has none;
// and before that when the other player can prevent them all (games/edges/breaker.hpp).
//
// Since nothing of the board but the useful edges remains, positions are partial colourings of
// graphs up to isomorphism, whatever the board was.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/hashing.hpp"
#include "games/edges/one_sided/game.hpp"
#include "games/edges/pair_form.hpp"
#include "games/edges/turns.hpp"
#include "games/rules.hpp"
#include "games/scoring/lead.hpp"
#include "graph/edge_set.hpp"

namespace harary {

class CliqueDuel {
 public:
  static constexpr int kMostVertices = PairForm<2>::kMostVertices;

  // Sets of edges are sets of pairs of vertices, by Edge::pair_index().
  struct Position {
    std::uint64_t red = 0;
    std::uint64_t green = 0;
    std::uint64_t open = 0;
    Lead lead;
    std::uint8_t phase = 0;  // moves made, modulo the length of a round
    std::optional<Side> winner;

    std::uint64_t hash() const { return hash_words(std::array{red, green, open}); }
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = PairForm<2>;  // above the pairs the lead, the claim and the phase
  using Move = int;         // the pair_index() of an edge

  // Whether boards of this order and turns like these are covered.
  static bool covers(int order, const TurnOrder& turns);

  CliqueDuel(int order, const TurnOrder& turns);

  // A position given by its colours (by pair_index) and the number of moves made: Side::first has
  // the value 1 if it reaches what is claimed.
  Position reduced(std::uint64_t red, std::uint64_t green, std::uint64_t open, int moves,
                   const Claim& claim = {}) const;

  Position start() const;
  Side mover(const Position& p) const { return turns_.mover(p.phase); }
  std::optional<Value> result(const Position& p) const {
    if (!p.winner) return std::nullopt;
    return *p.winner == mover(p) ? 1 : -1;
  }
  // The open edges but those that are dominated.
  EdgeSet<1> moves(const Position& p) const;
  Position after(const Position& p, Move edge) const;
  Key key(const Position& p) const;
  Bounds bounds(const Position& p) const;
  std::int32_t estimate(const Position& p) const;

  using OneSidedGame = harary::OneSidedGame;
  static constexpr OneSidedUse kOneSidedUse = OneSidedUse::everywhere;
  const OneSidedGame& one_sided() const { return one_sided_; }
  template <class F>
  void for_each_one_sided(const Position& p, F&& f) const {
    if (turns_.first_bias != 1 || turns_.second_bias != 1) return;
    const Side maker = opponent(p.lead.leader());
    const int order = p.lead.needed(maker);
    // Fewer than four vertices: the search itself is as fast.
    if (order < kFewestOneSided || order > order_) return;
    const bool makers_turn = mover(p) == maker;
    f(one_sided_start(p, maker), makers_turn, makers_turn ? Bounds{-1, -1} : Bounds{1, 1});
  }
  OneSidedGame::Start one_sided_start(const Position& p, Side maker) const {
    return {maker == Side::first ? p.red : p.green, p.open,
            static_cast<std::size_t>(p.lead.needed(maker))};
  }

 private:
  static constexpr int kFewestOneSided = 4;

  // The cliques of one order in the complete graph.
  const std::vector<std::uint64_t>& cliques(int order) const {
    static const std::vector<std::uint64_t> kNone;
    const auto i = static_cast<std::size_t>(order);  // beyond the end: no player needs it
    return i < cliques_->size() ? (*cliques_)[i] : kNone;
  }
  // Calls f(edges) for each clique that `side` needs and may still get.
  template <class F>
  void for_each_useful(const Position& p, Side side, F&& f) const {
    const std::uint64_t gone = ~(p.open | (side == Side::first ? p.red : p.green));
    for (const std::uint64_t clique : cliques(p.lead.needed(side))) {
      if ((clique & gone) == 0) f(clique);
    }
  }
  void reduce(Position& p) const;

  int order_;
  TurnOrder turns_;
  std::shared_ptr<const OneSidedGame::Lists> cliques_;
  OneSidedGame one_sided_;
};

}  // namespace harary
