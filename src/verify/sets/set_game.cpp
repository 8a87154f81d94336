// SPDX-License-Identifier: MIT
#include "verify/sets/set_game.hpp"

#include <utility>

#include "verify/sets/exact_game.hpp"
#include "verify/sets/owning_game.hpp"

namespace harary {

std::unique_ptr<PlainGame> game_on_listed_sets(const SetInstance& instance,
                                               const Statement& statement,
                                               std::map<std::string, std::string> options) {
  if (is_owning(instance.rule)) {
    return std::make_unique<OwningGame>(instance, statement, std::move(options));
  }
  return std::make_unique<ExactGame>(instance, std::move(options));
}

}  // namespace harary
