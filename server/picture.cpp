// SPDX-License-Identifier: MIT
#include "server/picture.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

#include "app/catalogue.hpp"
#include "app/verdict_words.hpp"
#include "base/error.hpp"
#include "games/cells/board_option.hpp"
#include "games/flood/setup.hpp"
#include "games/positional/boards/drawn_sets.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/boards/named_setups.hpp"
#include "graph/board_text.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

GameOptions options_of(const Game& game) {
  GameOptions options(GameOptions::Files::forbidden);
  for (const auto& [name, text] : game.options()) options.set(name, text);
  return options;
}

// The grid that a territory game is played on; none for other boards and games.
std::optional<ColouredBoard> grid_of(const Game& game) {
  if (game.description().drawing != DrawingKind::cells) return std::nullopt;
  ColouredBoard board = read_coloured_board(options_of(game)).board;
  if (board.kind() == GridKind::none) return std::nullopt;
  return board;
}

// Where the players begin: one vertex in flood, two in Honey-Bee; none where moves are free.
Json starts_of(const Game& game, const ColouredBoard& board) {
  const auto& instance = game.options();
  if (const auto two = instance.find("starts"); two != instance.end()) {
    const auto [a, b] = parse_starts(board, two->second, "starts");
    return {a, b};
  }
  const auto one = instance.find("start");
  if (one != instance.end() && one->second == kFreeStart) return Json::array();
  return Json::array({one == instance.end() ? 0 : parse_start(board, one->second, "start")});
}

void add_cells(const ColouredBoard& board, Json& json) {
  int rows = 0;
  int columns = 0;
  int colours = 0;
  json["cells"] = Json::array();
  for (int v = 0; v < board.order(); ++v) {
    const Cell cell = board.cells()[static_cast<std::size_t>(v)];
    rows = std::max(rows, cell.row + 1);
    columns = std::max(columns, cell.column + 1);
    colours = std::max(colours, board.colour(v) + 1);
    json["cells"].push_back({cell.row, cell.column, board.colour(v)});
  }
  json["shape"] = board.kind() == GridKind::hex ? "hex" : "square";
  json["rows"] = rows;
  json["columns"] = columns;
  json["colours"] = colours;
}

void add_edges(const Graph& board, Json& json) {
  json["order"] = board.order();
  json["edges"] = Json::array();
  for (const auto& [u, v] : board.edges()) json["edges"].push_back({u, v});
  json["layout"] = Json::array();
  for (const auto& [x, y] : circle_layout(board.order())) json["layout"].push_back({x, y});
}

// On larger boards the copies of a graph are not listed for a drawing.
constexpr int kMostVerticesWithSets = 20;

// The board of a game in which what counts is who owns which sets: winning sets by name, or the
// copies of a target. None of other games.
std::optional<DrawnSets> sets_of(const Game& game) {
  const GameDescription& description = game.description();
  const GameOptions options = options_of(game);
  if (!takes_families(description) || !options.has("board")) return std::nullopt;
  if (options.has("players") || options.has("colours-shared")) return std::nullopt;
  const bool by_name = names_winning_sets(options);
  if (!by_name && options.board().order() > kMostVerticesWithSets) return std::nullopt;
  try {
    DrawnSets drawn = drawn_sets(options);
    if (!both_own(description)) {
      drawn.sets[1].clear();
      drawn.sides[1].clear();
    }
    return drawn;
  } catch (const LimitError&) {
    if (by_name) throw;
    return std::nullopt;  // too many copies
  }
}

const char* drawing_of_graph(bool vertices) {
  return vertices ? "vertices" : "graph";
}

// A game on vertices may have instances on edges.
bool takes_vertices(const Game& game) {
  const auto elements = game.options().find("elements");
  if (elements != game.options().end()) return elements->second == "vertices";
  return game.description().drawing == DrawingKind::vertices;
}

bool is_of_points(const DrawnSets& sets) {
  return sets.kind == PointKind::cells || sets.kind == PointKind::subsets;
}

template <class T>
Json by_side(const std::array<T, 2>& both) {
  return {{"first", both[0]}, {"second", both[1]}};
}

// Longer lists would take longer to send than to play with.
constexpr std::size_t kMostPointsInSets = 20'000;

void add_sets(const DrawnSets& drawn, Json& json) {
  json["taken"] = by_side(drawn.taken);
  std::size_t points = 0;
  for (const auto& sets : drawn.sets) {
    for (const PointList& set : sets) points += set.size();
  }
  json["sets"] = points <= kMostPointsInSets ? by_side(drawn.sets) : Json(nullptr);
  if (!is_of_points(drawn)) return;
  constexpr std::array kForms{"square", "hexagon", "tile"};
  Json places = Json::array();
  for (const auto& [x, y] : drawn.places) places.push_back({x, y});
  json["points"] = {{"names", drawn.names},
                    {"places", places},
                    {"form", kForms[static_cast<std::size_t>(drawn.form)]},
                    {"sides", by_side(drawn.sides)}};
}

}  // namespace

std::vector<std::pair<double, double>> circle_layout(int order) {
  std::vector<std::pair<double, double>> result;
  for (int v = 0; v < order; ++v) {
    const double angle = std::numbers::pi * (1 + 2.0 * v / order);
    result.emplace_back(0.5 + 0.5 * std::cos(angle), 0.5 + 0.5 * std::sin(angle));
  }
  return result;
}

Graph board_of(const Game& game) {
  if (const auto sets = sets_of(game)) {
    if (is_of_points(*sets)) throw Problem(422, "only boards that are graphs can be shaken");
    return sets->graph;
  }
  try {
    return parse_board_without_files(game.options().at("board"), "board");
  } catch (const std::exception&) {
    throw Problem(422, "this board is too large to be drawn");
  }
}

Json view_json(const PlayView& view) {
  Json json{{"position", view.position},
            {"mover", name_of(view.mover)},
            {"mover_name", view.mover_name},
            {"mover_role", mover_role(view)},
            {"roles", to_json(view.roles)},
            {"moves", view.moves},
            {"more_moves", view.more_moves},
            {"over", view.verdict.has_value()},
            {"verdict", nullptr},
            {"reason", to_json(view.reason)},
            {"scores", to_json(view.scores)}};
  if (view.verdict) {
    json["verdict"] = {{"winner", winner_name(*view.verdict)}, {"role", nullptr}};
    if (const auto role = role_of(view.roles, *view.verdict)) json["verdict"]["role"] = *role;
    if (view.verdict->score) json["verdict"]["value"] = *view.verdict->score;
    if (view.verdict->outcome) {
      json["verdict"]["outcome"] = {view.verdict->outcome->first, view.verdict->outcome->second};
    }
  }
  return json;
}

Json picture_of(const Game& game) {
  Json json{{"game", game.name()}, {"instance", Json(game.options())}};
  if (const auto grid = grid_of(game)) {
    json["drawing"] = "cells";
    add_cells(*grid, json);
    json["starts"] = starts_of(game, *grid);
  } else if (const auto sets = sets_of(game)) {
    json["drawing"] =
        is_of_points(*sets) ? "points" : drawing_of_graph(sets->kind == PointKind::vertices);
    if (!is_of_points(*sets)) add_edges(sets->graph, json);
    add_sets(*sets, json);
  } else if (game.options().contains("board")) {
    json["drawing"] = drawing_of_graph(takes_vertices(game));
    add_edges(board_of(game), json);
  } else {
    json["drawing"] = "letters";
  }
  json["start"] = view_json(game.view(""));
  return json;
}

}  // namespace harary
