// SPDX-License-Identifier: MIT
// The contract between one-player games and the engines that search for their shortest solutions.
// As with games/rules.hpp, a family models it, an engine requires it, and neither includes the
// other.
#pragma once

#include <concepts>
#include <cstdint>
#include <ranges>
#include <span>
#include <type_traits>
#include <vector>

#include "games/rules.hpp"

namespace harary {

// The plain definition.
//   start()         where the game begins
//   solved(p)       is the goal reached?
//   moves(p)        the moves that change something, each once; not empty unless solved
//   after(p, m)     where the move m leads
//   lower_bound(p)  at most the number of moves still needed; 0 exactly if solved
//   longest()       some solution has at most this many moves
// Equality of positions is that of what can still happen in them.
template <class R>
concept Solitaire =
    SmallValue<typename R::Position> && std::is_trivially_copyable_v<typename R::Move> &&
    requires(const R& rules, const typename R::Position& p, const typename R::Move& m) {
      { rules.start() } -> std::same_as<typename R::Position>;
      { rules.solved(p) } -> std::same_as<bool>;
      { rules.moves(p) } -> std::ranges::input_range;
      { rules.after(p, m) } -> std::same_as<typename R::Position>;
      { rules.lower_bound(p) } -> std::same_as<int>;
      { rules.longest() } -> std::same_as<int>;
    };

// What an expansion says about one successor.
template <class R>
struct Successor {
  typename R::Position position;
  std::uint32_t parent = 0;  // its number among the positions that were expanded together
  typename R::Move move{};
  std::int32_t bound = 0;     // a lower bound on the moves still needed
  std::int32_t priority = 0;  // among equal bounds, larger looks better
};

// Expansion of many positions together. R::Expander(rules) holds one thread's buffers, and
//   expander.expand(positions, budget, sink)
// calls sink(Successor<R>) for successors whose bound is at most `budget`. It may leave out
// successors that a shortest solution does not need, and the path to a position may be the reason;
// a position carries the information needed for that, which equality ignores, and
//   p.absorb(q)
// makes p, equal to q, as permissive as both. The guarantee that an engine may rely on: if all
// positions of one depth are expanded (equal ones merged with absorb), their successors likewise
// and so on, and only successors with bound > budget are dropped, then whenever there is a solution
// within the budget one is found.
template <class R>
concept Expanding =
    Solitaire<R> &&
    requires(typename R::Expander& expander, std::span<const typename R::Position> positions,
             typename R::Position& p, const typename R::Position& q) {
      expander.expand(positions, 0, [](const Successor<R>&) {});
      p.absorb(q);
    };

// Some rules can tell that a position needs no search because another one of its depth serves as
// well. R::Maxima(rules) holds the buffers,
//   maxima.add(positions)
// takes all positions of a depth, no two of them equal, in pieces of equal length, and
//   maxima.kept()
// gives the numbers, increasing, of those that are enough. They stay where they are until then.
template <class R>
concept Comparing = Expanding<R> && requires(typename R::Maxima& maxima,
                                             std::span<const typename R::Position> positions) {
  maxima.add(positions);
  { maxima.kept() } -> std::same_as<std::vector<std::uint32_t>>;
};

}  // namespace harary
