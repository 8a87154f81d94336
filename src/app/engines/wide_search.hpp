// SPDX-License-Identifier: MIT
// The proof search over rules at run time: for games that have no compiled search of their own,
// most of all on boards of more than 64 edges.
#pragma once

#include <string>

#include "app/engines/engine.hpp"

namespace harary {

// As Engines says; `rules` must outlive the engine. Throws LimitError if positions are too large.
Engines::Handle wide_proof(const RuntimeRules& rules, Job& job, const std::string& about,
                           double share);
Engines::Handle wide_remoteness(const RuntimeRules& rules, Job& job, double share);

}  // namespace harary
