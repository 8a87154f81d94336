// SPDX-License-Identifier: MIT
#include "games/cells/layouts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "base/hashing.hpp"

namespace harary {

namespace {

// Axial coordinates: rows r, and q along a row; the third direction is q + r.
struct Hexagon {
  int q = 0;
  int r = 0;
};

int distance(Hexagon a, Hexagon b) {
  const int q = a.q - b.q, r = a.r - b.r;
  return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

constexpr int kRadius = 8;

bool in_hexagon(Hexagon h) {
  return distance(h, {}) <= kRadius;
}
bool in_rhombus(Hexagon h) {
  return std::abs(h.q) < kRadius && std::abs(h.r) < kRadius;
}
// A hexagon with six holes of seven cells around its middle.
bool in_flower(Hexagon h) {
  if (!in_hexagon(h)) return false;
  for (const Hexagon hole : {Hexagon{5, 0}, {0, 5}, {-5, 5}, {-5, 0}, {0, -5}, {5, -5}}) {
    if (distance(h, hole) <= 1) return false;
  }
  return true;
}
// Rows of seven cells in the middle, one more for each row away from it.
bool in_hourglass(Hexagon h) {
  const int width = 7 + std::abs(h.r);
  return std::abs(h.r) <= kRadius && std::abs(2 * h.q + h.r) < width;
}

struct Layout {
  const char* name;
  bool (*contains)(Hexagon);
};
constexpr Layout kLayouts[] = {{"hexagon", in_hexagon},
                               {"rhombus", in_rhombus},
                               {"flower", in_flower},
                               {"hourglass", in_hourglass}};

std::vector<Cell> cells_of(const Layout& layout) {
  constexpr int kReach = 2 * kRadius;
  std::vector<Cell> cells;
  for (int r = -kReach; r <= kReach; ++r) {
    for (int q = -kReach; q <= kReach; ++q) {
      if (!layout.contains({q, r})) continue;
      // Shifted rows: the column is q plus half the row, rounded down.
      cells.push_back({r + kReach, q + (r + kReach) / 2});
    }
  }
  int top = cells.front().row, left = cells.front().column;
  for (const Cell cell : cells) left = std::min(left, cell.column);
  top -= top % 2;  // odd rows must stay odd
  for (Cell& cell : cells) cell = {cell.row - top, cell.column - left};
  return cells;
}

ColouredBoard coloured_at_random(GridKind kind, std::vector<Cell> cells, int colours,
                                 std::uint64_t seed, const std::string& name) {
  std::uint64_t state = mix(seed + 1);
  std::vector<int> colouring;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    state += 0x9e3779b97f4a7c15ULL;
    // The upper 32 bits times the number of colours: uniform up to an error below 2^-26.
    colouring.push_back(
        static_cast<int>(((mix(state) >> 32) * static_cast<std::uint64_t>(colours)) >> 32));
  }
  return ColouredBoard(kind, std::move(cells), colouring, name);
}

template <class Number>
bool read_number(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size();
}

}  // namespace

const std::vector<std::string>& layout_names() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> result;
    for (const Layout& layout : kLayouts) result.emplace_back(layout.name);
    return result;
  }();
  return names;
}

ColouredBoard random_board(GridShape shape, int colours, std::uint64_t seed) {
  std::vector<Cell> cells;
  for (int row = 0; row < shape.height; ++row) {
    for (int column = 0; column < shape.width; ++column) cells.push_back({row, column});
  }
  return coloured_at_random(shape.kind, std::move(cells), colours, seed, "random board");
}

ColouredBoard random_layout(std::string_view name, int colours, std::uint64_t seed) {
  for (const Layout& layout : kLayouts) {
    if (name != layout.name) continue;
    return coloured_at_random(GridKind::hex, cells_of(layout), colours, seed, std::string(name));
  }
  throw InputError(fmt::format("{} is not a layout: the layouts are {}", in_quotes(name),
                               fmt::join(layout_names(), ", ")));
}

ColouredBoard parse_seeded_board(std::string_view text, const std::string& source) {
  const std::size_t first = text.find(':');
  const std::size_t last = text.rfind(':');
  const auto wrong = [&] {
    return InputError({source}, in_quotes(text) +
                                    " is not a board: write hex:LAYOUT:SEED, hex:WxH:SEED "
                                    "or square:WxH:SEED, with /COLOURS before the "
                                    "seed if not six");
  };
  std::uint64_t seed = 0;
  if (first == last || !read_number(text.substr(last + 1), seed)) throw wrong();
  std::string_view shape = text.substr(0, last);
  int colours = kLayoutColours;
  if (const std::size_t slash = shape.find('/'); slash != std::string_view::npos) {
    if (!read_number(shape.substr(slash + 1), colours) || colours < 1) throw wrong();
    if (colours > kMaxVertexColours) {
      throw InputError({source}, fmt::format("{} colours: at most {} are supported", colours,
                                             kMaxVertexColours));
    }
    shape = shape.substr(0, slash);
  }
  const std::string_view name = shape.substr(first + 1);
  const auto& names = layout_names();
  if (shape.starts_with("hex:") && std::find(names.begin(), names.end(), name) != names.end()) {
    return random_layout(name, colours, seed);
  }
  if (shape.starts_with("hex:") && name.find_first_of("0123456789") != 0) {
    throw InputError({source}, fmt::format("{} is not a layout: the layouts are {}",
                                           in_quotes(name), fmt::join(names, ", ")));
  }
  return random_board(parse_grid_shape(shape, source), colours, seed);
}

std::pair<int, int> opposite_corners(const ColouredBoard& board) {
  return {0, board.order() - 1};
}

}  // namespace harary
