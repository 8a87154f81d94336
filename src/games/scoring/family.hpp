// SPDX-License-Identifier: MIT
// The catalogue's view of the four scoring games.
#pragma once

#include <string>
#include <vector>

#include "games/edges/setup.hpp"
#include "games/edges/ties_option.hpp"
#include "games/family.hpp"
#include "games/scoring/games.hpp"
#include "games/scoring/scoring.hpp"

namespace harary {

class ScoringFamily {
 public:
  static std::vector<GameDescription> games() { return scoring_games(); }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    const TwoColourSetup setup = read_two_colour_setup(options, options.board());
    const Ties ties = game == "colex" ? Ties::usual : read_ties(options);
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      if (game == "clique") return v(CliqueRules<Words>(setup, ties));
      if (game == "star") return v(StarRules<Words>(setup, ties));
      if (game == "capture") return v(CaptureRules<Words>(setup, ties));
      return v(ColexRules<Words>(setup));
    });
  }
};

}  // namespace harary
