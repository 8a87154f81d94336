// SPDX-License-Identifier: MIT
// Satisfiability by the CaDiCaL library (A. Biere, K. Fazekas, M. Fleury, M. Heisinger, 2020), as
// part of a job: it stops when the job's budget ends. CaDiCaL uses one thread, and keeps to the
// time but not to the memory of the budget.
#pragma once

#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

#include "base/job.hpp"
#include "theory/arrowing/formula.hpp"

namespace harary {

struct SolverResult {
  std::optional<bool> satisfiable;  // nothing: the budget ended
  std::vector<bool> model;          // by variable, from 1; empty unless satisfiable
  std::uint64_t conflicts = 0;      // clauses learnt
  std::optional<StopReason> stopped;
};

// Unless `proof` is null, writes a DRAT proof in text form to it; it is one only if the formula
// turns out unsatisfiable and the stream has no error in the end. Throws JobStopped if the budget
// ends before the solver has the whole formula. `most_conflicts`: it gives up after about so many,
// with neither an answer nor a reason to stop.
SolverResult solve_formula(const Formula& formula, std::FILE* proof, Job& job,
                           std::optional<int> most_conflicts = std::nullopt);

}  // namespace harary
