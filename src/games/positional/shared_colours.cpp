// SPDX-License-Identifier: MIT
#include "games/positional/shared_colours.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/words.hpp"

namespace harary {

namespace {

void add_shown(EndReason& reason, const EndReason& more) {
  for (const std::string& edge : more.edges) {
    if (std::find(reason.edges.begin(), reason.edges.end(), edge) == reason.edges.end()) {
      reason.edges.push_back(edge);
    }
  }
}

}  // namespace

OptionSpec colours_shared_option() {
  return {.name = "colours-shared",
          .type = OptionType::flag,
          .label = "Either player may use either colour",
          .help = "either player may use either colour; moves are written red=0-1, green=0-1",
          .advanced = true};
}

std::pair<int, std::string_view> read_coloured_edge(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals != std::string_view::npos) {
    const auto& names = red_and_green_names();
    for (std::size_t colour = 0; colour < names.size(); ++colour) {
      for (const std::string& name : names[colour]) {
        if (text.substr(0, equals) == name) {
          return {static_cast<int>(colour), text.substr(equals + 1)};
        }
      }
    }
  }
  throw InputError(fmt::format("move: {} names no colour and edge; write red=0-1 or green=0-1",
                               in_quotes(text)));
}

EndReason no_colour_left(const std::string& who, const Graph& red, const Graph& green,
                         const std::vector<Edge>& open, const Targets& targets) {
  const NoMoves player{who};
  if (open.empty()) return {fmt::format("{} has no move left: {}.", who, player.nothing)};
  EndReason reason = no_move_left(player, red, open, targets.red);
  add_shown(reason, no_move_left(player, green, open, targets.green));
  reason.text =
      fmt::format("{} has no move left: every open edge would complete {} in red and {} in green.",
                  who, target_words(targets.red), target_words(targets.green));
  return reason;
}

}  // namespace harary
