// SPDX-License-Identifier: MIT
// How to look for a target: the order in which its vertices are placed, and which images must be
// in increasing order so that no symmetry of the target makes the search find a copy twice.
//
// Source of the conditions: J. A. Grochow, M. Kellis, "Network motif discovery using subgraph
// enumeration and symmetry-breaking", RECOMB 2007. Go through the vertices; the orbit of v under
// the automorphisms that fix all earlier ones can be carried so that v has the least image in it.
// Demanding that for each v leaves exactly one placement of each copy.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "graph/graph.hpp"

namespace harary {

// Sets of earlier steps are written as VertexSets of step numbers.
struct SearchStep {
  int degree = 0;      // the image needs at least this degree
  VertexSet adjacent;  // steps whose images must be adjacent to this one
  VertexSet smaller;   // steps whose images must be smaller than this one
  int larger = 0;      // how many later steps must have larger images than this one
};

struct SearchPlan {
  // Isolated vertices have no step: they fit wherever enough vertices are left.
  std::vector<SearchStep> steps;
  // The target's edges as pairs of steps, the earlier one first.
  std::vector<std::pair<int, int>> edges;
};

// The plan that places `pinned` (distinct, not isolated) first, in this order, and breaks the
// symmetries that fix each of them. Exponential in the target's order at worst, usually cubic.
SearchPlan plan_search(const Graph& target, std::span<const int> pinned);

// One plan for each orbit of arcs: u and v pinned for one arc (u, v) of the orbit. Together they
// place an edge of the host in every essentially different way.
std::vector<SearchPlan> plan_from_each_arc(const Graph& target);

}  // namespace harary
