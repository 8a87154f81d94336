// SPDX-License-Identifier: MIT
#pragma once

#include "games/rules.hpp"

namespace harary {

// What a value for player 0 says in games on winning sets.
constexpr Verdict verdict_on_sets(Value value) {
  const int sign = (value > 0) - (value < 0);
  return {sign > 0 ? Winner::first : sign < 0 ? Winner::second : Winner::tie, std::nullopt, sign};
}

}  // namespace harary
