// SPDX-License-Identifier: MIT
// pos-cnf -> avoidance, misere-avoidance, avoidance+ with the bow-tie as target (Slany, Theorems 6,
// 7 and 8; Corollary 9: the target is fixed). Red can force a win iff player I can.
//
// The paper's formulas and its Figure 4 are lost; this is rebuilt from the prose. An open edge tb
// lies opposite to a vertex z that is joined to both its ends; two such edges at one z form a
// bow-tie, so the owner of z's colour may take one of them at most. A triangle of z's colour at z
// takes the place of one of them: then the other is forbidden outright.
//   variable x    l_x (Red only), m_x (both), r_x (Green only); a red z at l_x and m_x,
//                 a green z at m_x and r_x, a green one for the clauses of x. Each player gets one
//                 of the three; the first player to take one of them may take m_x
//   clause C      c_C (Green only); not together with r_x for x in C, by the z of x, and at most
//                 one clause edge in all, by a z of all
//   s             for Red only
// Red can take n + 1 edges. Green can take n, and one more iff for some clause he needs no r_x,
// that is, has m_x for all its variables. Red begins, so Green then moves last.
#pragma once

#include "games/formulas/formula.hpp"
#include "reduce/target_board.hpp"

namespace harary {

// `game`: avoidance, misere-avoidance or avoidance+. Size O(length of the formula): 9 n + 5 m
// vertices and a few.
TargetReduction avoidance_of_cnf(const PositiveFormula& formula, const std::string& game);

// The open edges by number: translates moves in both directions.
class CnfEdges {
 public:
  explicit CnfEdges(const PositiveFormula& formula)
      : variables_(formula.variables), clauses_(static_cast<int>(formula.clauses.size())) {}

  int left(int x) const { return 3 * (x - 1); }
  int middle(int x) const { return 3 * (x - 1) + 1; }
  int right(int x) const { return 3 * (x - 1) + 2; }
  int clause(int c) const { return 3 * variables_ + c; }  // c from 0
  int spare() const { return 3 * variables_ + clauses_; }
  // The variable of whose triple the edge is, 0 if of none.
  int variable(int edge) const { return edge < 3 * variables_ ? edge / 3 + 1 : 0; }

 private:
  int variables_;
  int clauses_;
};

}  // namespace harary
