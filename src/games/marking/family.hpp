// SPDX-License-Identifier: MIT
// The catalogue's view of the marking game.
#pragma once

#include <string>
#include <vector>

#include "games/family.hpp"
#include "games/marking/marking.hpp"

namespace harary {

class MarkingFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    return v(MarkingRules(read_one_colour_vertex_setup(with_colours(options), options.board())));
  }

 private:
  // --first alice and --first bob are red and green.
  static GameOptions with_colours(GameOptions options);
};

}  // namespace harary
