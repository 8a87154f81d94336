// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "app/forms/form_question.hpp"
#include "app/sums/sum_question.hpp"
#include "base/error.hpp"

namespace harary {

namespace {

template <class T>
Json text_or_null(const std::optional<T>& value) {
  if (!value) return nullptr;
  if constexpr (std::is_same_v<T, Dyadic>) return dyadic_text(*value);
  if constexpr (std::is_same_v<T, Player>) return name_of(*value);
  if constexpr (std::is_same_v<T, std::string>) return *value;
}

Json component_json(const SumComponent& component) {
  Json json{{"term", component.term}};
  if (!component.game.empty()) json.update(asked_json(component.game, component.instance));
  json["form"] = text_or_null(component.form);
  json["mean"] = text_or_null(component.mean);
  json["temperature"] = text_or_null(component.temperature);
  return json;
}

}  // namespace

std::string_view name_of(Player player) {
  return player == Player::left ? "left" : "right";
}

Player parse_player(const std::string& text, const std::string& option) {
  for (const Player player : {Player::left, Player::right}) {
    if (text == name_of(player)) return player;
  }
  throw InputError(fmt::format("{}: {} must be left or right", option, in_quotes(text)));
}

Json to_json(const SumAnswer& answer) {
  Json json{{"terms", Json::array()}, {"components", Json::array()}};
  for (const SumComponent& component : answer.components) {
    json["terms"].push_back(component.term);
    json["components"].push_back(component_json(component));
  }
  if (answer.asked) {
    json["first"] = name_of(*answer.asked);
    json["role"] = text_or_null(*answer.asked == Player::left ? answer.if_left : answer.if_right);
  } else {
    json["by_starter"] = {{"left", text_or_null(answer.if_left)},
                          {"right", text_or_null(answer.if_right)}};
  }
  if (answer.report) {
    add_report(json, *answer.report);
  } else {
    json["form"] = nullptr;
  }
  const std::string by_both = answer.report ? answer.report->outcome : answer.outcome_class();
  json["class"] = by_both.empty() ? Json(nullptr) : Json(by_both);
  json["moves"] = Json::array();
  for (const WinningSumMove& move : answer.moves) {
    json["moves"].push_back({{"component", move.component},
                             {"move", move.move},
                             {"role", name_of(move.player)},
                             {"temperature", text_or_null(move.temperature)}});
  }
  json["method"] = answer.method;
  json["positions"] = answer.positions;
  json["seconds"] = answer.seconds;
  if (answer.stopped) json["stopped"] = name_of(*answer.stopped);
  return json;
}

}  // namespace harary
