// SPDX-License-Identifier: MIT
// How a game is solved: by a theorem, by a smaller board, or by a search.
#pragma once

#include <optional>

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "app/instance.hpp"
#include "app/question.hpp"

namespace harary {

// The answer to a question about the start, or about the position `part`. `engines`: the game's, or
// a session's.
Answer solved(const Instance& game, const Engines& engines, const std::optional<Position>& part,
              const Question& question, Job& job);

}  // namespace harary
