// SPDX-License-Identifier: MIT
// Clauses that keep one of several colourings that a symmetry of the question exchanges.
//
// List the uncoloured edges by their smaller end, then by the other one, and order colourings
// lexicographically, colour 0 first. The symmetries of the question form a group: permutations of
// the vertices that keep the board and the colours given in advance, and permutations of colours
// that have isomorphic targets and no edge in advance. The smallest of the colourings that the
// group exchanges is not larger than any of its images, whichever are looked at. So demanding
// "colouring <= image" for any choice of group elements keeps it, as long as the list of edges and
// the order of colours are the same for all: if there is a solution, the broken formula has one
// (J. Crawford, M. Ginsberg, E. Luks, A. Roy, "Symmetry-breaking predicates", 1996).
//
// Chosen are all exchanges of two vertices (M. Codish, A. Miller, P. Prosser, P. Stuckey,
// "Constraints for symmetry breaking in graph representation", 2019), all exchanges of two colours,
// and the generators of the group that are neither.
#pragma once

#include "theory/arrowing/encoding.hpp"

namespace harary {

void break_symmetries(ArrowingEncoding& encoding);

}  // namespace harary
