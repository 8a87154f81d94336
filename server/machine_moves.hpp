// SPDX-License-Identifier: MIT
// The machines' moves in matches: they share what is known about a game, and the sessions that
// search.
#pragma once

#include <string>

#include "app/suggestion/suggestion.hpp"
#include "server/games.hpp"
#include "server/match.hpp"
#include "server/player_knowledge.hpp"
#include "server/time_slice.hpp"

namespace harary {

class MachineMoves {
 public:
  MachineMoves(PlayerKnowledgeCache& knowledge, Sessions& sessions)
      : knowledge_(knowledge), sessions_(sessions) {}

  // Problem 503 if the request is abandoned meanwhile.
  SuggestedMove choose(const Match& match, PlayerKind kind, const TimeSlice& slice);

 private:
  PlayerKnowledgeCache& knowledge_;
  Sessions& sessions_;
};

// Where the vertices of a shaken board are after the next ply, as JSON; "" without shaking. The
// board is shaken after the moves of machines.
std::string shuffle_after(const Match& match, bool machine_moves);

}  // namespace harary
