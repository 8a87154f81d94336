// SPDX-License-Identifier: MIT
// The catalogue's view of the achievement games, strong and weak.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/target/achievement.hpp"
#include "games/target/maker_breaker.hpp"
#include "games/target/setup.hpp"

namespace harary {

class AchievementFamily {
 public:
  static std::vector<GameDescription> games() {
    return {
        {"sima", "Sima: the first to complete a triangle in their own colour on K6 wins",
         target_options(), ""},
        {"achievement",
         "the first to complete a copy of the target in their colour wins; a full board is a draw",
         target_options(), "--board K5 --target K3"},
        {"achievement-no-draw", "as achievement, but a draw counts as a win of Green",
         target_options(), "--board K5 --target K3"},
        {"maker-breaker", "Red wins with a red copy of the target, Green by preventing it",
         target_options(), "--board K5 --target K3"},
    };
  }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    const TargetSetup setup = read_target_setup(options, game == "sima");
    return with_edge_capacity(setup.colours.board->size(), [&]<int Words>() -> decltype(auto) {
      if (game == "maker-breaker") return v(MakerBreakerRules<Words>(setup));
      if (game == "achievement-no-draw") {
        return v(AchievementRules<Words, FullBoard::green_wins>(setup));
      }
      return v(AchievementRules<Words, FullBoard::draw>(setup));
    });
  }
};

}  // namespace harary
