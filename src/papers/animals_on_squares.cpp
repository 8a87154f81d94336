// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "papers/table_cell.hpp"
#include "papers/table_lines.hpp"

namespace harary {

const char* const kSquareColumns = "   i  animal           cells  strong b,m   maker b,m";

namespace {

constexpr int kLargestSquare = 8;

struct OnSquares {
  std::optional<int> side;
  std::optional<int> moves;
  int refused = 0;  // on all boards up to this side
  bool open = false;
};

OnSquares on_squares(const std::string& game, const Animal& animal, Job& job) {
  OnSquares found;
  int least = 1;
  for (const auto& [x, y] : animal) least = std::max({least, x + 1, y + 1});
  for (int side = least; side <= kLargestSquare && !found.side; ++side) {
    const CellOptions options = animal_on(animal, "grid", side, side);
    const auto winner = winner_of_cell(game, options, job);
    if (!winner) {
      found.open = true;
      return found;
    }
    if (*winner != Winner::first) {
      found.refused = side;
      continue;
    }
    found.side = side;
    found.moves = fewest_moves(game, options, static_cast<int>(animal.size()), side * side, job);
  }
  return found;
}

std::string text_of(const OnSquares& found) {
  if (!found.side) return fmt::format("> {}{}", found.refused, found.open ? ", ?" : "");
  return fmt::format("{},{}", *found.side, moves_text(found.moves));
}

Json json_of(const OnSquares& found) {
  Json json{
      {"side", nullptr}, {"moves", nullptr}, {"refused_to", found.refused}, {"open", found.open}};
  if (found.side) json["side"] = *found.side;
  if (found.moves) json["moves"] = *found.moves;
  return json;
}

}  // namespace

PaperLine squares_table_line(int number, const std::string&, Job& job) {
  const Animal& animal = animal_of_line(number);
  const OnSquares strong = on_squares("achievement", animal, job);
  const OnSquares maker = on_squares("maker-breaker", animal, job);
  return line_of_animal(number, fmt::format(" {:>11} {:>11}", text_of(strong), text_of(maker)),
                        json_of(strong), json_of(maker));
}

}  // namespace harary
