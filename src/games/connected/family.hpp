// SPDX-License-Identifier: MIT
// The largest connected subgraph game (Bensmail, Fioravantes, Mc Inerney, Nisse, "The largest
// connected subgraph game", 2022): Red and Green colour all vertices of a board; points are the
// order of the largest connected set in the own colour.
#pragma once

#include <string>
#include <vector>

#include "games/edges/points_game.hpp"
#include "games/edges/ties_option.hpp"
#include "games/family.hpp"
#include "games/vertices/two_colour_vertex_game.hpp"

namespace harary {

// A largest connected set among the vertices of the figure.
VertexSet largest_connected_set(const VertexFigure& figure);

// How it counts: see edges/points_game.hpp.
struct ConnectedPoints {
  static constexpr bool kTiesExist = true;
  static constexpr bool kMonotone = true;
  static constexpr PointWords kWords{"vertex connected", "vertices connected"};
  static int points(const VertexFigure& own, const VertexFigure&) {
    return largest_connected_set(own).size();
  }
  static PointRange range(const VertexFigure& own, const VertexFigure& own_or_open,
                          const VertexFigure& other, const VertexFigure&) {
    return {points(own, other), points(own_or_open, other)};
  }
  static Score score(const VertexFigure& own, const VertexFigure&);
};

using ConnectedRules = PointsGame<TwoColourVertexGame, ConnectedPoints>;

class ConnectedFamily {
 public:
  static std::vector<GameDescription> games();

  template <class Visitor>
  static decltype(auto) visit(const std::string&, const GameOptions& options, Visitor&& v) {
    return v(ConnectedRules(read_vertex_game_setup(options, options.board()), read_ties(options)));
  }
};

}  // namespace harary
