// SPDX-License-Identifier: MIT
// What the literature of a game calls its two players: Maker and Breaker, Alice and Bob. Answers
// name a player by the role, which says who is meant, no matter who starts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/rules.hpp"

namespace harary {

// In lower case, as options and JSON have them. Players without names of their own are called by
// the colours that the options have: red is Side::first, even where green starts.
struct Roles {
  std::string first = "red";
  std::string second = "green";

  const std::string& of(Side side) const { return side == Side::first ? first : second; }
  // The player of that role; nothing for another word.
  std::optional<Side> side_of(std::string_view role) const;
  bool operator==(const Roles&) const = default;
};

// Other names of the players with a flag that gives them other aims: with --score, saturation is
// played by Max and Min.
struct RolesWithFlag {
  std::string flag;
  Roles roles = {};
};

// As a name in a sentence: "Breaker", "Player 3".
std::string as_name(std::string_view role);
// "Red", "Green": the names in games whose players have no others.
std::string side_name(Side side);

// The role of who wins; of more than two players "player 3". Nothing in a tie, and where none of
// these can force to be the last.
std::optional<std::string> role_of(const Roles& roles, const Verdict& verdict);
std::optional<std::string> role_of(const Roles& roles, Winner winner);

}  // namespace harary
