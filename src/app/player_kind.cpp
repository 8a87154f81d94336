// SPDX-License-Identifier: MIT
#include "app/player_kind.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "base/error.hpp"
#include "games/family.hpp"

namespace harary {

namespace {

struct NamedPlayer {
  PlayerKind kind;
  std::string_view name;
  std::string_view opponent;  // the value of --opponent; "" if it does not offer this player
};

constexpr std::array<NamedPlayer, 6> kPlayers{{{PlayerKind::perfect, "perfect", ""},
                                               {PlayerKind::ultra_strong, "ultra-strong", ""},
                                               {PlayerKind::learning, "learning", ""},
                                               {PlayerKind::greedy, "greedy", "greedy"},
                                               {PlayerKind::searching, "searching", "search"},
                                               {PlayerKind::random, "random", ""}}};

}  // namespace

std::string_view name_of(PlayerKind kind) {
  return std::find_if(kPlayers.begin(), kPlayers.end(),
                      [&](const NamedPlayer& player) { return player.kind == kind; })
      ->name;
}

PlayerKind parse_player_kind(std::string_view text) {
  for (const NamedPlayer& player : kPlayers) {
    if (player.name == text) return player.kind;
  }
  throw InputError(fmt::format("{} is not a player; the players are {}", in_quotes(text),
                               fmt::join(player_names(), ", ")));
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const NamedPlayer& player : kPlayers) names.emplace_back(player.name);
  return names;
}

std::vector<std::string> player_names(const GameDescription& game) {
  if (!game.solitaire) return player_names();
  return {std::string(name_of(PlayerKind::perfect)), std::string(name_of(PlayerKind::greedy))};
}

PlayerKind parse_opponent(std::string_view text) {
  for (const NamedPlayer& player : kPlayers) {
    if (!text.empty() && player.opponent == text) return player.kind;
  }
  throw InputError("--opponent: " + in_quotes(text) + " must be search or greedy");
}

bool needs_knowledge(PlayerKind kind) {
  return kind == PlayerKind::ultra_strong || kind == PlayerKind::learning;
}

}  // namespace harary
