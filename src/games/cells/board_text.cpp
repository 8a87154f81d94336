// SPDX-License-Identifier: MIT
#include "games/cells/board_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/printable.hpp"
#include "games/cells/matrix_text.hpp"

namespace harary {

namespace {

constexpr char kHole = '.';

std::string_view without_line_end(std::string_view line) {
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  return line;
}

struct WrittenGrid {
  std::vector<Cell> cells;
  std::vector<int> colours;
  std::vector<TextPlace> places;
};

// Adds a cell and its colour, unless it is a hole. `text` starts with the cell's symbol.
void add_cell(std::string_view text, Cell cell, const TextPlace& place, WrittenGrid& grid) {
  const char symbol = text.front();
  if (symbol == kHole) return;
  const int colour = symbol_colour(symbol);
  if (colour < 0) {
    throw InputError(place,
                     in_quotes(first_character(text)) +
                         " is not a cell: use 0-9, a-z, A-Z, + or - for a colour, '.' for a hole");
  }
  grid.cells.push_back(cell);
  grid.colours.push_back(colour);
  grid.places.push_back(place);
}

int parse_side(std::string_view text, std::string_view whole, const std::string& source) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || value < 1 ||
      value > kMaxBoardVertices) {
    throw InputError({source}, in_quotes(whole) +
                                   " is not a shape: write square:WIDTHxHEIGHT or "
                                   "hex:WIDTHxHEIGHT");
  }
  return value;
}

}  // namespace

ColouredBoard parse_board_text(std::string_view text, const std::string& source) {
  const std::string_view first = without_line_end(text.substr(0, text.find('\n')));
  if (first != "hex" && first != "square") {
    throw InputError({source, 1, 1}, "a board begins with a line 'hex' or 'square'");
  }
  return parse_matrix(text, source);
}

std::string board_text(const ColouredBoard& board) {
  int rows = 0, columns = 0;
  for (const Cell cell : board.cells()) {
    rows = std::max(rows, cell.row + 1);
    columns = std::max(columns, cell.column + 1);
  }
  std::vector<std::string> lines(static_cast<std::size_t>(rows),
                                 std::string(static_cast<std::size_t>(columns), kHole));
  for (int v = 0; v < board.order(); ++v) {
    const Cell cell = board.cells()[static_cast<std::size_t>(v)];
    lines[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] =
        colour_symbol(board.colour(v));
  }
  std::string text = board.kind() == GridKind::hex ? "hex\n" : "square\n";
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

GridShape parse_grid_shape(std::string_view text, const std::string& source) {
  GridShape shape;
  std::string_view sides;
  if (text.starts_with("square:")) {
    sides = text.substr(7);
  } else if (text.starts_with("hex:")) {
    shape.kind = GridKind::hex;
    sides = text.substr(4);
  }
  const std::size_t cross = std::min(sides.find('x'), sides.size());
  shape.width = parse_side(sides.substr(0, cross), text, source);
  shape.height = parse_side(sides.substr(std::min(cross + 1, sides.size())), text, source);
  if (static_cast<long>(shape.width) * shape.height > kMaxBoardVertices) {
    throw InputError({source},
                     fmt::format("{} has more than {} cells", in_quotes(text), kMaxBoardVertices));
  }
  return shape;
}

bool is_batch_board(std::string_view line) {
  line = without_line_end(line);
  return !line.empty() && line.front() != '#';
}

ColouredBoard parse_batch_board(std::string_view line, GridShape shape, const std::string& source,
                                int line_number, int column) {
  const std::string_view row = without_line_end(line.substr(0, line.find('\t')));
  const std::size_t needed =
      static_cast<std::size_t>(shape.width) * static_cast<std::size_t>(shape.height);
  if (row.size() != needed) {
    throw InputError({source, line_number, static_cast<int>(std::min(row.size(), needed)) + column},
                     fmt::format("the board has {} cells, a grid of {} x {} needs {}", row.size(),
                                 shape.width, shape.height, needed));
  }
  WrittenGrid grid;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int k = static_cast<int>(i);
    add_cell(row.substr(i), {k / shape.width, k % shape.width}, {source, line_number, k + column},
             grid);
  }
  return ColouredBoard(shape.kind, std::move(grid.cells), grid.colours,
                       fmt::format("{}:{}", source, line_number), grid.places);
}

}  // namespace harary
