// SPDX-License-Identifier: MIT
// Colourings of the edges of a graph, and the plain check that one avoids its targets. The check
// shares no code with the search for copies or the encoding, because it verifies their answers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "graph/graph.hpp"
#include "theory/arrowing/encoding.hpp"

namespace harary {

struct EdgeColouring {
  Graph board;
  std::vector<std::vector<Edge>> classes;  // classes[i]: the edges of colour i
};

// Why `colouring` does not prove that its board does not arrow the targets: an edge without colour
// or with two, an edge that is not on the board, a copy of target i in colour i. Nothing if it is a
// proof. Exponential in the order of the targets.
std::optional<std::string> fault_of_witness(const EdgeColouring& colouring,
                                            const std::vector<Graph>& targets, const Job& job);

// Is there an injective map of the target's vertices that takes edges to edges?
bool contains_plainly(const Graph& host, const Graph& target, const Job& job);

// All colourings without a copy of target i in colour i: a clause forbids each that was found,
// until the formula has no model. Then "there is no other" has a DRAT proof like every other "no".
struct AllColourings {
  std::vector<EdgeColouring> colourings;
  std::uint64_t conflicts = 0;  // of all searches together
};

// Two targets. With a `proof_path`, the proof that there is no other goes there, and the formula,
// with the clauses that forbid those found, to the same path with ".cnf" added. Throws InputError,
// FileError, JobStopped.
AllColourings all_colourings(const ArrowingQuestion& question,
                             const std::optional<std::string>& proof_path, Job& job);

}  // namespace harary
