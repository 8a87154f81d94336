// SPDX-License-Identifier: MIT
#include "server/routes.hpp"

#include <chrono>

#include "app/question.hpp"
#include "server/problem.hpp"
#include "server/request_fields.hpp"
#include "server/requests.hpp"

namespace harary {

namespace {

constexpr std::chrono::seconds kAnalysisTime{3};
constexpr std::int64_t kMostSecondsFollowed = 600;
constexpr std::chrono::seconds kLongestProof = Certificates::kTime;

QuestionKind question_field(const Json& body) {
  const std::string question = text_field(body, "question", "outcome");
  if (question != "outcome" && question != "winner") {
    throw Problem(422, "the question must be outcome or winner");
  }
  return parse_question_of_moves(question);
}

AnalysisQuery query_of(Playground& playground, const Json& body) {
  AnalysisQuery query{playground.games().of(game_field(body)), text_field(body, "position", ""),
                      kAnalysisTime};
  query.game->view(query.position);  // says what is wrong with it
  query.question = question_field(body);
  if (query.question == QuestionKind::winner && query.game->rules().players() == 1) {
    throw Problem(
        422, "the only question of " + query.game->name() + " is the smallest number of moves");
  }
  return query;
}

std::unique_ptr<AnalysisRun> begin_analysis(Playground& playground, const Json& body) {
  return analyse_moves(playground.sessions(), query_of(playground, body));
}
std::unique_ptr<AnalysisRun> begin_line(Playground& playground, const Json& body) {
  return analyse_line(playground.sessions(), query_of(playground, body));
}
std::unique_ptr<StreamedRun> begin_following(Playground& playground, const Json& body) {
  AnalysisQuery query = query_of(playground, body);
  query.time = std::chrono::seconds(number_field(body, "seconds", 60, 1, kMostSecondsFollowed));
  return std::make_unique<StreamedRun>(playground.sessions(), std::move(query));
}

Json health(Playground& playground, const RequestData&) {
  return {{"ok", true}, {"version", HARARY_VERSION}, {"addresses", playground.addresses()}};
}

// Parts of the playground as answers: the member function gets what it needs of the request.
template <auto part, auto answer>
Json by_nothing(Playground& playground, const RequestData&) {
  return ((playground.*part)().*answer)();
}
template <auto part, auto answer>
Json by_body(Playground& playground, const RequestData& request) {
  return ((playground.*part)().*answer)(request.body);
}
template <auto answer>
Json of_certificate(Playground& playground, const RequestData& request) {
  return (playground.certificates().*answer)(request.body, request.slice);
}
template <auto part, auto answer>
Json by_game(Playground& playground, const RequestData& request) {
  return ((playground.*part)().*answer)(request.game);
}
template <auto part, auto answer>
Json by_client(Playground& playground, const RequestData& request) {
  return ((playground.*part)().*answer)(request.client, request.body);
}
template <auto answer>
Json of_match(Playground& playground, const RequestData& request) {
  return (playground.matches().*answer)(request.client, request.id, request.body);
}
template <auto answer>
Json by_machine(Playground& playground, const RequestData& request) {
  return (playground.matches().*answer)(request.client, request.id, request.body, request.slice);
}
Json show_match(Playground& playground, const RequestData& request) {
  return playground.matches().show(request.client, request.id);
}

constexpr auto kPositions = &Playground::positions;
constexpr auto kExplorer = &Playground::explorer;
constexpr auto kMatches = &Playground::matches;
constexpr auto kHall = &Playground::hall_of_fame;
constexpr auto kTraining = &Playground::training_runs;

// clang-format off
const Route kRoutes[] = {
    {"GET", "/api/health", QuickRoute{health}},

    {"GET", "/api/catalogue", QuickRoute{by_nothing<kPositions, &Positions::catalogue>}},
    {"POST", "/api/board", QuickRoute{by_body<kPositions, &Positions::board>}},
    {"POST", "/api/view", QuickRoute{by_body<kPositions, &Positions::view>}},
    {"POST", "/api/play", QuickRoute{by_body<kPositions, &Positions::play>}},

    {"POST", "/api/analyse", AnalysisRoute{begin_analysis}},
    {"POST", "/api/line", AnalysisRoute{begin_line}},
    {"POST", "/api/analyse/events", StreamedRoute{begin_following}},

    {"GET", "/api/explorer", QuickRoute{by_nothing<kExplorer, &Explorer::list>}},
    // All positions of a game may have to be found first.
    {"POST", "/api/explorer", LongRoute{by_body<kExplorer, &Explorer::look>, kLongestProof}},

    {"POST", "/api/certificate", LongRoute{of_certificate<&Certificates::write>, kLongestProof}},
    {"POST", "/api/verify", LongRoute{of_certificate<&Certificates::check>, kLongestProof}},

    {"POST", "/api/matches", QuickRoute{by_client<kMatches, &Matches::create>, 201}},
    {"GET", "/api/matches/{id}", QuickRoute{show_match}},
    {"POST", "/api/matches/{id}/moves", QuickRoute{of_match<&Matches::move>}},
    {"POST", "/api/matches/{id}/undo", QuickRoute{of_match<&Matches::undo>}},
    {"POST", "/api/matches/{id}/resign", QuickRoute{of_match<&Matches::resign>}},
    {"POST", "/api/matches/{id}/rematch", QuickRoute{of_match<&Matches::rematch>}},
    {"POST", "/api/matches/{id}/join", QuickRoute{of_match<&Matches::join>}},
    {"POST", "/api/matches/{id}/machine", LongRoute{by_machine<&Matches::machine>}},
    {"POST", "/api/matches/{id}/hint", LongRoute{by_machine<&Matches::hint>}},

    {"GET", "/api/hall-of-fame", QuickRoute{by_game<kHall, &HallOfFame::list>}},
    {"POST", "/api/hall-of-fame", QuickRoute{by_client<kHall, &HallOfFame::enter>, 201}},
    {"GET", "/api/learning", QuickRoute{by_game<kTraining, &TrainingRuns::report>}},

    // Of the server alone.
    {"POST", "/api/jobs", JobRoute{JobAction::create, 202}},
    {"GET", "/api/jobs", JobRoute{JobAction::list}},
    {"GET", "/api/jobs/{id}", JobRoute{JobAction::show}},
    {"DELETE", "/api/jobs/{id}", JobRoute{JobAction::stop}},
    {"GET", "/api/jobs/{id}/events", JobRoute{JobAction::follow}},
};
// clang-format on

const http::Router<const Route*>& router() {
  static const http::Router<const Route*> router = [] {
    http::Router<const Route*> made;
    for (const Route& route : kRoutes) made.add(std::string(route.method), route.path, &route);
    return made;
  }();
  return router;
}

}  // namespace

std::span<const Route> routes() {
  return kRoutes;
}

FoundRoute route_of(std::string_view method, const std::vector<std::string>& path) {
  const auto found = router().find(method, path);
  if (found.handler != nullptr) return {**found.handler, found.id};
  if (found.allowed.empty()) throw Problem(404, "not found");
  throw WrongMethod(found.allowed);
}

Json body_of(const Route& route, const std::string& text) {
  if (text.size() > kLongestBody) throw Problem(413, "the body is too large");
  if (route.method != "POST") return {};
  Json body = parse_body(text);
  refuse_unknown_fields(body, route.path);
  return body;
}

}  // namespace harary
