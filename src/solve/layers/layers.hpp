// SPDX-License-Identifier: MIT
// All positions that play can reach, one of each class, layer by layer: breadth-first search. In
// memory; a tablebase has no such limit.
#pragma once

#include <functional>

#include "base/job.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

// Calls visit(layer, position, finished) once for each class, smaller layers first.
// `representative`: one position of the class of a position, such as the rules'. The positions
// of the game must have layers, and all of them the same number of words. Throws JobStopped when
// the budget of time or memory ends.
void for_each_class(const RuntimeRules& rules,
                    const std::function<Position(const Position&)>& representative, Job& job,
                    const std::function<void(int, const Position&, bool)>& visit);

}  // namespace harary
