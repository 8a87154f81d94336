// SPDX-License-Identifier: MIT
// For tests: random play by the plain rules, of which every position is compared with something.
#pragma once

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "games/rules.hpp"

namespace harary {

// Plays from the start to the end and calls compare(p) for every position on the way, the end as
// well; stops at the first failure.
template <Rules R, class Compare>
void play_at_random(const R& rules, std::mt19937& random, Compare&& compare) {
  typename R::Position p = rules.start();
  while (true) {
    compare(p);
    if (testing::Test::HasFailure() || rules.result(p)) return;
    std::vector<typename R::Move> moves;
    for (const auto& move : rules.moves(p)) moves.push_back(move);
    p = rules.after(p, moves[random() % moves.size()]);
  }
}

}  // namespace harary
