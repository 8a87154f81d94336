// SPDX-License-Identifier: MIT
#include "app/json.hpp"

#include "games/positional/boards/named_setups.hpp"

namespace harary {

Json options_json(const Example& example) {
  Json json = Json::object();
  for (const auto& [name, text] : example) json[name] = text;
  return json;
}

Json about_json(const GameDescription& game) {
  const About& about = game.about;
  Json json{
      {"title", about.title},
      {"group", name_of(about.group)},
      {"group_title", title_of(about.group)},
      {"start", about.start ? Json(*about.start) : Json(nullptr)},
      {"opens", about.opens},
      {"rules", about.rules},
      {"move", about.move},
      {"ties", about.ties},
      {"points", text_or_null(about.points)},
      {"drawing", name_of(game.drawing)},
      {"colours", name_of(about.colours)},
      {"players", name_of(about.players)},
      {"roles", to_json(about.roles)},
      {"other_roles", nullptr},
      {"elements", name_of(about.elements)},
      {"several", about.several},
      {"joining", about.joining ? Json(name_of(*about.joining)) : Json(nullptr)},
      {"play",
       {{"options", options_json(about.play.options)},
        {"moves", about.play.moves},
        {"said", about.play.said}}},
      {"sketch",
       {{"options", options_json(about.sketch.options)}, {"position", about.sketch.position}}},
      {"setups", Json::array()},
      {"samples", Json::array()},
      {"puzzles", Json::array()}};
  if (const auto& others = about.other_roles) {
    json["other_roles"] = {{"flag", others->flag}, {"roles", to_json(others->roles)}};
  }
  for (const NamedSetup& setup : named_setups(game)) {
    json["setups"].push_back({{"title", setup.title}, {"options", options_json(setup.options)}});
  }
  for (const Example& sample : about.samples) json["samples"].push_back(options_json(sample));
  for (const PuzzleSource& puzzle : about.puzzles) {
    json["puzzles"].push_back({{"options", options_json(puzzle.options)},
                               {"least", puzzle.least},
                               {"most", puzzle.most}});
  }
  return json;
}

Json groups_json() {
  Json json = Json::array();
  for (const GameGroup group : kGameGroups) {
    json.push_back({{"group", name_of(group)}, {"title", title_of(group)}});
  }
  return json;
}

}  // namespace harary
