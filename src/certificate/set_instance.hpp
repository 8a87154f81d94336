// SPDX-License-Identifier: MIT
// A game on winning sets as a certificate lists it: all that the game depends on, so that a reader
// needs no file and no board by name. docs/certificate-format.md, "Winning sets".
#pragma once

#include <array>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace harary {

// In the order of docs/certificate-format.md.
enum class SetRule {
  strong,          // the first to own a set of the own family wins
  strong_no_draw,  // the same; a full board is a win of player 1
  maker_breaker,   // player 0 wins by owning a set
  misere,          // the first to own a set of the own family loses
  avoidance,       // owning one is forbidden; a player without a move loses
  avoider_enforcer,
  monotone_avoider_enforcer,
  waiter_client,
  client_waiter,
};

std::string_view name_of(SetRule rule);

// Whether the sets are what a player wants to own, and more points never hurt.
constexpr bool is_owning(SetRule rule) {
  return rule == SetRule::strong || rule == SetRule::strong_no_draw ||
         rule == SetRule::maker_breaker;
}
// Whether both players have sets.
constexpr bool has_two_families(SetRule rule) {
  return rule == SetRule::strong || rule == SetRule::strong_no_draw || rule == SetRule::misere ||
         rule == SetRule::avoidance;
}

inline constexpr int kMostSetPoints = 512;

// Player 0 is Side::first. Points count from 0.
struct SetInstance {
  SetRule rule = SetRule::maker_breaker;
  std::vector<std::string> points;
  std::array<std::vector<std::vector<int>>, 2> sets = {};  // each in increasing order
  std::array<std::vector<int>, 2> taken = {};              // from the start, in increasing order
  int starter = 0;
  std::array<int, 2> bias{1, 1};  // points a turn; in Waiter's games 1 and q
  // Who makes which move, and then the game is over; empty: by the bias, until no point is left.
  std::vector<int> turns = {};
  std::vector<int> first_moves = {};  // of player 0, if not empty

  int free_points() const {
    return static_cast<int>(points.size() - taken[0].size() - taken[1].size());
  }
  friend bool operator==(const SetInstance&, const SetInstance&) = default;
};

nlohmann::ordered_json to_json(const SetInstance& instance);
// Throws InputError if the object is not such an instance, or makes no sense.
SetInstance parse_set_instance(const nlohmann::json& object);

}  // namespace harary
