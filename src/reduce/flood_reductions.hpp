// SPDX-License-Identifier: MIT
// From FVS, MSCS and SCS to flood (Fleischer & Woeginger, Theorems 3.8, 3.10, 3.11 and 3.12), and
// solutions translated in both directions. Colours of the board are the letters.
#pragma once

#include <vector>

#include "reduce/source_problems.hpp"
#include "reduce/territory_board.hpp"

namespace harary {

// Theorem 3.8, a split graph: a clique of the vertices and a start, each of its own colour, and for
// each arc (x, y) a leaf of y's colour at x. Throws LimitError for more than 63 vertices: boards
// have 64 colours.
TerritoryReduction flood_of_feedback(const FeedbackProblem& problem);
// The set, then a topological order of the others, then the set again.
std::vector<int> calls_of_feedback_set(const FeedbackProblem& problem, const std::vector<int>& set);
// The vertices whose colours are called twice at least.
std::vector<int> feedback_set_of_calls(const FeedbackProblem& problem,
                                       const std::vector<int>& calls);

// Theorem 3.10: 0 becomes 0 2 and 1 becomes 1 3.
SequenceProblem mscs_of_scs(const SequenceProblem& problem);
Letters doubled(const Letters& letters);
// Of a common supersequence of doubled sequences: its letters 0 and 1, or 2 and 3, whichever are
// fewer. Either way all sequences are in it.
Letters halved(const Letters& letters);

// Theorem 3.11, a tree: a start of colour 2 and a path for each sequence, letter by letter. Calls
// are the supersequence.
TerritoryReduction flood_of_mscs(const SequenceProblem& problem);

// Theorem 3.12, series-parallel, three colours: a path for each sequence with a vertex of colour 2
// after each letter, and a control gadget, a chain of diamonds 0/1 with one vertex of colour 1 at
// its end; b = 2 t + 1.
//
// As printed the chain has n diamonds, n being the length of the sequences, and the theorem fails:
// calls "0 1 2" serve a sequence that needs 0 and one that needs 1 next, for one call less than
// "0 2 1 2". The sequences 001010 and 101000 have no common supersequence of length 7, but their
// board is conquered by 0120212021 2012 1, 15 calls. With t diamonds it holds: their end needs t
// calls of 2 and one of 1 after the last, so that of 2 t + 1 calls t are left, one before each 2.
enum class DiamondChain { as_long_as_t, as_printed };
TerritoryReduction flood_of_scs(const SequenceProblem& problem,
                                DiamondChain chain = DiamondChain::as_long_as_t);
// The supersequence with 2 after each letter, then 1. It must end with 0.
std::vector<int> calls_of_supersequence(const Letters& letters);

}  // namespace harary
