// SPDX-License-Identifier: MIT
// Maker's wins on smaller boards, which a board inherits.
//
//   Theorem. If Maker wins Maker-Breaker on a board without colours, he wins on every board that
//   contains it, with the same target, starter and bias, whatever is coloured there, as long as no
//   edge of the smaller board is green. Proof: he plays his strategy on the smaller board. When
//   Breaker colours an edge elsewhere, Maker imagines any open edge of the smaller board green in
//   its place; if that one becomes green later, he imagines another one. When the strategy asks for
//   an edge that is red already, he colours any. At every moment what is red there contains what he
//   imagines red, and no edge is green that he does not imagine so; a copy there is one on the
//   larger board.
// It needs that Green's copies do not count: in the strong game an edge more may be a threat of the
// opponent's, and the first player's win on K_n says nothing about K_(n+1).
#pragma once

#include <vector>

#include "games/positional/setup.hpp"
#include "games/rules.hpp"

namespace harary {

// Complete boards on which Maker's win decides the game, the smallest first: those that are within
// reach of the core (positional_core.hpp), of a board that is beyond it. None of other boards: a
// search of the board itself takes about as long.
std::vector<BoardWithin> boards_within_for_maker(const TargetSetup& setup);

}  // namespace harary
