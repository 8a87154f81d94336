// SPDX-License-Identifier: MIT
#include "server/positions.hpp"

#include <chrono>

#include "app/catalogue.hpp"
#include "app/json.hpp"
#include "app/suggestion/players.hpp"
#include "server/picture.hpp"

namespace harary {

namespace {

// How few moves reach the goal of a game of one player, where a moment is enough to know.
Json optimum_of(const Game& game) {
  Budget budget;
  budget.time = std::chrono::milliseconds(300);
  budget.memory_bytes = std::uint64_t{128} << 20;
  Job job(budget);
  const Answer answer = game.solve(Question(), job);
  return answer.proved ? Json(*answer.remoteness) : Json(nullptr);
}

}  // namespace

Json Positions::catalogue() const {
  Json games = Json::array();
  for (const GameDescription& description : harary::catalogue()) {
    Json json = to_json(description);
    json["players"] = player_names(description);
    games.push_back(json);
  }
  return {{"version", HARARY_VERSION}, {"groups", groups_json()}, {"games", games}};
}

Json Positions::board(const Json& body) const {
  const auto game = games_.of(game_field(body));
  Json picture = picture_of(*game);
  if (game->description().solitaire) picture["optimal"] = optimum_of(*game);
  return picture;
}

Json Positions::view(const Json& body) const {
  return view_json(games_.of(game_field(body))->view(text_field(body, "position", "")));
}

Json Positions::play(const Json& body) const {
  const auto game = games_.of(game_field(body));
  return view_json(
      game->view(game->play(text_field(body, "position", ""), text_field(body, "move"))));
}

}  // namespace harary
