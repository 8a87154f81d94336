// SPDX-License-Identifier: MIT
// "Does Red win within k moves?" as a quantified Boolean formula in QDIMACS, for the games with
// winning sets and one edge a move, so that a QBF solver can answer without us.
//
// The encoding unrolls k moves of both players together. Red's move is one variable an edge,
// outermost with the other moves in the order of the game; Green's is a number in binary,
// universally quantified: a number that is not a legal move gives Red the win at once, which is
// harmless because Green has a legal move where the rules ask for one. All else is existential and
// innermost.
#pragma once

#include <cstdint>
#include <string>

#include "games/family.hpp"
#include "games/positional/instance.hpp"
#include "games/rules.hpp"

namespace harary {

// Whether a move takes one point, for a set to win or lose by.
bool has_qbf_form(SetGameKind kind);

// Throws InputError for rules without such a form, or if `moves` is not from 1 to the number of
// elements; LimitError if there would be more than 5 million clauses.
// Size O(moves · (elements² + sets)).
std::string qdimacs_of_game(const WinningSets& sets, const ListedSets& rule, Side starter,
                            int moves);

}  // namespace harary
