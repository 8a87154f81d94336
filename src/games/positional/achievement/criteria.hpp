// SPDX-License-Identifier: MIT
// Theorems that settle an achievement or Maker-Breaker game without search.
#pragma once

#include <optional>
#include <string>

#include "games/positional/achievement/positional_ending.hpp"
#include "games/positional/setup.hpp"
#include "games/rules.hpp"

namespace harary {

// Erdős & Selfridge (1973), for any start position and bias 1:1: let F be the copies of the target
// that Green has not touched, each with the number u of its edges that are not red yet. If the sum
// of 2^-u over F is below 1 with Green to move, or below 1/2 with Red to move, Green can stop every
// red copy: each answer of Green takes away at least as much as Red's next move can add.
// Returns false also where there are too many copies to add up.
bool breaker_stops_all_copies(const TargetSetup& setup);

// Two-colourings of the board always contain a one-coloured copy of the target, by a theorem that
// the returned words name. Known: K_n against K_m (Ramsey numbers), paths (Gerencsér & Gyárfás
// 1967), stars (Harary 1972), C4. Nothing if no theorem in the list applies.
std::optional<std::string> known_ramsey_theorem(const Graph& board, const Graph& target);

// Who wins an achievement or Maker-Breaker game by one of these theorems, from the start. Strategy
// stealing (see papers/ramsey_games.cpp): if the players move in turn, want the same, and nothing
// is coloured, the second player does not win. Where moreover every colouring of the board has a
// copy, one of the two has it in the end, and so the first player wins; and in Maker-Breaker Maker
// does, by the same strategy. That there is a copy comes from the list above, or from a search in
// little work (no_draw.hpp).
std::optional<TheoremValue> settle_achievement(const TargetSetup& setup, PositionalEnding ending);

}  // namespace harary
