// SPDX-License-Identifier: MIT
// The engine for winning sets, as an engine for the positions of a game on open edges in which
// players want to own a set: Maker-Breaker and achievement games.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "app/engine.hpp"
#include "games/edges/colouring.hpp"
#include "solve/winning_sets/solver.hpp"

namespace harary {

template <class R>
concept WinningSetRules = requires(const R& rules) {
  rules.winning_sets().sets;
  R::kGreenBuilds;
  R::kIfNone;
};

template <WinningSetRules R>
class SetsEngine final : public Engine {
 public:
  // Rules and job must outlive this object.
  SetsEngine(const R& rules, Job& job)
      : rules_(rules),
        solver_({R::kGreenBuilds ? SetGoal::strong : SetGoal::maker_breaker}, family(rules, kRed),
                family(rules, kGreen), job) {}

  // Whether the solver plays by the turns that the instance lists: one move each in turn. With
  // fewer turns than points the solver says if the first player wins in time, but not a draw
  // from a win of the second.
  static bool plays(const R& rules) {
    const std::vector<Side>& turns = rules.winning_sets().turns;
    if (turns.empty()) return true;
    return R::kIfNone != 0 && std::adjacent_find(turns.begin(), turns.end()) == turns.end();
  }

  Value value(const Position& p, Value, Value) override {
    const auto typed = p.as<typename R::Position>();
    if (const auto result = rules_.result(typed)) return *result;
    if (rules_.layer(typed) > 0 || rules_.winning_sets().first_moves.empty()) return solved(typed);
    // The first moves that a file allows.
    Value best = -kInfinity;
    for (const auto& move : rules_.moves(typed)) {
      const auto next = rules_.after(typed, move);
      const auto result = rules_.result(next);
      best = std::max(best, rules_.mover(next) == rules_.mover(typed)
                                ? result.value_or(solved(next))
                                : -result.value_or(solved(next)));
    }
    return best;
  }

  SearchStats stats() const override {
    return {.search = "winning_sets", .positions = solver_.positions() - before_};
  }

 private:
  // Of an unfinished position, for its mover.
  Value solved(const typename R::Position& typed) {
    SetPosition position;
    position.mover = rules_.mover(typed) == Side::first ? 0 : 1;
    for (const int e : typed[kRed]) position.taken[0].push_back(e);
    for (const int e : typed[kGreen]) position.taken[1].push_back(e);
    const SetWinner winner = winner_of(position, rules_.layer(typed));
    const Value of_first = winner == SetWinner::first    ? 1
                           : winner == SetWinner::second ? -1
                                                         : R::kIfNone;
    return position.mover == 0 ? of_first : -of_first;
  }
  // After `made` moves.
  SetWinner winner_of(const SetPosition& position, int made) {
    const std::vector<Side>& turns = rules_.winning_sets().turns;
    if (turns.empty()) return solver_.solve(position).winner;
    const auto left = std::count(turns.begin() + made, turns.end(), Side::first);
    if (left == 0) return SetWinner::none;
    return solver_.solve(position, {.bound = static_cast<int>(left)}).winner;
  }

  static Hypergraph family(const R& rules, int colour) {
    return {rules.elements(), rules.winning_sets().sets[static_cast<std::size_t>(colour)]};
  }
  std::uint64_t visited() const override { return solver_.positions(); }
  void begin_counting() override { before_ = solver_.positions(); }

  const R& rules_;
  WinningSetsSolver solver_;
  std::uint64_t before_ = 0;
};

}  // namespace harary
