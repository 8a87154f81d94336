// SPDX-License-Identifier: MIT
// Games of more than two players.
#pragma once

#include "app/solving/asked.hpp"

namespace harary {

// Which player, if any, can force to be the last against all the others together?
void solve_for_each_player(Asked& asked);

}  // namespace harary
