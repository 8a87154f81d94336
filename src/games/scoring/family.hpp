// SPDX-License-Identifier: MIT
// The catalogue's view of the four scoring games.
#pragma once

#include <string>
#include <vector>

#include "games/edges/setup.hpp"
#include "games/family.hpp"
#include "games/scoring/scoring.hpp"

namespace harary {

class ScoringFamily {
 public:
  static std::vector<GameDescription> games() {
    const OptionSpecs options = two_colour_options();
    const Example example{{"board", "K5"}};
    return {
        {"clique", "colour all edges; points: the order of the largest clique in your colour",
         options, example},
        {"star", "colour all edges; points: the largest degree in your colour", options, example},
        {"capture",
         "colour all edges; points: the vertices with more edges of your colour than of the other",
         options, example},
        {"colex",
         "colour all edges; points: the size of the largest Colex graph in your colour",
         options,
         {{"board", "colex:9"}}},
    };
  }

  template <class Visitor>
  static decltype(auto) visit(const std::string& game, const GameOptions& options, Visitor&& v) {
    const TwoColourSetup setup = read_two_colour_setup(options, options.board());
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      if (game == "clique") return v(CliqueRules<Words>(setup));
      if (game == "star") return v(StarRules<Words>(setup));
      if (game == "capture") return v(CaptureRules<Words>(setup));
      return v(ColexRules<Words>(setup));
    });
  }
};

}  // namespace harary
