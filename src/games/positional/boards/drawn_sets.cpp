// SPDX-License-Identifier: MIT
#include "games/positional/boards/drawn_sets.hpp"

#include <cmath>

#include "games/positional/boards/named_board.hpp"

namespace harary {

namespace {

using Place = std::pair<double, double>;

constexpr int kMostLayersInARow = 3;

int columns_for(int count) {
  return static_cast<int>(std::ceil(std::sqrt(count)));
}

// Rows of hexagons are closer than their middles are within a row.
Place hexagon_place(double x, double y) {
  return {x, y * std::sqrt(3.0) / 2};
}

// A cube of three dimensions is its layers side by side, in several rows if there are many. Of more
// dimensions each further one repeats the drawing, to the right and downwards in turn.
Place box_place(const Cell& cell, const std::vector<int>& sizes) {
  Place place{cell[0], cell[1]};
  if (sizes.size() == 3) {
    const int layers = sizes[2];
    const int columns = layers <= kMostLayersInARow ? layers : columns_for(layers);
    return {place.first + cell[2] % columns * (sizes[0] + 1),
            place.second + cell[2] / columns * (sizes[1] + 1)};
  }
  int width = sizes[0];
  int height = sizes[1];
  for (std::size_t i = 2; i < sizes.size(); ++i) {
    int& length = i % 2 == 0 ? width : height;
    (i % 2 == 0 ? place.first : place.second) += cell[i] * (length + 1);
    length = sizes[i] * (length + 1);
  }
  return place;
}

Place place_of(const CellBoard& board, const Cell& cell) {
  switch (board.shape()) {
    case CellBoard::Shape::rhombus:
    case CellBoard::Shape::hexagon:
      return hexagon_place(cell[0] + cell[1] / 2.0, cell[1]);
    case CellBoard::Shape::triangle:
      return hexagon_place(cell[0] - cell[1] / 2.0, cell[1]);
    case CellBoard::Shape::grid:
    case CellBoard::Shape::torus:
    case CellBoard::Shape::cube:
      break;
  }
  return box_place(cell, board.sizes());
}

// Both ends of each connection among the families.
std::vector<PointList> connected_sides(const CellBoard& board,
                                       const std::vector<SetFamily>& families) {
  std::vector<PointList> result;
  for (const SetFamily& family : families) {
    if (family.word != "path:") continue;
    const std::size_t dash = family.rest.find('-');
    result.push_back(board.sides().at(family.rest.substr(0, dash)));
    result.push_back(board.sides().at(family.rest.substr(dash + 1)));
  }
  return result;
}

}  // namespace

DrawnSets drawn_sets(const GameOptions& options) {
  const std::string target = options.text("target", "K3");
  const std::string green_target = options.text("green-target", target);
  const std::array families{read_families(target), read_families(green_target)};
  const NamedBoard board(options, families[0].front());
  DrawnSets drawn{.kind = board.points(), .names = board.names(), .graph = board.graph()};
  drawn.taken = {board.stones("red"), board.stones("green")};
  drawn.sets[0] = board.sets(families[0]);
  drawn.sets[1] = green_target == target ? drawn.sets[0] : board.sets(families[1]);
  if (const auto& cells = board.cells()) {
    drawn.form = cells->hexagonal() ? PointForm::hexagon : PointForm::square;
    for (int i = 0; i < cells->size(); ++i) {
      drawn.places.push_back(place_of(*cells, cells->cell(i)));
    }
    for (const std::size_t colour : {0, 1}) {
      drawn.sides[colour] = connected_sides(*cells, families[colour]);
    }
  } else if (board.uniform()) {
    drawn.form = PointForm::tile;
    const auto count = static_cast<int>(board.names().size());
    for (int i = 0; i < count; ++i) {
      drawn.places.emplace_back(i % columns_for(count), i / columns_for(count));
    }
  }
  return drawn;
}

}  // namespace harary
