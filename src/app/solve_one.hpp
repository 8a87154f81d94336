// SPDX-License-Identifier: MIT
// One question about one instance, from its name on.
#pragma once

#include <string>

#include "app/answer.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "games/options.hpp"

namespace harary {

// One instance, setup included in what it may spend. Where not even the setup is done in time, the
// answer describes the instance only as it was typed.
Answer solve_one(const std::string& game, const GameOptions& options, const Question& question,
                 Job& job);

}  // namespace harary
