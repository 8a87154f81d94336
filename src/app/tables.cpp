// SPDX-License-Identifier: MIT
#include "app/tables.hpp"

#include <string>

#include "app/catalogue.hpp"

namespace harary {

namespace {

Answer solved(const std::string& game, const std::string& board, Job& job) {
  GameOptions options;
  options.set("board", board);
  Answer answer = make_game(game, options)->solve({}, job);
  if (answer.stopped) throw JobStopped{*answer.stopped};
  return answer;
}

}  // namespace

ColexLine colex_line(int edges, Job& job) {
  const std::string board = "colex:" + std::to_string(edges);
  const Answer capture = solved("capture", board, job);
  return {.edges = edges,
          .colex = solved("colex", board, job).outcome.value(),
          .star = solved("star", board, job).outcome.value(),
          .capture = capture.value.value(),
          .capture_outcome = capture.outcome.value()};
}

SaturationLine saturation_line(int order, Job& job) {
  GameOptions options;
  options.set("order", std::to_string(order));
  const LayerTable table = make_game("saturation", options)->layers(true, job);
  if (table.stopped) throw JobStopped{*table.stopped};
  SaturationLine line;
  line.order = order;
  for (const LayerCount& count : table.plies) {
    line.layers.push_back({count.ply, count.previous_wins, count.next_wins});
    line.graphs += count.previous_wins + count.next_wins;
  }
  line.most_edges = line.layers.back().edges;
  line.winner = line.layers.front().next > 0 ? 1 : 2;
  return line;
}

}  // namespace harary
