// SPDX-License-Identifier: MIT
#include "games/positional/avoidance/coalition_setup.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "base/error.hpp"
#include "graph/formats/whole_number.hpp"
#include "graph/subgraph.hpp"

namespace harary {

namespace {

// "1:2:1": players without a number colour one edge a turn.
std::vector<int> read_bias(const GameOptions& options, int players) {
  const std::string given = options.text("bias", "1");
  std::vector<int> bias;
  std::string_view rest = given;
  for (bool more = true; more;) {
    const std::size_t colon = rest.find(':');
    const auto number = whole_number(rest.substr(0, colon));
    if (!number || *number < 1 || *number > CoalitionSetup::kMostBias ||
        static_cast<int>(bias.size()) == players) {
      throw InputError(fmt::format(
          "--bias: {} is not a bias of {} players; write a number from 1 to {} for each, for "
          "example 1:2:1",
          in_quotes(given), players, CoalitionSetup::kMostBias));
    }
    bias.push_back(*number);
    more = colon != std::string_view::npos;
    if (more) rest.remove_prefix(colon + 1);
  }
  return bias;
}

std::optional<int> player_called(const std::string& name) {
  if (name == "blue") return 1;
  for (int player = 0; player < kMostColours; ++player) {
    if (name == edges_option_of(player)) return player;
  }
  return std::nullopt;
}

int read_starter(const GameOptions& options, int players) {
  const std::string given = options.text("first", "red");
  const auto player = player_called(given);
  if (!player || *player >= players) {
    std::vector<std::string> names;
    for (int each = 0; each < players; ++each) names.push_back(edges_option_of(each));
    throw InputError(
        fmt::format("--first: {} must be one of {}", in_quotes(given), fmt::join(names, ", ")));
  }
  return *player;
}

void require_disjoint(const std::vector<std::vector<Edge>>& start) {
  for (std::size_t player = 0; player < start.size(); ++player) {
    for (std::size_t other = 0; other < player; ++other) {
      for (const Edge e : start[player]) {
        if (std::find(start[other].begin(), start[other].end(), e) == start[other].end()) continue;
        throw InputError(fmt::format("--{}: the edge {}-{} is in --{} as well",
                                     edges_option_of(static_cast<int>(player)), e.low, e.high,
                                     edges_option_of(static_cast<int>(other))));
      }
    }
  }
}

}  // namespace

std::string edges_option_of(int player) {
  return player == 0 ? "red" : player == 1 ? "green" : fmt::format("player{}", player + 1);
}
std::string target_option_of(int player) {
  return player == 0 ? "target" : edges_option_of(player) + "-target";
}

OptionSpecs further_player_options() {
  OptionSpecs options;
  for (int player = 2; player < kMostColours; ++player) {
    options.push_back({.name = edges_option_of(player),
                       .type = OptionType::edges,
                       .label = fmt::format("Player {}’s edges at the start", player + 1),
                       .help = fmt::format("edges that player {} has from the start", player + 1),
                       .hint = "of more than two players",
                       .advanced = true});
    options.push_back({.name = target_option_of(player),
                       .type = OptionType::graph,
                       .label = fmt::format("Player {}’s target", player + 1),
                       .help = fmt::format("the target of player {}, if it differs", player + 1),
                       .hint = "of more than two players, if it differs",
                       .values = green_target_option().values,
                       .advanced = true});
  }
  return options;
}

// The values of a choice fit every instance of the game, and there may be no player 3.
OptionSpec first_of_many_option() {
  OptionSpec option = first_option();
  option.help += "; of more players also player3, player4, …";
  return option;
}

OptionSpec bias_of_many_option() {
  OptionSpec option = bias_option();
  option.help = "edges a turn for red and for green, a:b; of more players a:b:c… (default 1:1)";
  return option;
}

CoalitionSetup read_coalition_setup(const GameOptions& options, int players) {
  const Graph board = options.board();
  CoalitionSetup setup;
  setup.players = players;
  setup.board = std::make_shared<const EdgeBoard>(board);
  const std::string usual = options.text("target", "K3");
  for (int player = 0; player < players; ++player) {
    const std::string edges = edges_option_of(player);
    setup.targets.push_back(options.target(target_option_of(player), usual, board));
    setup.start.push_back(options.edges(edges, board));
    if (contains_copy(Graph(board.order(), setup.start.back()), setup.targets.back())) {
      throw InputError(
          fmt::format("--{}: the start position already contains a copy of the target", edges));
    }
  }
  require_disjoint(setup.start);
  require_no_further_players(options, players);
  setup.bias = read_bias(options, players);
  setup.starter = read_starter(options, players);
  return setup;
}

void require_no_further_players(const GameOptions& options, int players) {
  for (int player = players; player < kMostColours; ++player) {
    for (const std::string& option : {edges_option_of(player), target_option_of(player)}) {
      if (options.has(option)) {
        throw InputError(
            fmt::format("--{}: there are only {} players; see --colours", option, players));
      }
    }
  }
}

}  // namespace harary
