// SPDX-License-Identifier: MIT
#include "games/positional/setup.hpp"

#include <fmt/format.h>

#include "base/error.hpp"
#include "games/positional/boards/named_sets.hpp"
#include "graph/subgraph.hpp"

namespace harary {

namespace {

void require_no_copy(const Graph& board, const std::vector<Edge>& edges, const Graph& target,
                     const std::string& option) {
  if (contains_copy(Graph(board.order(), edges), target)) {
    throw InputError(
        fmt::format("{}: the start position already contains a copy of the target", option));
  }
}

}  // namespace

TargetSetup read_target_setup(const GameOptions& options, bool named_game, Owners owners) {
  const Graph board = options.board(named_game ? "K6" : "");
  TargetSetup result{read_two_colour_setup(options, board), {}};
  const std::string usual = options.text("target", "K3");
  result.targets.red = options.target("target", usual, board);
  result.targets.green = options.target("green-target", usual, board);
  require_no_copy(board, result.colours.red, result.targets.red, "--red");
  if (owners == Owners::red) {
    result.targets.green = result.targets.red;
  } else {
    require_no_copy(board, result.colours.green, result.targets.green, "--green");
  }
  return result;
}

OptionSpec set_target_option() {
  OptionSpec option = target_option();
  option.help =
      "the target graph, written like --board (default K3), or a family of winning sets: line:3, "
      "animal:T4, path:left-right, spanning-trees, cycles, hamilton-cycles, …";
  return option;
}

TargetSetup read_shared_setup(const GameOptions& options) {
  if (plays_on_winning_sets(options)) {
    throw InputError(
        "--colours-shared: only with a graph as board and target, not on winning sets");
  }
  return read_target_setup(options, false);
}

OptionSpecs target_options() {
  return all_options({graph_board_options(),
                      {set_target_option(), green_target_option(), red_option(), green_option(),
                       first_option(), bias_option()}});
}

OptionSpecs named_target_options() {
  return with_default(target_options(), "board", "K6");
}

}  // namespace harary
