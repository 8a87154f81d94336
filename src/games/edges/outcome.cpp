// SPDX-License-Identifier: MIT
#include "games/edges/outcome.hpp"

#include <fmt/format.h>

#include <string>

namespace harary {

namespace {

void add_figure(const Score& from, EndReason& to) {
  to.edges.insert(to.edges.end(), from.edges.begin(), from.edges.end());
  to.vertices.insert(to.vertices.end(), from.vertices.begin(), from.vertices.end());
}

std::string counted(std::string_view who, int points, const PointWords& words) {
  return fmt::format("{} {} {}", who, points, points == 1 ? words.one : words.several);
}

}  // namespace

EndReason counted_points(const Scores& scores, const PointWords& words, Winner of_ties) {
  const int red = scores.first.points;
  const int green = scores.second.points;
  const bool equal = red == green;
  EndReason reason;
  reason.text = fmt::format("{}, {}", counted("Red", red, words), counted("Green", green, words));
  if (equal && of_ties != Winner::tie) {
    reason.text +=
        fmt::format(". Equal counts are {}’s", of_ties == Winner::first ? "Red" : "Green");
  }
  reason.text += ".";
  const bool red_shown = red > green || (equal && of_ties != Winner::second);
  const bool green_shown = green > red || (equal && of_ties != Winner::first);
  if (red_shown) add_figure(scores.first, reason);
  if (green_shown) add_figure(scores.second, reason);
  return reason;
}

}  // namespace harary
