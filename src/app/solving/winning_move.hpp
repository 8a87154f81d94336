// SPDX-License-Identifier: MIT
// The move that an answer about the winner names.
#pragma once

#include "app/solving/asked.hpp"

namespace harary {

// Names one first move that keeps the class of values that was proved for the side to move, if that
// is worth something. `reached`: of that class, for the first side. Where the question asks for a
// move and the engine's table does not know one, the engine searches for it; when the job ends
// before that, the answer stays as it is.
void add_winning_move(Asked& asked, Engine& engine, Value reached);

// The same where a theorem said who wins: an engine searches for the move, within a share of the
// time. On large boards it may find none.
void search_winning_move(Asked& asked);

}  // namespace harary
