// SPDX-License-Identifier: MIT
// Questions and answers as the public interface has them.
#include <harary/answer.hpp>
#include <harary/question.hpp>

#include <algorithm>

#include "api/inside.hpp"
#include "app/json.hpp"
#include "app/number_of_answer.hpp"
#include "graph/formats/edge_list.hpp"

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
  result.engine = answer.engine;
  result.positions = answer.positions;
  result.seconds = answer.seconds;
  result.stopped = v0::published(answer.stopped);
  result.json = to_json(answer).dump();
}

}  // namespace

std::optional<SeriesKind> library_series(const std::string& game, QuestionKind kind) {
  if (kind == QuestionKind::number) return parse_series_kind(game, "number");
  if (kind == QuestionKind::outcome_class) return SeriesKind::outcome_class;
  return std::nullopt;
}

harary::Question library_question(const Question& question) {
  harary::Question result;
  result.kind = library_kind(question.kind);
  if (question.kind == QuestionKind::number) result.asked = "number";
  result.remoteness = question.remoteness;
  result.method = library_method(question.method);
  result.certificate = question.certificate;
  result.names_move = true;
  return result;
}

harary::QuestionKind question_of_moves(QuestionKind kind) {
  if (kind == QuestionKind::outcome || kind == QuestionKind::winner) return library_kind(kind);
  throw harary::InputError("analyse: the question must be outcome or winner");
}

Answer published(const harary::Answer& answer) {
  Answer result;
  result.winner = v0::published(answer.winner);
  if (answer.winner) result.role = role_of(answer.roles, *answer.winner).value_or("");
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
    result.role.clear();
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
  result.undecided = analysis.undecided;
  result.positions = analysis.positions;
  result.seconds = analysis.seconds;
  result.stopped = v0::published(analysis.stopped);
  result.json = to_json(analysis).dump();
  return result;
}

Line published(const PrincipalLine& line) {
  return {line.moves(), line.position(), line.complete()};
}

std::map<std::string, std::vector<std::string>> parts_of(const Position& position) {
  const auto pieces = [](const std::string& text, char between) {
    std::vector<std::string> result;
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find(between, at), text.size());
      result.push_back(text.substr(at, end - at));
      at = end + 1;
    }
    return result;
  };
  std::map<std::string, std::vector<std::string>> result;
  for (const std::string& part : pieces(position.text, ';')) {
    const std::size_t equals = part.find('=');
    const bool named = equals != std::string::npos;
    result[named ? part.substr(0, equals) : ""] =
        pieces(named ? part.substr(equals + 1) : part, ',');
  }
  return result;
}

std::vector<Edge> edges_of(const std::string& text) {
  return call([&] { return published(parse_edge_list(text)); });
}

}  // namespace harary::v0
