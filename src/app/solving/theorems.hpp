// SPDX-License-Identifier: MIT
// Answers without a search of the board itself. Each returns whether it has answered.
#pragma once

#include "app/solving/asked.hpp"

namespace harary {

// A theorem of the game, about the start unless theorems alone answer there; then throws InputError
// where more is asked than they say.
bool by_theorem(Asked& asked);
// A win of the first side on a smaller board, found by a search there. These searches take nearly
// all the time that is left, since the search of the larger board takes longer; half of it, where
// colours of the start may make that easier.
bool by_board_within(Asked& asked);

}  // namespace harary
