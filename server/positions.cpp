// SPDX-License-Identifier: MIT
#include "server/positions.hpp"

#include <algorithm>

#include "app/catalogue.hpp"
#include "app/players.hpp"
#include "base/portable.hpp"
#include "server/picture.hpp"

namespace harary {

namespace {

Budget answering_budget() {
  Budget budget;
  budget.time = std::chrono::seconds(3);
  budget.memory_bytes = std::uint64_t{256} << 20;
  return budget;
}

}  // namespace

Json Positions::catalogue() const {
  Json games = Json::array();
  for (const GameDescription& description : harary::catalogue()) {
    if (description.drawing == DrawingKind::formula) continue;  // the page has no picture of it
    Json json = to_json(description);
    json["players"] = player_names(description);
    games.push_back(json);
  }
  return {{"version", HARARY_VERSION}, {"games", games}};
}

Json Positions::board(const Json& body) const {
  const auto game = make_game(game_field(body));
  Json picture = picture_of(*game);
  if (describe_game(game->name()).solitaire) picture["optimal"] = optimum_of(*game);
  return picture;
}

// How few moves reach the goal of a game of one player, where a moment is enough to know.
Json Positions::optimum_of(const Game& game) const {
  const BoundedExecutor::Slot slot(executor_);
  Budget budget = answering_budget();
  budget.time = std::chrono::milliseconds(300);
  Job job(budget);
  const Answer answer = game.solve(Question(), job);
  return answer.proved ? Json(*answer.remoteness) : Json(nullptr);
}

Json Positions::view(const Json& body) const {
  return view_json(make_game(game_field(body))->view(text_field(body, "position", "")));
}

Json Positions::play(const Json& body) const {
  const auto game = make_game(game_field(body));
  return view_json(
      game->view(game->play(text_field(body, "position", ""), text_field(body, "move"))));
}

Json Positions::analyse(const Json& body) const {
  const auto game = make_game(game_field(body));
  const std::string position = text_field(body, "position", "");
  const BoundedExecutor::Slot slot(executor_);
  Job job(answering_budget());
  return to_json(game->analyse(position, job));
}

Json Positions::line(const Json& body) const {
  const auto game = make_game(game_field(body));
  std::string position = text_field(body, "position", "");
  const BoundedExecutor::Slot slot(executor_);
  Job job(answering_budget());
  Json moves = Json::array();
  bool complete = false;
  while (!complete) {
    if (game->view(position).verdict) {
      complete = true;
      break;
    }
    const Analysis analysis = game->analyse(position, job);
    if (analysis.stopped) break;
    const auto best = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                   [](const MoveReport& move) { return move.best; });
    moves.push_back(best->move);
    position = game->play(position, best->move);
  }
  return {{"moves", moves}, {"complete", complete}};
}

}  // namespace harary
