// SPDX-License-Identifier: MIT
// How avoidance for more than two players begins, and its options: what Red and Green have, and the
// same for the players after them. Players are numbered from 0.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "games/edges/board.hpp"
#include "games/options.hpp"

namespace harary {

inline constexpr int kMostColours = 6;

// By player. Where a list is too short, players have the target of the first player, no edges, one
// edge a turn.
struct CoalitionSetup {
  int players = 2;
  std::shared_ptr<const EdgeBoard> board;
  std::vector<Graph> targets;            // what each must avoid; at least one
  std::vector<std::vector<Edge>> start;  // coloured from the start, disjoint
  std::vector<int> bias;                 // how many edges each colours a turn
  int starter = 0;

  static constexpr int kMostBias = 32;  // the packed positions have room for no more
};

// The option for the edges that a player has from the start, "red", "green", "player3", …, and that
// for what the player must avoid, "target", "green-target", "player3-target", …
std::string edges_option_of(int player);
std::string target_option_of(int player);

// Both for the players after Green.
OptionSpecs further_player_options();
// --first and --bias, for two or more players.
OptionSpec first_of_many_option();
OptionSpec bias_of_many_option();

// Throws InputError, also for a start in which a player has a copy of their target.
CoalitionSetup read_coalition_setup(const GameOptions& options, int players);
// Refuses what is said of players that there are not.
void require_no_further_players(const GameOptions& options, int players);

}  // namespace harary
