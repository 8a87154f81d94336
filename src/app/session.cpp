// SPDX-License-Identifier: MIT
#include "app/session.hpp"

#include "app/game.hpp"

namespace harary {

namespace {

class SessionWithoutMemory final : public GameSession {
 public:
  explicit SessionWithoutMemory(const Game& game) : game_(game) {}

  Answer solve(const std::string& position, const Question& question, Job& job) override {
    return position.empty() ? game_.solve(question, job)
                            : game_.solve_part(position, question, job);
  }
  Analysis analyse(const std::string& position, Job& job) override {
    return game_.analyse(position, job);
  }
  Analysis follow(const std::string& position, AnalysisFollower& follower, Job& job) override {
    follower.begins(game_.view(position));
    return told(game_.analyse(position, job), &follower);
  }
  std::unique_ptr<AnalysisInPieces> begin(const std::string& position) const override {
    game_.view(position);  // says what is wrong with it
    return std::make_unique<WholeAnalysis>(position);
  }
  Analysis go_on(AnalysisInPieces& analysis, AnalysisFollower* follower, Job& job) override {
    return told(game_.analyse(static_cast<const WholeAnalysis&>(analysis).position, job), follower);
  }

 private:
  static Analysis told(Analysis analysis, AnalysisFollower* follower) {
    // A game of one player has no winners to tell of.
    if (analysis.players > 1 && follower != nullptr) tell(analysis, *follower);
    return analysis;
  }

  const Game& game_;
};

}  // namespace

void tell(const Analysis& analysis, AnalysisFollower& follower) {
  for (const MoveReport& move : analysis.moves) {
    follower.learned({.move = move.move,
                      .verdict = move.verdict,
                      .remoteness = move.remoteness,
                      .winner = std::nullopt,
                      .estimate = std::nullopt});
  }
}

std::unique_ptr<GameSession> session_without_memory(const Game& game) {
  return std::make_unique<SessionWithoutMemory>(game);
}

}  // namespace harary
