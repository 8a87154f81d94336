// SPDX-License-Identifier: MIT
#include "server/explorer.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "app/catalogue.hpp"
#include "app/verdict_words.hpp"
#include "base/error.hpp"
#include "server/problem.hpp"

namespace harary {

namespace {

void add_entry(const Roles& roles, const Atlas::Entry& entry, Json& json) {
  json["class"] = entry.name;
  json["winner"] = name_of(entry.verdict.winner);
  const auto role = role_of(roles, entry.verdict);
  json["role"] = role ? Json(*role) : Json(nullptr);
  if (entry.verdict.outcome) {
    json["outcome"] = {entry.verdict.outcome->first, entry.verdict.outcome->second};
  }
  json["remoteness"] = entry.remoteness ? Json(*entry.remoteness) : Json(nullptr);
}

Json to_json(const PositionCount& count) {
  Json json{{"positions", count.positions}};
  if (count.judged) {
    json["first"] = count.first;
    json["second"] = count.second;
    json["ties"] = count.ties;
  }
  return json;
}

// How good a position is for `side`: the result, then a win soon or a loss late.
std::tuple<int, int> merit(const Atlas::Entry& entry, Side side) {
  const Winner own = side == Side::first ? Winner::first : Winner::second;
  const int result = entry.verdict.winner == Winner::tie ? 0 : entry.verdict.winner == own ? 1 : -1;
  if (entry.verdict.outcome) {
    const auto [first, second] = *entry.verdict.outcome;
    return {side == Side::first ? first - second : second - first, 0};
  }
  return {result, -result * entry.remoteness.value_or(0)};
}

// One class among the neighbours of a position.
struct Neighbour {
  std::string position;
  Atlas::Entry entry;
  std::vector<std::string> moves;
  std::uint64_t ways = 0;
};

using Neighbours = std::map<std::string, Neighbour>;  // by the name of the class

Json after_json(const Neighbours& after, const PlayView& view, std::size_t most) {
  const Side mover = view.mover;
  std::vector<const Neighbour*> order;
  for (const auto& [name, neighbour] : after) order.push_back(&neighbour);
  std::stable_sort(order.begin(), order.end(), [&](const Neighbour* a, const Neighbour* b) {
    return merit(a->entry, mover) > merit(b->entry, mover);
  });
  Json json = Json::array();
  for (const Neighbour* neighbour : order) {
    if (json.size() == most) break;
    Json one{{"position", neighbour->position},
             {"moves", neighbour->moves},
             {"ways", neighbour->ways},
             {"best", merit(neighbour->entry, mover) == merit(order.front()->entry, mover)}};
    add_entry(view.roles, neighbour->entry, one);
    json.push_back(std::move(one));
  }
  return json;
}

}  // namespace

std::vector<std::string> with_one_edge_less(const Game& game, const std::string& position) {
  std::vector<std::string> result;
  std::size_t field = 0;
  while (field < position.size()) {
    const std::size_t end = std::min(position.find(';', field), position.size());
    std::size_t at = position.find('=', field);
    at = at == std::string::npos || at > end ? end : at + 1;
    while (at < end) {
      const std::size_t stop = std::min(position.find(',', at), end);
      const std::string edge = position.substr(at, stop - at);
      // With the comma behind it, or the one before the last.
      std::string text = position;
      if (stop < end) {
        text.erase(at, stop + 1 - at);
      } else {
        const std::size_t from = position[at - 1] == ',' ? at - 1 : at;
        text.erase(from, stop - from);
      }
      try {
        const PlayView view = game.view(text);
        const bool open = std::find(view.moves.begin(), view.moves.end(), edge) != view.moves.end();
        if (open && game.play(view.position, edge) == position) result.push_back(view.position);
      } catch (const InputError&) {
        // No position that the rules allow.
      }
      at = stop + 1;
    }
    field = end + 1;
  }
  return result;
}

Json Explorer::list() const {
  Json all = Json::array();
  for (const auto& tablebase : tablebases_().all()) {
    const Manifest& manifest = tablebase->manifest();
    std::uint64_t positions = 0;
    for (const ManifestLayer& layer : manifest.layers) positions += layer.summary.positions;
    all.push_back({{"game", manifest.game},
                   {"instance", Json(manifest.instance)},
                   {"values", manifest.values},
                   {"positions", positions}});
  }
  return {{"tablebases", all}, {"most_positions", PlayerKnowledge::kMostPositions}};
}

std::shared_ptr<Atlas> Explorer::make_atlas(const std::shared_ptr<const Game>& game) {
  if (const auto tablebase = tablebases_().of(*game)) {
    return std::make_shared<TablebaseAtlas>(game, tablebase);
  }
  const auto knowledge = knowledge_.of(game);
  if (!knowledge) {
    throw Problem(422,
                  "this game has too many positions to be explored; choose a smaller board, or "
                  "start a server with a tablebase of it");
  }
  return std::make_shared<SmallAtlas>(knowledge);
}

std::shared_ptr<Atlas> Explorer::atlas_of(const std::shared_ptr<const Game>& game) {
  const std::string key = game->name() + " " + instance_key(*game);
  {
    const std::lock_guard lock(mutex_);
    const auto found = std::find_if(atlases_.begin(), atlases_.end(),
                                    [&](const auto& one) { return one.first == key; });
    if (found != atlases_.end()) {
      atlases_.splice(atlases_.begin(), atlases_, found);
      return found->second;
    }
  }
  auto atlas = make_atlas(game);
  const std::lock_guard lock(mutex_);
  atlases_.emplace_front(key, atlas);
  if (atlases_.size() > kMostAtlases) atlases_.pop_back();
  return atlas;
}

Json Explorer::look(const Json& body) {
  const auto game = games_.of(game_field(body));
  if (game->description().solitaire || game->options().contains("players")) {
    throw Problem(422, "only games of two players can be explored");
  }
  const PlayView view = game->view(text_field(body, "position", ""));
  const auto atlas = atlas_of(game);

  Json json{{"game", game->name()}, {"instance", Json(game->options())}};
  json["view"] = {{"position", view.position},     {"mover", name_of(view.mover)},
                  {"mover_name", view.mover_name}, {"mover_role", mover_role(view)},
                  {"roles", to_json(view.roles)},  {"over", view.verdict.has_value()}};
  const Atlas::Entry here = atlas->find(view.position);
  add_entry(view.roles, here, json);
  json["ply"] = here.ply ? Json(*here.ply) : Json(nullptr);

  Neighbours after;
  for (const std::string& move : view.moves) {
    const std::string position = game->play(view.position, move);
    Atlas::Entry entry = atlas->find(position);
    Neighbour& neighbour = after[entry.name];
    if (neighbour.ways++ == 0) {
      neighbour.position = position;
      neighbour.entry = std::move(entry);
    }
    if (neighbour.moves.size() < kMostListed) neighbour.moves.push_back(move);
  }
  json["after"] = after_json(after, view, kMostListed);
  json["classes_after"] = after.size();

  // With the labels of this position where an edge can be taken back, otherwise with others.
  Neighbours before;
  const auto add_before = [&](const std::string& position) -> Neighbour& {
    Atlas::Entry entry = atlas->find(position);
    Neighbour& neighbour = before[entry.name];
    if (neighbour.position.empty()) {
      neighbour.position = position;
      neighbour.entry = std::move(entry);
    }
    return neighbour;
  };
  for (const std::string& position : with_one_edge_less(*game, view.position)) {
    try {
      ++add_before(position).ways;
    } catch (const InputError&) {
      // Play from the start does not reach it.
    }
  }
  for (const std::string& position : atlas->before(view.position)) add_before(position);
  json["before"] = Json::array();
  for (const auto& [name, neighbour] : before) {
    if (json["before"].size() == kMostListed) break;
    Json one{{"position", neighbour.position},
             {"ways", neighbour.ways},
             {"mover", name_of(game->view(neighbour.position).mover)}};
    add_entry(view.roles, neighbour.entry, one);
    json["before"].push_back(std::move(one));
  }
  json["classes_before"] = before.size();

  if (const auto below = atlas->below(view.position)) json["below"] = to_json(*below);
  json["plies"] = Json::array();
  for (const PositionCount& ply : atlas->plies()) json["plies"].push_back(to_json(ply));
  return json;
}

}  // namespace harary
