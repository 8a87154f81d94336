// SPDX-License-Identifier: MIT
#include "games/positional/turn_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

constexpr int kMost = 512;

std::vector<int> listed_points(const std::string& text) {
  std::vector<int> result;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const auto number = whole_number(std::string_view(text).substr(begin, end - begin));
    if (!number || *number < 1 || *number > kMost || result.size() == kMost) {
      throw InputError(
          fmt::format("--turns: {} is not a list of points a turn; write numbers from 1 to {} with "
                      "commas, for example 1,2",
                      in_quotes(text), kMost));
    }
    result.push_back(*number);
    begin = end + 1;
  }
  return result;
}

// The lengths of the turns.
std::vector<int> lengths(const std::vector<Side>& list) {
  std::vector<int> result;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i == 0 || list[i] != list[i - 1]) result.push_back(0);
    ++result.back();
  }
  return result;
}

}  // namespace

OptionSpec turns_option() {
  return {.name = "turns",
          .type = OptionType::numbers,
          .label = "Points of each turn",
          .help = "points of the first turn, the second, …; the last number is repeated: 1,2",
          .hint = "such as 1,2: one, then two each",
          .separator = ",",
          .advanced = true};
}

OptionSpec moves_option() {
  return {.name = "moves",
          .type = OptionType::number,
          .label = "Red’s turns",
          .help = "the game is over after this number of Red’s turns: does Red win within them?",
          .least = 1,
          .most = kMost,
          .advanced = true,
          .interfaces = {.page = false}};
}

bool has_turn_list(const GameOptions& options) {
  return options.has("turns") || options.has("moves");
}

std::vector<Side> turn_list(const GameOptions& options, const TurnOrder& turns,
                            std::size_t points) {
  std::vector<int> list;
  if (options.has("turns")) {
    if (options.has("bias")) throw InputError("--bias: not with --turns, which says the same");
    list = listed_points(options.text("turns"));
  }
  const int most = options.has("moves") ? options.number(moves_option()) : kMost;
  std::vector<Side> result;
  Side side = turns.starter;
  int of_red = 0;
  for (std::size_t turn = 0; result.size() <= points; ++turn) {
    const int length = list.empty() ? turns.bias(side) : list[std::min(turn, list.size() - 1)];
    for (int i = 0; i < length && result.size() <= points; ++i) result.push_back(side);
    of_red += side == Side::first ? 1 : 0;
    if (side == Side::first && of_red == most) break;
    side = opponent(side);
  }
  return result;
}

PointsATurn points_a_turn(const std::vector<Side>& list, ListEnds ends, const TurnOrder& turns) {
  bool by_bias = list.empty() || list.front() == turns.starter;
  for (std::size_t i = 0; i < list.size() && by_bias; ++i) {
    by_bias = turns.mover(static_cast<int>(i)) == list[i];
  }
  if (by_bias) return {.bias = {turns.first_bias, turns.second_bias}};
  std::vector<int> points = lengths(list);
  const auto before_last = [&] { return points[points.size() - 2]; };
  if (ends == ListEnds::on_a_full_board && points.size() > 1) {
    points.back() = std::max(points.back(), before_last());
  }
  while (points.size() > 1 && points.back() == before_last()) points.pop_back();
  return {.listed = std::move(points)};
}

ListedTurn listed_turn(const std::vector<Side>& list, int made) {
  const auto at = static_cast<std::size_t>(made);
  ListedTurn turn;
  for (std::size_t i = 1; i <= at; ++i) turn.number += list[i] != list[i - 1] ? 1 : 0;
  for (std::size_t i = at + 1; i < list.size() && list[i] == list[at]; ++i) ++turn.left;
  return turn;
}

int turns_left(const std::vector<Side>& list, int made, Side side) {
  int result = 0;
  for (std::size_t i = static_cast<std::size_t>(made); i < list.size(); ++i) {
    const bool begins = i == static_cast<std::size_t>(made) || list[i] != list[i - 1];
    result += begins && list[i] == side ? 1 : 0;
  }
  return result;
}

}  // namespace harary
