// SPDX-License-Identifier: MIT
// Boards of cells, which a player takes one by one: grids, tori and cubes, and the boards of
// hexagonal cells of connection games. Cells have whole coordinates; what lines, neighbours and
// sides are follows from the shape alone.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace harary {

using Cell = std::vector<int>;

class CellBoard {
 public:
  enum class Shape { grid, torus, cube, rhombus, hexagon, triangle };

  // "grid:7x3" (or "square:7x3"), "torus:5x5", "cube:4x4x4", "rhombus:5x5", "hexagon:3",
  // "triangle:5"; nothing for any other text. Throws InputError for sizes that do not exist and
  // LimitError for too many cells.
  static std::optional<CellBoard> parse(std::string_view text);
  // Whether boards of this name have cells and are never graphs: "rhombus:5x5".
  static bool is_no_graph(std::string_view text);

  const std::string& text() const { return text_; }  // as it is usually written
  Shape shape() const { return shape_; }
  const std::vector<int>& sizes() const { return sizes_; }
  // Whether cells have six sides.
  bool hexagonal() const;
  int size() const { return static_cast<int>(cells_.size()); }
  const Cell& cell(int i) const { return cells_[static_cast<std::size_t>(i)]; }
  // The cell there, with the sides of a torus joined; nothing beyond the board.
  std::optional<int> at(Cell place) const;

  // "b1": the second column, the first row; "2x1x3" where there are not two dimensions.
  std::string name(int i) const;

  // Of lines, each once: a line may go there or the opposite way.
  const std::vector<Cell>& line_directions() const { return lines_; }
  // To the cells that touch: by a side of the cell.
  const std::vector<Cell>& neighbour_directions() const { return neighbours_; }
  // By name: "left", "right", …; none of a torus.
  const std::map<std::string, std::vector<int>, std::less<>>& sides() const { return sides_; }

 private:
  CellBoard(Shape shape, std::vector<int> sizes);
  void make_box();
  void make_rhombus();
  void make_hexagon();
  void make_triangle();
  void number_cells();
  template <class Test>
  void add_side(const std::string& name, Test&& test);

  std::string text_;
  Shape shape_;
  std::vector<int> sizes_;
  std::vector<Cell> cells_;
  std::map<Cell, int> numbers_;
  std::vector<Cell> lines_;
  std::vector<Cell> neighbours_;
  std::map<std::string, std::vector<int>, std::less<>> sides_;
};

// The cell `steps` steps from `from`.
Cell moved(const Cell& from, const Cell& direction, int steps = 1);

}  // namespace harary
