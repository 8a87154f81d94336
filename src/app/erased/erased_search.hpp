// SPDX-License-Identifier: MIT
// The proof search over rules with their type erased: for the games that have no compiled search
// of their own. The searches are in a unit of their own, erased_search.cpp.
#pragma once

#include "app/erased/engine.hpp"
#include "app/erased/erased_rules.hpp"

namespace harary {

// As Engines says; `rules` must outlive the engine.
template <int Size>
typename Engines<Size>::Handle erased_proof(const ErasedRules<Size>& rules, Job& job,
                                            const std::string& about, double share);
template <int Size>
typename Engines<Size>::Handle erased_remoteness(const ErasedRules<Size>& rules, Job& job,
                                                 double share);

}  // namespace harary
