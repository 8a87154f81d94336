// SPDX-License-Identifier: MIT
// The catalogue's view of the saturation game.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/one_colour/saturation.hpp"
#include "games/one_colour/setup.hpp"

namespace harary {

class SaturationFamily {
 public:
  static std::vector<GameDescription> games() {
    return {{"saturation",
             "draw edges of one colour; completing a copy of the target is forbidden; who cannot "
             "move loses",
             {"board", "order", "target", "connected", "red", "first"},
             "--order 6"}};
  }

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const OneColourSetup setup = read_one_colour_setup(options);
    const Graph target = options.target("target", "K3", setup.board->graph());
    const Growth growth = options.flag("connected") ? Growth::connected : Growth::anywhere;
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      return v(SaturationRules<Words>(setup, target, growth));
    });
  }
};

}  // namespace harary
