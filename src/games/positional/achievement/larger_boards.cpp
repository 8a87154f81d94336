// SPDX-License-Identifier: MIT
#include "games/positional/achievement/larger_boards.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "games/edges/pair_form.hpp"
#include "graph/board_text.hpp"
#include "graph/cliques.hpp"

namespace harary {

std::vector<BoardWithin> boards_within_for_maker(const TargetSetup& setup) {
  constexpr int kLargest = PairForm<2>::kMostVertices;
  const Graph& board = setup.colours.board->graph();
  if (board.order() <= kLargest) return {};
  Graph not_green(board.order());
  for (const Edge e : board.edges()) {
    const auto& green = setup.colours.green;
    if (std::find(green.begin(), green.end(), e) == green.end()) not_green.add_edge(e);
  }
  const TurnOrder& turns = setup.colours.turns;
  const Graph& target = setup.targets.red;
  const bool coloured = !setup.colours.red.empty() || !setup.colours.green.empty();
  std::vector<BoardWithin> result;
  const int largest = std::min(clique_number(not_green), kLargest);
  for (int order = target.order(); order <= largest; ++order) {
    const std::string name = fmt::format("K{}", order);
    result.push_back({{{"board", name},
                       {"target", board_text(target)},
                       {"first", turns.starter == Side::first ? "red" : "green"},
                       {"bias", fmt::format("{}:{}", turns.first_bias, turns.second_bias)}},
                      fmt::format("Maker wins on {}, which the board contains", name),
                      coloured});
  }
  return result;
}

}  // namespace harary
