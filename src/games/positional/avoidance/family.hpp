// SPDX-License-Identifier: MIT
// The catalogue's view of the avoidance games of two or more players.
#pragma once

#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "base/words.hpp"
#include "games/family.hpp"
#include "games/positional/avoidance/avoidance.hpp"
#include "games/positional/avoidance/coalition.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/games.hpp"
#include "games/positional/point_set_game.hpp"
#include "games/positional/setup.hpp"
#include "games/positional/shared_colours.hpp"

namespace harary {

class AvoidanceFamily {
 public:
  static std::vector<GameDescription> games() { return avoidance_games(colours_option()); }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    if (options.flag("colours-shared")) {
      const int players = options.number(colours_option());
      if (players > 2) throw InputError("--colours-shared: only with two players, not --colours");
      require_no_further_players(options, players);
      const TargetSetup setup = read_shared_setup(options);
      return visit_shared_colours(
          game == "avoidance" ? SharedEnding::avoidance : SharedEnding::misere, setup.colours,
          setup.targets, v);
    }
    const AvoidanceEnding ending =
        game == "avoidance" ? AvoidanceEnding::normal : AvoidanceEnding::misere;
    if (plays_on_winning_sets(options)) {
      const PointSetup setup = read_point_setup(game, options);
      return with_points(setup, [&]<int Words>() -> decltype(auto) {
        return v(AvoidanceOn<PointSetGame<Words>>(ending, setup));
      });
    }
    const int players = options.number(colours_option());
    if (players > 2) {
      return with_players(players, read_coalition_setup(options, players),
                          std::forward<Visitor>(v));
    }
    require_no_further_players(options, players);
    const TargetSetup setup = read_target_setup(options, game == "sim");
    const EdgeBoard& board = *setup.colours.board;
    return with_edge_capacity(board.size(), [&]<int Words>() -> decltype(auto) {
      return v(AvoidanceRules<Words>(ending, setup.colours, setup.targets));
    });
  }

 private:
  static OptionSpec colours_option() {
    return {.name = "colours",
            .type = OptionType::number,
            .label = "Players",
            .help = "number of players, each with a colour (default 2)",
            .default_text = "2",
            .least = 2,
            .most = kMostColours,
            .advanced = true};
  }

  template <class Visitor>
  static decltype(auto) with_players(int players, const CoalitionSetup& setup, Visitor&& v) {
    return players == 3 ? with_room<3>(setup, v) : with_room<kMostColours>(setup, v);
  }
  // One word or all of them: games of many players are solvable on small boards only.
  template <int Room, class Visitor>
  static decltype(auto) with_room(const CoalitionSetup& setup, Visitor&& v) {
    return with_words<1, 32>(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      return v(CoalitionRules<Words, Room>(setup));
    });
  }
};

}  // namespace harary
