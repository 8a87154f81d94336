// SPDX-License-Identifier: MIT
// The catalogue's view of Col and Snort.
#pragma once

#include <string>
#include <vector>

#include "games/col/col.hpp"
#include "games/family.hpp"

namespace harary {

class ColFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    const Apart apart = game == "snort" ? Apart::different : Apart::equal;
    return v(
        ColRules(read_vertex_game_setup(options, options.board()), apart, read_last_move(options)));
  }
};

}  // namespace harary
