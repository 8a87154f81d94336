// SPDX-License-Identifier: MIT
// Boards of the territory games (Fleischer & Woeginger, section 2): a connected graph with coloured
// vertices. Grids also store the places of their cells, for text and drawings; the rules use only
// the graph.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.hpp"

namespace harary {

inline constexpr int kMaxVertexColours = 64;
inline constexpr int kMaxBoardVertices = 1 << 16;

// Colours 0…63 as one character each: 0-9, a-z, A-Z, + and -.
char colour_symbol(int colour);
// The colour of a symbol, -1 if it is none.
int symbol_colour(char symbol);

enum class GridKind : std::uint8_t { none, square, hex };

// Rows of a hexagonal grid are shifted: every odd row half a cell to the right ("odd-r").
struct Cell {
  int row = 0;
  int column = 0;
  friend bool operator==(Cell, Cell) = default;
};

class ColouredBoard {
 public:
  // Any graph. Throws InputError, naming `source`, if an edge is a loop or leaves the graph, if
  // there are no or too many vertices, if the colouring has another length or other colours than
  // 0…63, or if the graph is not connected.
  ColouredBoard(int order, std::span<const std::pair<int, int>> edges, std::span<const int> colours,
                const std::string& source);
  // A grid from its cells in row-major order; same errors. `places`: where each cell stands in a
  // text; without them an error names the cell by its row and column.
  ColouredBoard(GridKind kind, std::vector<Cell> cells, std::span<const int> colours,
                const std::string& source, std::span<const TextPlace> places = {});

  int order() const { return static_cast<int>(colours_.size()); }
  int colour(int v) const { return colours_[static_cast<std::size_t>(v)]; }
  void recolour(int v, int colour) {
    colours_[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(colour);
  }
  std::span<const int> neighbours(int v) const {
    const auto i = static_cast<std::size_t>(v);
    return std::span(targets_).subspan(first_[i], first_[i + 1] - first_[i]);
  }
  GridKind kind() const { return kind_; }
  // Empty unless a grid.
  const std::vector<Cell>& cells() const { return cells_; }
  // The vertex at a place of a grid; -1 for a hole or outside.
  int vertex_at(Cell cell) const;

 private:
  void set_colours(std::span<const int> colours, const std::string& source);
  void set_edges(std::vector<std::pair<int, int>> edges);
  void require_connected(const std::string& source, std::span<const TextPlace> places) const;

  std::vector<std::uint8_t> colours_;
  std::vector<std::size_t> first_;
  std::vector<int> targets_;
  GridKind kind_ = GridKind::none;
  std::vector<Cell> cells_;
};

// The cells next to one, inside the plane.
std::vector<Cell> adjacent_cells(GridKind kind, Cell cell);

// Colours of a graph's vertices: "0123…" one symbol a vertex, or numbers separated by commas.
// Throws InputError for anything else.
std::vector<int> parse_vertex_colours(std::string_view text, const std::string& source);

// A start: the number of a vertex, or "row:column" of a grid, both from 1, or one of `names`, which
// the vertices of a graph may have; a name comes before a number. Throws InputError for other text,
// a vertex that does not exist, a hole.
int parse_start(const ColouredBoard& board, std::string_view text, const std::string& source,
                std::span<const std::string> names = {});
// Two of them, "a,b"; moreover they must differ.
std::pair<int, int> parse_starts(const ColouredBoard& board, std::string_view text,
                                 const std::string& source,
                                 std::span<const std::string> names = {});

}  // namespace harary
