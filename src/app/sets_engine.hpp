// SPDX-License-Identifier: MIT
// The solver of games on winning sets as an engine, for games whose rules are lists of sets.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "app/engine.hpp"
#include "games/rules_of.hpp"
#include "solve/winning_sets/solver.hpp"

namespace harary {

// Positional games on points and sets that are given as such. Games on graphs have cores and
// symmetries instead.
template <class R>
concept PlaysOnSets = requires(const R& rules) {
  rules.winning_sets();
  R::kGreenBuilds;
};

// The sets of both players; the second one's count where both build.
struct SetsAsked {
  SetGoal goal = SetGoal::maker_breaker;
  Hypergraph first;
  Hypergraph second;
  Value if_none = 0;  // for the first player, where nobody completes a set
  // The points of both players.
  std::function<std::array<std::vector<int>, 2>(const Position&)> taken;
};

// Rules and job must outlive the engine.
Engines::Handle sets_engine(const RuntimeRules& rules, SetsAsked asked, Job& job);

template <PlaysOnSets R>
Engines::Handle sets_engine_of(const RulesOf<R>& rules, Job& job) {
  const R& typed = rules.typed();
  const auto& sets = typed.winning_sets().sets;
  const auto family = [&](int colour) {
    return Hypergraph{typed.elements(), sets[static_cast<std::size_t>(colour)]};
  };
  const auto taken = [](const Position& p) {
    const auto colouring = p.as<typename R::Position>();
    std::array<std::vector<int>, 2> points;
    for (const int colour : {kRed, kGreen}) {
      for (const int point : colouring[colour]) {
        points[static_cast<std::size_t>(colour)].push_back(point);
      }
    }
    return points;
  };
  return sets_engine(rules,
                     {R::kGreenBuilds ? SetGoal::strong : SetGoal::maker_breaker, family(kRed),
                      family(kGreen), R::kIfNone, taken},
                     job);
}

}  // namespace harary
