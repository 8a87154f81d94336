// SPDX-License-Identifier: MIT
#include "app/set_strategy.hpp"

#include "app/exact_strategy.hpp"
#include "app/owning_strategy.hpp"

namespace harary {

PositionSet set_strategy(const SetInstance& instance, const Statement& statement,
                         const SetOracle& oracle, Job& job) {
  if (is_owning(instance.rule)) {
    return OwningStrategy(instance, statement, oracle, job).positions();
  }
  return ExactStrategy(instance, statement, oracle, job).positions();
}

}  // namespace harary
