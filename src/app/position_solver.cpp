// SPDX-License-Identifier: MIT
#include "app/position_solver.hpp"

#include "app/game.hpp"

namespace harary {

namespace {

class SolverWithoutMemory final : public PositionSolver {
 public:
  SolverWithoutMemory(const Game& game, QuestionKind question) : game_(game) {
    question_.kind = question;
  }

  Answer solve(const std::string& position, Job& job) override {
    return game_.solve_part(position, question_, job);
  }
  void note_from(std::uint64_t) override {}
  std::string news() override { return ""; }
  void learn(const std::string&) override {}

 private:
  const Game& game_;
  Question question_;
};

}  // namespace

std::unique_ptr<PositionSolver> solver_without_memory(const Game& game, QuestionKind question) {
  return std::make_unique<SolverWithoutMemory>(game, question);
}

}  // namespace harary
