// SPDX-License-Identifier: MIT
#include "verify/sets/owning_rules.hpp"

#include "base/assert.hpp"
#include "base/current_job.hpp"
#include "verify/sets/pairs_and_potential.hpp"

namespace harary {

OwningRules::OwningRules(const SetInstance& instance, const Statement& statement)
    : instance_(instance),
      order_(instance),
      prover_(statement.side == Side::first ? 0 : 1),
      at_least_(statement.at_least),
      if_none_(instance.rule == SetRule::strong ? 0
               : prover_ == 0                   ? -1
                                                : 1),
      hints_(instance.first_moves) {
  HARARY_ASSERT(is_owning(instance.rule), "the game is about owning sets");
  const bool both = has_two_families(instance.rule);
  if (prover_ == 0 || both) {
    own_sets_ = points_of_sets(instance.sets[static_cast<std::size_t>(prover_)]);
  }
  if (prover_ == 1 || both) {
    their_sets_ = points_of_sets(instance.sets[static_cast<std::size_t>(1 - prover_)]);
  }
  for (const auto& taken : instance.taken) hints_ = hints_ - SetOfPoints(taken);
}

OwningPosition OwningRules::start() const {
  OwningPosition p;
  p.own = SetOfPoints(instance_.taken[static_cast<std::size_t>(prover_)]);
  p.theirs = SetOfPoints(instance_.taken[static_cast<std::size_t>(1 - prover_)]);
  p.region = SetOfPoints::first(points()) - p.own - p.theirs;
  return p;
}

std::optional<Value> OwningRules::result(const OwningPosition& p) const {
  CurrentJob::check_each(16);  // a header may list a quarter of a million sets
  // The opponent first: a set that he completed before would have ended the game there.
  const SetOfPoints safe = p.own | p.region;
  for (const SetOfPoints& set : their_sets_) {
    if (!set.meets(safe) && (set - p.theirs).size() <= p.unknown) return -1;
  }
  for (const SetOfPoints& set : own_sets_) {
    if (p.own.contains(set)) return 1;
  }
  if (p.made >= order_.end()) return if_none_;
  return std::nullopt;
}

std::optional<Value> OwningRules::assured(const OwningPosition& p) const {
  if (const auto over = result(p)) return over;
  if (!holds_by_stopping()) return std::nullopt;
  for (const SetOfPoints& set : their_sets_) {
    if (!set.meets(p.own)) return std::nullopt;
  }
  return if_none_;
}

std::optional<SetOfPoints> OwningRules::stopped(const OwningPosition& p) const {
  if (!holds_by_stopping() || prover_moves(p) || !order_.one_each_from(p.made)) return std::nullopt;
  return stopped_by_pairs(their_sets_, p.own, p.region);
}

OwningPosition OwningRules::after(const OwningPosition& p, int move) const {
  OwningPosition next = p;
  ++next.made;
  if (move == kElsewhere) {
    // Where the opponent has no sets it does not matter how many points he has.
    if (!their_sets_.empty()) ++next.unknown;
    return next;
  }
  next.region.erase(move);
  (prover_moves(p) ? next.own : next.theirs).insert(move);
  return next;
}

}  // namespace harary
