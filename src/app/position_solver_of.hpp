// SPDX-License-Identifier: MIT
// A solver of positions for a game made of type-erased rules.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/game.hpp"
#include "app/kept_engines.hpp"
#include "app/position_solver.hpp"
#include "app/solving.hpp"
#include "base/current_job.hpp"
#include "solve/table/sent_news.hpp"

namespace harary {

template <int Size>
class PositionSolverOf final : public PositionSolver {
 public:
  using R = ErasedRules<Size>;

  // All but `budget` must outlive the solver; rules and engines are the game's, of two players. The
  // table may take the budget's memory.
  PositionSolverOf(const Game& game, const R& rules, const Engines<Size>& engines,
                   QuestionKind question, const Budget& budget)
      : game_(game), rules_(rules), kept_(engines, budget, {1, 1, 1}) {
    question_.kind = question;
  }

  Answer solve(const std::string& text, Job& job) override {
    const auto part = text.empty() ? rules_.start() : rules_.parse_position(text);
    const Asking asking(kept_);
    try {
      const CurrentJob current(job);
      AnyTable& table = this->table(job);
      table.note_from(least_work_);
      for (const auto& words : std::exchange(learned_, {})) table.learn(words);
    } catch (const JobStopped&) {
      // The question meets it again.
    }
    return Solving<Size>(rules_, kept_, game_.name(), game_.instance(), part).solve(question_, job);
  }

  void note_from(std::uint64_t least_work) override { least_work_ = least_work; }

  std::string news() override {
    const Asking asking(kept_);
    Job job;
    const std::vector<std::uint64_t> words = table(job).take_news();
    return words.empty() ? "" : encode_news(about(), words);
  }

  void learn(const std::string& news) override {
    if (!news.empty()) learned_.push_back(decode_news(about(), news));
  }

 private:
  using Asking = typename KeptEngines<Size>::Asking;

  AnyTable& table(Job& job) const {
    return chosen_engine(kept_, question_.kind, job, "", 1).engine->table();
  }

  std::string about() const {
    const bool winner = question_.kind == QuestionKind::winner;
    return std::string("harary " HARARY_VERSION ", ") + (winner ? "winner of " : "value of ") +
           described(game_.name(), game_.instance());
  }

  const Game& game_;
  const R& rules_;
  KeptEngines<Size> kept_;
  Question question_;
  std::uint64_t least_work_ = ~std::uint64_t{0};
  std::vector<std::vector<std::uint64_t>> learned_;  // since the last question
};

}  // namespace harary
