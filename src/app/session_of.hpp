// SPDX-License-Identifier: MIT
// The session of a game made of type-erased rules.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "app/analysing.hpp"
#include "app/following.hpp"
#include "app/game.hpp"
#include "app/kept_engines.hpp"
#include "app/solving.hpp"
#include "app/turn.hpp"

namespace harary {

template <int Size>
class SessionOf final : public GameSession {
 public:
  using R = ErasedRules<Size>;

  // All but `budget` must outlive the session; rules and engines are the game's.
  SessionOf(const Game& game, const R& rules, const Engines<Size>& engines, const Budget& budget)
      : game_(game), rules_(rules), fresh_(engines), kept_(engines, budget, {}) {}

  Answer solve(const std::string& text, const Question& question, Job& job) override {
    const Turn turn(*this, job);
    if (rules_.players() > 2) {
      return text.empty() ? game_.solve(question, job) : game_.solve_part(text, question, job);
    }
    const auto part = text.empty() ? std::nullopt : std::optional(rules_.parse_position(text));
    // What goes into a file is searched from the beginning, within the question's own memory.
    const bool keep = question.certificate.empty() && job.budget().checkpoint.empty();
    const Engines<Size>& engines = keep ? static_cast<const Engines<Size>&>(kept_) : fresh_;
    return Solving<Size>(rules_, engines, game_.name(), game_.instance(), part)
        .solve(question, job);
  }

  Analysis analyse(const std::string& text, Job& job) override {
    const Turn turn(*this, job);
    return Analysing<Size>(rules_, kept_, game_.name(), game_.instance())
        .analyse(position(text), job);
  }

  Analysis follow(const std::string& text, AnalysisFollower& follower, Job& job) override {
    const Turn turn(*this, job);
    const PlayView view = game_.view(text);
    follower.begins(view);
    if (view.more_moves) {
      throw LimitError("analyse: more than " + std::to_string(kMostListedMoves) +
                       " moves are too many to follow one by one");
    }
    return following(text).go_on(kept_, &follower, job);
  }
  std::unique_ptr<AnalysisInPieces> begin(const std::string& text) const override {
    // More moves than may be listed are valued one after the other; the follower is called for none
    // before the end.
    if (game_.view(text).more_moves) return std::make_unique<WholeAnalysis>(text);
    return std::make_unique<Following<Size>>(following(text));
  }
  Analysis go_on(AnalysisInPieces& analysis, AnalysisFollower* follower, Job& job) override {
    if (analysis.forgets())
      return analyse(static_cast<const WholeAnalysis&>(analysis).position, job);
    const Turn turn(*this, job);
    return static_cast<Following<Size>&>(analysis).go_on(kept_, follower, job);
  }

 private:
  class Turn {
   public:
    Turn(const SessionOf& session, const Job& job)
        : lock_(turn_of(session.mutex_, job)), asking_(session.kept_) {}

   private:
    std::unique_lock<std::timed_mutex> lock_;
    const typename KeptEngines<Size>::Asking asking_;
  };

  Following<Size> following(const std::string& text) const {
    return {rules_, game_.name(), game_.instance(), position(text)};
  }
  typename R::Position position(const std::string& text) const {
    return text.empty() ? rules_.start() : rules_.parse_position(text);
  }

  const Game& game_;
  const R& rules_;
  const Engines<Size>& fresh_;
  KeptEngines<Size> kept_;
  mutable std::timed_mutex mutex_;
};

}  // namespace harary
