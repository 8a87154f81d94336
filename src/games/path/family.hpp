// SPDX-License-Identifier: MIT
// The longest path game: Red and Green colour all edges of a board; points are the edges of a
// longest simple path in the own colour.
#pragma once

#include <string>
#include <vector>

#include "games/edges/points_game.hpp"
#include "games/edges/setup.hpp"
#include "games/edges/ties_option.hpp"
#include "games/family.hpp"
#include "games/path/longest_path.hpp"

namespace harary {

// How it counts: see edges/points_game.hpp.
struct PathPoints {
  static constexpr bool kTiesExist = true;
  static constexpr bool kMonotone = true;
  static constexpr PointWords kWords{"edge in a path", "edges in a path"};
  static int points(const Graph& own, const Graph&) { return longest_path_length(own); }
  static PointRange range(const Graph& own, const Graph& own_or_open, const Graph&, const Graph&) {
    return {longest_path_length(own), longest_path_length(own_or_open)};
  }
  static Score score(const Graph& own, const Graph&) { return path_score(own); }
};

template <int Words>
using PathRules = PointsGame<TwoColourGame<Words>, PathPoints>;

class PathFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    const TwoColourSetup setup = read_two_colour_setup(options, options.board());
    const Ties ties = read_ties(options);
    return with_edge_capacity(setup.board->size(), [&]<int Words>() -> decltype(auto) {
      return v(PathRules<Words>(setup, ties));
    });
  }
};

}  // namespace harary
