// SPDX-License-Identifier: MIT
// SCS -> Honey-Bee on series-parallel graphs with four colours (Fleischer & Woeginger,
// Theorem 4.3). Player A, who begins, can force a win iff there is a common supersequence of length
// t.
//   P_i  from a_0 to the honey pot H_i: the letters of sequence i with 2 between them
//   Q_i  from b_0 to H_i: t twin pairs 0/1 with 3 between them; B advances there by 0 and by 1
//   alike H_i  4 s t vertices of colour 3; a path in the paper H_B  B's own, next to b_0, colour 2
// A needs all honey pots. He gets them in his 2t-th call if he has walked down all P_i by then; B
// would be there one half-round later.
#pragma once

#include <optional>
#include <vector>

#include "reduce/source_problems.hpp"
#include "reduce/territory_board.hpp"

namespace harary {

TerritoryReduction bee_of_scs(const SequenceProblem& problem);

}  // namespace harary
