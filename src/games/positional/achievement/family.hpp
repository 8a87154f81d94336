// SPDX-License-Identifier: MIT
// The catalogue's view of the achievement games, strong and weak.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/positional/achievement/achievement.hpp"
#include "games/positional/achievement/maker_breaker.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/games.hpp"
#include "games/positional/setup.hpp"
#include "games/positional/shared_colours.hpp"

namespace harary {

class AchievementFamily {
 public:
  static std::vector<GameDescription> games() { return achievement_games(); }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    if (options.flag("colours-shared")) {
      const TargetSetup setup = read_shared_setup(options);
      return visit_shared_colours(SharedEnding::achievement, setup.colours, setup.targets, v);
    }
    const PositionalEnding ending =
        game == "achievement-no-draw" ? PositionalEnding::green_wins : PositionalEnding::draw;
    const Owners owners = game == "maker-breaker" ? Owners::red : Owners::both;
    if (plays_on_winning_sets(options)) {
      const PointSetup setup = read_point_setup(game, options, owners, FileTurns::any);
      return with_points(setup, [&]<int Words>() -> decltype(auto) {
        using Base = PointSetGame<Words>;
        if (game == "maker-breaker") return v(MakerBreakerOn<Base>(setup));
        return v(AchievementOn<Base>(ending, setup));
      });
    }
    const TargetSetup setup = read_target_setup(options, game == "sima", owners);
    return with_edge_capacity(setup.colours.board->size(), [&]<int Words>() -> decltype(auto) {
      if (game == "maker-breaker") return v(MakerBreakerRules<Words>(setup));
      return v(AchievementRules<Words>(ending, setup));
    });
  }
};

}  // namespace harary
