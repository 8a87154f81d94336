// SPDX-License-Identifier: MIT
#include "app/forms/form_question.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "app/solving_series.hpp"
#include "app/written_entry.hpp"
#include "base/current_job.hpp"
#include "base/error.hpp"
#include "games/col/family.hpp"
#include "theory/partizan/named_forms.hpp"

namespace harary {

namespace {

bool is_col_or_snort(const std::string& game, const GameOptions& options) {
  if (is_written(options)) return false;
  static const auto games = ColFamily::games();
  return std::any_of(games.begin(), games.end(),
                     [&](const GameDescription& one) { return one.name == game; });
}
// Whether a written game is one of them.
std::optional<KnownGame> known_col_or_snort(const GameOptions& options) {
  if (!is_written(options)) return std::nullopt;
  auto known = known_game(options);
  return known && is_col_or_snort(known->name, known->options) ? std::move(known) : std::nullopt;
}

void refuse_what_no_value_has(const Question& question, const Job& job) {
  const auto refuse = [](bool wrong, std::string_view what) {
    if (wrong) throw InputError(fmt::format("--question {}: not with {}", kFormQuestion, what));
  };
  refuse(question.remoteness, "--remoteness");
  refuse(!question.certificate.empty(), "--certificate; certify the outcome instead");
  refuse(!job.budget().checkpoint.empty(), "--checkpoint");
  refuse(question.method == Method::theorem, "--method theorem");
}

// Throws InputError unless the game splits into impartial parts, for which there is an engine.
void require_nimbers(const Game& game) {
  Budget small;
  small.memory_bytes = kSmallestMemory;
  Job job(small);
  if (game.engines().nimbers(job, "", 1)) return;
  throw InputError(fmt::format(
      "--question {}: the positions of {} have no values of this kind; try --question class or "
      "outcome",
      kFormQuestion, game.name()));
}

void require_normal_play(const GameOptions& options) {
  if (!options.flag("misere")) return;
  throw InputError(fmt::format(
      "--question {}: values are those of normal play, not of --misere; try --question class",
      kFormQuestion));
}

// A part of the memory; the rest is for a search of the outcome.
constexpr std::uint64_t kTablesOfMemory = 2;

}  // namespace

void require_form(const std::string& game, const GameOptions& options) {
  if (known_col_or_snort(options)) return;
  require_normal_play(options);
  const auto instance = make_game(game, options);
  if (!is_col_or_snort(game, options)) require_nimbers(*instance);
}

// The values of a game and what is reported of them.
struct FormSolver::Tables {
  Tables(Apart apart_of_game, std::size_t most_forms, std::uint64_t bytes)
      : apart(apart_of_game), values(Graph(1), apart, most_forms, bytes) {}

  Apart apart;
  ColValues values;
  FormReports reports{values.games()};
};

FormSolver::FormSolver(const Budget& budget, const FormLimits& limits)
    : memory_bytes_(budget.memory_bytes / kTablesOfMemory), limits_(limits) {}
FormSolver::~FormSolver() = default;

FormAnswer FormSolver::solve(const std::string& game, const GameOptions& options,
                             const Question& question, bool with_picture, Job& job) {
  refuse_what_no_value_has(question, job);
  if (const auto known = known_col_or_snort(options)) {
    FormAnswer answer = solve(known->name, known->options, question, with_picture, job);
    answer.game = game;
    answer.instance = options.all();
    return answer;
  }
  require_normal_play(options);
  const double begin = job.seconds();
  FormAnswer answer;
  answer.game = game;
  answer.instance = options.all();
  const bool partizan = is_col_or_snort(game, options);
  try {
    const CurrentJob current(job);
    answer.instance = make_game(game, options)->options();
    if (partizan) {
      answer.instance.erase("first");
      take_col_value(answer, options, with_picture);
    } else {
      take_nimber(answer, options, with_picture, job);
    }
  } catch (const JobStopped& stop) {
    answer.stopped = stop.reason;
  }
  if (!answer.limit.empty()) answer.stopped = StopReason::memory;
  if (partizan && !answer.limit.empty() && answer.outcome_class.empty()) {
    const SeriesAnswer searched =
        solve_series(game, options, SeriesKind::outcome_class, question, job);
    answer.outcome_class = searched.outcome_class();
    answer.positions += searched.positions;
    if (searched.stopped) answer.stopped = searched.stopped;
  }
  answer.seconds = job.seconds() - begin;
  return answer;
}

void FormSolver::take_report(FormAnswer& answer, FormReports& reports, ConwayGames::Form form,
                             bool with_picture) const {
  const std::string outcome = reports.outcome(form);
  answer.outcome_class = outcome == "left" ? "red" : outcome == "right" ? "green" : outcome;
  if (reports.birthday(form) > limits_.most_birthday) {
    answer.limit = "birthday";
    return;
  }
  answer.report = reports.of(form);
  if (with_picture) answer.picture = reports.picture(form);
}

void FormSolver::take_col_value(FormAnswer& answer, const GameOptions& options, bool with_picture) {
  ColFamily::visit(answer.game, options, [&](const ColRules& rules) {
    const Apart apart = rules.apart();
    const FreeVertices free = rules.free_sets(rules.start());
    answer.method = "values";
    answer.engine = "canonical forms of components";
    const bool kept = tables_ && tables_->apart == apart;
    // Tables that earlier boards filled are emptied, and this board has all the room.
    for (const bool first_try : {true, false}) {
      if (first_try && !kept) continue;
      if (!first_try) {
        tables_ = std::make_unique<Tables>(apart, limits_.most_forms, memory_bytes_);
      }
      Tables& tables = *tables_;
      const std::size_t before = tables.values.components();
      try {
        tables.values.move_to(rules.vertex_board());
        const auto form = tables.values.value(free);
        answer.positions += tables.values.components() - before;
        take_report(answer, tables.reports, form, with_picture);
        return;
      } catch (const ConwayGames::TooManyForms&) {
        answer.positions += tables.values.components() - before;
      }
    }
    answer.limit = "forms";
    answer.most_moves = MostMoves{free[0].size(), free[1].size()};
  });
}

// An impartial game is worth as much as a heap of Nim (R. Sprague 1935, P. M. Grundy 1939).
void FormSolver::take_nimber(FormAnswer& answer, const GameOptions& options, bool with_picture,
                             Job& job) {
  const auto game = make_game(answer.game, options);
  require_nimbers(*game);
  Question question;
  question.kind = QuestionKind::nimber;
  const Answer found = game->solve(question, job);
  answer.method = found.method;
  answer.engine = found.engine;
  answer.positions = found.positions;
  answer.stopped = found.stopped;
  if (found.stopped || !found.nimber) return;
  ConwayGames games(limits_.most_forms, memory_bytes_);
  FormReports reports(games);
  try {
    const auto form = nimber_form(games, static_cast<unsigned>(*found.nimber));
    take_report(answer, reports, form, with_picture);
  } catch (const ConwayGames::TooManyForms&) {
    answer.limit = "forms";
    answer.outcome_class = *found.nimber == 0 ? "second" : "first";
  }
}

}  // namespace harary
