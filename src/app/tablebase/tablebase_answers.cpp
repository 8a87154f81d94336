// SPDX-License-Identifier: MIT
#include "app/tablebase/tablebase_answers.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <tuple>
#include <utility>
#include <vector>

#include "app/analysing.hpp"
#include "app/instance.hpp"
#include "app/tablebase/prober.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

std::string options_of(const Manifest& manifest) {
  std::string text = manifest.game;
  for (const auto& [option, value] : manifest.instance)
    text += fmt::format(" --{} {}", option, value);
  return text;
}

// How good a move is for the mover: the points, or who wins, and then the time: a winner hurries, a
// loser does not.
std::tuple<int, int, int> worth(const MoveReport& move, Side mover) {
  const int sign = mover == Side::first ? 1 : -1;
  const Verdict& verdict = move.verdict;
  const int score = sign * verdict.score.value_or(0);
  const int points = verdict.outcome ? sign * verdict.outcome->first : 0;
  const bool wins = verdict.winner == (mover == Side::first ? Winner::first : Winner::second);
  const int time = verdict.winner == Winner::tie ? 0 : move.remoteness.value_or(0);
  return {score, points, wins ? -time : time};
}

void conclude(Analysis& analysis) {
  const auto worth_here = [&](const MoveReport& move) { return worth(move, analysis.mover); };
  const auto best =
      std::max_element(analysis.moves.begin(), analysis.moves.end(),
                       [&](const auto& a, const auto& b) { return worth_here(a) < worth_here(b); });
  analysis.verdict = best->verdict;
  analysis.remoteness = best->remoteness;
  const auto most = worth_here(*best);
  for (MoveReport& move : analysis.moves) move.best = worth_here(move) == most;
}

}  // namespace

std::vector<std::string> tablebases_in(const std::string& folder, std::error_code& error) {
  std::vector<std::string> folders;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (Manifest::exists(entry.path().string())) folders.push_back(entry.path().string());
  }
  std::sort(folders.begin(), folders.end());
  return folders;
}

namespace {

std::unique_ptr<Prober> prober_of(const Instance& game, const Tablebase& tablebase) {
  auto tables = game.engines().tables(game.name(), game.options());
  if (!tables)
    throw InputError("tablebase: " + game.name() + " has no tablebases of this instance");
  return std::make_unique<Prober>(game, tablebase, std::move(tables));
}

}  // namespace

std::shared_ptr<const Tablebase> find_tablebase(const Instance& game, const std::string& folder) {
  if (Manifest::exists(folder)) {
    auto tablebase = std::make_shared<const Tablebase>(folder);
    prober_of(game, *tablebase);  // throws if it is another game's
    return tablebase;
  }
  std::error_code error;
  const std::vector<std::string> inside = tablebases_in(folder, error);
  if (error) throw FileError(folder, error.message());
  std::vector<std::string> others;
  for (const std::string& path : inside) {
    auto tablebase = std::make_shared<const Tablebase>(path);
    try {
      prober_of(game, *tablebase);
      return tablebase;
    } catch (const FileError&) {
      others.push_back(options_of(tablebase->manifest()));
    }
  }
  const std::string found =
      others.empty() ? "there is no tablebase in it"
                     : fmt::format("none of its tablebases is of this game; they are of {}",
                                   fmt::join(others, ", "));
  throw FileError(folder, found);
}

TablebaseAnswers::TablebaseAnswers(const Instance& game, std::shared_ptr<const Tablebase> tablebase)
    : game_(game), tablebase_(std::move(tablebase)), prober_(prober_of(game, *tablebase_)) {}
TablebaseAnswers::~TablebaseAnswers() = default;

std::optional<ProbeReport::Entry> TablebaseAnswers::value_of(const std::string& position) {
  const std::lock_guard lock(mutex_);
  ProbeReport report;
  try {
    report = prober_->probe(position);
  } catch (const InputError&) {
    return std::nullopt;
  }
  const ProbeReport::Entry* entry = report.of(game_.name());
  return entry == nullptr ? std::nullopt : std::optional(*entry);
}

std::optional<Answer> TablebaseAnswers::answer(const std::string& position,
                                               const Question& question, Job& job) {
  const bool plain = question.certificate.empty() && question.kind != QuestionKind::nimber &&
                     question.method == Method::automatic && !position.empty();
  if (!plain) return std::nullopt;
  const double begin = job.seconds();
  const auto entry = value_of(position);
  if (!entry) return std::nullopt;
  Answer result;
  result.game = game_.name();
  result.instance = game_.options();
  result.question = question.name();
  result.roles = game_.roles();
  result.starter = game_.view(position).mover;
  result.winner = entry->verdict.winner;
  result.value = entry->verdict.score;
  result.outcome = entry->verdict.outcome;
  if (question.remoteness) result.remoteness = entry->remoteness;
  result.with_remoteness = question.remoteness;
  result.level = Level::strong;
  result.proved = true;
  result.method = "tablebase";
  result.engine = "tablebase";
  result.seconds = job.seconds() - begin;
  return result;
}

std::optional<Analysis> TablebaseAnswers::analysis(const std::string& position, Job& job) {
  const double begin = job.seconds();
  const PlayView view = game_.view(position);
  if (view.verdict || view.more_moves) return std::nullopt;
  if (!value_of(view.position)) return std::nullopt;
  Analysis result = begun_analysis(game_, game_.position(position));
  result.engine = "tablebase";
  try {
    for (const std::string& move : view.moves) {
      job.check();
      const auto report = after(move, game_.play(view.position, move));
      if (!report) return std::nullopt;
      result.moves.push_back(*report);
    }
  } catch (const JobStopped& stop) {
    result.stopped = stop.reason;
  }
  if (!result.stopped) conclude(result);
  result.seconds = job.seconds() - begin;
  return result;
}

std::optional<MoveReport> TablebaseAnswers::after(const std::string& move,
                                                  const std::string& position) {
  if (const auto verdict = game_.view(position).verdict) {
    const bool tie = verdict->winner == Winner::tie && !verdict->outcome;
    return MoveReport{move, *verdict, tie ? std::nullopt : std::optional(1), false};
  }
  const auto entry = value_of(position);
  if (!entry) return std::nullopt;
  MoveReport report{move, entry->verdict, entry->remoteness, false};
  if (report.remoteness) ++*report.remoteness;
  return report;
}

}  // namespace harary
