// SPDX-License-Identifier: MIT
// What answers say of players, in words: the only place that says who wins. Players have the names
// that their game has for them (games/roles.hpp).
#pragma once

#include <optional>
#include <string>

#include "app/answer.hpp"
#include "games/roles.hpp"
#include "games/rules.hpp"

namespace harary {

// "Breaker wins", "a tie".
std::string winner_text(const Roles& roles, Winner winner);
// Of the start, where it matters who moves first: "Green, who starts, wins".
std::string winner_text(const Roles& roles, Winner winner, Side starter);
// "Staller, who starts"
std::string starter_text(const Roles& roles, Side starter);
// The same with points, or by how much: "Red wins (3, 2)", "Red wins by 2"; of more than two
// players who is the last.
std::string verdict_text(const Roles& roles, const Verdict& verdict);
// "(3, 2)".
std::string outcome_text(const std::pair<int, int>& outcome);
// " by 2", where winning is not just winning.
std::string margin_text(std::optional<int> value);
// "1 move", "4 moves".
std::string moves_text(int moves);

// Whose turn it is, as a role: "breaker", "player 3", "you".
std::string mover_role(const Analysis& analysis);
std::string mover_role(const PlayView& view);
std::string mover_role(const ProbeReport& report);

}  // namespace harary
