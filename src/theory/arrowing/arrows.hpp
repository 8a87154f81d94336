// SPDX-License-Identifier: MIT
// Arrowing: G -> (A1, …, Ak) if every colouring of the edges of G with k colours that continues the
// given one contains a copy of A_i in colour i, for some i. The complement of the question is in
// NP for fixed targets and goes to a SAT solver; "no" comes with a colouring that separate code
// has checked, "yes" with a DRAT proof on request.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/job.hpp"
#include "theory/arrowing/edge_colouring.hpp"
#include "theory/arrowing/encoding.hpp"

namespace harary {

// With `automatic`, symmetries are broken unless a proof is wanted. Clauses that break symmetries
// do not follow from the others: with `on` a proof refutes the broken formula, and that this
// settles the question is left to the argument in symmetry.hpp.
enum class SymmetryBreaking { automatic, off, on };

struct ArrowingOptions {
  SymmetryBreaking symmetry_breaking = SymmetryBreaking::automatic;
  // Where to write a DRAT proof. The formula it refutes goes to the same path with ".cnf" added.
  std::optional<std::string> proof_path;
};

struct ArrowingAnswer {
  std::optional<bool> arrows;            // nothing: the budget ended
  std::optional<EdgeColouring> witness;  // if it does not
  std::optional<StopReason> stopped;
  bool symmetries_broken = false;
  std::uint64_t copies = 0;  // of the targets in the board
  int variables = 0;
  std::uint64_t clauses = 0;
  std::uint64_t conflicts = 0;
  double seconds = 0;
  std::optional<std::string> proof_path;    // if there is a proof
  std::optional<std::string> formula_path;  // if one was written
};

// Throws InputError for bad input, FileError if the proof or its formula cannot be written. When
// the budget ends, or the copies of the targets do not fit its memory, the answer says so.
ArrowingAnswer arrows(const ArrowingQuestion& question, const ArrowingOptions& options, Job& job);

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
