// SPDX-License-Identifier: MIT
#include "games/territory/board_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "base/printable.hpp"

namespace harary {

namespace {

constexpr char kHole = '.';

std::string_view without_line_end(std::string_view line) {
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.remove_suffix(1);
  return line;
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(without_line_end(text.substr(begin, end - begin)));
    begin = end + 1;
  }
  while (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

// Adds a cell and its colour, unless it is a hole. `text` starts with the cell's symbol.
void add_cell(std::string_view text, Cell cell, const TextPlace& place, std::vector<Cell>& cells,
              std::vector<int>& colours) {
  const char symbol = text.front();
  if (symbol == kHole) return;
  const int colour = symbol_colour(symbol);
  if (colour < 0) {
    throw InputError(place,
                     in_quotes(first_character(text)) +
                         " is not a cell: use 0-9, a-z, A-Z, + or - for a colour, '.' for a hole");
  }
  cells.push_back(cell);
  colours.push_back(colour);
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
  const std::vector<std::string_view> lines = lines_of(text);
  GridKind kind = GridKind::none;
  if (!lines.empty() && lines[0] == "hex") kind = GridKind::hex;
  if (!lines.empty() && lines[0] == "square") kind = GridKind::square;
  if (kind == GridKind::none) {
    throw InputError({source, 1, 1}, "a board begins with a line 'hex' or 'square'");
  }
  if (lines.size() == 1) throw InputError({source, 2, 1}, "the board has no rows");
  std::vector<Cell> cells;
  std::vector<int> colours;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const int number = static_cast<int>(i) + 1;
    if (lines[i].size() != lines[1].size()) {
      throw InputError(
          {source, number, static_cast<int>(std::min(lines[i].size(), lines[1].size())) + 1},
          fmt::format("ragged rows: this one has {} cells, the first one {}", lines[i].size(),
                      lines[1].size()));
    }
    for (std::size_t k = 0; k < lines[i].size(); ++k) {
      const int column = static_cast<int>(k);
      add_cell(lines[i].substr(k), {number - 2, column}, {source, number, column + 1}, cells,
               colours);
    }
  }
  return ColouredBoard(kind, std::move(cells), colours, source);
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
                                int line_number) {
  const std::string_view row = without_line_end(line.substr(0, line.find('\t')));
  const std::size_t needed =
      static_cast<std::size_t>(shape.width) * static_cast<std::size_t>(shape.height);
  if (row.size() != needed) {
    throw InputError({source, line_number, static_cast<int>(std::min(row.size(), needed)) + 1},
                     fmt::format("the board has {} cells, a grid of {} x {} needs {}", row.size(),
                                 shape.width, shape.height, needed));
  }
  std::vector<Cell> cells;
  std::vector<int> colours;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const int k = static_cast<int>(i);
    add_cell(row.substr(i), {k / shape.width, k % shape.width}, {source, line_number, k + 1}, cells,
             colours);
  }
  return ColouredBoard(shape.kind, std::move(cells), colours,
                       fmt::format("{}:{}", source, line_number));
}

}  // namespace harary
