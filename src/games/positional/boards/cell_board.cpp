// SPDX-License-Identifier: MIT
#include "games/positional/boards/cell_board.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "base/error.hpp"
#include "games/positional/boards/typed_name.hpp"
#include "games/positional/instance.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

namespace {

using Shape = CellBoard::Shape;

struct ShapeName {
  std::string_view word;
  Shape shape;
  std::size_t least_sizes, most_sizes;  // how many numbers follow
  int least;                            // of each
  bool also_a_graph;
  std::string_view example;
};

constexpr std::size_t kMostDimensions = 6;
constexpr std::array<ShapeName, 7> kShapes{
    {{"grid", Shape::grid, 2, 2, 1, true, "grid:5x5"},
     {"square", Shape::grid, 2, 2, 1, false, "square:5x5"},
     {"torus", Shape::torus, 2, 2, 3, true, "torus:5x5"},
     {"cube", Shape::cube, 3, kMostDimensions, 1, false, "cube:4x4x4"},
     {"rhombus", Shape::rhombus, 2, 2, 1, false, "rhombus:5x5"},
     {"hexagon", Shape::hexagon, 1, 1, 1, false, "hexagon:4"},
     {"triangle", Shape::triangle, 1, 1, 1, false, "triangle:5"}}};

const ShapeName* shape_name_of(std::string_view text) {
  const std::string_view word = text.substr(0, text.find(':'));
  if (word.size() == text.size()) return nullptr;
  const auto found = std::find_if(kShapes.begin(), kShapes.end(),
                                  [&](const ShapeName& one) { return one.word == word; });
  return found == kShapes.end() ? nullptr : &*found;
}

std::vector<int> board_sizes_in(std::string_view text, const ShapeName& name) {
  std::vector<int> sizes;
  std::string_view rest = text.substr(name.word.size() + 1);
  const auto wrong = [&] {
    return InputError(
        fmt::format("--board: {} is not a board; write it like {}, with sides from {}",
                    in_quotes(text), name.example, name.least));
  };
  while (true) {
    const std::size_t end = std::min(rest.find('x'), rest.size());
    const auto size = whole_number(rest.substr(0, end));
    if (!size || *size < name.least || sizes.size() == name.most_sizes) throw wrong();
    sizes.push_back(*size);
    if (end == rest.size()) break;
    rest.remove_prefix(end + 1);
  }
  if (sizes.size() < name.least_sizes) throw wrong();
  return sizes;
}

std::uint64_t cells_of_shape(Shape shape, const std::vector<int>& sizes) {
  const auto n = static_cast<std::uint64_t>(sizes.front());
  if (shape == Shape::hexagon) return 3 * n * (n - 1) + 1;
  if (shape == Shape::triangle) return n * (n + 1) / 2;
  std::uint64_t cells = 1;
  for (const int size : sizes) {
    cells *= static_cast<std::uint64_t>(size);
    if (cells > kMostOpenPoints) break;
  }
  return cells;
}

// a … z, aa, ab, …
std::string column_letters(int column) {
  std::string result(1, static_cast<char>('a' + column % 26));
  return column < 26 ? result : column_letters(column / 26 - 1) + result;
}

// All vectors of -1, 0 and 1 of which the first that is not 0 is 1.
std::vector<Cell> half_of_directions(std::size_t dimensions) {
  std::vector<Cell> result;
  Cell direction(dimensions, -1);
  while (true) {
    const auto first =
        std::find_if(direction.begin(), direction.end(), [](int d) { return d != 0; });
    if (first != direction.end() && *first == 1) result.push_back(direction);
    std::size_t i = 0;
    while (i < dimensions && direction[i] == 1) direction[i++] = -1;
    if (i == dimensions) return result;
    ++direction[i];
  }
}

std::vector<Cell> both_ways(const std::vector<Cell>& directions) {
  std::vector<Cell> result = directions;
  for (Cell direction : directions) {
    for (int& d : direction) d = -d;
    result.push_back(std::move(direction));
  }
  return result;
}

}  // namespace

std::optional<CellBoard> CellBoard::parse(std::string_view written) {
  const std::string text = typed_name(written);
  const ShapeName* name = shape_name_of(text);
  if (name == nullptr) return std::nullopt;
  const std::vector<int> sizes = board_sizes_in(text, *name);
  if (cells_of_shape(name->shape, sizes) > kMostOpenPoints) {
    throw LimitError(
        fmt::format("--board: {} has more than {} cells", in_quotes(text), kMostOpenPoints));
  }
  return CellBoard(name->shape, sizes);
}

bool CellBoard::is_no_graph(std::string_view text) {
  const std::string typed = typed_name(text);
  const ShapeName* name = shape_name_of(typed);
  return name != nullptr && !name->also_a_graph;
}

bool CellBoard::hexagonal() const {
  return shape_ == Shape::rhombus || shape_ == Shape::hexagon || shape_ == Shape::triangle;
}

CellBoard::CellBoard(Shape shape, std::vector<int> sizes)
    : shape_(shape), sizes_(std::move(sizes)) {
  const auto name = std::find_if(kShapes.begin(), kShapes.end(),
                                 [&](const ShapeName& one) { return one.shape == shape; });
  text_ = fmt::format("{}:{}", name->word, fmt::join(sizes_, "x"));
  switch (shape) {
    case Shape::grid:
    case Shape::torus:
    case Shape::cube:
      make_box();
      break;
    case Shape::rhombus:
      make_rhombus();
      break;
    case Shape::hexagon:
      make_hexagon();
      break;
    case Shape::triangle:
      make_triangle();
      break;
  }
}

std::optional<int> CellBoard::at(Cell place) const {
  if (shape_ == Shape::torus) {
    for (std::size_t i = 0; i < place.size(); ++i) {
      place[i] = (place[i] % sizes_[i] + sizes_[i]) % sizes_[i];
    }
  }
  const auto found = numbers_.find(place);
  if (found == numbers_.end()) return std::nullopt;
  return found->second;
}

std::string CellBoard::name(int i) const {
  Cell place = cell(i);
  const int shift = shape_ == Shape::hexagon ? sizes_.front() - 1 : 0;
  for (int& coordinate : place) coordinate += shift;
  if (place.size() == 2) return fmt::format("{}{}", column_letters(place[0]), place[1] + 1);
  for (int& coordinate : place) ++coordinate;
  return fmt::format("{}", fmt::join(place, "x"));
}

void CellBoard::make_box() {
  Cell place(sizes_.size(), 0);
  for (std::size_t i = 0; i < sizes_.size();) {
    cells_.push_back(place);
    for (i = 0; i < sizes_.size() && ++place[i] == sizes_[i]; ++i) place[i] = 0;
  }
  number_cells();
  lines_ = half_of_directions(sizes_.size());
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    Cell step(sizes_.size(), 0);
    for (const int d : {1, -1}) {
      step[i] = d;
      neighbours_.push_back(step);
    }
  }
  constexpr std::array<std::pair<const char*, const char*>, 3> kNames{
      {{"left", "right"}, {"top", "bottom"}, {"front", "back"}}};
  if (shape_ == Shape::torus || sizes_.size() > kNames.size()) return;
  for (std::size_t i = 0; i < sizes_.size(); ++i) {
    add_side(kNames[i].first, [i](const Cell& c) { return c[i] == 0; });
    add_side(kNames[i].second, [&, i](const Cell& c) { return c[i] == sizes_[i] - 1; });
  }
}

// Hex: each row lies half a cell to the right of the row above.
void CellBoard::make_rhombus() {
  for (int y = 0; y < sizes_[1]; ++y) {
    for (int x = 0; x < sizes_[0]; ++x) cells_.push_back({x, y});
  }
  number_cells();
  lines_ = {{1, 0}, {0, 1}, {1, -1}};
  neighbours_ = both_ways(lines_);
  add_side("left", [](const Cell& c) { return c[0] == 0; });
  add_side("right", [&](const Cell& c) { return c[0] == sizes_[0] - 1; });
  add_side("top", [](const Cell& c) { return c[1] == 0; });
  add_side("bottom", [&](const Cell& c) { return c[1] == sizes_[1] - 1; });
}

// Rows as in a rhombus, cut to the cells at most n - 1 steps from the middle (0, 0). The sides are
// numbered clockwise from the top row.
void CellBoard::make_hexagon() {
  const int last = sizes_[0] - 1;
  for (int y = -last; y <= last; ++y) {
    for (int x = -last; x <= last; ++x) {
      if (std::abs(x + y) <= last) cells_.push_back({x, y});
    }
  }
  number_cells();
  lines_ = {{1, 0}, {0, 1}, {1, -1}};
  neighbours_ = both_ways(lines_);
  add_side("1", [=](const Cell& c) { return c[1] == -last; });
  add_side("2", [=](const Cell& c) { return c[0] == last; });
  add_side("3", [=](const Cell& c) { return c[0] + c[1] == last; });
  add_side("4", [=](const Cell& c) { return c[1] == last; });
  add_side("5", [=](const Cell& c) { return c[0] == -last; });
  add_side("6", [=](const Cell& c) { return c[0] + c[1] == -last; });
}

// Row y has y + 1 cells; each touches two cells of the row below.
void CellBoard::make_triangle() {
  const int last = sizes_[0] - 1;
  for (int y = 0; y <= last; ++y) {
    for (int x = 0; x <= y; ++x) cells_.push_back({x, y});
  }
  number_cells();
  lines_ = {{1, 0}, {0, 1}, {1, 1}};
  neighbours_ = both_ways(lines_);
  add_side("left", [](const Cell& c) { return c[0] == 0; });
  add_side("right", [](const Cell& c) { return c[0] == c[1]; });
  add_side("bottom", [=](const Cell& c) { return c[1] == last; });
}

void CellBoard::number_cells() {
  for (int i = 0; i < size(); ++i) numbers_.emplace(cell(i), i);
}

template <class Test>
void CellBoard::add_side(const std::string& name, Test&& test) {
  std::vector<int>& side = sides_[name];
  for (int i = 0; i < size(); ++i) {
    if (test(cell(i))) side.push_back(i);
  }
}

Cell moved(const Cell& from, const Cell& direction, int steps) {
  Cell result = from;
  for (std::size_t i = 0; i < result.size(); ++i) result[i] += steps * direction[i];
  return result;
}

}  // namespace harary
