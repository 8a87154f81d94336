// SPDX-License-Identifier: MIT
#include "app/clutter_table.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <utility>

#include "theory/clutters/clutter_games.hpp"
#include "theory/clutters/clutters.hpp"

namespace harary {

namespace {

using Column = std::pair<const char*, bool ClutterOutcomes::*>;
// Who owns a set, in which game, with whom to begin.
constexpr std::array<Column, 6> kOutcomeColumns{{
    {"maker_first", &ClutterOutcomes::maker_first},
    {"maker_second", &ClutterOutcomes::maker_second},
    {"chooser", &ClutterOutcomes::chooser},
    {"picker", &ClutterOutcomes::picker},
    {"avoider_first", &ClutterOutcomes::avoider_first},
    {"avoider_second", &ClutterOutcomes::avoider_second},
}};

}  // namespace

const char* const kClutterColumns =
    "   n clutters maker 1st maker 2nd  chooser   picker avoider 1st avoider 2nd";

PaperLine clutter_table_line(int points, const std::string&, Job& job) {
  std::array<std::uint64_t, kOutcomeColumns.size()> owned{};
  ClutterGames games(points);
  const std::vector<Clutter> all = clutters(points, job);
  for (const Clutter clutter : all) {
    job.check();
    const ClutterOutcomes outcomes = games.outcomes(clutter);
    for (std::size_t i = 0; i < owned.size(); ++i) {
      owned[i] += outcomes.*kOutcomeColumns[i].second ? 1 : 0;
    }
  }
  PaperLine line{
      fmt::format("{:>4} {:>8} {:>9} {:>9} {:>8} {:>8} {:>11} {:>11}", points, all.size(), owned[0],
                  owned[1], owned[2], owned[3], owned[4], owned[5]),
      {{"n", points}, {"clutters", all.size()}}};
  for (std::size_t i = 0; i < owned.size(); ++i) {
    line.json[kOutcomeColumns[i].first] = owned[i];
  }
  return line;
}

}  // namespace harary
