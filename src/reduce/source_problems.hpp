// SPDX-License-Identifier: MIT
// The other problems that reductions start from (Fleischer & Woeginger, section 3), and their exact
// solvers.
//   FVS   are there t vertices of a digraph without which it is acyclic?
//   SCS   is there a sequence of length t with all given ones as subsequences? Over {0,1}; all have
//         one length, exactly two 1s with a 0 between them, and end with 0
//   MSCS  the same over {0,1,2,3}; neighbours differ, and no sequence starts with 2 or 3
#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/job.hpp"

namespace harary {

struct FeedbackProblem {
  int vertices = 0;
  std::vector<std::pair<int, int>> arcs;  // from 0, no loops, each once
  int bound = 0;                          // t < vertices
};

using Letters = std::vector<std::uint8_t>;

struct SequenceProblem {
  std::vector<Letters> sequences;
  int bound = 0;  // t
};

// In words. "c" begins a comment line.
//     p fvs 3 3 1     vertices, arcs, t; then "a U V" lines, vertices from 1
// A digraph may be in digraph6 as well, without t.
//     p scs 6         t; then a sequence a line, "10100"; "p mscs 12" likewise
// Each throws InputError with source, line and column.
// `bound`: t, for a digraph without it; a second t is refused.
FeedbackProblem read_feedback(std::istream& in, const std::string& source,
                              std::optional<int> bound = std::nullopt);
SequenceProblem read_scs(std::istream& in, const std::string& source);
SequenceProblem read_mscs(std::istream& in, const std::string& source);
std::string problem_text(const FeedbackProblem& problem);
std::string problem_text(const SequenceProblem& problem, const std::string& kind);

// A smallest set without which the digraph is acyclic: branching on the vertices of a shortest
// cycle, deeper and deeper.
std::vector<int> smallest_feedback_set(const FeedbackProblem& problem, Job& job);
bool acyclic_without(const FeedbackProblem& problem, const std::vector<int>& removed);

// A shortest common supersequence: breadth first over how much of each sequence is done. Nothing if
// it is longer than `bound`, should one be given.
std::optional<Letters> shortest_supersequence(const std::vector<Letters>& sequences, Job& job,
                                              std::optional<int> bound = std::nullopt);
bool is_subsequence(const Letters& part, const Letters& whole);

// "10100".
std::string letters_text(const Letters& letters);

}  // namespace harary
