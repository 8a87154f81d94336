// SPDX-License-Identifier: MIT
// A question about the start of a game, or about a position of it, and its answer so far: what the
// ways to an answer share.
#pragma once

#include <optional>

#include "app/answer.hpp"
#include "app/engines/engine.hpp"
#include "app/instance.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "solve/stats/search_stats.hpp"

namespace harary {

struct Asked {
  // All must outlive it.
  Asked(const Instance& of, const Engines& by, const std::optional<Position>& position,
        const Question& what, Job& within)
      : game(of),
        rules(of.rules()),
        engines(by),
        part(position),
        start(position ? *position : of.rules().start()),
        question(what),
        job(within) {
    answer.game = game.name();
    answer.instance = game.options();
    answer.with_remoteness = question.remoteness;
    answer.question = question.name();
    answer.roles = game.roles();
    answer.starter = rules.mover(start);
    answer.ties = rules.ties();
    answer.up_to_isomorphism = game.has_symmetry();
  }

  Verdict verdict(Value value) const { return game.verdict(start, value); }
  void take_verdict(const Verdict& found) {
    answer.winner = found.winner;
    answer.value = found.score;
    answer.outcome = found.outcome;
    answer.level = Level::ultra_weak;
    answer.proved = true;
  }
  // What a search took.
  void count_work(const Engine& engine) {
    answer.positions += engine.positions();
    add_stats(answer.stats, engine.stats());
  }

  const Instance& game;
  const RuntimeRules& rules;
  const Engines& engines;
  const std::optional<Position>& part;
  const Position start;
  const Question& question;
  Job& job;
  Answer answer;
};

}  // namespace harary
