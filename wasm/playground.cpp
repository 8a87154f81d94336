// SPDX-License-Identifier: MIT
#include "wasm/playground.hpp"

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <map>
#include <utility>

#include "server/problem.hpp"
#include "server/request_fields.hpp"
#include "wasm/told_job.hpp"

namespace harary::wasm {

namespace {

// The client that the server would know by its cookie.
const std::string kClient = "this browser";
constexpr std::string_view kMatches = "/api/matches";

// For all sessions that the page keeps; what they do not use they do not take.
constexpr std::uint64_t kMemory = std::uint64_t{1} << 30;
constexpr std::chrono::seconds kAnalysisTime{3};
constexpr std::int64_t kMostSecondsFollowed = 600;

[[noreturn]] void not_found() {
  throw Problem(404, "not found");
}

}  // namespace

Playground::Exploring::Exploring(Playground& playground)
    : tablebases(std::filesystem::is_directory(playground.tablebase_folder_)
                     ? playground.tablebase_folder_
                     : ""),
      explorer(playground.knowledge_, playground.games_, tablebases) {}

Playground::Playground(const std::string& database, std::string tablebases)
    : tablebase_folder_(std::move(tablebases)),
      database_(database),
      sessions_(1, kMemory, no_tablebases_) {}

Json Playground::answer(const Json& request) {
  const std::string method = text_field(request, "method");
  std::string path = text_field(request, "path");
  const Json body = request.value("body", Json::object());
  std::string game;
  if (const auto query = path.find('?'); query != std::string::npos) {
    game = text_field(request, "game", "");
    path.resize(query);
  }
  refuse_unknown_fields(body, path);
  if (path.starts_with(kMatches)) {
    if (path == kMatches && method == "POST") return matches_.create(kClient, body);
    const std::string rest = path.substr(kMatches.size() + 1);
    const auto slash = rest.find('/');
    return of_match(method, rest.substr(0, slash),
                    slash == std::string::npos ? "" : rest.substr(slash + 1), body);
  }
  if (path == "/api/hall-of-fame") {
    return method == "POST" ? matches_.enter_hall(kClient, body) : matches_.hall(game);
  }
  if (path == "/api/learning") return matches_.learning(game);
  if (path == "/api/explorer") return explore(method, body);
  if (path == "/api/analyse") return analyse(body);
  if (path == "/api/analyse/events") return follow(body);
  if (path == "/api/line") return line(body);
  return of_positions(path, body);
}

Json Playground::of_positions(const std::string& path, const Json& body) {
  if (path == "/api/health") return {{"ok", true}, {"version", HARARY_VERSION}};
  if (path == "/api/catalogue") return positions_.catalogue();
  using Action = Json (Positions::*)(const Json&) const;
  static const std::map<std::string, Action> actions{{"/api/board", &Positions::board},
                                                     {"/api/view", &Positions::view},
                                                     {"/api/play", &Positions::play}};
  const auto found = actions.find(path);
  if (found == actions.end()) not_found();
  return (positions_.*found->second)(body);
}

Json Playground::of_match(const std::string& method, const std::string& id,
                          const std::string& action, const Json& body) {
  if (method == "GET" && action.empty()) return matches_.show(kClient, id);
  if (method != "POST") not_found();
  // A turn without an end: the page gives a question up by ending the worker.
  static const std::atomic<bool> never{false};
  if (action == "machine") return matches_.machine(kClient, id, body, {never, never});
  if (action == "hint") return matches_.hint(kClient, id, body, {never, never});
  using Action = Json (Matches::*)(const std::string&, const std::string&, const Json&);
  static const std::map<std::string, Action> actions{{"moves", &Matches::move},
                                                     {"undo", &Matches::undo},
                                                     {"resign", &Matches::resign},
                                                     {"join", &Matches::join}};
  const auto found = actions.find(action);
  if (found == actions.end()) not_found();
  return (matches_.*found->second)(kClient, id, body);
}

Json Playground::explore(const std::string& method, const Json& body) {
  if (!exploring_) exploring_ = std::make_unique<Exploring>(*this);
  return method == "GET" ? exploring_->explorer.list() : exploring_->explorer.look(body);
}

Playground::Thought Playground::thought_of(const Json& body) {
  return {games_.of(game_field(body)), text_field(body, "position", ""), kAnalysisTime};
}

Budget Playground::budget_of(const Thought& thought) const {
  Budget budget;
  budget.memory_bytes = sessions_.memory_of_each();
  budget.time = thought.time;
  return budget;
}

Json Playground::analyse(const Json& body) {
  const Thought thought = thought_of(body);
  const Sessions::Loan session = sessions_.of(thought.game);
  const auto analysis = (*session).begin(thought.position);
  ToldJob job(budget_of(thought));
  return to_json((*session).go_on(*analysis, nullptr, *job));
}

Json Playground::follow(const Json& body) {
  Thought thought = thought_of(body);
  thought.time = std::chrono::seconds(number_field(body, "seconds", 60, 1, kMostSecondsFollowed));
  const Sessions::Loan session = sessions_.of(thought.game);
  ToldJob job(budget_of(thought));
  TellingFollower follower(*thought.game, *job);
  return end_json((*session).follow(thought.position, follower, *job));
}

Json Playground::line(const Json& body) {
  const Thought thought = thought_of(body);
  const Sessions::Loan session = sessions_.of(thought.game);
  ToldJob job(budget_of(thought));
  Json moves = Json::array();
  std::string position = thought.position;
  while (true) {
    const auto pieces = (*session).begin(position);
    const Analysis analysis = (*session).go_on(*pieces, nullptr, *job);
    const auto best = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                   [](const MoveReport& move) { return move.best; });
    if (analysis.finished || analysis.stopped || best == analysis.moves.end()) {
      return {{"moves", moves}, {"complete", analysis.finished}};
    }
    moves.push_back(best->move);
    position = thought.game->play(analysis.position, best->move);
  }
}

}  // namespace harary::wasm
