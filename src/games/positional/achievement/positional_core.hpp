// SPDX-License-Identifier: MIT
// Achievement games on what can still matter. As positional games: each player wants to own all
// edges of one of the copies of his target. Positions are reduced after every move.
//
//   Lemma (live copies). A copy is live for a player as long as the opponent owns none of its
//   edges. A coloured edge that lies in no live copy of its owner is worth as much as an edge that
//   is not there: it only kills copies of the other player, and those are not listed any more. An
//   open edge that lies in no live copy of either player is a tempo move.
//   Lemma (tempo moves). A tempo move can be forgotten, and it stays the same player's turn.
//   Lemma (dominated moves). If every live copy, of either player, with the open edge f also holds
//   the open edge e, then e is at least as good a move as f for both.
//   Proofs: one more own edge never harms in these games (strategy stealing): play on as if it were
//   open, and take any other edge where the strategy asks for it. So a player who does well without
//   the tempo move does well with it. And with e mine, "f mine, e not" lets me complete nothing
//   with f, so a player who would take f takes e and plays on as if the two were exchanged.
//   Lemma (threats). If the mover lacks one edge of a live copy he wins by it. If not, and the
//   opponent lacks only one edge of one, that edge is the only move that needs to be searched; with
//   two such edges the mover loses.
//   Lemma (one side alone). A player who wins the one-sided game as Breaker, against the other's
//   live copies (games/edges/one_sided/game.hpp), prevents that the other wins. It is asked only
//   where a question begins: it says nothing where Maker wins, and may be large then.
//   Lemma (potential). If Breaker holds against a player's live copies (games/edges/breaker.hpp),
//   that player does not win.
//
// Since nothing of the board but edges of live copies remains, and a copy of the target in what
// remains is live, positions are partial colourings of graphs up to isomorphism, whatever the board
// was.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "games/edges/breaker.hpp"
#include "games/edges/one_sided/game.hpp"
#include "games/edges/pair_form.hpp"
#include "games/lemmas.hpp"
#include "games/positional/achievement/positional_ending.hpp"
#include "games/positional/pair_copies.hpp"
#include "games/rules.hpp"
#include "graph/edge_set.hpp"

namespace harary {

class PositionalCore {
 public:
  using Pairs = std::uint64_t;  // a set of pairs of vertices, by Edge::pair_index()
  struct Position {
    Pairs red = 0;
    Pairs green = 0;
    Pairs open = 0;
    Side mover = Side::first;
    std::int8_t result = kNone;  // for Side::first, when the game is over

    std::uint64_t hash() const;
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = PairForm<2>;  // above the pairs the mover
  using Move = int;

  PositionalCore(PositionalEnding ending, PairCopies copies, const Position& start)
      : ending_(ending),
        same_copies_(copies.green == copies.red),
        one_sided_(lists_of(copies)),
        copies_(std::make_shared<const IndexedCopies>(std::move(copies))),
        start_(reduced(start)) {}

  // Whether no pair has two colours or is open and coloured; nothing is left of a finished one.
  static bool valid(const Position& p);

  // The position given by its colours and who is to move.
  Position reduced(Position p) const;

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover; }
  std::optional<Value> result(const Position& p) const {
    if (p.result == kNone) return std::nullopt;
    return for_first(p.mover, p.result);
  }
  EdgeSet<1> moves(const Position& p) const;
  Position after(const Position& p, Move edge) const;
  Key key(const Position& p) const;
  static constexpr auto kLemmas =
      std::to_array<std::string_view>({"threat", "two_threats", "pairs", "potential"});
  Bounds bounds(const Position& p) const;
  std::int32_t estimate(const Position& p) const;

  using OneSidedGame = harary::OneSidedGame;
  static constexpr OneSidedUse kOneSidedUse = OneSidedUse::at_the_root;
  const OneSidedGame& one_sided() const { return one_sided_; }
  template <class F>
  void for_each_one_sided(const Position& p, F&& f) const {
    // As Maker-Breaker it is the same game, and the search knows who of the two leads.
    if (ending_ == PositionalEnding::green_only_breaks) return;
    // For the first side, if the other one holds as Breaker.
    const auto ask = [&](Side maker, Bounds bounds) {
      if (!may_be_stopped(p, maker)) return;
      if (p.mover == Side::second) bounds = {-bounds.upper, -bounds.lower};
      f(one_sided_start(p, maker), p.mover == maker, bounds);
    };
    if (ending_ == PositionalEnding::draw) {
      ask(Side::first, {-1, 0});
      ask(Side::second, {0, 1});
    } else {
      ask(Side::first, {-1, -1});
    }
  }

  OneSidedGame::Start one_sided_start(const Position& p, Side maker) const {
    return {maker == Side::first ? p.red : p.green, p.open, list_of(maker)};
  }

 private:
  static constexpr std::int8_t kNone = 2;

  // Breaker rarely wins against a large potential, and then the one-sided game is not worth its
  // time.
  bool may_be_stopped(const Position& p, Side maker) const;

  // Red's copies and Green's; one list if they are the same, so that both learn from one another.
  static std::shared_ptr<const OneSidedGame::Lists> lists_of(const PairCopies& copies) {
    OneSidedGame::Lists lists{copies.red};
    if (copies.green != copies.red) lists.push_back(copies.green);
    return std::make_shared<const OneSidedGame::Lists>(std::move(lists));
  }
  std::size_t list_of(Side maker) const { return maker == Side::second && !same_copies_ ? 1 : 0; }

  template <class F>
  void for_each_live(const Position& p, Side side, F&& f) const;
  // The edges that complete a copy at once.
  Pairs threats(const Position& p, Side side) const;
  BreakerSets::Holds stopped(const Position& p, Side maker) const;

  PositionalEnding ending_;
  bool same_copies_;  // of both players
  OneSidedGame one_sided_;
  std::shared_ptr<const IndexedCopies> copies_;
  Position start_;
};

}  // namespace harary
