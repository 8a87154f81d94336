// SPDX-License-Identifier: MIT
// The machine's move: the one function that the command line, the server, the public interface,
// Python and the engine for browsers ask. The kind of player (app/suggestion/players.hpp) says how
// it is chosen.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/answer.hpp"
#include "app/suggestion/players.hpp"
#include "base/job.hpp"

namespace harary {

class Game;
class PlayerKnowledge;
class Session;

// How a move was chosen.
struct HowChosen {
  enum class How {
    proved,     // the move is proved to be a best one, or to win
    searched,   // some moves ahead, with estimates there
    estimated,  // by plays at random
    learned,    // by what earlier games taught
    random,     // any move is as good as another to the player
  };
  How how = How::estimated;
  std::optional<int> depth = std::nullopt;  // of a search that did not reach the end
};
// "proved", "searched", …
std::string_view name_of(HowChosen::How how);

struct SuggestedMove {
  std::string move;
  bool perfect = false;  // false: the budget ended before the analysis was complete
  Verdict verdict;       // what perfect play leads to; only when perfect
  HowChosen choice;
};

// How conspicuous a move is in the picture of the board: how often, relative to others, a careless
// opponent takes it. Empty: all alike.
using Attention = std::function<double(const std::string& move)>;

// The player that chooses, and what it may use.
struct MachinePlayer {
  PlayerKind kind = PlayerKind::searching;
  std::uint64_t seed = 1;
  // Null: the searching player steps in for those that need it.
  const PlayerKnowledge* knowledge = nullptr;
  // Of the game: does the searching, and keeps what it learns. Null: a new one.
  Session* session = nullptr;
  Attention attention = {};
};

// A move. The job's time is the thinking time; where it ends first, the best move that is known by
// then. Throws InputError for a bad position and for one where the game is over; JobStopped if the
// job is interrupted and the player has no move yet.
SuggestedMove suggest_move(const Game& game, const std::string& position,
                           const MachinePlayer& player, Job& job);

// The same for a single question: gathers what the player needs to know first, in at most half of
// the job's time, and takes the seed of the job.
SuggestedMove suggest_move(const std::shared_ptr<const Game>& game, const std::string& position,
                           PlayerKind kind, Job& job);

}  // namespace harary
