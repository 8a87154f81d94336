// SPDX-License-Identifier: MIT
// Why a game with a target is over, in a sentence, with the edges that show it. The rules give
// plain graphs, or the names of the elements and the sets that win.
#pragma once

#include <string>
#include <vector>

#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

// "a triangle", "a cycle of 5 edges", "a copy of petersen".
std::string target_words(const Graph& target);

// What completing a copy, or having no move left, does to the player.
enum class Consequence { wins, loses };

// `who` has a copy of the target within `own`, which contains one.
EndReason copy_completed(const std::string& who, const Graph& own, const Graph& target,
                         Consequence consequence);

// `who` has no move left. Each of `candidates`, which are no edges of `own`, would complete a copy;
// if there are none, `nothing` says why: "every edge is coloured".
struct NoMoves {
  std::string who;
  Consequence consequence = Consequence::loses;
  std::string nothing = "every edge is coloured";
};
EndReason no_move_left(const NoMoves& player, const Graph& own, const std::vector<Edge>& candidates,
                       const Graph& target);

// No player has a copy on a full board.
EndReason nobody_completed(const std::string& target, Winner winner);
// No player can complete a copy any more, though the board is not full; Green wins by that.
EndReason nobody_can_complete(const std::string& target);
// Maker can complete no copy any more.
EndReason prevented(const std::string& target);

// The same where a winning set takes the place of a copy.
struct NamedSets {
  const std::vector<std::string>& names;
  const std::vector<std::vector<int>>& sets;
};
EndReason set_completed(const std::string& who, const std::vector<bool>& own,
                        const NamedSets& winning, Consequence consequence);
EndReason no_move_left(const NoMoves& player, const std::vector<bool>& own,
                       const std::vector<int>& candidates, const NamedSets& winning);

}  // namespace harary
