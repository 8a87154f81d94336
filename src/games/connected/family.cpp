// SPDX-License-Identifier: MIT
#include "games/connected/family.hpp"

namespace harary {

VertexSet largest_connected_set(const VertexFigure& figure) {
  VertexSet largest;
  for (VertexSet left = figure.own; left.size() > largest.size();) {
    VertexSet component;
    component.insert(left.front());
    for (VertexSet fresh = component; !fresh.empty();) {
      VertexSet next;
      for (const int v : fresh) next |= figure.board.neighbours(v);
      fresh = (next & figure.own) - component;
      component |= fresh;
    }
    if (component.size() > largest.size()) largest = component;
    left -= component;
  }
  return largest;
}

Score ConnectedPoints::score(const VertexFigure& own, const VertexFigure&) {
  const VertexSet largest = largest_connected_set(own);
  Score score{.points = largest.size()};
  for (const int v : largest) score.vertices.push_back(v);
  return score;
}

std::vector<GameDescription> ConnectedFamily::games() {
  const Example small{{"board", "P5"}};
  return {
      {.name = "connected",
       .summary = "colour all vertices; points: the largest connected set in your colour",
       .options = all_options({two_colour_vertex_options(), {ties_option("draw")}}),
       .example = small,
       .drawing = DrawingKind::vertices,
       .about = {.title = "Connected",
                 .group = GameGroup::points,
                 .rules = {"Red and Green in turn colour one open vertex, until all are coloured.",
                           "Count your largest set of vertices that hang together.",
                           "The larger set wins."},
                 .move = "Colour one open vertex.",
                 .ties = "Equal counts are a tie.",
                 .points = "Most vertices that hang together",
                 .elements = Elements::vertices,
                 .play = {.options = small,
                          .moves = {"2", "1", "3", "0", "4"},
                          .said = "Red has 2, 3 and 4, Green 0 and 1. Red wins 3 : 2."},
                 .sketch = {{{"board", "grid:3x3"}}, "red=0,1,4;green=2,5,8"},
                 .samples = {{{"board", "C5"}}}}}};
}

}  // namespace harary
