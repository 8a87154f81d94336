// SPDX-License-Identifier: MIT
// QBF -> Honey-Bee with four colours (Fleischer & Woeginger, Theorem 4.4): player A, who begins,
// can force a win iff the formula is true. Colours: 0 light-gray, 1 dark-gray, 2 white, 3 black.
//
// As in the paper each player walks down a path of his own, one step a round, to a large honey pot.
// Where both can step on white and black, A's call in the first round of a gadget gives a value to
// an existential variable; in the fourth round B's call, whose complement is left for A in the
// fifth, to a universal one: black for A means true. A step on white or black of a literal opens a
// waiting path, a copy of the rest of A's path; those that were opened in time end next to the
// clause pots of their literal when A comes to his last step but one, and one call later he has
// these pots. B takes those that are left in the next round.
//
// The figures are missing, and the prose alone does not agree with exact search (docs/reductions.md
// says where): a player may lose a round to make the other lose one too, and use it to open a path
// that is not his. Which colours the steps have decides whether that pays. The pattern below was
// found by computer, among random ones of 5 to 9 rounds: with it both sides agree on all formulas
// of two variables and up to three clauses and on all random larger ones that were tried. For all
// formulas this is not proved.
//     round       1     2     3     4     5     6     7
//     A          WK     D    WK     D    WK     L     D
//     B          WK  LDWK     L    WK     D   DWK     L
// then A: WK, L (with the clause pots), K (his pot); B: D, W (his pot). A's last step also touches
// B's pot, so that a player who is one round late loses both.
//
// B's pot outweighs A's by all clause pots but one: A needs all of them. (The paper makes both
// equal, but then A may miss one of three.)
#pragma once

#include <vector>

#include "games/formulas/formula.hpp"
#include "reduce/territory_board.hpp"

namespace harary {

// Existential and universal variables in turn, beginning with an existential one; where the prefix
// has others, variables with the number 0 that occur nowhere are put between.
std::vector<QuantifiedVariable> alternating_prefix(const QuantifiedFormula& formula);

// Size: waiting paths O(rounds) for each literal that occurs, clause pots of that size in all each,
// two pots of the size of all clause pots: O(n² m) vertices for n variables and m clauses. Throws
// LimitError for more than kMaxBoardVertices.
TerritoryReduction bee_of_qbf(const QuantifiedFormula& formula);

inline constexpr int kBeeWhite = 2;
inline constexpr int kBeeBlack = 3;

}  // namespace harary
