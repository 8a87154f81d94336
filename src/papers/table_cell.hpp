// SPDX-License-Identifier: MIT
// One cell of a table of positional games: a question about a game, with a time limit of its own.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "app/answer.hpp"
#include "app/json.hpp"
#include "base/job.hpp"
#include "games/positional/boards/animal.hpp"
#include "papers/paper_table.hpp"

namespace harary {

// Each question of a line has this many seconds; one that takes longer is left open, as "?".
inline constexpr int kSecondsOfATableCell = 20;

using CellOptions = std::map<std::string, std::string>;

// Nothing if the cell's time is over. Throws JobStopped when the whole table's is.
std::optional<Winner> winner_of_cell(const std::string& game, const CellOptions& options, Job& job);

// The first player wins with `most` own moves: the fewest with which he does. Nothing if the time
// of a cell ends first.
std::optional<int> fewest_moves(const std::string& game, CellOptions options, int least, int most,
                                Job& job);
// As a table shows it: "?" if it is not known.
std::string moves_text(const std::optional<int>& moves);

// The animal of a line of the tables of animals.
const Animal& animal_of_line(int number);

// The line: the animal, then `text`, and what was found of each game.
PaperLine line_of_animal(int number, const std::string& text, const Json& strong,
                         const Json& maker);

// "grid" or "torus", with these sides.
CellOptions animal_on(const Animal& animal, const std::string& shape, int width, int length);

}  // namespace harary
