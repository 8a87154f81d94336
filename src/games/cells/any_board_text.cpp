// SPDX-License-Identifier: MIT
#include "games/cells/any_board_text.hpp"

#include <algorithm>

#include "base/printable.hpp"
#include "games/cells/board_option.hpp"
#include "games/cells/board_text.hpp"
#include "games/cells/graph_board_text.hpp"
#include "games/cells/layouts.hpp"
#include "games/cells/matrix_text.hpp"
#include "games/cells/tatham_id.hpp"

namespace harary {

namespace {

constexpr std::string_view kSpace = " \t\r\n";

// The word, and where it begins.
ColouredBoard parse_word(std::string_view word, const TextPlace& place) {
  if (word.starts_with("graph:")) return parse_graph_word(word, place);
  if (is_tatham_id(word)) return parse_tatham_id(word, place);
  const std::size_t equals = word.find('=');
  if (equals == std::string_view::npos) return parse_seeded_board(word, place.source);
  const GridShape shape = parse_grid_shape(word.substr(0, equals), place.source);
  return parse_batch_board(word.substr(equals + 1), shape, place.source, place.line,
                           place.column + static_cast<int>(equals) + 1);
}

}  // namespace

bool is_board_word(std::string_view line) {
  return line.starts_with("graph:") || line.starts_with("square:") || line.starts_with("hex:") ||
         is_tatham_id(line);
}

ReadBoard parse_any_board(std::string_view text, const std::string& source, int first_line) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  // The first line that says something.
  std::size_t begin = 0;
  int line = first_line;
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::size_t word = text.find_first_not_of(kSpace, begin);
    if (word < end && text[word] != '#') {
      begin = word;
      break;
    }
    begin = std::min(end + 1, text.size());
    ++line;
  }
  if (begin == text.size()) {
    throw InputError({source, first_line, 1},
                     "no board: write rows of colours, a game ID, JSON, or a line 'hex', 'square' "
                     "or 'graph' and what follows it");
  }
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  std::string_view first = text.substr(begin, end - begin);
  first = first.substr(0, first.find_last_not_of(kSpace) + 1);
  if (first == "graph" || is_graph_board_text(text)) {
    std::vector<std::string> names;
    ColouredBoard board = parse_graph_board_text(text, source, first_line, &names);
    return {std::move(board), std::move(names)};
  }
  if (is_board_word(first)) {
    const std::size_t next = text.find_first_not_of(kSpace, end);
    if (next != std::string_view::npos) {
      line += static_cast<int>(std::count(text.begin() + static_cast<std::ptrdiff_t>(begin),
                                          text.begin() + static_cast<std::ptrdiff_t>(next), '\n'));
      throw InputError({source, line, 1},
                       "a second board begins here; several boards are read where a list is asked "
                       "for");
    }
    const std::size_t line_start = text.substr(0, begin).rfind('\n');
    const std::size_t column =
        begin - (line_start == std::string_view::npos ? 0 : line_start + 1) + 1;
    return {parse_word(first, {source, line, static_cast<int>(column)})};
  }
  if (first.front() == '[' || first.front() == '{') {
    return {parse_matrix_json(text, source, first_line)};
  }
  return {parse_matrix(text, source, first_line)};
}

std::string board_word(const ColouredBoard& board) {
  return board.kind() == GridKind::none ? graph_word(board) : grid_word(board);
}

}  // namespace harary
