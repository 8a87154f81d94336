// SPDX-License-Identifier: MIT
#include "games/roles.hpp"

namespace harary {

std::optional<Side> Roles::side_of(std::string_view role) const {
  if (role == first) return Side::first;
  if (role == second) return Side::second;
  return std::nullopt;
}

std::string as_name(std::string_view role) {
  std::string name(role);
  if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') {
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
  }
  return name;
}

std::string side_name(Side side) {
  return as_name(Roles().of(side));
}

std::optional<std::string> role_of(const Roles& roles, Winner winner) {
  if (winner == Winner::tie) return std::nullopt;
  return roles.of(winner == Winner::first ? Side::first : Side::second);
}

std::optional<std::string> role_of(const Roles& roles, const Verdict& verdict) {
  if (verdict.player) {
    if (*verdict.player == 0) return std::nullopt;
    return "player " + std::to_string(*verdict.player);
  }
  return role_of(roles, verdict.winner);
}

}  // namespace harary
