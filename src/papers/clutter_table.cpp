// SPDX-License-Identifier: MIT
#include "papers/table_lines.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "theory/clutters/asked_clutters.hpp"

namespace harary {

namespace {

using Column = std::pair<const char*, ClutterLanes ClutterOutcomes::*>;
// Who owns a set, in which game, with whom to begin.
constexpr std::array<Column, 6> kOutcomeColumns{{
    {"maker_first", &ClutterOutcomes::maker_first},
    {"maker_second", &ClutterOutcomes::maker_second},
    {"chooser", &ClutterOutcomes::chooser},
    {"picker", &ClutterOutcomes::picker},
    {"avoider_first", &ClutterOutcomes::avoider_first},
    {"avoider_second", &ClutterOutcomes::avoider_second},
}};

std::uint64_t count_of(ClutterLanes clutters) {
  return static_cast<std::uint64_t>(std::popcount(clutters));
}

}  // namespace

const char* const kClutterColumns =
    "   n  clutters maker 1st maker 2nd   chooser    picker avoider 1st avoider 2nd chooser only";

PaperLine clutter_table_line(int points, const std::string& size, Job& job) {
  std::uint64_t clutters = 0;
  std::array<std::uint64_t, kOutcomeColumns.size()> owned{};
  std::uint64_t chooser_only = 0;
  ask_clutters(points, size.empty() ? 0 : std::stoi(size), job,
               [&](std::span<const Clutter> asked, const ClutterOutcomes& outcomes) {
                 clutters += asked.size();
                 for (std::size_t i = 0; i < owned.size(); ++i) {
                   owned[i] += count_of(outcomes.*kOutcomeColumns[i].second);
                 }
                 chooser_only += count_of(outcomes.chooser & ~outcomes.maker_first);
               });
  PaperLine line{
      fmt::format("{:>4} {:>9} {:>9} {:>9} {:>9} {:>9} {:>11} {:>11} {:>12}", points, clutters,
                  owned[0], owned[1], owned[2], owned[3], owned[4], owned[5], chooser_only),
      {{"n", points}}};
  if (!size.empty()) line.json["uniform"] = std::stoi(size);
  line.json["clutters"] = clutters;
  for (std::size_t i = 0; i < owned.size(); ++i) {
    line.json[kOutcomeColumns[i].first] = owned[i];
  }
  line.json["chooser_only"] = chooser_only;
  return line;
}

}  // namespace harary
