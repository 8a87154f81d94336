// SPDX-License-Identifier: MIT
// The kinds of machine players. Perfect: a fastest win, a slowest loss, where the position can be
// solved. Ultra-strong: moreover, from lost positions the move that tempts a fallible opponent
// most. Learning: the same with what earlier games taught. Greedy: one move of foresight.
// Searching: as good as the thinking time allows. Random: any legal move.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/family.hpp"

namespace harary {

enum class PlayerKind { perfect, ultra_strong, learning, greedy, searching, random };

std::string_view name_of(PlayerKind kind);
// InputError, with a list of the names, for anything else; it begins with `place`, the name of the
// option or field.
PlayerKind parse_player_kind(std::string_view text, std::string_view place);
std::vector<std::string> player_names();
// Those that a game offers: games of one player have no learning and no ultra-strong player.
std::vector<std::string> player_names(const GameDescription& game);
// Whether the player needs the PlayerKnowledge of the game: ultra-strong and learning ones do.
bool needs_knowledge(PlayerKind kind);

}  // namespace harary
