// SPDX-License-Identifier: MIT
// The catalogue's view of the Avoider-Enforcer games.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/positional/avoider/avoider.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/games.hpp"
#include "games/positional/setup.hpp"

namespace harary {

class AvoiderFamily {
 public:
  static std::vector<GameDescription> games() { return avoider_games(); }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    const bool monotone = options.flag("monotone");
    if (monotone && options.has("turns")) {
      throw InputError("--turns: not with --monotone, where a turn may have any length");
    }
    if (plays_on_winning_sets(options)) {
      const PointSetup setup = read_point_setup(game, options, Owners::red);
      if (monotone) require_no_end(*setup.sets);
      return with_points(setup, [&]<int Words>() -> decltype(auto) {
        using Base = PointSetGame<Words>;
        return monotone ? v(MonotoneAvoiderOn<Base>(setup)) : v(StrictAvoiderOn<Base>(setup));
      });
    }
    const TargetSetup setup = read_target_setup(options, false, Owners::red);
    return with_edge_capacity(setup.colours.board->size(), [&]<int Words>() -> decltype(auto) {
      return monotone ? v(MonotoneAvoiderRules<Words>(setup)) : v(StrictAvoiderRules<Words>(setup));
    });
  }
};

}  // namespace harary
