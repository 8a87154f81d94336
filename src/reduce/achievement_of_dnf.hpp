// SPDX-License-Identifier: MIT
// pos-dnf -> achievement-no-draw, maker-breaker (Slany, Theorems 10 and 11) and achievement
// (Theorem 13), with the k-legged octopus as target. Red can force a win iff player I can; in
// achievement Green wins otherwise.
//
// The paper's formulas and Figures 5 and 6 are lost; this is rebuilt from the prose. A variable is
// an open edge, its foot; a term is an octopus that is red except for the feet of its variables.
// Feet are shared, and that is where care is needed: were a leg a path from the head through one
// end of the foot to the other, a red path from a head over that end to the head of another octopus
// would be a leg too, without the foot. So a leg ends in a triangle: head - knee, and a triangle of
// the knee and the foot's two ends. All triangles of the board are such ones or lie in a body. The
// body is a K4 with the head in it (three body edges at the head, as the paper's bound on degrees
// says): there is no other K4, so heads are heads.
//
// achievement: legs are as many as variables (further legs of the terms are red from the start),
// and there is one green octopus more. Green must come to complete it if Red fails, but not
// earlier. With n feet, n needed, one red foot spoils it for ever; with n of 2 n, as the prose may
// be read, there are C(2n, n) ways. Here it has 2 q feet of which q = ceil(n / 2) are needed, its
// other legs being green from the start: Green answers feet by feet, and Red, who needs q moves at
// most, is faster if he can win at all.
#pragma once

#include "games/formulas/formula.hpp"
#include "reduce/target_board.hpp"

namespace harary {

// `game`: achievement, achievement-no-draw or maker-breaker. Size O(terms · variables). Throws
// LimitError if the octopus would have more than 64 vertices: more than 20 legs.
TargetReduction achievement_of_dnf(const PositiveFormula& formula, const std::string& game);

// The target: a K4, and `legs` legs at one of its vertices. 4 + 3 legs vertices.
Graph octopus(int legs);

// The open edges by number: the feet of the variables, then those of the green octopus.
class DnfEdges {
 public:
  explicit DnfEdges(const PositiveFormula& formula) : variables_(formula.variables) {}
  int foot(int x) const { return x - 1; }
  int variable(int edge) const { return edge < variables_ ? edge + 1 : 0; }
  // In achievement only.
  int needed() const { return (variables_ + 1) / 2; }
  int green_feet() const { return 2 * needed(); }

 private:
  int variables_;
};

}  // namespace harary
