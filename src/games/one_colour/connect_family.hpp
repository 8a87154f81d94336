// SPDX-License-Identifier: MIT
// The catalogue's view of the connected graph game on boards of at most 64 vertices.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/one_colour/connect.hpp"
#include "games/one_colour/setup.hpp"

namespace harary {

class ConnectFamily {
 public:
  static std::vector<GameDescription> games() { return connect_games(); }

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const OneColourSetup setup = read_one_colour_setup(options);
    const Connecting connecting = options.flag("misere") ? Connecting::loses : Connecting::wins;
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      return v(ConnectRules<Words>(setup, connecting));
    });
  }
};

}  // namespace harary
