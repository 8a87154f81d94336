// SPDX-License-Identifier: MIT
// Outcomes (a, b) of games for points as values, and what they say.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "games/edges/turns.hpp"
#include "games/rules.hpp"

namespace harary {

// The pair (a − b, a) as one number that orders like the pair: 0 <= a < kOutcomeBase.
inline constexpr Value kOutcomeBase = 4096;

constexpr Value outcome_value(int a, int b) {
  HARARY_ASSERT(a >= 0 && a < kOutcomeBase && b >= 0 && b < kOutcomeBase, "points are in range");
  return (a - b) * kOutcomeBase + a;
}

constexpr std::pair<int, int> outcome_of(Value value) {
  const int a = static_cast<int>(static_cast<unsigned>(value) % kOutcomeBase);
  return {a, a - (value - a) / kOutcomeBase};
}

// The rule for ties: who wins when a = b. The usual rule: in `clique` and `star` Bob wins, as Erdős
// has it; but if Bob colours more edges a turn than Alice he has to have more points, and Alice
// wins. In the other games it is a draw.
enum class Ties { usual, first, second, draw };

template <class Points>
constexpr Winner winner_of_ties(Ties ties, const TurnOrder& turns) {
  if (ties == Ties::first) return Winner::first;
  if (ties == Ties::second) return Winner::second;
  if (ties == Ties::draw || Points::kTiesExist) return Winner::tie;
  return turns.second_bias > turns.first_bias ? Winner::first : Winner::second;
}

// What an outcome says, as a value of the first side.
inline Verdict verdict_of(Value outcome, Winner of_ties) {
  const auto [a, b] = outcome_of(outcome);
  return {a > b ? Winner::first : a < b ? Winner::second : of_ties, std::pair{a, b}, a - b};
}

// Where the winner changes: a > b exactly when the value exceeds kOutcomeBase - 1, a >= b when it
// exceeds -1.
inline std::vector<Value> outcome_cuts(Winner of_ties) {
  if (of_ties == Winner::first) return {-1};
  if (of_ties == Winner::second) return {kOutcomeBase - 1};
  return {-1, kOutcomeBase - 1};
}

// What a player can end with.
struct PointRange {
  int lowest = 0;
  int highest = 0;
};

// What one point and several are called: "vertex captured", "vertices captured".
struct PointWords {
  std::string_view one;
  std::string_view several;
};

// "Red 3 vertices captured, Green 1 vertex captured."
EndReason counted_points(const Scores& scores, const PointWords& words, Winner of_ties);

}  // namespace harary
