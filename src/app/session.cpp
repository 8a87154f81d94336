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
    Analysis analysis = game_.analyse(position, job);
    if (analysis.players == 1) return analysis;  // it has no winners to tell of
    for (const MoveReport& move : analysis.moves) {
      MoveNews news;
      news.move = move.move;
      news.verdict = move.verdict;
      news.remoteness = move.remoteness;
      follower.learned(news);
    }
    return analysis;
  }

 private:
  const Game& game_;
};

}  // namespace

std::unique_ptr<GameSession> session_without_memory(const Game& game) {
  return std::make_unique<SessionWithoutMemory>(game);
}

}  // namespace harary
