// SPDX-License-Identifier: MIT
// The catalogue's view of the connected graph game on boards of at most 64 vertices.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/one_colour/connect.hpp"
#include "games/one_colour/setup.hpp"
#include "theory/connect/connect_game.hpp"

namespace harary {

class ConnectFamily {
 public:
  static std::vector<GameDescription> games() {
    return {{"connect",
             "draw edges of one colour; the player who makes the graph connected wins (--misere: "
             "loses)",
             all_options({board_options(), {misere_option(), red_option(), first_option()}}),
             {{"board", "K5"}}}};
  }

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const OneColourSetup setup = read_one_colour_setup(options);
    const Connecting connecting = options.flag("misere") ? Connecting::loses : Connecting::wins;
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      return v(ConnectRules<Words>(setup, connecting));
    });
  }

 private:
  // The closed form covers much larger boards than other games have.
  static OptionSpecs board_options() {
    OptionSpecs options = graph_board_options();
    options.back().most = ConnectPlayer::kLargestOrder;
    return options;
  }
};

}  // namespace harary
