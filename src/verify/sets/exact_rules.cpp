// SPDX-License-Identifier: MIT
#include "verify/sets/exact_rules.hpp"

#include <algorithm>

#include "base/assert.hpp"
#include "base/current_job.hpp"

namespace harary {

ExactRules::ExactRules(const SetInstance& instance)
    : instance_(instance),
      order_(instance),
      sets_{points_of_sets(instance.sets[0]), points_of_sets(instance.sets[1])},
      taken_{SetOfPoints(instance.taken[0]), SetOfPoints(instance.taken[1])} {
  HARARY_ASSERT(!is_owning(instance.rule), "the game is not about owning sets");
}

ExactPosition ExactRules::start() const {
  ExactPosition p;
  p.red = taken_[0];
  p.green = taken_[1];
  p.mover = offers() ? 1 : order_.mover(0);
  if (monotone()) {
    p.mover = instance_.starter;
    p.left = instance_.bias[static_cast<std::size_t>(p.mover)];
  }
  return p;
}

SetOfPoints ExactRules::open(const ExactPosition& p) const {
  return SetOfPoints::first(points()) - p.red - p.green;
}

int ExactRules::made(const ExactPosition& p) const {
  return p.red.size() + p.green.size() - taken_[0].size() - taken_[1].size();
}

bool ExactRules::well_formed(const ExactPosition& p) const {
  if (!p.red.contains(taken_[0]) || !p.green.contains(taken_[1]) || p.mover > 1) return false;
  const int done = made(p);
  if (offers()) {
    if (p.left != 0 || p.offered.size() > offer_size()) return false;
    // Client chooses from an offer; Waiter may add to one that is not full.
    return p.mover == 0 ? !p.offered.empty() : p.offered.size() < offer_size();
  }
  if (!p.offered.empty()) return false;
  if (monotone()) return p.left <= instance_.bias[static_cast<std::size_t>(p.mover)];
  return p.left == 0 && p.mover == order_.mover(done) &&
         (p.red - taken_[0]).size() == order_.moves_of(0, done);
}

bool ExactRules::owns(int player, const SetOfPoints& points) const {
  const auto& sets = sets_[static_cast<std::size_t>(player)];
  return std::any_of(sets.begin(), sets.end(),
                     [&](const SetOfPoints& set) { return points.contains(set); });
}

// Avoidance: points that complete no set of the mover.
std::vector<int> ExactRules::allowed(const ExactPosition& p) const {
  std::vector<int> result;
  open(p).each([&](int point) {
    SetOfPoints own = p.mover == 0 ? p.red : p.green;
    own.insert(point);
    if (!owns(p.mover, own)) result.push_back(point);
    return true;
  });
  return result;
}

std::optional<Value> ExactRules::result(const ExactPosition& p) const {
  CurrentJob::check_each(16);  // a header may list a quarter of a million sets
  switch (instance_.rule) {
    case SetRule::misere:
      if (owns(0, p.red)) return -1;
      if (owns(1, p.green)) return 1;
      return open(p).empty() ? std::optional<Value>(0) : std::nullopt;
    case SetRule::avoidance:
      if (!allowed(p).empty()) return std::nullopt;
      return p.mover == 0 ? -1 : 1;
    default:
      break;
  }
  // Player 0 is Avoider or Client, and only her sets count.
  const Value if_owned = instance_.rule == SetRule::client_waiter ? 1 : -1;
  if (owns(0, p.red)) return if_owned;
  const int rest = open(p).size();
  // What is left of a round of Waiter-Client goes to Waiter.
  const bool too_few = instance_.rule == SetRule::waiter_client && p.offered.empty() &&
                       p.mover == 1 && rest < offer_size();
  if (rest == 0 || too_few) return -if_owned;
  return std::nullopt;
}

std::optional<Value> ExactRules::assured(const ExactPosition& p) const {
  if (const auto over = result(p)) return over;
  if (instance_.rule == SetRule::misere || instance_.rule == SetRule::avoidance) {
    return std::nullopt;
  }
  // A set with a point of player 1 is never completed.
  const bool alive = std::any_of(sets_[0].begin(), sets_[0].end(),
                                 [&](const SetOfPoints& set) { return !set.meets(p.green); });
  if (alive) return std::nullopt;
  return instance_.rule == SetRule::client_waiter ? -1 : 1;
}

std::vector<int> ExactRules::moves(const ExactPosition& p) const {
  if (instance_.rule == SetRule::avoidance) return allowed(p);
  if (!offers()) {
    std::vector<int> result = open(p).list();
    if (monotone() && p.left == 0) result.push_back(kEnd);
    return result;
  }
  if (p.mover == 0) return p.offered.list();
  std::vector<int> result = (open(p) - p.offered).list();
  if (instance_.rule == SetRule::client_waiter && !p.offered.empty()) result.push_back(kEnd);
  return result;
}

ExactPosition ExactRules::after(const ExactPosition& p, int move) const {
  ExactPosition next = p;
  if (offers()) {
    if (p.mover == 0) {
      next.red.insert(move);
      next.offered.erase(move);
      next.green = next.green | next.offered;
      next.offered = SetOfPoints();
      next.mover = 1;
      return next;
    }
    if (move != kEnd) next.offered.insert(move);
    const bool full = next.offered.size() == offer_size() || (open(next) - next.offered).empty();
    if (move == kEnd || full) next.mover = 0;
    return next;
  }
  if (move == kEnd) {
    next.mover = 1 - p.mover;
    next.left = instance_.bias[static_cast<std::size_t>(next.mover)];
    return next;
  }
  (p.mover == 0 ? next.red : next.green).insert(move);
  if (monotone()) {
    next.left = std::max(0, p.left - 1);
  } else {
    next.mover = order_.mover(made(next));
  }
  return next;
}

}  // namespace harary
