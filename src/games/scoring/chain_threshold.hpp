// SPDX-License-Identifier: MIT
// Does Red reach an outcome, as "a > b", in a game whose points are the place of the largest graph
// of a chain T_1 < T_2 < ... of which the player owns a copy, each graph a part of the next?
// Cliques are such a chain (clique_threshold.hpp), and so are Colex graphs (colex_threshold.hpp).
//
// Positions hold what can still matter and no more: partial colourings of graphs up to isomorphism,
// whatever the board was. How many points each player still needs is in lead.hpp; what of a
// position can be forgotten, and why, is said where it is done, in chain_threshold.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/hashing.hpp"
#include "games/edges/one_sided/game.hpp"
#include "games/edges/pair_form.hpp"
#include "games/edges/set_index.hpp"
#include "games/edges/turns.hpp"
#include "games/lemmas.hpp"
#include "games/rules.hpp"
#include "games/scoring/lead.hpp"
#include "graph/edge_set.hpp"

namespace harary {

class ChainThreshold {
 public:
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
  using Key = PairForm<2>;  // above the pairs the lead, the threshold and the phase
  using Move = int;         // the pair_index() of an edge

  // Whether no pair has two colours or is open and coloured; nothing is left of a finished one.
  bool valid(const Position& p) const;

  // A position given by its colours (by pair_index) and the number of moves made: Side::first has
  // the value 1 if it reaches the threshold.
  Position reduced(std::uint64_t red, std::uint64_t green, std::uint64_t open, int moves,
                   const OutcomeThreshold& threshold = {}) const;

  // On the whole board.
  Position start() const { return reduced(0, 0, chain_.edges, 0); }
  Side mover(const Position& p) const { return turns_.mover(p.phase); }
  std::optional<Value> result(const Position& p) const {
    if (!p.winner) return std::nullopt;
    return *p.winner == mover(p) ? 1 : -1;
  }
  // The open edges but those that are dominated: another one is at least as good for both players.
  EdgeSet<1> moves(const Position& p) const;
  Position after(const Position& p, Move edge) const;
  Key key(const Position& p) const;
  bool knows_outcomes() const { return true; }
  // Equal keys promise equal values on all boards, of one chain, if the order of turns is the same.
  bool shares_keys_with(const ChainThreshold& other) const { return turns_ == other.turns_; }
  static constexpr auto kLemmas =
      std::to_array<std::string_view>({"pairs", "potential", "potential_of_turns", "threats"});
  Bounds bounds(const Position& p) const;
  std::int32_t estimate(const Position& p) const;

  using OneSidedGame = harary::OneSidedGame;
  static constexpr OneSidedUse kOneSidedUse = OneSidedUse::everywhere;
  const OneSidedGame& one_sided() const { return one_sided_; }
  // If the leader, with nothing in mind but to prevent the copies that the other player needs, wins
  // the one-sided game on them, the leader wins: the other one never overtakes. In `clique` on K9
  // this decides nearly every position that is searched.
  template <class F>
  void for_each_one_sided(const Position& p, F&& f) const {
    if (turns_.first_bias != 1 || turns_.second_bias != 1) return;
    const Side maker = opponent(p.lead.leader());
    const int place = p.lead.needed(maker);
    if (place < chain_.one_sided_from || copies(place).empty()) return;
    const bool makers_turn = mover(p) == maker;
    f(one_sided_start(p, maker), makers_turn, makers_turn ? Bounds{-1, -1} : Bounds{1, 1});
  }
  OneSidedGame::Start one_sided_start(const Position& p, Side maker) const {
    return {maker == Side::first ? p.red : p.green, p.open,
            static_cast<std::size_t>(p.lead.needed(maker))};
  }

 protected:
  struct Chain {
    std::uint64_t edges = 0;  // of the board
    // The copies of the graph at each place, from 0 on, as far as the chain has copies; at most
    // OneSidedGame can hold.
    std::shared_ptr<const OneSidedGame::Lists> copies;
    // By place: its companion, the place of a later graph whose copies are useful as well; 0, or no
    // entry: none. See reduce().
    std::vector<int> companions = {};
    int least_points = 0;  // of a player without edges
    int most_points = 0;
    // However the graph at a place is coloured, one player has the graph at place x or the other
    // one that at place y; null: not known of any places.
    bool (*unavoidable)(int coloured, int x, int y) = nullptr;
    // One-sided games are asked about this place and later ones; where earlier ones are at stake,
    // the search itself is as fast.
    int one_sided_from = 0;
  };

  ChainThreshold(Chain chain, const TurnOrder& turns)
      : chain_(std::move(chain)),
        turns_(turns),
        copies_(indices_of(*chain_.copies)),
        one_sided_(chain_.copies) {}

  static bool covers_turns(const TurnOrder& turns);

 private:
  // The copies of the graphs, by their places; behind them one empty list for all later places.
  using Copies = std::vector<SetIndex>;
  static std::shared_ptr<const Copies> indices_of(const OneSidedGame::Lists& lists) {
    Copies copies(lists.begin(), lists.end());
    copies.emplace_back();
    return std::make_shared<const Copies>(std::move(copies));
  }
  const SetIndex& copies(int place) const {
    return (*copies_)[std::min(static_cast<std::size_t>(place), copies_->size() - 1)];
  }
  // Calls f(edges) for each copy that `side` needs and may still get.
  template <class F>
  void for_each_needed(const Position& p, Side side, F&& f) const {
    for_each_possible(p, side, p.lead.needed(side), f);
  }
  // The same for each useful copy.
  template <class F>
  void for_each_useful(const Position& p, Side side, F&& f) const {
    const int place = p.lead.needed(side);
    for_each_possible(p, side, place, f);
    if (const int companion = companion_of(place)) for_each_possible(p, side, companion, f);
  }
  int companion_of(int place) const {
    const auto at = static_cast<std::size_t>(place);
    return at < chain_.companions.size() ? chain_.companions[at] : 0;
  }
  template <class F>
  void for_each_possible(const Position& p, Side side, int place, F&& f) const {
    copies(place).for_each_avoiding(gone(p, side), f);
  }
  bool may_get(const Position& p, Side side, int place) const {
    return copies(place).some_avoids(gone(p, side));
  }
  static std::uint64_t gone(const Position& p, Side side) {
    return ~(p.open | (side == Side::first ? p.red : p.green));
  }
  void reduce(Position& p) const;
  bool mover_wins_by_threats(const Position& p) const;

  Chain chain_;
  TurnOrder turns_;
  std::shared_ptr<const Copies> copies_;
  OneSidedGame one_sided_;
};

}  // namespace harary
