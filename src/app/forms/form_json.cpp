// SPDX-License-Identifier: MIT
#include "app/forms/form_question.hpp"

namespace harary {

namespace {

// [temperature, value] of each knot; above the last one stands the mast.
Json wall_json(const Wall& wall) {
  Json json = Json::array();
  for (const WallKnot& knot : wall) {
    json.push_back({dyadic_text(knot.temperature), dyadic_text(knot.value)});
  }
  return json;
}

}  // namespace

void add_report(Json& json, const FormReport& report) {
  json["form"] = or_null(report.form);
  json["mean"] = dyadic_text(report.thermograph.mean);
  json["temperature"] = dyadic_text(report.thermograph.temperature);
  json["left_stop"] = dyadic_text(report.left_stop);
  json["right_stop"] = dyadic_text(report.right_stop);
  json["birthday"] = report.birthday;
  json["atomic_weight"] = or_null(report.atomic_weight);
  json["reduced"] = or_null(report.reduced);
  json["thermograph"] = {{"left", wall_json(report.thermograph.left)},
                         {"right", wall_json(report.thermograph.right)}};
}

Json to_json(const FormAnswer& answer) {
  Json json = asked_json(answer.game, answer.instance);
  if (answer.report) {
    add_report(json, *answer.report);
  } else {
    json["form"] = nullptr;
  }
  json["class"] = answer.outcome_class.empty() ? Json(nullptr) : Json(answer.outcome_class);
  if (answer.most_moves) {
    json["stops_between"] = {std::to_string(-answer.most_moves->right),
                             std::to_string(answer.most_moves->left)};
  }
  const bool proved = answer.report.has_value();
  json["level"] = harary::name_of(proved ? Level::ultra_weak : Level::none);
  json["proved"] = proved;
  json["method"] = answer.method;
  json["engine"] = answer.engine;
  json["positions"] = answer.positions;
  json["seconds"] = answer.seconds;
  json["best"] = Json::array();
  if (!answer.limit.empty()) json["limit"] = answer.limit;
  if (answer.stopped) json["stopped"] = harary::name_of(*answer.stopped);
  return json;
}

}  // namespace harary
