// SPDX-License-Identifier: MIT
// Waiter-Client and Client-Waiter games in words.
#include <fmt/format.h>

#include "games/positional/games.hpp"
#include "games/positional/waiter/waiter.hpp"

namespace harary {

EndReason client_owns(EndReason copy, WaiterGame game, const Roles& roles) {
  if (game == WaiterGame::waiter_client) {
    copy.text.pop_back();
    copy.text += fmt::format(", as {} wanted.", as_name(roles.second));
  }
  return copy;
}

EndReason client_owns_none(const std::string& target, WaiterGame game, const Roles& roles) {
  const bool wanted = game == WaiterGame::client_waiter;
  return {fmt::format("{} cannot complete {} any more: {} wins.", as_name(roles.first), target,
                      as_name(wanted ? roles.second : roles.first))};
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
  Roles roles;  // as this name of the game calls the players
  WaiterGame kind;
  bool biased;
};

const std::vector<Names>& named_games() {
  constexpr WaiterGame kExact = WaiterGame::waiter_client;
  constexpr WaiterGame kAtMost = WaiterGame::client_waiter;
  static const std::vector<Names> games{
      {"waiter-client", "Waiter–Client", {"client", "waiter"}, kExact, true},
      {"client-waiter", "Client–Waiter", {"client", "waiter"}, kAtMost, true},
      {"picker-chooser", "Picker–Chooser", {"chooser", "picker"}, kExact, false},
      {"chooser-picker", "Chooser–Picker", {"chooser", "picker"}, kAtMost, false},
  };
  return games;
}

GameDescription described(const Names& names) {
  const bool exact = names.kind == WaiterGame::waiter_client;
  const std::string waiter = as_name(names.roles.second);
  const std::string client = as_name(names.roles.first);
  const std::string others = names.biased ? "the others" : "the other";
  OptionSpecs options =
      all_options({graph_board_options(), {set_target_option(), red_option(), green_option()}});
  if (names.biased) options.push_back(waiters_bias_option());
  options.push_back(instance_option());
  const std::string offers = exact ? "two open edges" : "one or two open edges";
  const std::string ends = exact ? "" : " \"end\" ends an offer of one edge.";
  return {
      .name = names.game,
      .summary = exact
                     ? fmt::format("{0} (green) offers two edges, {1} (red) keeps one; {1} avoids "
                                   "a copy of the target",
                                   waiter, client)
                     : fmt::format("{0} (green) offers one or two edges, {1} (red) keeps one; {1} "
                                   "wants a copy of the target",
                                   waiter, client),
      .options = options,
      .example = kTriangle,
      .listed = {{.kind = exact ? SetGameKind::waiter_client : SetGameKind::client_waiter}},
      .about = {
          .title = names.title,
          .group = exact ? GameGroup::avoid : GameGroup::race,
          .rules = {fmt::format("In each round {} offers {}, one after the other.{}", waiter,
                                offers, ends),
                    fmt::format("{} keeps one of them, which becomes red; {} gets {}, green.",
                                client, waiter, others),
                    exact ? waiter + " wins if {target} becomes red."
                          : client + " wins with {target} in red."},
          .move = fmt::format("{}: offer one open edge. {}: keep one of those that are offered.",
                              waiter, client),
          .ties = fmt::format("There is no tie: if {} has none in the end, {} wins.", client,
                              exact ? client : waiter),
          .roles = names.roles,
          .play = {.options = kTriangle,
                   .moves = {"0-1", "0-2", "0-1", "1-2", "1-3", "1-2"},
                   .said = fmt::format("Every triangle has a green edge. {} wins.",
                                       exact ? client : waiter)},
          .sketch = {{{"board", "K5"}, {"target", "K3"}}, "red=0-1,1-2,2-3;green=0-2,0-3,1-4"},
          .samples = {kTriangle}}};
}

}  // namespace

std::vector<GameDescription> waiter_games() {
  std::vector<GameDescription> games;
  for (const Names& names : named_games()) games.push_back(described(names));
  return games;
}

Roles roles_of_waiter_game(const std::string& game) {
  for (const Names& names : named_games()) {
    if (names.game == game) return names.roles;
  }
  return {};
}

}  // namespace harary
