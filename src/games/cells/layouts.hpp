// SPDX-License-Identifier: MIT
// Boards generated from a seed: random rectangles, and four symmetric hexagonal playing fields in
// the manner of Born's "Biene" (the paper's figure 1), on which the players begin in opposite
// corners. Every field is symmetric by half a turn around a cell, hence has an odd number of cells,
// and its first and last cells are the corners.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "games/cells/board_text.hpp"
#include "games/cells/coloured_board.hpp"

namespace harary {

inline constexpr int kLayoutColours = 6;

// Independent uniform colours 0 … colours-1, the same for a seed on every machine.
ColouredBoard random_board(GridShape shape, int colours, std::uint64_t seed);
ColouredBoard random_layout(std::string_view name, int colours, std::uint64_t seed);

// hexagon, rhombus, flower, hourglass.
const std::vector<std::string>& layout_names();

// "hex:flower:7", "hex:9x7:7", "square:14x14:7", with the number of colours after a slash if not
// six: "square:14x14/10:7". Throws InputError.
ColouredBoard parse_seeded_board(std::string_view text, const std::string& source);

// Where the players of Honey-Bee begin by default: the first and the last vertex.
std::pair<int, int> opposite_corners(const ColouredBoard& board);

}  // namespace harary
