// SPDX-License-Identifier: MIT
#include "app/certify/set_strategy.hpp"

#include "app/certify/exact_strategy.hpp"
#include "app/certify/owning_strategy.hpp"

namespace harary {

PositionSet set_strategy(const SetInstance& instance, const Statement& statement,
                         const SetOracle& oracle, Job& job) {
  if (is_owning(instance.rule)) {
    return OwningStrategy(instance, statement, oracle, job).positions();
  }
  return ExactStrategy(instance, statement, oracle, job).positions();
}

}  // namespace harary
