// SPDX-License-Identifier: MIT
#include "server/picture.hpp"

#include <cmath>
#include <numbers>

#include "graph/board_text.hpp"
#include "server/problem.hpp"

namespace harary {

std::string drawing_of(const Game& game) {
  return game.instance().contains("board") ? "graph" : "letters";
}

std::vector<std::pair<double, double>> circle_layout(int order) {
  std::vector<std::pair<double, double>> result;
  for (int v = 0; v < order; ++v) {
    const double angle = std::numbers::pi * (1 + 2.0 * v / order);
    result.emplace_back(0.5 + 0.5 * std::cos(angle), 0.5 + 0.5 * std::sin(angle));
  }
  return result;
}

Graph board_of(const Game& game) {
  try {
    return parse_board_without_files(game.instance().at("board"), "board");
  } catch (const std::exception&) {
    throw Problem(422, "this board is too large to be drawn");
  }
}

Json view_json(const PlayView& view) {
  Json json{{"position", view.position},
            {"mover", view.mover == Side::first ? "first" : "second"},
            {"mover_name", view.mover_name},
            {"moves", view.moves},
            {"more_moves", view.more_moves},
            {"over", view.verdict.has_value()},
            {"verdict", nullptr}};
  if (view.verdict) {
    json["verdict"] = {{"winner", name_of(view.verdict->winner)}};
    if (view.verdict->score) json["verdict"]["value"] = *view.verdict->score;
    if (view.verdict->outcome) {
      json["verdict"]["outcome"] = {view.verdict->outcome->first, view.verdict->outcome->second};
    }
  }
  return json;
}

Json picture_of(const Game& game) {
  Json json{
      {"game", game.name()}, {"instance", Json(game.instance())}, {"drawing", drawing_of(game)}};
  if (drawing_of(game) == "graph") {
    const Graph board = board_of(game);
    json["order"] = board.order();
    json["edges"] = Json::array();
    for (const auto& [u, v] : board.edges()) json["edges"].push_back({u, v});
    json["layout"] = Json::array();
    for (const auto& [x, y] : circle_layout(board.order())) json["layout"].push_back({x, y});
  }
  json["start"] = view_json(game.view(""));
  return json;
}

}  // namespace harary
