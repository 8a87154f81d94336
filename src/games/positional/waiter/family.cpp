// SPDX-License-Identifier: MIT
// Waiter-Client and Client-Waiter games in words.
#include <fmt/format.h>

#include "games/positional/games.hpp"
#include "games/positional/waiter/waiter.hpp"

namespace harary {

EndReason client_owns(EndReason copy, WaiterGame game) {
  if (game == WaiterGame::waiter_client) {
    copy.text.pop_back();
    copy.text += ", as Green (Waiter) wanted.";
  }
  return copy;
}

EndReason client_owns_none(const std::string& target, WaiterGame game) {
  const bool wanted = game == WaiterGame::client_waiter;
  return {fmt::format("Red (Client) cannot complete {} any more: {} wins.", target,
                      wanted ? "Green (Waiter)" : "Red")};
}

std::string offer_too_large(int size) {
  return fmt::format("position: offered: Waiter offers at most {} edges", size);
}
std::string offer_too_small(int size) {
  return fmt::format("position: offered: there are not {} edges for this offer", size);
}
std::string wrong_turn(Side mover) {
  return fmt::format("position: turn: with these edges offered it is {}",
                     mover == Side::first ? "red's turn to choose" : "green's turn to offer");
}

namespace {

OptionSpec waiters_bias_option() {
  OptionSpec bias = bias_option();
  bias.label = "Edges of a round";
  bias.help = "edges of a round that Client keeps and Waiter gets, 1:q (default 1:1)";
  bias.hint = "Client’s and Waiter’s, such as 1:2";
  bias.values = {"1:1", "1:2", "1:3"};
  return bias;
}

const Example kTriangle{{"board", "K4"}, {"target", "K3"}};

struct Names {
  std::string game;
  std::string title;
  std::string waiter;  // as this name of the game calls the players
  std::string client;
  WaiterGame kind;
  bool biased;
};

GameDescription described(const Names& names) {
  const bool exact = names.kind == WaiterGame::waiter_client;
  const std::string& waiter = names.waiter;
  const std::string& client = names.client;
  const std::string others = names.biased ? "the others" : "the other";
  OptionSpecs options =
      all_options({graph_board_options(), {set_target_option(), red_option(), green_option()}});
  if (names.biased) options.push_back(waiters_bias_option());
  options.push_back(instance_option());
  const std::string offers = exact ? "two open edges" : "one or two open edges";
  const std::string ends = exact ? "" : " \"end\" ends an offer of one edge.";
  return {
      .name = names.game,
      .summary = exact ? fmt::format("Green ({}) offers two edges, Red ({}) keeps one; Red avoids "
                                     "a copy of the target",
                                     waiter, client)
                       : fmt::format("Green ({}) offers one or two edges, Red ({}) keeps one; Red "
                                     "wants a copy of the target",
                                     waiter, client),
      .options = options,
      .example = kTriangle,
      .listed = {{.kind = exact ? SetGameKind::waiter_client : SetGameKind::client_waiter}},
      .about = {
          .title = names.title,
          .group = exact ? GameGroup::avoid : GameGroup::race,
          .rules = {fmt::format("In each round Green ({}) offers {}, one after the other.{}",
                                waiter, offers, ends),
                    fmt::format("Red ({}) keeps one of them, Green gets {}.", client, others),
                    exact ? "Green wins if {target} becomes red."
                          : "Red wins with {target} in red."},
          .move = "Green: offer one open edge. Red: keep one of those that are offered.",
          .ties = exact ? "There is no tie: if Red has none in the end, Red wins."
                        : "There is no tie: if Red has none in the end, Green wins.",
          .play = {.options = kTriangle,
                   .moves = {"0-1", "0-2", "0-1", "1-2", "1-3", "1-2"},
                   .said = exact ? "Every triangle has a green edge. Red wins."
                                 : "Every triangle has a green edge. Green wins."},
          .sketch = {{{"board", "K5"}, {"target", "K3"}}, "red=0-1,1-2,2-3;green=0-2,0-3,1-4"},
          .samples = {kTriangle}}};
}

}  // namespace

std::vector<GameDescription> waiter_games() {
  constexpr WaiterGame kExact = WaiterGame::waiter_client;
  constexpr WaiterGame kAtMost = WaiterGame::client_waiter;
  return {
      described({"waiter-client", "Waiter–Client", "Waiter", "Client", kExact, true}),
      described({"client-waiter", "Client–Waiter", "Waiter", "Client", kAtMost, true}),
      described({"picker-chooser", "Picker–Chooser", "Picker", "Chooser", kExact, false}),
      described({"chooser-picker", "Chooser–Picker", "Picker", "Chooser", kAtMost, false}),
  };
}

}  // namespace harary
