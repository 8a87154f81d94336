// SPDX-License-Identifier: MIT
#include "wasm/questions.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>
#include <vector>

#include "app/catalogue.hpp"
#include "app/check_json.hpp"
#include "app/forms/form_question.hpp"
#include "app/json.hpp"
#include "app/suggestion/suggestion.hpp"
#include "app/tablebase/tablebase.hpp"
#include "base/error.hpp"
#include "server/problem.hpp"
#include "server/request_fields.hpp"
#include "wasm/told_job.hpp"

namespace harary::wasm {

namespace {

constexpr std::int64_t kMostMebibytes = 1536;
constexpr std::int64_t kMostMilliseconds = std::int64_t{1000} * 3600 * 24 * 365;

Budget budget_of(const Json& request) {
  Budget budget;
  budget.memory_bytes =
      static_cast<std::uint64_t>(number_field(request, "mebibytes", 512, 1, kMostMebibytes)) << 20;
  if (request.contains("milliseconds")) {
    budget.time =
        std::chrono::milliseconds(number_field(request, "milliseconds", 0, 1, kMostMilliseconds));
  }
  budget.seed = static_cast<std::uint64_t>(
      number_field(request, "seed", 1, 0, std::numeric_limits<std::int64_t>::max()));
  return budget;
}

}  // namespace

Json Questions::answer(const Json& request) {
  struct Answering {
    std::vector<std::string_view> fields;  // beside those that all have
    std::function<Json()> answer;
  };
  const std::map<std::string, Answering> answering{
      {"solve",
       {{"game", "options", "question", "method", "remoteness", "certificate", "certificate_of"},
        [&] { return solve(request); }}},
      {"analyse", {{"game", "options", "position", "follow"}, [&] { return analyse(request); }}},
      {"play", {{"game", "options", "position", "move"}, [&] { return play(request); }}},
      {"suggest", {{"game", "options", "position", "opponent"}, [&] { return suggest(request); }}},
      {"verify", {{"file"}, [&] { return verify(request); }}},
      {"probe", {{"folder", "position"}, [&] { return probe(request); }}},
      {"catalogue",
       {{},
        [&] {
          Json games = Json::array();
          for (const GameDescription& game : catalogue()) games.push_back(to_json(game));
          return games;
        }}},
  };
  const std::string ask = text_field(request, "ask");
  const auto found = answering.find(ask);
  if (found == answering.end()) throw Problem(404, "there is no question " + in_quotes(ask));
  std::vector<std::string_view> fields = found->second.fields;
  fields.insert(fields.end(), {"ask", "mebibytes", "milliseconds", "seed"});
  refuse_fields_but(fields, request);
  return found->second.answer();
}

Questions::Kept& Questions::kept(const Json& request) {
  const GameRequest asked = game_field(request);
  const std::string key = asked.game + asked.options.dump() +
                          (request.contains("mebibytes") ? request["mebibytes"].dump() : "");
  const auto found =
      std::find_if(kept_.begin(), kept_.end(), [&](const Kept& one) { return one.key == key; });
  if (found != kept_.end()) {
    kept_.splice(kept_.begin(), kept_, found);
    return kept_.front();
  }
  Kept fresh{key, harary::make_game(asked.game, options_of(asked.options)), nullptr};
  if (kept_.size() >= kMostKept) kept_.pop_back();
  kept_.push_front(std::move(fresh));
  return kept_.front();
}

Json Questions::solve(const Json& request) {
  const std::string kind = text_field(request, "question", "outcome");
  const GameRequest asked = game_field(request);
  Question question = question_about(asked.game, kind);
  question.names_move = true;
  question.method = parse_method(text_field(request, "method", "auto"));
  question.remoteness = flag_field(request, "remoteness", false);
  question.certificate = text_field(request, "certificate", "");
  question.certificate_of = parse_certificate_of(text_field(request, "certificate_of", "auto"));
  ToldJob job(budget_of(request));
  const auto game = harary::make_game(asked.game, options_of(asked.options));
  if (kind == kFormQuestion) {
    FormSolver solver(job->budget(), FormLimits());
    return to_json(solver.solve(asked.game, options_of(asked.options), question, false, *job));
  }
  if (const auto series = parse_series_kind(asked.game, kind)) {
    return to_json(solve_series(*game, *series, question, *job));
  }
  return to_json(game->solve(question, *job));
}

Json Questions::analyse(const Json& request) {
  const std::string position = text_field(request, "position", "");
  const QuestionKind question = parse_question_of_moves(text_field(request, "question", "outcome"));
  ToldJob job(budget_of(request));
  Kept& asked = kept(request);
  if (!flag_field(request, "follow", false)) {
    return to_json(asked.game->analyse(position, *job, question));
  }
  if (!asked.session) asked.session = asked.game->session(job->budget());
  TellingFollower follower(*asked.game, *job);
  return to_json(asked.session->follow(position, follower, *job, question));
}

Json Questions::play(const Json& request) {
  const Game& game = *kept(request).game;
  const std::string position = text_field(request, "position", "");
  if (!request.contains("move")) return to_json(game.view(position));
  return to_json(game.view(game.play(position, text_field(request, "move"))));
}

Json Questions::suggest(const Json& request) {
  const PlayerKind player =
      parse_player_kind(text_field(request, "opponent", "searching"), "opponent");
  ToldJob job(budget_of(request));
  const SuggestedMove chosen =
      suggest_move(kept(request).game, text_field(request, "position", ""), player, *job);
  return {{"move", chosen.move}, {"perfect", chosen.perfect}};
}

Json Questions::verify(const Json& request) {
  ToldJob job(budget_of(request));
  Json json = checked_certificate(text_field(request, "file"), *job);
  json["seconds"] = job->seconds();
  return json;
}

Json Questions::probe(const Json& request) {
  const Tablebase tablebase(text_field(request, "folder"));
  const auto game = make_game(tablebase);
  return to_json(game->prober(tablebase)->probe(text_field(request, "position", "")));
}

}  // namespace harary::wasm
