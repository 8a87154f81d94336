// SPDX-License-Identifier: MIT
#include "app/json.hpp"

namespace harary {

Json to_json(const SeriesAnswer& answer) {
  Json json = asked_json(answer.game, answer.instance);
  json["question"] = answer.kind == SeriesKind::outcome_class ? "class" : "number";
  if (answer.kind == SeriesKind::outcome_class) {
    const auto winner = [](const std::optional<Winner>& of) {
      return of ? Json(harary::name_of(*of)) : Json(nullptr);
    };
    const std::string known = answer.outcome_class();
    const auto role = [&](const std::optional<Winner>& of) {
      const auto named = of ? role_of(answer.roles, *of) : std::nullopt;
      return named ? Json(*named) : Json(nullptr);
    };
    json["class"] = known.empty() ? Json(nullptr) : Json(known);
    json["by_starter"] = {{"red", winner(answer.red_starts)},
                          {"green", winner(answer.green_starts)}};
    json["role_by_starter"] = {{answer.roles.first, role(answer.red_starts)},
                               {answer.roles.second, role(answer.green_starts)}};
  } else {
    json["number"] = answer.number ? Json(*answer.number) : Json(nullptr);
    json["at_least"] = answer.at_least;
    json["at_most"] = answer.at_most ? Json(*answer.at_most) : Json(nullptr);
  }
  json["level"] = harary::name_of(answer.proved ? Level::ultra_weak : Level::none);
  json["proved"] = answer.proved;
  json["method"] = answer.method;
  json["engine"] = answer.engine;
  json["positions"] = answer.positions;
  json["seconds"] = answer.seconds;
  json["best"] = Json::array();
  if (answer.certificate) add_certificate(json, *answer.certificate);
  if (answer.stopped) json["stopped"] = harary::name_of(*answer.stopped);
  return json;
}

}  // namespace harary
