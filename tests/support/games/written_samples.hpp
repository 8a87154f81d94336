// SPDX-License-Identifier: MIT
// Small written games that together have every rule of the language.
#pragma once

#include <string>
#include <vector>

#include "games/options.hpp"
#include "games/written/written_game.hpp"

namespace harary::tests {

inline GameOptions written_options(const std::string& text) {
  GameOptions options(GameOptions::Files::forbidden);
  options.set(kWrittenText, text);
  return options;
}

inline const std::string kNotakto = R"(game = "notakto"
rules = "Both players write crosses. A player who completes three in a row loses."
players = ["Left", "Right"]
[board]
points = "cells of grid:3x3"
[marks]
X = "both"
[sets]
lines = "line:3"
[[end]]
fills = "lines"
result = "mover loses"
[last]
result = "draw"
)";

// Tic-tac-toe on a board without room for a draw by accident: achievement by its description.
inline const std::string kLines = R"(game = "lines"
players = ["Left", "Right"]
[board]
points = "cells of grid:3x3"
[marks]
L = "Left"
R = "Right"
[sets]
lines = "line:3"
[[end]]
fills = "lines"
in = "own"
result = "mover wins"
[last]
result = "draw"
)";

inline const std::string kDomineering = R"(game = "domineering"
players = ["Left", "Right"]
[board]
points = "cells of grid:3x3"
[marks]
V = "Left"
H = "Right"
[sets]
upright = "column:2"
lying = "row:2"
[move]
place.Left = "all points of a set of upright"
place.Right = "all points of a set of lying"
[last]
result = "mover loses"
)";

// Moves of different sizes, players alike, sums.
inline const std::string kSums = R"(game = "sums"
players = ["Left", "Right"]
[board]
points = ["a", "b", "c", "d", "e"]
adjacent = [["a", "b"], ["b", "c"]]
[marks]
L = "Left"
R = "Right"
[sets]
pairs = [["a", "b"], ["b", "c"], ["c", "d"], ["d", "e"], ["a", "e"]]
[move]
place = "1 or 2 points"
[[forbid]]
neighbour = "other"
[last]
result = "score"
[[score]]
player = "Left"
counts = "pairs"
as = "most own"
worth = 2
[[score]]
player = "Right"
counts = "pairs"
as = "most own"
worth = 2
[[score]]
player = "Left"
counts = "moves"
worth = -2
)";

// Turns of two, marks at the start, an end by one player, three marks.
inline const std::string kTurns = R"(game = "turns"
players = ["Order", "Chaos"]
[board]
points = "vertices of C6"
[marks]
X = "both"
O = "both"
N = "Chaos"
[sets]
around = "closed-neighbourhoods"
ends = [["1", "2"], ["3", "4"], ["2", "5"], ["4", "1"], ["3"]]
[move]
turns = [1, 2]
start = { X = ["0"] }
[[forbid]]
neighbour = "N"
outside = "ends"
[[end]]
fills = "around"
by = "Order"
result = "Order wins"
[[end]]
fills = "ends"
in = "any"
result = "draw"
[last]
result = "mover wins"
)";

// All subsets of what is open: the players are alike.
inline const std::string kSubsets = R"(game = "subsets"
[board]
points = "edges of K4"
[marks]
E = "both"
[sets]
triangles = "copies:K3"
[move]
place = "one or more points"
[[forbid]]
fills = "triangles"
[last]
result = "mover wins"
)";

inline std::vector<std::string> written_samples() {
  return {kNotakto, kLines, kDomineering, kSums, kTurns, kSubsets};
}

}  // namespace harary::tests
