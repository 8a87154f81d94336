// SPDX-License-Identifier: MIT
// The engine for winning sets, as an engine for the positions of a game on open edges in which
// players want to own a set: Maker-Breaker and achievement games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

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

  Value value(const Position& p, Value, Value) override {
    const auto& typed = p.as<typename R::Position>();
    SetPosition position;
    position.mover = rules_.mover(typed) == Side::first ? 0 : 1;
    for (const int e : typed[kRed]) position.taken[0].push_back(e);
    for (const int e : typed[kGreen]) position.taken[1].push_back(e);
    const SetWinner winner = solver_.solve(position).winner;
    const Value of_first = winner == SetWinner::first    ? 1
                           : winner == SetWinner::second ? -1
                                                         : R::kIfNone;
    return position.mover == 0 ? of_first : -of_first;
  }

  SearchStats stats() const override {
    return {.search = "winning_sets", .positions = solver_.positions() - before_};
  }

 private:
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
