// SPDX-License-Identifier: MIT
// The positions of a certificate of a game on winning sets: follows a strategy of the side that
// holds a statement through the verifier's positions (verify/sets), and asks the engine which moves
// keep it. Whether the result is a proof, only the verifier decides.
#pragma once

#include <functional>

#include "base/job.hpp"
#include "certificate/position_set.hpp"
#include "certificate/set_instance.hpp"
#include "certificate/statement.hpp"
#include "games/set_game.hpp"

namespace harary {

// The value for the first player of an unfinished state.
using SetOracle = std::function<Value(const SetState&)>;

// The oracle has proved the statement. Takes at most half of the job's memory.
PositionSet set_strategy(const SetInstance& instance, const Statement& statement,
                         const SetOracle& oracle, Job& job);

}  // namespace harary
