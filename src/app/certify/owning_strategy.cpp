// SPDX-License-Identifier: MIT
#include "app/certify/owning_strategy.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "app/engines/set_state_of.hpp"
#include "base/hashing.hpp"

namespace harary {

namespace {

std::uint64_t place_of(const SetOfPoints& own, int made) {
  std::uint64_t hash = static_cast<std::uint64_t>(made);
  for (const std::uint64_t word : own.words()) hash = mix(hash ^ word);
  return hash;
}

}  // namespace

OwningStrategy::OwningStrategy(const SetInstance& instance, const Statement& statement,
                               const SetOracle& oracle, Job& job)
    : instance_(instance),
      statement_(statement),
      oracle_(oracle),
      job_(job),
      game_(instance, statement, {}),
      rules_(game_.rules()) {}

PositionSet OwningStrategy::positions() {
  need(rules_.start());
  PositionSet result(game_.width());
  std::vector<std::uint8_t> bytes(game_.width());
  for (const auto& [place, rows] : rows_) {
    for (const OwningPosition& row : rows) {
      game_.pack(row, bytes);
      result.insert(hash_bytes(bytes), bytes);
    }
  }
  return result;
}

SetOfPoints OwningStrategy::need(const OwningPosition& p) {
  job_.check();
  if (const auto value = rules_.assured(p)) {
    if (*value < statement_.at_least) {
      throw std::logic_error("internal error: the strategy meets a position that does not hold");
    }
    return with_guards(p, SetOfPoints(), p.unknown);
  }
  if (!rules_.prover_moves(p)) return need_in_opponents_turn(p);
  return with_guards(p, need_in_own_turn(p), p.unknown);
}

SetOfPoints OwningStrategy::with_guards(const OwningPosition& p, SetOfPoints needed,
                                        int unknown) const {
  if (unknown == 0) return needed;
  for (const SetOfPoints& set : rules_.their_sets()) {
    if (set.meets(p.own | needed) || (set - p.theirs).size() > unknown) continue;
    (set & p.region).each([&](int point) {
      needed.insert(point);
      return false;  // the first one is enough
    });
  }
  return needed;
}

// The listed position with the smallest region that holds p.
const OwningPosition* OwningStrategy::listed(const OwningPosition& p) const {
  const auto found = rows_.find(place_of(p.own, p.made));
  if (found == rows_.end()) return nullptr;
  const OwningPosition* best = nullptr;
  for (const OwningPosition& row : found->second) {
    if (!rules_.is_weaker(row, p)) continue;
    if (best == nullptr || row.region.size() < best->region.size()) best = &row;
  }
  return best;
}

void OwningStrategy::list(OwningPosition p, const SetOfPoints& region) {
  p.region = region;
  rows_[place_of(p.own, p.made)].push_back(p);
  const std::size_t each = sizeof(OwningPosition) * 2 + 2 * game_.width() + 48;
  if (++count_ > job_.budget().memory_bytes / 2 / each) throw JobStopped{StopReason::memory};
  job_.report("writing down the strategy", count_, 0, "positions");
}

bool OwningStrategy::holds(const OwningPosition& p) const {
  if (const auto value = rules_.assured(p)) return *value >= statement_.at_least;
  std::array<std::vector<int>, 2> taken;
  const auto prover = static_cast<std::size_t>(rules_.prover());
  taken[prover] = p.own.list();
  taken[1 - prover] = p.theirs.list();
  const Value of_first =
      oracle_(set_state_after(instance_, rules_.order(), p.made, std::move(taken)));
  return (prover == 0 ? of_first : -of_first) >= statement_.at_least;
}

// Points of small sets first, of the own ones and those of the opponent.
std::vector<int> OwningStrategy::ordered_moves(const OwningPosition& p) const {
  std::vector<double> weight(static_cast<std::size_t>(rules_.points()));
  const auto add = [&](const std::vector<SetOfPoints>& sets, const SetOfPoints& dead,
                       const SetOfPoints& mine, double base) {
    for (const SetOfPoints& set : sets) {
      if (set.meets(dead)) continue;
      const SetOfPoints open = set - mine;
      const double each = std::pow(base, -open.size());
      open.each([&](int point) {
        weight[static_cast<std::size_t>(point)] += each;
        return true;
      });
    }
  };
  add(rules_.own_sets(), p.theirs, p.own, 4);
  add(rules_.their_sets(), p.own, p.theirs, rules_.own_sets().empty() ? 1.5 : 3);
  std::vector<int> moves;
  rules_.each_move(p, [&](int move) {
    if (move != OwningRules::kElsewhere) moves.push_back(move);
    return true;
  });
  std::stable_sort(moves.begin(), moves.end(), [&](int a, int b) {
    return weight[static_cast<std::size_t>(a)] > weight[static_cast<std::size_t>(b)];
  });
  return moves;
}

SetOfPoints OwningStrategy::need_in_own_turn(const OwningPosition& p) {
  const std::vector<int> moves = ordered_moves(p);
  int best = OwningRules::kElsewhere;
  SetOfPoints region;
  for (const int move : moves) {
    const OwningPosition next = rules_.after(p, move);
    const auto value = rules_.assured(next);
    if (value && *value >= statement_.at_least) {
      SetOfPoints point;
      point.insert(move);
      return point | with_guards(next, SetOfPoints(), next.unknown);
    }
    if (rules_.prover_moves(next)) continue;
    const OwningPosition* row = listed(next);
    if (row != nullptr && (best == OwningRules::kElsewhere || row->region.size() < region.size())) {
      best = move;
      region = row->region;
    }
  }
  if (best == OwningRules::kElsewhere) {
    const auto found = std::find_if(moves.begin(), moves.end(),
                                    [&](int move) { return holds(rules_.after(p, move)); });
    if (found == moves.end()) {
      throw std::logic_error("internal error: the engine contradicts an earlier proof");
    }
    best = *found;
    region = need(rules_.after(p, best));
  }
  region.insert(best);
  return region;
}

SetOfPoints OwningStrategy::need_in_opponents_turn(const OwningPosition& p) {
  if (const OwningPosition* row = listed(p)) return row->region;
  if (const auto used = rules_.stopped(p)) {
    OwningPosition smaller = p;
    smaller.region = *used;
    const SetOfPoints region = rules_.stopped(smaller) ? *used : p.region;
    // However many points the opponent has elsewhere: each set has a point of the region.
    smaller.unknown = rules_.points();
    list(smaller, region);
    return region;
  }
  SetOfPoints moves;
  bool everywhere = false;
  rules_.each_move(p, [&](int move) {
    everywhere = everywhere || move == OwningRules::kElsewhere;
    if (move != OwningRules::kElsewhere) moves.insert(move);
    return true;
  });
  SetOfPoints region = moves;
  if (everywhere) {
    region = need(rules_.after(p, OwningRules::kElsewhere));
    moves = moves & region;
  }
  // Moves that the first answer does not need it answers, too.
  SetOfPoints answered;
  for (SetOfPoints left = moves; !left.empty(); left = moves - answered) {
    const int move = left.list().front();
    answered.insert(move);
    region = region | need(rules_.after(p, move));
  }
  list(p, region);
  return region;
}

}  // namespace harary
