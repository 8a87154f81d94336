// SPDX-License-Identifier: MIT
// The value of every move of a position.
#pragma once

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "base/job.hpp"

namespace harary {

class Instance;

// The beginning of every analysis of p: what is known without a search.
Analysis begun_analysis(const Instance& game, const Position& p);

// The whole analysis. `engines`: the game's, or a session's.
Analysis analysed(const Instance& game, const Engines& engines, const Position& p, Job& job);

}  // namespace harary
