// SPDX-License-Identifier: MIT
// Outcomes (a, b) of scoring games as values, and what they say.
#pragma once

#include <utility>

#include "games/rules.hpp"

namespace harary {

// The pair (a − b, a) as one number that orders like the pair: 0 <= a < kOutcomeBase.
inline constexpr Value kOutcomeBase = 4096;

constexpr Value outcome_value(int a, int b) {
  return (a - b) * kOutcomeBase + a;
}

constexpr std::pair<int, int> outcome_of(Value value) {
  const int a = static_cast<int>(static_cast<unsigned>(value) % kOutcomeBase);
  return {a, a - (value - a) / kOutcomeBase};
}

// What an outcome, as a value of the first side, says under the given way to count points.
template <class Points>
Verdict verdict_of(Value outcome) {
  const auto [a, b] = outcome_of(outcome);
  const Winner even = Points::kTiesExist ? Winner::tie : Winner::second;
  return {a > b ? Winner::first : a < b ? Winner::second : even, std::pair{a, b}, a - b};
}

}  // namespace harary
