// SPDX-License-Identifier: MIT
// The catalogue's view of the Waiter-Client and Client-Waiter games.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "games/positional/games.hpp"
#include "games/positional/setup.hpp"
#include "games/positional/waiter/waiter.hpp"

namespace harary {

class WaiterFamily {
 public:
  static std::vector<GameDescription> games() { return waiter_games(); }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    if (options.bias().first != 1) {
      throw InputError("--bias: Client keeps one edge a round; write 1:q, for example 1:2");
    }
    const bool exact = game == "waiter-client" || game == "picker-chooser";
    const WaiterGame kind = exact ? WaiterGame::waiter_client : WaiterGame::client_waiter;
    const Roles roles = roles_of_waiter_game(game);
    if (plays_on_winning_sets(options)) {
      const PointSetup setup = read_point_setup(game, options, Owners::red);
      if (!exact) require_no_end(*setup.sets);
      return with_points(setup, [&]<int Words>() -> decltype(auto) {
        return v(WaiterOn<PointSetGame<Words>>(kind, setup, roles));
      });
    }
    const TargetSetup setup = read_target_setup(options, false, Owners::red);
    return with_edge_capacity(setup.colours.board->size(), [&]<int Words>() -> decltype(auto) {
      return v(WaiterRules<Words>(kind, setup, roles));
    });
  }
};

}  // namespace harary
