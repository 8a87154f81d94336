// SPDX-License-Identifier: MIT
// What a game says about itself to people: names, rules in short sentences, an example play, a
// small picture. The page, the manual and Python show this and decide nothing by a game's name.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/roles.hpp"

namespace harary {

// Options and their texts, which make an instance.
using Example = std::vector<std::pair<std::string, std::string>>;

// What a player wants; lists of games are grouped by it.
enum class GameGroup { avoid, race, points, cells, numbers };
inline constexpr std::array kGameGroups{GameGroup::avoid, GameGroup::race, GameGroup::points,
                                        GameGroup::cells, GameGroup::numbers};

// What tells the players apart on a board: their colours; only a number; the letters A and
// B; there is one player. What they are called: games/roles.hpp.
enum class PlayerNames { colours, numbers, letters, solo };

// Each player has a colour, or both draw in one.
enum class ColourUse { players, shared };

// What a player takes.
enum class Elements { edges, vertices, cells, letters, variables };

// How the parts of a formula's groups are joined.
enum class Joining { with_or, with_and };

struct ExamplePlay {
  Example options = {};
  std::vector<std::string> moves = {};  // to the end of the game
  std::string said = {};                // what the end shows, and who wins
};

struct Sketch {
  Example options = {};
  std::string position = {};
};

// An instance for puzzles: positions in which each player has from `least` to `most` elements.
struct PuzzleSource {
  Example options = {};
  int least = 0;
  int most = 0;
};

struct About {
  std::string title = {};
  GameGroup group = GameGroup::numbers;
  // Its place among the cards of a start view; nothing: only in lists of all games.
  std::optional<int> start = {};
  bool opens = false;  // the game that a first visit opens
  // Short sentences for a player. "{target}" stands for the target in words.
  std::vector<std::string> rules = {};
  std::string move = {};    // what a move is
  std::string ties = {};    // who wins a tie
  std::string points = {};  // what the points count; empty in games without points
  PlayerNames players = PlayerNames::colours;
  Roles roles = {};
  std::optional<RolesWithFlag> other_roles = {};
  ColourUse colours = ColourUse::players;
  Elements elements = Elements::edges;
  bool several = false;                 // a move may take several elements, as its text says
  std::optional<Joining> joining = {};  // of games on formulas
  ExamplePlay play = {};
  Sketch sketch = {};
  std::vector<Example> samples = {};  // small enough to look at all positions
  std::vector<PuzzleSource> puzzles = {};
};

// "avoid", …; "Do not complete it", …
std::string_view name_of(GameGroup group);
std::string_view title_of(GameGroup group);
// "colours", "numbers", "letters", "solo".
std::string_view name_of(PlayerNames names);
// "players", "shared".
std::string_view name_of(ColourUse colours);
// "edges", "vertices", "cells", "letters", "variables".
std::string_view name_of(Elements elements);
// "or", "and".
std::string_view name_of(Joining joining);

// The rules in one text, with `target` for "{target}".
std::string rules_text(const About& about, const std::string& target);

}  // namespace harary
