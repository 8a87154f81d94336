// SPDX-License-Identifier: MIT
// The catalogue's view of avoidance with several edges a move.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/positional/avoidance_plus/avoidance_plus.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/games.hpp"
#include "games/positional/setup.hpp"

namespace harary {

class AvoidancePlusFamily {
 public:
  static std::vector<GameDescription> games() { return avoidance_plus_games(); }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    if (plays_on_winning_sets(options)) {
      const PointSetup setup = read_point_setup(game, options);
      return with_points(setup, [&]<int Words>() -> decltype(auto) {
        return v(AvoidancePlusOn<PointSetGame<Words>>(setup));
      });
    }
    const TargetSetup setup = read_target_setup(options, game == "sim+");
    return with_edge_capacity(setup.colours.board->size(), [&]<int Words>() -> decltype(auto) {
      return v(AvoidancePlusRules<Words>(setup.colours, setup.targets));
    });
  }
};

}  // namespace harary
