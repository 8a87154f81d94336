// SPDX-License-Identifier: MIT
// The answer by a search of the board.
#pragma once

#include "app/solving/asked.hpp"

namespace harary {

// Throws JobStopped; what is known by then is in the answer.
void search(Asked& asked);

}  // namespace harary
