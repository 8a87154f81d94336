// SPDX-License-Identifier: MIT
// Written games that are games of the catalogue, so that their engines can answer. What decides is
// the description, never a name. Each case says in recognised.cpp why the two games are one.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/written/written_game.hpp"

namespace harary::written {

// A game of the catalogue with options, in which every position has the value for its mover that it
// has in the written game. A position there is the points of each mark after the mark's word:
// "red=0-1,1-2;green=".
struct Recognised {
  std::string game;
  std::map<std::string, std::string> options;
  std::vector<std::string> points;  // what it calls the points
  std::vector<std::string> marks;   // the word of each mark: "red", "green", "edges", "vertices"
  bool swapped = false;             // who is the first player here is Green there
};

// Nothing: no game of the catalogue. `starts`: who makes the first move.
std::optional<Recognised> recognised(const Game& game, Side starts);

}  // namespace harary::written
