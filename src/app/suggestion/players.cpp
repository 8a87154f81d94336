// SPDX-License-Identifier: MIT
#include "app/suggestion/players.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <utility>

#include "base/error.hpp"

namespace harary {

namespace {

constexpr std::array<std::pair<PlayerKind, std::string_view>, 6> kNames{
    {{PlayerKind::perfect, "perfect"},
     {PlayerKind::ultra_strong, "ultra-strong"},
     {PlayerKind::learning, "learning"},
     {PlayerKind::greedy, "greedy"},
     {PlayerKind::searching, "searching"},
     {PlayerKind::random, "random"}}};

}  // namespace

std::string_view name_of(PlayerKind kind) {
  for (const auto& [known, name] : kNames) {
    if (known == kind) return name;
  }
  return "";
}

PlayerKind parse_player_kind(std::string_view text, std::string_view place) {
  if (text == "search") return PlayerKind::searching;  // its older name
  for (const auto& [kind, name] : kNames) {
    if (name == text) return kind;
  }
  throw InputError(fmt::format("{}: {} is not a player; the players are {}", place, in_quotes(text),
                               fmt::join(player_names(), ", ")));
}

std::vector<std::string> player_names() {
  std::vector<std::string> names;
  for (const auto& [kind, name] : kNames) names.emplace_back(name);
  return names;
}

std::vector<std::string> player_names(const GameDescription& game) {
  if (!game.solitaire) return player_names();
  return {std::string(name_of(PlayerKind::perfect)), std::string(name_of(PlayerKind::greedy))};
}

bool needs_knowledge(PlayerKind kind) {
  return kind == PlayerKind::ultra_strong || kind == PlayerKind::learning;
}

}  // namespace harary
