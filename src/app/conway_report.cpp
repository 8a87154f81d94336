// SPDX-License-Identifier: MIT
#include "app/conway_report.hpp"

#include <algorithm>

#include "games/col/family.hpp"
#include "games/options.hpp"
#include "games/written/written_game.hpp"

namespace harary {

std::optional<ConwayReport> conway_report(const Analysis& analysis) {
  const auto games = ColFamily::games();
  const auto is_this = [&](const GameDescription& game) { return game.name == analysis.game; };
  if (std::none_of(games.begin(), games.end(), is_this)) return std::nullopt;
  if (analysis.instance.contains(kWrittenText)) return std::nullopt;  // it may have any name
  if (analysis.stopped || analysis.finished || analysis.question == QuestionKind::winner) {
    return std::nullopt;
  }
  GameOptions options(GameOptions::Files::forbidden);
  options.set_all(analysis.instance);
  return ColFamily::visit(
      analysis.game, options, [&](const ColRules& rules) -> std::optional<ConwayReport> {
        auto report = rules.conway(
            analysis.position.empty() ? rules.start() : rules.parse_position(analysis.position));
        if (report && report->remarks.size() != analysis.moves.size()) report.reset();
        return report;
      });
}

}  // namespace harary
