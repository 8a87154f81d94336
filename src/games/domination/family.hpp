// SPDX-License-Identifier: MIT
// The catalogue's view of the domination game.
#pragma once

#include <string>
#include <vector>

#include "games/domination/domination.hpp"
#include "games/family.hpp"

namespace harary {

class DominationFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const Dominating dominating = options.flag("total") ? Dominating::total : Dominating::closed;
    return v(DominationRules(read_one_colour_vertex_setup(options, options.board()), dominating));
  }
};

}  // namespace harary
