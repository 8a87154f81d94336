// SPDX-License-Identifier: MIT
// What a board looks like: vertices, edges and where to draw them.
#pragma once

#include <utility>
#include <vector>

#include "app/game.hpp"
#include "app/json.hpp"
#include "graph/graph.hpp"

namespace harary {

// Vertices on a circle, numbered clockwise from the left; on K6 this is the hexagon of Sim.
std::vector<std::pair<double, double>> circle_layout(int order);

// "drawing" says how the page draws the positions of a game: "graph" with {"order", "edges",
// "layout"} of its board, "cells" with {"cells", "starts", …}, or "letters".
Json picture_of(const Game& game);

// A position as the page wants it: "mover" is a side, and "verdict" is there when it is over.
Json view_json(const PlayView& view);

// The board of a game that is drawn as a graph.
Graph board_of(const Game& game);

}  // namespace harary
