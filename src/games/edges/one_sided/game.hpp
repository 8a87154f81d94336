// SPDX-License-Identifier: MIT
// The one-sided game (Maker-Breaker) on copies of targets in a graph with at most 11 vertices: the
// game of a player who only wants to own a copy against one who only wants to prevent that. It has
// positions of its own, Maker's edges and the open ones: wherever Breaker's edges lie, what is left
// for Maker is the same. An extra move harms neither player, so no turns have to be counted.
//
// Games in which both players want to own sets ask it for help: a player who holds as Breaker, with
// nothing in mind but the opponent's copies, does not lose by them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "games/edges/one_sided/components.hpp"
#include "games/edges/one_sided/early_ends.hpp"
#include "games/edges/one_sided/untouched_copies.hpp"
#include "games/edges/pair_form.hpp"
#include "games/one_sided.hpp"
#include "graph/edge_set.hpp"

namespace harary {

class OneSidedGame {
 public:
  using Pairs = std::uint64_t;  // a set of pairs of vertices, by Edge::pair_index()
  using Lists = std::vector<std::vector<Pairs>>;
  // Maker's edges, open edges, and which list of copies it is about.
  struct Start {
    Pairs maker = 0;
    Pairs open = 0;
    std::size_t list = 0;
  };
  struct Position {
    UntouchedCopies copies;
    std::size_t list = 0;
  };
  using Key = PairForm<2>;  // above the pairs the number of the list
  using Move = int;

  // Each list: all copies of some targets in a graph, or in a complete one; at most kMost.
  explicit OneSidedGame(std::shared_ptr<const Lists> lists) : lists_(std::move(lists)) {}

  void begin(const Start& start, Position& p) const;
  // Calls f(q, last) for each component q, until f returns false.
  template <class F>
  void for_each_component(const Position& p, F&& f) const;

  // In the order of OneSidedWeights::Lemma, then those that leave no set.
  static constexpr auto kLemmas =
      std::to_array<std::string_view>({"complete_set", "threats", "potential", "twins", "no_set"});
  static OneSidedEnd end(const Position& p, bool makers_turn) {
    constexpr std::uint8_t kTwins = 3;
    constexpr std::uint8_t kNoSet = 4;
    if (p.copies.count == 0) return {false, p.copies.had_twins ? kTwins : kNoSet};
    return OneSidedWeights(p.copies).end(makers_turn);
  }
  // Calls f(edges) for the open edges of each copy.
  template <class F>
  static void for_each_set(const Position& p, F&& f) {
    for (std::size_t i = 0; i < p.copies.count; ++i) {
      EdgeSet<1> set;
      set.word(0) = p.copies.set(i);
      f(std::as_const(set));
    }
  }
  Key key(const Position& p) const;
  // The moves that need to be tried, the heaviest edges first; returns how many.
  static std::size_t moves(const Position& p, bool makers_turn, OneSidedMoves& moves);
  static void after(const Position& p, Move edge, bool makers_turn, Position& result);

 private:
  std::shared_ptr<const Lists> lists_;
};

template <class F>
void OneSidedGame::for_each_component(const Position& p, F&& f) const {
  const CopyComponents components(p.copies);
  if (components.count() == 1) f(p, true);
  if (components.count() < 2) return;
  Position part;
  part.list = p.list;
  for (std::size_t i = 0; i < components.count(); ++i) {
    component_of(p.copies, components.edges(i), part.copies);
    if (!f(std::as_const(part), i + 1 == components.count())) return;
  }
}

}  // namespace harary
