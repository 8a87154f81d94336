// SPDX-License-Identifier: MIT
#include "wasm/playground.hpp"

#include <map>

#include "server/problem.hpp"

namespace harary::wasm {

namespace {

// The client that the server would know by its cookie.
const std::string kClient = "this browser";
constexpr std::string_view kMatches = "/api/matches";

[[noreturn]] void not_found() {
  throw Problem(404, "not found");
}

}  // namespace

Playground::Playground(const std::string& database) : database_(database) {}

Json Playground::answer(const Json& request) {
  const std::string method = text_field(request, "method");
  std::string path = text_field(request, "path");
  const Json body = request.value("body", Json::object());
  std::string game;
  if (const auto query = path.find('?'); query != std::string::npos) {
    game = text_field(request, "game", "");
    path.resize(query);
  }
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
  return of_positions(path, body);
}

Json Playground::of_positions(const std::string& path, const Json& body) {
  if (path == "/api/health") return {{"ok", true}, {"version", HARARY_VERSION}};
  if (path == "/api/catalogue") return positions_.catalogue();
  using Action = Json (Positions::*)(const Json&) const;
  static const std::map<std::string, Action> actions{{"/api/board", &Positions::board},
                                                     {"/api/view", &Positions::view},
                                                     {"/api/play", &Positions::play},
                                                     {"/api/analyse", &Positions::analyse},
                                                     {"/api/line", &Positions::line}};
  const auto found = actions.find(path);
  if (found == actions.end()) not_found();
  return (positions_.*found->second)(body);
}

Json Playground::of_match(const std::string& method, const std::string& id,
                          const std::string& action, const Json& body) {
  if (method == "GET" && action.empty()) return matches_.show(kClient, id);
  using Action = Json (Matches::*)(const std::string&, const std::string&, const Json&);
  static const std::map<std::string, Action> actions{
      {"moves", &Matches::move}, {"machine", &Matches::machine}, {"undo", &Matches::undo},
      {"hint", &Matches::hint},  {"resign", &Matches::resign},   {"join", &Matches::join}};
  const auto found = actions.find(action);
  if (method != "POST" || found == actions.end()) not_found();
  return (matches_.*found->second)(kClient, id, body);
}

}  // namespace harary::wasm
