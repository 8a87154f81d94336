// SPDX-License-Identifier: MIT
// What a certificate lists of a game on winning sets, from its rules.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "certificate/set_instance.hpp"
#include "games/edges/red_and_green.hpp"
#include "games/positional/set_view.hpp"
#include "games/set_game.hpp"

namespace harary {

inline SetRule set_rule_of(SetGameKind kind, bool draw) {
  switch (kind) {
    case SetGameKind::maker_breaker:
      return SetRule::maker_breaker;
    case SetGameKind::strong:
      return draw ? SetRule::strong : SetRule::strong_no_draw;
    case SetGameKind::misere:
      return SetRule::misere;
    case SetGameKind::avoidance:
      return SetRule::avoidance;
    case SetGameKind::avoider_enforcer:
      return SetRule::avoider_enforcer;
    case SetGameKind::monotone_avoider_enforcer:
      return SetRule::monotone_avoider_enforcer;
    case SetGameKind::waiter_client:
      return SetRule::waiter_client;
    case SetGameKind::client_waiter:
      break;
  }
  return SetRule::client_waiter;
}

// Nothing where the sets are the copies of a target on a board, or no certificate lists such turns.
template <class R>
std::optional<SetInstance> set_instance(const R& rules) {
  if constexpr (requires { rules.given_sets(); }) {
    auto game = rules.set_game();
    if (!game || rules.elements() > kMostSetPoints) return std::nullopt;
    const auto& sets = rules.given_sets();
    SetInstance result{.rule = set_rule_of(game->kind, game->if_none == 0), .points = sets.names};
    result.sets = {std::move(game->first.sets), std::move(game->second.sets)};
    const auto start = rules.start();
    for (const int colour : {kRed, kGreen}) {
      const auto& taken = [&]() -> const auto& {
        if constexpr (requires { start.colours; })
          return start.colours;
        else
          return start;
      }();
      result.taken[static_cast<std::size_t>(colour)] = numbers_of(taken[colour]);
    }
    result.starter = player_of(rules.turns().starter);
    result.bias = {rules.turns().first_bias, rules.turns().second_bias};
    const bool waiter =
        result.rule == SetRule::waiter_client || result.rule == SetRule::client_waiter;
    if (waiter) result.bias = game->turns.bias;
    if (!waiter && result.rule != SetRule::monotone_avoider_enforcer) {
      for (const Side side : rules.listed_turns()) result.turns.push_back(player_of(side));
    }
    const bool ends_early =
        !result.turns.empty() && static_cast<int>(result.turns.size()) < result.free_points();
    if (ends_early && !is_owning(result.rule)) return std::nullopt;
    if (is_owning(result.rule)) result.first_moves = sets.first_moves;
    return result;
  }
  return std::nullopt;
}

}  // namespace harary
