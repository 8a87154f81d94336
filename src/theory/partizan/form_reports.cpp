// SPDX-License-Identifier: MIT
#include "theory/partizan/form_reports.hpp"

#include "theory/partizan/thermograph_svg.hpp"

namespace harary {

std::string FormReports::outcome(Form g) {
  const bool right_begins_loses = games_.at_least(g, ConwayGames::kZero);
  const bool left_begins_loses = games_.at_least(ConwayGames::kZero, g);
  if (right_begins_loses) return left_begins_loses ? "second" : "left";
  return left_begins_loses ? "right" : "first";
}

FormReport FormReports::of(Form g) {
  FormReport report;
  report.form = games_.notation(g, FormReport::kLongestNotation);
  report.thermograph = thermographs_.of(g);
  const auto [left, right] = games_.stops(g);
  report.left_stop = *games_.number(left);
  report.right_stop = *games_.number(right);
  report.birthday = birthdays_.of(g);
  report.outcome = outcome(g);
  // Both compare with games that may be much larger.
  try {
    report.reduced = games_.notation(reduced_.of(g), FormReport::kLongestNotation);
    if (const auto weight = weights_.of(g)) {
      report.atomic_weight = games_.notation(*weight, FormReport::kLongestNotation);
    }
  } catch (const ConwayGames::TooManyForms&) {
    return report;
  }
  return report;
}

std::string FormReports::picture(Form g) {
  const auto number = games_.number(g);
  const bool integer = number && number->integer();
  const auto scaffolds = integer ? std::pair<Wall, Wall>() : thermographs_.scaffolds(g);
  return thermograph_svg(thermographs_.of(g), scaffolds, games_.name(g));
}

}  // namespace harary
