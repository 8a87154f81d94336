// SPDX-License-Identifier: MIT
// How often a side wins, exactly, by one sweep over the position graph.
#pragma once

#include <vector>

#include "play/policies.hpp"

namespace harary {

// What a finished game is worth to a player who wants to win: a win 1, a tie 1/2, a loss 0. By
// position number: the expectation when `player` follows one policy and the opponent the other.
// Bellman's backward recursion; time proportional to the arcs.
std::vector<double> chances(const PositionGraph& graph, Side player, const Policy& players_policy,
                            const Policy& opponent_policy);

// The same when `player` knows the opponent's policy and plays best against it: an upper bound for
// every policy against this opponent, reached by the moves of the largest chance.
std::vector<double> best_chances(const PositionGraph& graph, Side player,
                                 const Policy& opponent_policy);

}  // namespace harary
