// SPDX-License-Identifier: MIT
#include <harary/game.hpp>

#include <harary/catalogue.hpp>

#include "api/inside.hpp"
#include "app/catalogue.hpp"
#include "app/json.hpp"
#include "app/number_of_answer.hpp"
#include "app/solving_series.hpp"
#include "app/suggestion.hpp"

namespace harary::v0 {

namespace {

harary::QuestionKind library_kind(QuestionKind kind) {
  switch (kind) {
    case QuestionKind::winner:
      return harary::QuestionKind::winner;
    case QuestionKind::nimber:
      return harary::QuestionKind::nimber;
    case QuestionKind::outcome:
    case QuestionKind::number:
    case QuestionKind::outcome_class:
      break;
  }
  return harary::QuestionKind::outcome;
}

// Nothing: one question, not a series.
std::optional<SeriesKind> library_series(QuestionKind kind) {
  if (kind == QuestionKind::number) return SeriesKind::number;
  if (kind == QuestionKind::outcome_class) return SeriesKind::outcome_class;
  return std::nullopt;
}

harary::Method library_method(Method method) {
  switch (method) {
    case Method::search:
      return harary::Method::search;
    case Method::theorem:
      return harary::Method::theorem;
    case Method::automatic:
      break;
  }
  return harary::Method::automatic;
}

// How an answer was found, and all of it as JSON.
template <class Inside>
void add_search(Answer& result, const Inside& answer) {
  result.proved = answer.proved;
  result.method = answer.method;
  result.positions = answer.positions;
  result.seconds = answer.seconds;
  result.stopped = v0::published(answer.stopped);
  result.json = to_json(answer).dump();
}

Answer published(const harary::Answer& answer) {
  Answer result;
  result.winner = v0::published(answer.winner);
  result.value = answer.value;
  result.outcome = answer.outcome;
  result.remoteness = answer.remoteness;
  result.nimber = answer.nimber;
  if (const auto number = number_of(answer)) result.number = number->number;
  result.forcing_players = answer.forcing_players;
  result.known_value = answer.known_value;
  if (const auto& way = answer.solution) {
    result.solution = Solution{way->calls, way->length, way->lower};
    result.winner.reset();  // there is no opponent
  }
  result.best = answer.best;
  add_search(result, answer);
  return result;
}

Answer published(const SeriesAnswer& answer) {
  Answer result;
  if (answer.kind == SeriesKind::number) {
    result.number = answer.number;
    result.at_least = answer.at_least;
    result.at_most = answer.at_most;
  }
  result.outcome_class = answer.outcome_class();
  result.red_starts = v0::published(answer.red_starts);
  result.green_starts = v0::published(answer.green_starts);
  add_search(result, answer);
  return result;
}

Analysis published(const harary::Analysis& analysis) {
  Analysis result;
  result.position = analysis.position;
  result.mover = v0::published(analysis.mover);
  result.finished = analysis.finished;
  result.verdict = v0::published(analysis.verdict);
  result.remoteness = analysis.remoteness;
  for (const harary::MoveReport& move : analysis.moves) {
    result.moves.push_back({move.move, v0::published(move.verdict), move.remoteness, move.best});
  }
  result.positions = analysis.positions;
  result.seconds = analysis.seconds;
  result.stopped = v0::published(analysis.stopped);
  result.json = to_json(analysis).dump();
  return result;
}

}  // namespace

std::vector<GameDescription> games() {
  std::vector<GameDescription> result;
  for (const harary::GameDescription& game : catalogue()) {
    std::vector<std::string> options;
    for (const OptionSpec& option : game.options) options.push_back(option.name);
    result.push_back(
        {game.name, in_argument_words(game.summary), std::move(options), example_text(game)});
  }
  return result;
}

Game::Game(const std::string& name, const Options& options)
    : inside_(call([&] {
        GameOptions given;
        given.set_all(options);
        return std::make_unique<Inside>(Inside{make_game(name, given)});
      })) {}
Game::~Game() = default;
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;

const std::string& Game::name() const {
  return inside_->game->name();
}
const Options& Game::instance() const {
  return inside_->game->instance();
}

Answer Game::solve(Job& job, const Question& question) const {
  harary::Question asked;
  asked.kind = library_kind(question.kind);
  asked.remoteness = question.remoteness;
  asked.method = library_method(question.method);
  asked.certificate = question.certificate;
  return call([&] {
    if (const auto series = library_series(question.kind)) {
      return published(solve_series(*inside_->game, *series, asked, job.inside().job));
    }
    return published(inside_->game->solve(asked, job.inside().job));
  });
}

Analysis Game::analyse(const std::string& position, Job& job) const {
  return call([&] { return published(inside_->game->analyse(position, job.inside().job)); });
}

SuggestedMove Game::suggest_move(const std::string& position, Job& job,
                                 const std::string& player) const {
  return call([&] {
    const harary::SuggestedMove move = harary::suggest_move(
        inside_->game, position, parse_player_kind(player, "player"), job.inside().job);
    return SuggestedMove{move.move, move.perfect};
  });
}

LayerTable Game::layers(Job& job, bool with_values) const {
  return call([&] {
    const harary::LayerTable table = inside_->game->layers(with_values, job.inside().job);
    LayerTable result;
    for (const harary::LayerCount& ply : table.plies) {
      result.plies.push_back(
          {ply.ply, ply.open, ply.finished, ply.next_wins, ply.previous_wins, ply.ties});
    }
    result.seconds = table.seconds;
    result.stopped = v0::published(table.stopped);
    return result;
  });
}

Position Game::view(const std::string& position) const {
  return call([&] {
    const PlayView view = inside_->game->view(position);
    return Position{view.position, v0::published(view.mover), view.mover_name,
                    view.moves,    view.more_moves,           v0::published(view.verdict)};
  });
}

std::string Game::play(const std::string& position, const std::string& move) const {
  return call([&] { return inside_->game->play(position, move); });
}

}  // namespace harary::v0
