// SPDX-License-Identifier: MIT
// The machine's players. Perfect: a fastest win, a slowest loss, where the position can be solved.
// Ultra-strong: moreover, from lost positions the move that tempts a fallible opponent most.
// Learning: the same with what earlier games taught. Greedy: one move of foresight. Searching: as
// good as the thinking time allows. Random: any legal move.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/opponent.hpp"
#include "app/player_knowledge.hpp"
#include "games/family.hpp"

namespace harary {

enum class PlayerKind { perfect, ultra_strong, learning, greedy, searching, random };

std::string_view name_of(PlayerKind kind);
// InputError, with a list of the names, for anything else.
PlayerKind parse_player_kind(std::string_view text);
std::vector<std::string> player_names();
// Those that a game offers: games of one player have no learning and no ultra-strong player.
std::vector<std::string> player_names(const GameDescription& game);
// Whether the player needs the PlayerKnowledge of the game: ultra-strong and learning ones do.
bool needs_knowledge(PlayerKind kind);

// How conspicuous a move is in the picture of the board: how often, relative to others, a careless
// opponent takes it. Empty: all alike.
using Attention = std::function<double(const std::string& move)>;

// A move from an unfinished position. `knowledge` may be null where it is not needed, or where the
// game is too large: then the searching player steps in. The job's time is the thinking time. A
// session of the game, where there is one, does the searching.
SuggestedMove suggest_move(PlayerKind kind, const Game& game, const PlayerKnowledge* knowledge,
                           const std::string& position, std::uint64_t seed,
                           const Attention& attention, Job& job, Session* session = nullptr);

}  // namespace harary
