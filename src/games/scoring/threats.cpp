// SPDX-License-Identifier: MIT
#include "games/scoring/threats.hpp"

#include <algorithm>
#include <bit>

namespace harary {

namespace {

// Two bounds by experiment, on `clique` on K8 and `colex` with 20 edges: where nothing more is
// sought, because hardly anything is found. Of 152,000 wins 1,000 lie above the one, none
// above the other.
constexpr Potential::Weight kMostAtFirst = Potential::kOne * 3 / 2;
constexpr Potential::Weight kMostAtThreat = Potential::kOne / 2;

}  // namespace

bool Threats::win() {
  return !too_many_ && total_potential(other(), 0, 0) < kMostAtFirst && wins_after(0, 0);
}

bool Threats::holds(Set mine, Set theirs) const {
  const Potential now = potential(other(), mine, theirs);
  return now.all + now.heaviest() < Potential::kOne;
}

bool Threats::holds_after_one_more(Set mine, Set theirs, Potential::Weight all) const {
  if (all < Potential::kOne / 4) return true;  // no point weighs more than all sets
  if (all >= kMostAtThreat) return false;
  const Potential now = potential(other(), mine, theirs);
  Potential::Weight heaviest = 0;
  Potential::Weight second = 0;
  for (const Potential::Weight weight : now.with) {
    second = std::max(second, std::min(heaviest, weight));
    heaviest = std::max(heaviest, weight);
  }
  return now.all + heaviest + 2 * second < Potential::kOne;
}

auto Threats::to_answer(Set mine, Set theirs, Set completing) const -> Set {
  const Potential others = potential(other(), mine, theirs);
  Set found = 0;
  for (Set left = completing; left != 0; left &= left - 1) {
    const auto point = static_cast<std::size_t>(std::countr_zero(left));
    const Potential::Weight all = others.all - others.with[point];
    if (!holds_after_one_more(mine | Set{1} << point, theirs, all)) continue;
    if (found != 0) return found | Set{1} << point;
    found = Set{1} << point;
  }
  return found;
}

bool Threats::wins_after(Set mine, Set theirs) {
  Set finishing = 0;                // points that complete an own set
  std::array<Set, 64> completes{};  // by the point that S takes: what an own set lacks then
  Set threatening = 0;
  for (const Set set : own()) {
    if ((set & theirs) != 0) continue;
    const Set open = set & ~mine;
    const int points = std::popcount(open);
    if (points == 1) finishing |= open;
    if (points != 2) continue;
    const Set low = open & (~open + 1);
    completes[static_cast<std::size_t>(std::countr_zero(low))] |= open ^ low;
    completes[static_cast<std::size_t>(std::countr_zero(open ^ low))] |= low;
    threatening |= open;
  }
  if ((finishing | threatening) == 0) return false;
  const Potential others = potential(other(), mine, theirs);
  for (Set left = finishing; left != 0; left &= left - 1) {
    const auto point = static_cast<std::size_t>(std::countr_zero(left));
    if (others.all < Potential::kOne + others.with[point] &&
        holds(mine | Set{1} << point, theirs)) {
      return true;
    }
  }
  const Potential::Weight heaviest = others.heaviest();
  for (Set left = threatening; left != 0; left &= left - 1) {
    const auto point = static_cast<std::size_t>(std::countr_zero(left));
    // No more than that is hit by the point and a second one.
    if (others.all >= kMostAtThreat + others.with[point] + heaviest) continue;
    const Set taken = mine | Set{1} << point;
    const Set answer = to_answer(taken, theirs, completes[point]);
    if (answer == 0) continue;
    if ((answer & (answer - 1)) != 0) return true;
    if (++answers_ > kMostAnswers) return false;
    if (wins_after(taken, theirs | answer)) return true;
  }
  return false;
}

}  // namespace harary
