// SPDX-License-Identifier: MIT
// How well a machine player plays.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace harary {

struct GameDescription;

enum class PlayerKind {
  perfect,       // a fastest win, a slowest loss, where the position can be solved
  ultra_strong,  // moreover, from lost positions the move that tempts a fallible opponent most
  learning,      // the same with what earlier games taught
  greedy,        // one move of foresight: the largest gain at once
  searching,     // as far ahead as the time allows; perfect where that reaches the end
  random,        // any legal move
};

std::string_view name_of(PlayerKind kind);
// InputError, with a list of the names, for anything else.
PlayerKind parse_player_kind(std::string_view text);
std::vector<std::string> player_names();
// Those that a game offers: games of one player have no learning and no ultra-strong player.
std::vector<std::string> player_names(const GameDescription& game);
// The values of --opponent: "search", "greedy". Throws InputError.
PlayerKind parse_opponent(std::string_view text);
// Whether the player needs the PlayerKnowledge of the game: ultra-strong and learning ones do.
bool needs_knowledge(PlayerKind kind);

}  // namespace harary
