// SPDX-License-Identifier: MIT
// Positions of one game that are solved one after the other, for one question: what a worker does
// to whom a hard question is shared out. Its table is kept, and what it proves can be told to other
// workers.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "app/answer.hpp"
#include "app/question.hpp"
#include "base/job.hpp"

namespace harary {

class Game;

// For one thread at a time.
class PositionSolver {
 public:
  virtual ~PositionSolver() = default;

  // As Game::solve_part.
  virtual Answer solve(const std::string& position, Job& job) = 0;

  // From now on what takes at least `least_work` positions to prove is noted.
  virtual void note_from(std::uint64_t least_work) = 0;
  // What was noted since the last call, for solvers of the same game and question that run the same
  // version of the program; empty if there is nothing. Bytes with a checksum.
  virtual std::string news() = 0;
  // Believes what another solver's news() says, from the next question on. Throws InputError if
  // they are damaged or of another game, question or version.
  virtual void learn(const std::string& news) = 0;
};

// A solver that keeps nothing between positions and has no news. `game` must outlive it.
std::unique_ptr<PositionSolver> solver_without_memory(const Game& game, QuestionKind question);

}  // namespace harary
