// SPDX-License-Identifier: MIT
// What the application asks of all rules (games/rules.hpp says how) and most have nothing to say
// of. The bases of games derive from this class, and so do rules without a base; a game that has
// more to say hides the function. Nothing here is virtual: searches copy rules and call them by
// type.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/rules.hpp"

namespace harary {

struct RulesDefaults {
  static constexpr bool kSeldomSearched = false;
  template <class Position>
  std::nullopt_t reason(const Position&) const {
    return std::nullopt;
  }
  template <class Position>
  std::nullopt_t scores(const Position&) const {
    return std::nullopt;
  }
  template <class Position>
  std::nullopt_t remaining_moves(const Position&) const {
    return std::nullopt;
  }
  template <class Position>
  std::nullopt_t theorem(const Position&) const {
    return std::nullopt;
  }
  TheoremUse theorem_use() const { return TheoremUse::start; }
  std::vector<BoardWithin> boards_within() const { return {}; }
  // Who wins with equal points.
  std::nullopt_t ties() const { return std::nullopt; }
  // As PlainRules says (games/plain_rules.hpp), and so is the next.
  template <class Position>
  std::string picture(const Position&) const {
    return "";
  }
  std::map<std::string, std::string> instance() const { return {}; }
};

}  // namespace harary
