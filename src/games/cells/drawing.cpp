// SPDX-License-Identifier: MIT
#include "games/cells/drawing.hpp"

#include <algorithm>

namespace harary {

std::string drawing(const ColouredBoard& board, const std::function<DrawnCell(int)>& cell) {
  if (board.kind() == GridKind::none) return "";
  int rows = 0;
  int columns = 0;
  for (const Cell place : board.cells()) {
    rows = std::max(rows, place.row + 1);
    columns = std::max(columns, place.column + 1);
  }
  // Odd rows of a hexagonal grid stand half a cell to the right.
  const bool hex = board.kind() == GridKind::hex;
  const std::size_t width = hex ? 4 : 3;
  std::string text;
  for (int row = 0; row < rows; ++row) {
    std::string line(hex && row % 2 == 1 ? width / 2 : 0, ' ');
    for (int column = 0; column < columns; ++column) {
      const int v = board.vertex_at({row, column});
      std::string word(width, ' ');
      if (v >= 0) {
        const auto [colour, owner] = cell(v);
        word[1] = colour_symbol(colour);
        if (owner >= 0) {
          word[0] = owner == 0 ? '[' : '(';
          word[2] = owner == 0 ? ']' : ')';
        }
      }
      line += word;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + "\n";
  }
  return text;
}

}  // namespace harary
