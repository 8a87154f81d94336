// SPDX-License-Identifier: MIT
// Coloured boards of Flood and Honey-Bee: in a word, in a file, in a list; and cells of them.
#include "games/cells/any_board_text.hpp"
#include "games/cells/board_option.hpp"
#include "games/cells/graph_board_text.hpp"
#include "tests/fuzz/target.hpp"

namespace harary::fuzz {

void look_at_grid(const ColouredBoard& board, const std::string& cells) {
  must(board.order() >= 1);
  if (board.kind() != GridKind::none) {
    must(board_text(parse_board_text(board_text(board), "again")) == board_text(board));
  }
  parse_starts(board, cells, "--starts");
}

// The cells that players start from, then "word", "file", "any" or a shape of grids, then the
// board.
void read_grid(std::string_view input) {
  const std::string cells = take_line(input);
  const std::string kind = take_line(input);
  if (kind == "file") {
    look_at_grid(is_graph_board_text(input) ? parse_graph_board_text(input, "file")
                                            : parse_board_text(input, "file"),
                 cells);
  } else if (kind == "any") {
    const ReadBoard read = parse_any_board(input, "any");
    const std::string word = board_word(read.board);
    must(board_word(parse_any_board(word, "again").board) == word);
    look_at_grid(read.board, cells);
  } else if (kind == "word") {
    GameOptions options(GameOptions::Files::forbidden);
    options.set("board", take_line(input));
    if (!input.empty()) options.set("vertex-colours", take_line(input));
    look_at_grid(read_coloured_board(options).board, cells);
  } else {
    const GridShape shape = parse_grid_shape(kind, "--shape");
    if (is_batch_board(input)) look_at_grid(parse_batch_board(input, shape, "list", 1), cells);
  }
}
const Target kGridTarget("grid", read_grid);

}  // namespace harary::fuzz
