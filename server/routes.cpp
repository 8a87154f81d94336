// SPDX-License-Identifier: MIT
#include "server/routes.hpp"

#include <chrono>

#include "server/request_fields.hpp"
#include "server/requests.hpp"

namespace harary {

namespace {

constexpr std::chrono::seconds kAnalysisTime{3};
constexpr std::int64_t kMostSecondsFollowed = 600;
constexpr std::chrono::seconds kLongestProof = Certificates::kTime;

Thought thought_of(Playground& playground, const Json& body) {
  Thought thought{playground.games().of(game_field(body)), text_field(body, "position", ""),
                  kAnalysisTime};
  thought.game->view(thought.position);  // says what is wrong with it
  return thought;
}

std::unique_ptr<Thinking> begin_analysis(Playground& playground, const Json& body) {
  return think_of_moves(playground.sessions(), thought_of(playground, body));
}
std::unique_ptr<Thinking> begin_line(Playground& playground, const Json& body) {
  return think_of_line(playground.sessions(), thought_of(playground, body));
}
std::unique_ptr<FollowedThinking> begin_following(Playground& playground, const Json& body) {
  Thought thought = thought_of(playground, body);
  thought.time = std::chrono::seconds(number_field(body, "seconds", 60, 1, kMostSecondsFollowed));
  return std::make_unique<FollowedThinking>(playground.sessions(), std::move(thought));
}

Json health(Playground&, const Asked&) {
  return {{"ok", true}, {"version", HARARY_VERSION}};
}

// Parts of the playground as answers: the member function gets what it needs of the request.
template <auto part, auto answer>
Json by_nothing(Playground& playground, const Asked&) {
  return ((playground.*part)().*answer)();
}
template <auto part, auto answer>
Json by_body(Playground& playground, const Asked& asked) {
  return ((playground.*part)().*answer)(asked.body);
}
template <auto answer>
Json of_certificate(Playground& playground, const Asked& asked) {
  return (playground.certificates().*answer)(asked.body, asked.slice);
}
template <auto part, auto answer>
Json by_game(Playground& playground, const Asked& asked) {
  return ((playground.*part)().*answer)(asked.game);
}
template <auto part, auto answer>
Json by_client(Playground& playground, const Asked& asked) {
  return ((playground.*part)().*answer)(asked.client, asked.body);
}
template <auto answer>
Json of_match(Playground& playground, const Asked& asked) {
  return (playground.matches().*answer)(asked.client, asked.id, asked.body);
}
template <auto answer>
Json by_machine(Playground& playground, const Asked& asked) {
  return (playground.matches().*answer)(asked.client, asked.id, asked.body, asked.slice);
}
Json show_match(Playground& playground, const Asked& asked) {
  return playground.matches().show(asked.client, asked.id);
}

constexpr auto kPositions = &Playground::positions;
constexpr auto kExplorer = &Playground::explorer;
constexpr auto kMatches = &Playground::matches;
constexpr auto kHall = &Playground::hall_of_fame;
constexpr auto kTraining = &Playground::training_runs;

// clang-format off
const Route kRoutes[] = {
    {"GET", "/api/health", Errand{health}},

    {"GET", "/api/catalogue", Errand{by_nothing<kPositions, &Positions::catalogue>}},
    {"POST", "/api/board", Errand{by_body<kPositions, &Positions::board>}},
    {"POST", "/api/view", Errand{by_body<kPositions, &Positions::view>}},
    {"POST", "/api/play", Errand{by_body<kPositions, &Positions::play>}},

    {"POST", "/api/analyse", LongThought{begin_analysis}},
    {"POST", "/api/line", LongThought{begin_line}},
    {"POST", "/api/analyse/events", Followed{begin_following}},

    {"GET", "/api/explorer", Errand{by_nothing<kExplorer, &Explorer::list>}},
    // All positions of a game may have to be found first.
    {"POST", "/api/explorer", MachineMove{by_body<kExplorer, &Explorer::look>, kLongestProof}},

    {"POST", "/api/certificate", MachineMove{of_certificate<&Certificates::write>, kLongestProof}},
    {"POST", "/api/verify", MachineMove{of_certificate<&Certificates::check>, kLongestProof}},

    {"POST", "/api/matches", Errand{by_client<kMatches, &Matches::create>, 201}},
    {"GET", "/api/matches/{id}", Errand{show_match}},
    {"POST", "/api/matches/{id}/moves", Errand{of_match<&Matches::move>}},
    {"POST", "/api/matches/{id}/undo", Errand{of_match<&Matches::undo>}},
    {"POST", "/api/matches/{id}/resign", Errand{of_match<&Matches::resign>}},
    {"POST", "/api/matches/{id}/rematch", Errand{of_match<&Matches::rematch>}},
    {"POST", "/api/matches/{id}/join", Errand{of_match<&Matches::join>}},
    {"POST", "/api/matches/{id}/machine", MachineMove{by_machine<&Matches::machine>}},
    {"POST", "/api/matches/{id}/hint", MachineMove{by_machine<&Matches::hint>}},

    {"GET", "/api/hall-of-fame", Errand{by_game<kHall, &HallOfFame::list>}},
    {"POST", "/api/hall-of-fame", Errand{by_client<kHall, &HallOfFame::enter>, 201}},
    {"GET", "/api/learning", Errand{by_game<kTraining, &TrainingRuns::report>}},

    // Of the server alone.
    {"POST", "/api/jobs", OfServer{JobQuestion::create, 202}},
    {"GET", "/api/jobs", OfServer{JobQuestion::list}},
    {"GET", "/api/jobs/{id}", OfServer{JobQuestion::show}},
    {"DELETE", "/api/jobs/{id}", OfServer{JobQuestion::stop}},
    {"GET", "/api/jobs/{id}/events", OfServer{JobQuestion::follow}},
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
