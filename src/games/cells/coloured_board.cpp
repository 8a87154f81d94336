// SPDX-License-Identifier: MIT
#include "games/cells/coloured_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/printable.hpp"
#include "games/cells/decimal_number.hpp"

namespace harary {

namespace {

constexpr std::string_view kSymbols =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-";
static_assert(kSymbols.size() == kMaxVertexColours);

constexpr bool before(Cell a, Cell b) {
  return a.row != b.row ? a.row < b.row : a.column < b.column;
}

}  // namespace

char colour_symbol(int colour) {
  return kSymbols[static_cast<std::size_t>(colour)];
}

int symbol_colour(char symbol) {
  const std::size_t place = kSymbols.find(symbol);
  return place == std::string_view::npos ? -1 : static_cast<int>(place);
}

std::vector<Cell> adjacent_cells(GridKind kind, Cell cell) {
  const auto [row, column] = cell;
  std::vector<Cell> result = {
      {row - 1, column}, {row, column - 1}, {row, column + 1}, {row + 1, column}};
  if (kind == GridKind::hex) {
    const int side = row % 2 == 0 ? column - 1 : column + 1;
    result.push_back({row - 1, side});
    result.push_back({row + 1, side});
  }
  return result;
}

ColouredBoard::ColouredBoard(int order, std::span<const std::pair<int, int>> edges,
                             std::span<const int> colours, const std::string& source) {
  if (order != static_cast<int>(colours.size())) {
    throw InputError({source}, fmt::format("{} colours for {} vertices: give one for each vertex",
                                           colours.size(), order));
  }
  set_colours(colours, source);
  for (const auto& [u, v] : edges) {
    if (u == v || std::min(u, v) < 0 || std::max(u, v) >= order) {
      throw InputError(
          {source},
          fmt::format("{}-{} is not an edge of a simple graph on {} vertices", u, v, order));
    }
  }
  set_edges({edges.begin(), edges.end()});
  require_connected(source, {});
}

ColouredBoard::ColouredBoard(GridKind kind, std::vector<Cell> cells, std::span<const int> colours,
                             const std::string& source, std::span<const TextPlace> places)
    : kind_(kind), cells_(std::move(cells)) {
  if (cells_.size() != colours.size()) {
    throw InputError({source}, fmt::format("{} colours for {} cells: give one for each cell",
                                           colours.size(), cells_.size()));
  }
  set_colours(colours, source);
  std::vector<std::pair<int, int>> edges;
  for (int v = 0; v < order(); ++v) {
    for (const Cell cell : adjacent_cells(kind, cells_[static_cast<std::size_t>(v)])) {
      const int u = vertex_at(cell);
      if (u > v) edges.emplace_back(v, u);
    }
  }
  set_edges(std::move(edges));
  require_connected(source, places);
}

int ColouredBoard::vertex_at(Cell cell) const {
  const auto place = std::lower_bound(cells_.begin(), cells_.end(), cell, before);
  if (place == cells_.end() || *place != cell) return -1;
  return static_cast<int>(place - cells_.begin());
}

void ColouredBoard::set_colours(std::span<const int> colours, const std::string& source) {
  if (colours.empty()) throw InputError({source}, "the board has no vertices");
  if (colours.size() > static_cast<std::size_t>(kMaxBoardVertices)) {
    throw InputError({source}, fmt::format("the board has {} vertices, more than {}",
                                           colours.size(), kMaxBoardVertices));
  }
  for (const int colour : colours) {
    if (colour < 0 || colour >= kMaxVertexColours) {
      throw InputError({source}, fmt::format("colour {}: more than {} colours (0 to {}) are not "
                                             "supported",
                                             colour, kMaxVertexColours, kMaxVertexColours - 1));
    }
    colours_.push_back(static_cast<std::uint8_t>(colour));
  }
}

void ColouredBoard::set_edges(std::vector<std::pair<int, int>> edges) {
  const std::size_t once = edges.size();
  for (std::size_t i = 0; i < once; ++i) edges.emplace_back(edges[i].second, edges[i].first);
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  first_.assign(colours_.size() + 1, 0);
  for (const auto& [u, v] : edges) {
    ++first_[static_cast<std::size_t>(u) + 1];
    targets_.push_back(v);
  }
  for (std::size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
}

void ColouredBoard::require_connected(const std::string& source,
                                      std::span<const TextPlace> places) const {
  std::vector<bool> seen(colours_.size(), false);
  std::vector<int> queue = {0};
  seen[0] = true;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const int v : neighbours(queue[i])) {
      if (seen[static_cast<std::size_t>(v)]) continue;
      seen[static_cast<std::size_t>(v)] = true;
      queue.push_back(v);
    }
  }
  if (queue.size() == colours_.size()) return;
  const auto lost = std::find(seen.begin(), seen.end(), false) - seen.begin();
  if (cells_.empty()) {
    throw InputError({source}, fmt::format("the board is disconnected: vertex {} cannot be reached "
                                           "from vertex 0",
                                           lost));
  }
  constexpr std::string_view kLost =
      "the board is disconnected: this cell cannot be reached from the first one";
  if (!places.empty()) throw InputError(places[static_cast<std::size_t>(lost)], std::string(kLost));
  const Cell cell = cells_[static_cast<std::size_t>(lost)];
  throw InputError({source},
                   fmt::format("{} (row {}, column {})", kLost, cell.row + 1, cell.column + 1));
}

std::vector<int> parse_vertex_colours(std::string_view text, const std::string& source) {
  std::vector<int> colours;
  if (text.find(',') == std::string_view::npos) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      const int colour = symbol_colour(text[i]);
      if (colour < 0) {
        throw InputError({source, 1, static_cast<int>(i) + 1},
                         in_quotes(first_character(text.substr(i))) +
                             " is not a colour: use 0-9, a-z, A-Z, + or -");
      }
      colours.push_back(colour);
    }
    return colours;
  }
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const auto colour = decimal_number(text.substr(begin, end - begin));
    if (!colour) {
      throw InputError({source, 1, static_cast<int>(begin) + 1},
                       in_quotes(text.substr(begin, end - begin)) + " is not a colour number");
    }
    if (*colour >= kMaxVertexColours) {
      throw InputError({source, 1, static_cast<int>(begin) + 1},
                       fmt::format("colour {}: at most {} colours, 0 to {}", *colour,
                                   kMaxVertexColours, kMaxVertexColours - 1));
    }
    colours.push_back(*colour);
    begin = end + 1;
  }
  return colours;
}

int parse_start(const ColouredBoard& board, std::string_view text, const std::string& source,
                std::span<const std::string> names) {
  const auto named = std::find(names.begin(), names.end(), text);
  if (named != names.end()) return static_cast<int>(named - names.begin());
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) {
    const auto vertex = decimal_number(text);
    if (!vertex) {
      throw InputError({source}, in_quotes(text) + " is not a start: give a vertex, or row:column");
    }
    if (*vertex >= board.order()) {
      throw InputError({source}, fmt::format("start {}: the board has the vertices 0 to {}",
                                             *vertex, board.order() - 1));
    }
    return *vertex;
  }
  const auto row = decimal_number(text.substr(0, colon));
  const auto column = decimal_number(text.substr(colon + 1));
  if (!row || !column || board.kind() == GridKind::none) {
    throw InputError({source},
                     in_quotes(text) + " is not a start: give a vertex, or row:column of a grid");
  }
  const int vertex = board.vertex_at({*row - 1, *column - 1});
  if (vertex < 0) {
    throw InputError({source}, fmt::format("start {}: no cell here (a hole, or outside the grid)",
                                           in_quotes(text)));
  }
  return vertex;
}

std::pair<int, int> parse_starts(const ColouredBoard& board, std::string_view text,
                                 const std::string& source, std::span<const std::string> names) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) {
    throw InputError({source}, in_quotes(text) + " is not two starts: write a,b");
  }
  const int a = parse_start(board, text.substr(0, comma), source, names);
  const int b = parse_start(board, text.substr(comma + 1), source, names);
  if (a == b) throw InputError({source}, fmt::format("the two starts are equal (vertex {})", a));
  return {a, b};
}

}  // namespace harary
