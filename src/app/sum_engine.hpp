// SPDX-License-Identifier: MIT
// The nimber search as an engine for the positions of an impartial game that is a sum: it answers
// what the proof search answers, so that answers and certificates are computed in the same way.
//
// A family whose game R is a sum says so by a function next to its rules, which calls
// f(sums, to_sum) with rules that model Summands, and a function to_sum(sums, p) that maps
// positions of R to theirs; both are kept as long as R's rules:
//   bool with_sum(const R& rules, f)     false, without a call: this instance is not a sum
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solve/moves_reaching.hpp"
#include "solve/nimber/search.hpp"

namespace harary {

template <class R>
concept SumOfGames = requires(const R& rules) { with_sum(rules, [](auto&&, auto&&) {}); };

template <Rules R, Summands S, class ToSum>
class SumEngine {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;

  // `rules` and `job` must outlive the engine; see NimberSearch for the rest.
  SumEngine(const R& rules, S sums, ToSum to_sum, Job& job, const std::string& about, double share)
      : rules_(rules),
        sums_(std::move(sums)),
        to_sum_(std::move(to_sum)),
        search_(sums_, job, about, share) {}

  // The window of a proof search is of no use: there are only wins and losses.
  Value value(const Position& p, Value = -1, Value = 1) {
    return search_.previous_wins(in_sum(p)) ? -1 : 1;
  }
  int nimber(const Position& p) { return search_.nimber(in_sum(p)); }

  // Nothing is worse than a loss, so a bound of -1 needs no search.
  Value move_value(const Position& p, const Move& move, Value = -1, Value beta = 1) {
    return beta <= -1 ? -1 : -value(rules_.after(p, move));
  }
  std::optional<Move> proved_move(const Position& p, Value target) {
    for (const auto& move : rules_.moves(p)) {
      if (target <= -1) return move;
      if (search_.known_previous_wins(in_sum(rules_.after(p, move))).value_or(false)) return move;
    }
    return std::nullopt;
  }
  std::vector<Move> moves_reaching(const Position& p, Value target) {
    return harary::moves_reaching(rules_, *this, p, target);
  }

  std::uint64_t positions() const { return search_.positions(); }

 private:
  typename S::Position in_sum(const Position& p) const { return to_sum_(sums_, p); }

  const R& rules_;
  const S sums_;
  const ToSum to_sum_;
  NimberSearch<S> search_;
};

}  // namespace harary
