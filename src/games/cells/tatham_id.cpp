// SPDX-License-Identifier: MIT
#include "games/cells/tatham_id.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "base/printable.hpp"

namespace harary {

namespace {

constexpr int kMostIdColours = 10;   // of that program
constexpr int kFewestIdColours = 3;  // of that program
constexpr std::string_view kIdForm =
    "read as a game ID of Simon Tatham's Flood, WIDTHxHEIGHTcCOLOURSmEXTRA:CELLS,LIMIT";

bool is_id_digit(char c) {
  return c >= '0' && c <= '9';
}

// The number at `at`, which moves on; nothing if there is none, or if it is too large to be meant.
std::optional<int> read_id_number(std::string_view text, std::size_t& at) {
  std::optional<int> value;
  for (; at < text.size() && is_id_digit(text[at]); ++at) {
    value = 10 * value.value_or(0) + (text[at] - '0');
    if (*value > kMaxBoardVertices) return std::nullopt;
  }
  return value;
}

struct IdParameters {
  int width = 0;
  int height = 0;
  int colours = kMostIdColours;
  std::size_t end = 0;  // where ':' or '#' stands
};

std::optional<IdParameters> read_parameters(std::string_view text) {
  IdParameters result;
  std::size_t at = 0;
  const auto width = read_id_number(text, at);
  if (!width) return std::nullopt;
  result.width = result.height = *width;
  const auto part = [&](char name, int& value) {
    if (at == text.size() || text[at] != name) return true;
    const auto number = read_id_number(text, ++at);
    value = number.value_or(0);
    return number.has_value();
  };
  int extra = 0;
  if (!part('x', result.height) || !part('c', result.colours) || !part('m', extra)) {
    return std::nullopt;
  }
  if (at == text.size() || (text[at] != ':' && text[at] != '#')) return std::nullopt;
  result.end = at;
  return result;
}

int id_colour(char c) {
  if (is_id_digit(c)) return c - '0';
  if (c >= 'A' && c <= 'Z') return 10 + (c - 'A');
  return -1;
}

}  // namespace

bool is_tatham_id(std::string_view text) {
  return read_parameters(text).has_value();
}

ColouredBoard parse_tatham_id(std::string_view text, const TextPlace& place) {
  const auto refuse = [&](std::size_t at, const std::string& message) {
    TextPlace there = place;
    there.column += static_cast<int>(at);
    throw InputError(there, fmt::format("{}; {}", message, kIdForm));
  };
  const auto parameters = read_parameters(text);
  if (!parameters) {
    throw InputError(place, fmt::format("{} is not a game ID; {}", in_quotes(text), kIdForm));
  }
  const auto [width, height, colours, end] = *parameters;
  if (text[end] == '#') {
    refuse(end,
           "a random seed, which only that program can turn into a board: give its game ID "
           "with ':' and the cells");
  }
  const long needed = static_cast<long>(width) * height;
  if (needed < 1 || needed > kMaxBoardVertices) {
    refuse(0, fmt::format("a board has 1 to {} cells", kMaxBoardVertices));
  }
  const std::size_t begin = end + 1;
  std::vector<Cell> cells;
  std::vector<int> given;
  std::vector<TextPlace> places;
  for (int i = 0; i < static_cast<int>(needed); ++i) {
    const std::size_t at = begin + static_cast<std::size_t>(i);
    if (at >= text.size() || text[at] == ',') {
      refuse(at, fmt::format("the board has {} cells, a grid of {} x {} needs {}", i, width, height,
                             needed));
    }
    const int colour = id_colour(text[at]);
    if (colour < 0) {
      refuse(at, in_quotes(first_character(text.substr(at))) +
                     " is not a cell: use 0-9, and A-Z from colour 10 on");
    }
    if (colour >= colours) {
      refuse(at, fmt::format("colour {}: the ID has the {} colours 0 to {}", colour, colours,
                             colours - 1));
    }
    cells.push_back({i / width, i % width});
    given.push_back(colour);
    places.push_back({place.source, place.line, place.column + static_cast<int>(at)});
  }
  std::size_t at = begin + static_cast<std::size_t>(needed);
  if (at < text.size()) {
    if (text[at] != ',') {
      refuse(at, fmt::format("more than {} cells: a comma and the limit of moves follow", needed));
    }
    ++at;
    while (at < text.size() && is_id_digit(text[at])) ++at;
    if (at < text.size()) refuse(at, "the limit of moves is a number, and ends the ID");
  }
  return ColouredBoard(GridKind::square, std::move(cells), given, place.source, places);
}

std::string tatham_id(const ColouredBoard& board, int limit, int extra) {
  if (board.kind() != GridKind::square) {
    throw InputError("board: a game ID is of a square grid; this is another board");
  }
  const Cell last = board.cells().back();
  const int width = last.column + 1, height = last.row + 1;
  if (width * height != board.order()) {
    throw InputError("board: a game ID is of a rectangle without holes");
  }
  if (board.order() < 2) throw InputError("board: a game ID is of at least two cells");
  std::array<bool, kMaxVertexColours> present{};
  for (int v = 0; v < board.order(); ++v) present[static_cast<std::size_t>(board.colour(v))] = true;
  const bool anew =
      std::any_of(present.begin() + kMostIdColours, present.end(), [](bool here) { return here; });
  std::array<int, kMaxVertexColours> number{};
  int colours = 0;
  for (std::size_t c = 0; c < present.size(); ++c) {
    number[c] = anew ? colours : static_cast<int>(c);
    if (present[c]) colours = number[c] + 1;
  }
  if (colours > kMostIdColours) {
    throw InputError(fmt::format("board: a game ID has at most {} colours", kMostIdColours));
  }
  std::string cells;
  for (int v = 0; v < board.order(); ++v) {
    cells += static_cast<char>('0' + number[static_cast<std::size_t>(board.colour(v))]);
  }
  return fmt::format("{}x{}c{}m{}:{},{}", width, height, std::max(colours, kFewestIdColours), extra,
                     cells, limit);
}

}  // namespace harary
