// SPDX-License-Identifier: MIT
// How a game is solved: by a theorem, by a smaller board, or by a search.
#pragma once

#include <optional>

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "app/instance.hpp"
#include "app/question.hpp"
#include "app/solving/asked.hpp"

namespace harary {

// The answer to a question about the start, or about the position `part`. `engines`: the game's, or
// a session's.
Answer solved(const Instance& game, const Engines& engines, const std::optional<Position>& part,
              const Question& question, Job& job);

// The answer by a search of the board. Throws JobStopped; what is known by then is in the answer.
void search(Asked& asked);

// In a game of more than two players: which of them, if any, can force to be the last against all
// the others together?
void solve_for_each_player(Asked& asked);

// Answers without a search of the board itself; each returns whether it has answered.
//
// A theorem of the game, about the start unless theorems alone answer there; then throws InputError
// where more is asked than they say.
bool by_theorem(Asked& asked);
// A win of the first side on a smaller board, found by a search there. These searches take nearly
// all the time that is left, since the search of the larger board takes longer; half of it, where
// colours of the start may make that easier.
bool by_board_within(Asked& asked);

}  // namespace harary
