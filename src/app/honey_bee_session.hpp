// SPDX-License-Identifier: MIT
// Questions about positions of one game of Honey-Bee. The deepening search keeps its table from one
// to the next.
#pragma once

#include <memory>
#include <mutex>
#include <string>

#include "app/game.hpp"
#include "app/honey_bee_analysis.hpp"
#include "app/session.hpp"
#include "app/turn.hpp"
#include "base/job.hpp"
#include "solve/deepening/search.hpp"

namespace harary {

template <Estimating R>
class HoneyBeeSession final : public GameSession {
 public:
  // `game` and its rules must outlive the session. Of the budget: memory.
  HoneyBeeSession(const Game& game, const R& rules, const Budget& budget)
      : game_(game), rules_(rules), engine_(rules, own_, budget.memory_bytes) {}

  Answer solve(const std::string& position, const Question& question, Job& job) override {
    return position.empty() ? game_.solve(question, job)
                            : game_.solve_part(position, question, job);
  }
  Analysis analyse(const std::string& text, Job& job) override {
    auto analysis = analysis_of(text);
    return go_on(analysis, nullptr, job);
  }
  Analysis follow(const std::string& text, AnalysisFollower& follower, Job& job) override {
    auto analysis = analysis_of(text);
    follower.begins(game_.view(text));
    return go_on(analysis, &follower, job);
  }
  std::unique_ptr<AnalysisInPieces> begin(const std::string& text) const override {
    return std::make_unique<HoneyBeeAnalysis<R>>(analysis_of(text));
  }
  Analysis go_on(AnalysisInPieces& analysis, AnalysisFollower* follower, Job& job) override {
    const auto turn = turn_of(mutex_, job);
    const Following following(own_, job);
    return static_cast<HoneyBeeAnalysis<R>&>(analysis).go_on(engine_, follower, job);
  }

 private:
  // The engine's own job follows that of the question, as long as there is one.
  struct Following {
    Following(Job& own, Job& job) : job_of_engine(own) { own.follow(&job); }
    ~Following() { job_of_engine.follow(nullptr); }
    Following(const Following&) = delete;
    Following& operator=(const Following&) = delete;
    Job& job_of_engine;
  };

  HoneyBeeAnalysis<R> analysis_of(const std::string& text) const {
    return {rules_, game_.name(), game_.instance(),
            text.empty() ? rules_.start() : rules_.parse_position(text)};
  }

  const Game& game_;
  const R& rules_;
  Job own_;
  DeepeningSearch<R> engine_;
  std::timed_mutex mutex_;
};

}  // namespace harary
