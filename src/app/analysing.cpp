// SPDX-License-Identifier: MIT
#include "app/analysing.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/following.hpp"
#include "app/instance.hpp"
#include "app/last_player.hpp"
#include "app/solving_alone.hpp"
#include "base/current_job.hpp"
#include "solve/proof/move_values.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

namespace {

using ValueAndRemoteness = std::pair<Value, std::optional<int>>;

// `decode` splits an engine's value into the value of the game and the remoteness.
template <class Decode>
void analyse_with(const Instance& game, Engine& engine, const Position& p, Analysis& result,
                  Decode&& decode) {
  const RuntimeRules& rules = game.rules();
  result.engine = engine.name();
  CurrentJob::log([&] { return "engine: " + result.engine; });
  Value best = -kInfinity;
  std::vector<Value> values;
  try {
    for (const Move& move : rules.moves(p)) {
      const Value value = move_value(rules, engine, p, move);
      const auto [plain, remoteness] = decode(value);
      result.moves.push_back({rules.move_text(p, move), game.verdict(p, plain), remoteness, false});
      values.push_back(value);
      best = std::max(best, value);
    }
  } catch (const JobStopped&) {
    result.positions = engine.positions();
    add_stats(result.stats, engine.stats());
    throw;
  }
  for (std::size_t i = 0; i < values.size(); ++i) result.moves[i].best = values[i] == best;
  const auto [plain, remoteness] = decode(best);
  result.verdict = game.verdict(p, plain);
  result.remoteness = remoteness;
  result.positions = engine.positions();
  add_stats(result.stats, engine.stats());
}

void analyse_for_each_player(const Instance& game, const Position& p, Job& job, Analysis& result) {
  const RuntimeRules& rules = game.rules();
  LastPlayer last(game, job.budget(), Coding::remote);
  result.engine = engine_name("remoteness");
  try {
    for (const Move& move : rules.moves(p)) {
      const LastPlayer::Found found = last.after(p, move, job);
      result.moves.push_back({rules.move_text(p, move), found.verdict(), found.remoteness, false});
    }
  } catch (const JobStopped&) {
    result.positions = last.positions();
    throw;
  }
  result.positions = last.positions();
  conclude_for_player(result, rules.player_to_move(p));
}

void analyse_moves(const Instance& game, const Engines& engines, const Position& p, Job& job,
                   Analysis& result) {
  const RuntimeRules& rules = game.rules();
  if (const auto engine = engines.deepening(job, 1)) {
    // How long a play lasts is another question, which few ask of such games.
    analyse_with(game, *engine, p, result,
                 [](Value value) { return ValueAndRemoteness{value, std::nullopt}; });
  } else if (const auto left = rules.remaining_moves(p)) {
    // All plays last equally long: values say it all, and a core has them for less.
    auto values = engines.winning_sets(QuestionKind::outcome, job, "", 1);
    if (!values) values = engines.core(QuestionKind::outcome, job, "", 1);
    if (!values) values = engines.proof(job, "", 1);
    analyse_with(game, *values, p, result,
                 [left](Value value) { return ValueAndRemoteness{value, left}; });
  } else {
    using Coded = RemoteValuation<RuntimeRules>;
    analyse_with(game, *engines.remoteness(job, 1), p, result, [](Value coded) {
      const int remoteness = Coded::remoteness_of(coded);
      return ValueAndRemoteness{Coded::value_of(coded),
                                remoteness < 0 ? std::nullopt : std::optional(remoteness)};
    });
  }
}

// Where a theorem knows the value of every position: no search, and no remoteness.
void analyse_by_theorem(const Instance& game, const Position& p, const Job& job, Analysis& result) {
  const RuntimeRules& rules = game.rules();
  result.engine = "theorem";
  Value best = -kInfinity;
  std::vector<Value> values;
  for (const Move& move : rules.moves(p)) {
    job.check();
    const Position q = rules.after(p, move);
    const auto over = rules.result(q);
    const Value after = over ? *over : rules.theorem(q).value().value;
    const Value value = rules.mover(q) == rules.mover(p) ? after : -after;
    result.moves.push_back({rules.move_text(p, move), game.verdict(p, value), std::nullopt, false});
    values.push_back(value);
    best = std::max(best, value);
  }
  for (std::size_t i = 0; i < values.size(); ++i) result.moves[i].best = values[i] == best;
  result.verdict = game.verdict(p, best);
}

}  // namespace

Analysis begun_analysis(const Instance& game, const Position& p, QuestionKind question) {
  const RuntimeRules& rules = game.rules();
  Analysis result;
  result.question = question;
  result.game = game.name();
  result.instance = game.options();
  result.position = rules.position_text(p);
  result.players = rules.players();
  result.mover = rules.mover(p);
  result.player = rules.player_to_move(p);
  result.mover_name = rules.mover_name(p);
  result.roles = game.roles();
  result.ties = rules.ties();
  if (const auto value = rules.result(p)) {
    result.finished = true;
    result.verdict = game.verdict(p, *value);
    result.remoteness = 0;
    if (question == QuestionKind::winner) return winners_of(std::move(result));
  }
  return result;
}

Analysis winners_of(Analysis analysis) {
  const auto winner_of = [](const Verdict& verdict) {
    return Verdict{verdict.winner, std::nullopt, std::nullopt, verdict.player};
  };
  analysis.question = QuestionKind::winner;
  analysis.verdict = winner_of(analysis.verdict);
  analysis.remoteness.reset();
  for (MoveReport& move : analysis.moves) {
    move.verdict = winner_of(move.verdict);
    move.remoteness.reset();
  }
  conclude_winners(analysis);
  return analysis;
}

void conclude_winners(Analysis& analysis) {
  if (analysis.moves.empty()) return;
  const auto worth_here = [&](const MoveReport& move) {
    return worth(move.verdict, analysis.player);
  };
  const auto best =
      std::max_element(analysis.moves.begin(), analysis.moves.end(),
                       [&](const auto& a, const auto& b) { return worth_here(a) < worth_here(b); });
  const int most = worth_here(*best);
  const bool all = !analysis.stopped && analysis.undecided.empty();
  if (all && analysis.players > 2) return conclude_for_player(analysis, analysis.player);
  // Nothing is better than a win, whatever the other moves are worth.
  const bool known = all || most > 0;
  for (MoveReport& move : analysis.moves) move.best = known && worth_here(move) == most;
  if (known) analysis.verdict = best->verdict;
}

Analysis analysed(const Instance& game, const Engines& engines, const Position& p,
                  QuestionKind question, Job& job) {
  if (game.rules().players() == 1) return analysed_alone(game, engines, p, question, job);
  if (question == QuestionKind::winner) {
    if (game.rules().theorem_use() == TheoremUse::start) {
      return AnalysisInPieces(game, p, false, question).go_on(engines, nullptr, job);
    }
    return winners_of(analysed(game, engines, p, QuestionKind::outcome, job));
  }
  const double begin = job.seconds();
  Analysis result = begun_analysis(game, p);
  try {
    const CurrentJob current(job);
    const TheoremUse theorems = game.rules().theorem_use();
    if (theorems == TheoremUse::alone) {
      // There may be too many moves to list: one that keeps the value.
      const TheoremValue found = game.rules().theorem(p).value();
      result.verdict = game.verdict(p, found.value);
      result.engine = "theorem";
      if (found.best) {
        result.moves.push_back(
            {game.rules().move_text(p, *found.best), result.verdict, std::nullopt, true});
      }
    } else if (!result.finished && result.players > 2) {
      analyse_for_each_player(game, p, job, result);
    } else if (!result.finished && theorems == TheoremUse::positions) {
      analyse_by_theorem(game, p, job, result);
    } else if (!result.finished) {
      analyse_moves(game, engines, p, job, result);
    }
  } catch (const JobStopped& stop) {
    result.stopped = stop.reason;
  }
  result.seconds = job.seconds() - begin;
  return result;
}

}  // namespace harary
