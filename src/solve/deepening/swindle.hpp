// SPDX-License-Identifier: MIT
// What to do in a lost position: all moves lose against perfect play, but the opponent may not play
// perfectly. Look for a line in which an opponent who always makes the move of the largest promise
// lets the win slip (opponent-model search, Iida, Uiterwijk, van den Herik & Herschberg 1993, with
// the simplest model there is). Against a perfect opponent nothing is lost by it but the margin.
#pragma once

#include <optional>

#include "solve/deepening/search.hpp"

namespace harary {

template <Estimating R>
class Swindle {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  // Both must outlive this object. Players must move in turn.
  Swindle(const R& rules, DeepeningSearch<R>& engine) : rules_(rules), engine_(engine) {}

  // A move from p that wins within `most` moves if the replies are as foreseen; nothing if there is
  // none. Throws JobStopped.
  std::optional<Move> find(const Position& p, int most) {
    for (int depth = 1; depth <= most; ++depth) {
      for (const Move& move : rules_.moves(p)) {
        if (wins(rules_.after(p, move), depth)) return move;
      }
    }
    return std::nullopt;
  }

 private:
  // With the opponent to move in q: does the foreseen reply lead to a won position, or one from
  // which depth - 1 more moves do? Shallower lines have been tried before.
  bool wins(const Position& q, int depth) {
    if (const auto over = rules_.result(q)) return *over < 0;
    const Position p = rules_.after(q, engine_.greedy(q));
    if (const auto over = rules_.result(p)) return *over > 0;
    if (depth == 1) return engine_.bound(p, 0, 1) > 0;
    for (const Move& move : rules_.moves(p)) {
      if (wins(rules_.after(p, move), depth - 1)) return true;
    }
    return false;
  }

  const R& rules_;
  DeepeningSearch<R>& engine_;
};

}  // namespace harary
