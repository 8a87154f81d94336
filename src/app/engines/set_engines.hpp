// SPDX-License-Identifier: MIT
// The engine for winning sets (solve/winning_sets/solver.hpp) for games that say what their sets
// are (games/set_game.hpp), beside the engines that every game has.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "app/engines/engine.hpp"
#include "certificate/set_instance.hpp"
#include "games/runtime_rules.hpp"
#include "games/set_game.hpp"

namespace harary {

struct GameOnSets {
  std::shared_ptr<const RuntimeRules> rules;
  // The game by its rules, and an unfinished position.
  std::function<std::optional<SetGame>()> game;
  std::function<SetState(const Position&)> state;
  // What a certificate lists of it; nothing where certificates are those of boards, or there are
  // none.
  std::function<std::optional<SetInstance>()> instance;
};

// The value of positions comes from the engine for winning sets where it plays the game, and so
// does remoteness where the sets tell it; all else, and checkpoints, from `others`.
std::shared_ptr<const Engines> set_engines(GameOnSets game, std::shared_ptr<const Engines> others);

// That engine; null if there are too many sets or points. The game and the job must outlive it.
Engines::Handle set_engine(const GameOnSets& game, Job& job);

}  // namespace harary
