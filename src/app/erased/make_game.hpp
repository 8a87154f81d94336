// SPDX-License-Identifier: MIT
// Games, and the verifier's plain games, of rules with their type erased. The templates behind
// these are instantiated in make_game.cpp alone.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/erased/engine.hpp"
#include "app/erased/erased_rules.hpp"
#include "app/game.hpp"
#include "verify/plain_game.hpp"

namespace harary {

template <int Size>
std::unique_ptr<Game> make_game(const std::string& name,
                                const std::map<std::string, std::string>& instance,
                                ErasedRules<Size> rules,
                                std::unique_ptr<const Engines<Size>> engines);

// What the verifier gets to see of a game; null if there are no certificates for it. `player`: who
// is Side::first, counted from 1, in games of more than two and only there.
template <int Size>
std::unique_ptr<PlainGame> make_plain_game(ErasedRules<Size> rules, std::optional<int> player);

}  // namespace harary
