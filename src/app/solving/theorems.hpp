// SPDX-License-Identifier: MIT
// Answers without a search of the board itself. Each returns whether it has answered.
#pragma once

#include "app/solving/asked.hpp"

namespace harary {

// A theorem that answers in every position. Throws InputError where more is asked than it says.
bool by_closed_form(Asked& asked);
// A theorem about the start.
bool by_theorem(Asked& asked);
// A win of the first side on a smaller board, found by a search there. These searches take nearly
// all the time that is left, since the search of the larger board takes longer; half of it, where
// colours of the start may make that easier.
bool by_board_within(Asked& asked);

}  // namespace harary
