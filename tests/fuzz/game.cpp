// SPDX-License-Identifier: MIT
// Any game of the catalogue with any options, a position and moves.
#include "app/catalogue.hpp"

#include "app/json.hpp"
#include "tests/fuzz/game.hpp"

namespace harary::fuzz {

std::unique_ptr<Game> take_game(std::string_view& input) {
  const std::string name = take_line(input);
  GameOptions options(GameOptions::Files::forbidden);
  while (!input.empty()) {
    const std::string line = take_line(input);
    if (line.empty()) break;
    const std::size_t equals = line.find('=');
    options.set(line.substr(0, equals),
                equals == std::string::npos ? "true" : line.substr(equals + 1));
  }
  return make_game(name, options);
}

void read_game(std::string_view input) {
  const std::unique_ptr<Game> game = take_game(input);
  std::string position = game->view(take_line(input)).position;
  while (!input.empty()) position = game->play(position, take_line(input));
  must(game->view(position).position == position);
}
const Target kGameTarget("game", read_game);

// A line of a file of solved parts.
void read_solved_part(std::string_view input) {
  const std::unique_ptr<Game> game = take_game(input);
  read_part(*game, QuestionKind::outcome, input, "part");
}
const Target kPartTarget("part", read_solved_part);

}  // namespace harary::fuzz
