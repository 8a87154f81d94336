// SPDX-License-Identifier: MIT
// Boards and winning sets by name: what --board and --target say where the target is not a graph,
// but a family of sets: "line:3", "animal:T4", "path:left-right", "spanning-trees", …. The family
// decides what the points are: cells, edges or vertices of the board.
#pragma once

#include "games/options.hpp"
#include "games/positional/owners.hpp"
#include "games/positional/point_set_game.hpp"

namespace harary {

// Whether a target is a family or several targets, or the board is one that is never a graph.
bool names_winning_sets(const GameOptions& options);
// Whether the game is played on winning sets: named so, or in a file, or with a list of turns,
// which only games on sets have.
bool plays_on_winning_sets(const GameOptions& options);

// What the options describe where no instance is given. Stones leave the sets, as those of a .pg
// file do. Throws InputError, LimitError.
PointSetup named_winning_sets(const GameOptions& options, Owners owners);

}  // namespace harary
