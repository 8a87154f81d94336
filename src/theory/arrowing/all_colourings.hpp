// SPDX-License-Identifier: MIT
// All colourings without a copy of target i in colour i: a clause forbids each that was found,
// until the formula has no model. Then "there is no other" has a DRAT proof like every other "no".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "theory/arrowing/edge_colouring.hpp"
#include "theory/arrowing/encoding.hpp"

namespace harary {

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
