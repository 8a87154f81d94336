// SPDX-License-Identifier: MIT
// Arrowing: does every colouring of a board's edges contain a target in its colour?
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <harary/error.hpp>
#include <harary/graph.hpp>
#include <harary/job.hpp>

namespace harary::v0 {

struct ArrowingAnswer {
  std::optional<bool> arrows;  // nothing: the job ended first
  // If it does not: the edges of each colour, checked by code of its own.
  std::vector<std::vector<Edge>> colouring;
  std::uint64_t conflicts = 0;  // of the SAT solver
  double seconds = 0;           // by the clock
  std::optional<StopReason> stopped;
};

// Whether every colouring of the board's edges with targets.size() colours contains a copy of
// targets[i] in colour i, for some i. By a SAT solver; exponential in the edges at worst. `proof`:
// where to write a DRAT proof of "yes", its formula goes to the same path with ".cnf" added; empty:
// no file. Throws InputError, FileError.
HARARY_API ArrowingAnswer arrows(const Graph& board, const std::vector<Graph>& targets, Job& job,
                                 const std::string& proof = "");

}  // namespace harary::v0
