// SPDX-License-Identifier: MIT
// Reads an online Ramsey game from the options; texts of its moves and positions.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/edges/board.hpp"
#include "games/options.hpp"
#include "games/rules.hpp"

namespace harary {

struct BuilderSetup {
  std::shared_ptr<const EdgeBoard> board;
  Graph red_target;
  Graph green_target;
  std::vector<Edge> red;  // coloured from the start
  std::vector<Edge> green;
  int edges = 0;  // that Builder may draw
  // The board is complete and has 2 · edges new vertices, which are as good as any number.
  bool unbounded = false;
};

OptionSpec builder_edges_option();
BuilderSetup read_builder_setup(const GameOptions& options);

// "0-1" for an edge to be painted, "red=0-1", "green=0-1".
std::string builder_move_text(int colour, const std::string& edge);
// The colour, 2 for Builder's, and the text of the edge. Throws InputError.
std::pair<int, std::string_view> read_builder_move(std::string_view text, Side mover);

// The fields red, green and edges.
const std::vector<std::vector<std::string>>& builder_field_names();

// Throws InputError for a position from text that no play reaches.
struct BuilderPositionFacts {
  bool extends_start;
  int painted;  // since the start
  int drawn;
  bool has_copy;
};
void require_builder_position(const BuilderPositionFacts& facts, int edges);

}  // namespace harary
