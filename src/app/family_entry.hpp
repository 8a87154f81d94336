// SPDX-License-Identifier: MIT
// A family with its types erased: its games, and how to make one.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/game.hpp"
#include "certificate/statement.hpp"
#include "games/family.hpp"
#include "games/options.hpp"
#include "graph/named.hpp"
#include "verify/plain_game.hpp"

namespace harary {

struct FamilyEntry {
  std::vector<GameDescription> games;
  std::function<std::unique_ptr<Game>(const std::string& game, const GameOptions& options)> make;
  // For the verifier; `player`: who is Side::first, in games of more than two.
  std::function<std::unique_ptr<PlainGame>(const std::string& game, const GameOptions& options,
                                           std::optional<int> player)>
      plain;
  // The same where certificates have positions of that kind, for one statement; null: there are
  // none.
  std::function<std::unique_ptr<PlainGame>(const std::string& game, const GameOptions& options,
                                           const Statement& statement, PositionKind kind)>
      reduced = nullptr;
};

// What an answer repeats of the question: the rules' own description of the instance, then the
// options as the user wrote them, with the names of graphs in their usual spelling.
template <class R>
std::map<std::string, std::string> instance_of(const R& rules, const GameOptions& options) {
  std::map<std::string, std::string> result;
  if constexpr (requires { rules.instance(); }) result = rules.instance();
  for (const auto& [name, text] : options.all()) {
    const bool described = result.count(name) != 0;
    if (name == "order" || (described && (text.empty() || text[0] == '@'))) continue;
    const bool graph = name == "board" || name == "target" || name == "green-target";
    result[name] = graph ? spelled_name(text) : text;
  }
  return result;
}

}  // namespace harary
