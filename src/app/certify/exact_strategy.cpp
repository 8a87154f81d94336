// SPDX-License-Identifier: MIT
#include "app/certify/exact_strategy.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>
#include <vector>

#include "app/engines/set_state_of.hpp"

namespace harary {

ExactStrategy::ExactStrategy(const SetInstance& instance, const Statement& statement,
                             const SetOracle& oracle, Job& job)
    : instance_(instance),
      statement_(statement),
      oracle_(oracle),
      job_(job),
      game_(instance, {}),
      rules_(game_.rules()),
      order_(instance),
      prover_(statement.side == Side::first ? 0 : 1),
      set_(game_.width()) {}

PositionSet ExactStrategy::positions() {
  follow(rules_.start());
  for (std::size_t done = 0; done < set_.size(); ++done) {
    job_.check();
    job_.report("writing down the strategy", done, set_.size(), "positions");
    if (set_.memory_bytes() > job_.budget().memory_bytes / 2) {
      throw JobStopped{StopReason::memory};
    }
    const ExactPosition p = game_.unpack(set_[done]);
    for (const int move : rules_.moves(p)) follow(rules_.after(p, move));
  }
  return std::move(set_);
}

bool ExactStrategy::held_for_certain(const ExactPosition& p) const {
  const auto of_first = rules_.assured(p);
  return of_first && (prover_ == 0 ? *of_first : -*of_first) >= statement_.at_least;
}

void ExactStrategy::follow(ExactPosition p) {
  std::vector<std::uint8_t> bytes(game_.width());
  const auto known = [&](const ExactPosition& q) {
    if (held_for_certain(q)) return true;
    if (q.mover == prover_) return false;
    game_.pack(q, bytes);
    return set_.contains(hash_bytes(bytes), Bytes(bytes));
  };
  while (!known(p)) {
    if (p.mover != prover_) {
      game_.pack(p, bytes);
      set_.insert(hash_bytes(bytes), bytes);
      return;
    }
    const std::vector<int> moves = rules_.moves(p);
    auto found = std::find_if(moves.begin(), moves.end(),
                              [&](int move) { return known(rules_.after(p, move)); });
    if (found == moves.end()) {
      found = std::find_if(moves.begin(), moves.end(), [&](int move) {
        const Value of_first = value(rules_.after(p, move));
        return (prover_ == 0 ? of_first : -of_first) >= statement_.at_least;
      });
    }
    if (found == moves.end()) {
      throw std::logic_error("internal error: the engine contradicts an earlier proof");
    }
    p = rules_.after(p, *found);
  }
}

// What is offered the engine does not know: the moves decide.
Value ExactStrategy::value(const ExactPosition& p) const {
  if (const auto over = rules_.assured(p)) return *over;
  if (!p.offered.empty()) {
    Value best = -kInfinity;
    for (const int move : rules_.moves(p)) {
      const Value of_first = value(rules_.after(p, move));
      best = std::max(best, p.mover == 0 ? of_first : -of_first);
      if (best > 0) break;
    }
    return p.mover == 0 ? best : -best;
  }
  std::array<std::vector<int>, 2> taken{p.red.list(), p.green.list()};
  SetState state;
  switch (instance_.rule) {
    case SetRule::waiter_client:
    case SetRule::client_waiter:
      state.taken = std::move(taken);
      state.mover = p.mover;
      break;
    case SetRule::monotone_avoider_enforcer:
      state.taken = std::move(taken);
      state.mover = p.mover;
      state.left = std::max(1, p.left);
      state.may_end = p.left == 0;
      break;
    default:
      state = set_state_after(instance_, order_, rules_.made(p), std::move(taken));
      break;
  }
  return oracle_(state);
}

}  // namespace harary
