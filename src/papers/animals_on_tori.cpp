// SPDX-License-Identifier: MIT
// A torus is not a part of a larger one: who wins on one side says nothing about the next. So each
// side is asked.
#include <fmt/format.h>

#include <optional>
#include <string>

#include "papers/table_cell.hpp"
#include "papers/table_lines.hpp"

namespace harary {

const char* const kTorusColumns = "   i  animal           cells  strong    b,m  maker     b,m";

namespace {

constexpr int kLeastTorus = 3;
constexpr int kLargestTorus = 8;
constexpr char kMakerWins = 'M';
constexpr char kOpenTorus = '?';

struct OnTori {
  std::string outcomes;  // a letter for each side
  std::optional<int> side;
  std::optional<int> moves;
};

// `of_maker` has his letters: only where Maker wins can the first player, so only these sides are
// asked. `first` and `second` are the letters of this game.
OnTori on_tori(const std::string& game, const Animal& animal, const std::string& of_maker,
               char first, char second, Job& job) {
  OnTori found;
  for (int side = kLeastTorus; side <= kLargestTorus; ++side) {
    const CellOptions options = animal_on(animal, "torus", side, side);
    const char before = of_maker[static_cast<std::size_t>(side - kLeastTorus)];
    char letter = before == kOpenTorus ? kOpenTorus : second;
    if (before == kMakerWins) {
      const auto winner = winner_of_cell(game, options, job);
      letter = !winner ? kOpenTorus : *winner == Winner::first ? first : second;
    }
    found.outcomes += letter;
    if (letter != first || found.side) continue;
    found.side = side;
    found.moves = fewest_moves(game, options, static_cast<int>(animal.size()), side * side, job);
  }
  return found;
}

std::string text_of(const OnTori& found) {
  const std::string least =
      found.side ? fmt::format("{},{}", *found.side, moves_text(found.moves)) : "-";
  return fmt::format("{} {:>6}", found.outcomes, least);
}

Json json_of(const OnTori& found) {
  return {{"outcomes", found.outcomes},
          {"side", found.side ? Json(*found.side) : Json(nullptr)},
          {"moves", found.moves ? Json(*found.moves) : Json(nullptr)}};
}

}  // namespace

PaperLine tori_table_line(int number, const std::string&, Job& job) {
  const Animal& animal = animal_of_line(number);
  const std::string every(kLargestTorus - kLeastTorus + 1, kMakerWins);
  const OnTori maker = on_tori("maker-breaker", animal, every, kMakerWins, 'B', job);
  const OnTori strong = on_tori("achievement", animal, maker.outcomes, 'F', 'T', job);
  return line_of_animal(number, fmt::format("  {}  {}", text_of(strong), text_of(maker)),
                        json_of(strong), json_of(maker));
}

}  // namespace harary
