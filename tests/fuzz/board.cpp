// SPDX-License-Identifier: MIT
// A board or target in one word, and a set of its edges.
#include "graph/board_text.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

// Two lines.
void read_board(std::string_view input) {
  const Graph board = parse_board_without_files(take_line(input), "--board");
  must(board.order() >= 1 && board.order() <= kMaxOrder);
  must(parse_board_without_files(board_text(board), "--board") == board);
  const std::vector<Edge> edges = parse_edge_set(take_line(input), board, "--red");
  for (const Edge e : edges) must(board.has_edge(e));
  if (!edges.empty()) must(parse_edge_set(edge_set_text(edges), board, "--red") == edges);
}
const Target kBoardTarget("board", read_board);

}  // namespace harary::fuzz
