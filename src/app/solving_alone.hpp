// SPDX-License-Identifier: MIT
// Answers about games of one player: how few moves lead to the goal.
#pragma once

#include <optional>

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "app/question.hpp"

namespace harary {

class Instance;

// As solved() and analysed() for games of two.
Answer solved_alone(const Instance& game, const Engines& engines,
                    const std::optional<Position>& part, const Question& question, Job& job);
Analysis analysed_alone(const Instance& game, const Engines& engines, const Position& p,
                        QuestionKind question, Job& job);

}  // namespace harary
