// SPDX-License-Identifier: MIT
// The machine's move: the one way to ask for it, for every player and every game.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "app/game.hpp"
#include "app/player_kind.hpp"
#include "app/player_knowledge.hpp"

namespace harary {

// How conspicuous a move is in the picture of the board: how often, relative to others, a careless
// opponent takes it. Empty: all alike.
using Attention = std::function<double(const std::string& move)>;

struct MachinePlayer {
  PlayerKind kind = PlayerKind::searching;
  std::uint64_t seed = 1;  // of its choice among moves that it likes equally
  // What it knows of this game. Without it, where it is not at hand or the game is too large for
  // it, players that need it search instead.
  const PlayerKnowledge* knowledge = nullptr;
  Attention attention = {};
  // Searches of one play share what they learn. Without one each move is searched anew.
  Session* session = nullptr;
};

// A move of an unfinished position, chosen within the job's time, which is the thinking time.
// Throws InputError if the game is over there, or for a text that is not a position.
SuggestedMove suggest_move(const Game& game, const std::string& position,
                           const MachinePlayer& player, Job& job);

}  // namespace harary
