// SPDX-License-Identifier: MIT
// The nimber search as an engine for the positions of an impartial game that is a sum: it answers
// what the proof search answers, so that answers and certificates are computed in the same way.
//
// A family whose game R is a sum says so by a function next to its rules, which calls
// f(sums, to_sum) with rules that model Summands, and a function to_sum(sums, p) that maps
// positions of R to theirs; both are kept as long as R's rules:
//   bool with_sum(const R& rules, f)     false, without a call: this instance is not a sum
#pragma once

#include <string>
#include <utility>

#include "solve/nimber/search.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

template <class R>
concept SumOfGames = requires(const R& rules) { with_sum(rules, [](auto&&, auto&&) {}); };

template <Rules R, Summands S, class ToSum>
class SumEngine {
 public:
  using Position = typename R::Position;

  // `rules` and `job` must outlive the engine; see NimberSearch for the rest.
  SumEngine(const R& rules, S sums, ToSum to_sum, Job& job, const std::string& about, double share)
      : rules_(rules),
        sums_(std::move(sums)),
        to_sum_(std::move(to_sum)),
        search_(sums_, job, about, share) {}

  // Nothing is better than a win, so one that is not above alpha needs no search; otherwise the
  // window of a proof search is of no use: there are only wins and losses.
  Value value(const Position& p, Value alpha = -1, Value = 1) {
    if (alpha >= 1) return 1;
    return search_.previous_wins(in_sum(p)) ? -1 : 1;
  }
  int nimber(const Position& p) { return search_.nimber(in_sum(p)); }

  // Whether it is known without a search that q is worth `target` or better for `side`.
  bool known_to_reach(const Position& q, Value target, Side side) {
    if (target <= -1) return true;
    const auto previous_wins = search_.known_previous_wins(in_sum(q));
    return previous_wins && *previous_wins == (rules_.mover(q) != side);
  }
  static constexpr Coding coding() { return Coding::plain; }

  void begin_again() { search_.begin_again(); }
  bool change_fingerprints() { return search_.change_fingerprints(); }
  std::optional<double> confusion() const { return search_.confusion(); }

  // The same for the sums themselves.
  using Sums = S;
  NimberSearch<S>& search() { return search_; }

  std::uint64_t positions() const { return search_.positions(); }
  AnyTable& table() { return search_.table(); }
  SearchStats stats() const { return search_.stats(); }
  void begin_counting() { search_.begin_counting(); }

 private:
  typename S::Position in_sum(const Position& p) const { return to_sum_(sums_, p); }

  const R& rules_;
  const S sums_;
  const ToSum to_sum_;
  NimberSearch<S> search_;
};

}  // namespace harary
