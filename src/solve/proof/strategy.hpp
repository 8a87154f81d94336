// SPDX-License-Identifier: MIT
// A strategy out of a proof: what a side must do so that it reaches a value that the proof search
// has proved, against every play of the opponent. The positions in which the opponent is to move
// under that strategy are a set from which the opponent cannot escape (Csirmaz, "Connected Graph
// Game", Theorem 1): a certificate, see docs/certificate-format.md.
//
// The search works on keys that drop what no longer matters, and it stops where bounds decide; the
// strategy consists of plain positions and extends to where the caller says that the play has
// ended. So it asks the engine position by position. Most answers are in the table; what was
// replaced there is searched again, with a null window.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

#include "base/assert.hpp"
#include "games/rules.hpp"
#include "solve/move_order.hpp"
#include "solve/proof/move_values.hpp"

namespace harary {

template <Rules R, ValuesPositions<R> Engine>
class ProvedStrategy {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  // `side` can reach at_least for itself from the positions asked about; `rules` and `engine` must
  // outlive this object.
  ProvedStrategy(const R& rules, Engine& engine, Side side, Value at_least)
      : rules_(rules), engine_(engine), side_(side), at_least_(at_least) {}

  // Follows the strategy from p until the opponent is to move; nothing if the play ends before.
  //   ended(q)  nothing more needs to be shown of q
  //   known(q)  the opponent is to move in q, and q is taken care of already: preferred, because
  //             it keeps the set small
  //   before(q) the same in an earlier round, which a later one stays within
  template <class Ended, class Known, class Before>
  std::optional<Position> until_opponent(Position p, Ended&& ended, Known&& known,
                                         Before&& before) {
    while (!ended(p)) {
      if (rules_.mover(p) != side_) return p;
      p = rules_.after(p, choose(p, ended, known, before));
    }
    return std::nullopt;
  }

 private:
  template <class Ended, class Known, class Before>
  Move choose(const Position& p, Ended&& ended, Known&& known, Before&& before) {
    HARARY_ASSERT(rules_.mover(p) == side_, "the strategy's side is to move");
    HARARY_ASSERT(!rules_.result(p), "the game is not over");
    for (const auto& move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      if (ended(q) || (rules_.mover(q) != side_ && known(q))) return move;
    }
    for (const auto& move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      if (rules_.mover(q) != side_ && before(q)) return move;
    }
    if (const auto move = proved_move(rules_, engine_, p, at_least_)) return *move;
    return search(p);
  }

  // The table has forgotten: the promising moves first.
  Move search(const Position& p) {
    std::vector<Move> moves;
    for (const auto& move : rules_.moves(p)) moves.push_back(move);
    if constexpr (Prioritised<R>) {
      std::vector<Ranked> ranks;
      order_by(std::span(moves), ranks,
               [&](const Move& move) { return -std::int64_t{rules_.move_priority(p, move)}; });
    }
    for (const Move& move : moves) {
      if (move_value(rules_, engine_, p, move, at_least_ - 1, at_least_) >= at_least_) return move;
    }
    throw std::logic_error("internal error: the proof search contradicts an earlier proof");
  }

  const R& rules_;
  Engine& engine_;
  Side side_;
  Value at_least_;
};

}  // namespace harary
