// SPDX-License-Identifier: MIT
#include "games/edges/setup.hpp"

namespace harary {

TwoColourSetup read_two_colour_setup(const GameOptions& options, const Graph& board) {
  TwoColourSetup result;
  result.board = std::make_shared<const EdgeBoard>(board);
  result.red = options.edges("red", board);
  result.green = options.edges("green", board);
  require_disjoint(result.red, result.green);
  const auto [red, green] = options.bias();
  result.turns = {options.first(), red, green};
  return result;
}

}  // namespace harary
