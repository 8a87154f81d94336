// SPDX-License-Identifier: MIT
// The value of every move of a position.
#pragma once

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "app/question.hpp"
#include "base/job.hpp"

namespace harary {

class Instance;

// The beginning of every analysis of p: what is known without a search. `question`: the outcome of
// each move with its remoteness, or only who wins after it.
Analysis begun_analysis(const Instance& game, const Position& p,
                        QuestionKind question = QuestionKind::outcome);

// Of an analysis of a game for two that found outcomes only the winners.
Analysis winners_of(Analysis analysis);
// Of an analysis by winners: which moves are best, those that keep the best of win, tie and loss,
// and who wins, where that is known from the moves that are decided.
void conclude_winners(Analysis& analysis);

// The whole analysis. `engines`: the game's, or a session's; for winners they must be kept from one
// move to the next.
Analysis analysed(const Instance& game, const Engines& engines, const Position& p,
                  QuestionKind question, Job& job);

}  // namespace harary
