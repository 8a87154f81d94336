// SPDX-License-Identifier: MIT
// Branch and bound, as hitting_sets.hpp describes it; the sets that are not yet met are bits.
#include "games/edges/hitting_sets.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "base/assert.hpp"

namespace harary {

namespace {

using Set = HittingSets::Set;

constexpr std::size_t kWords = HittingSets::kMostSets / 64;
using Places = std::array<std::uint64_t, kWords>;  // places in the list of sets, as bits

int weight_of(Set set, Set heavy) {
  return std::popcount(set) + std::popcount(set & heavy);
}

// The weight of a lightest member of the set.
int least_weight_in(Set set, Set heavy) {
  return (set & ~heavy) != 0 ? 1 : 2;
}

}  // namespace

class HittingSets::Search {
 public:
  // The search ends when it has found a set that weighs `goal` or less.
  Search(const HittingSets& family, Set heavy, int goal, int most_branches)
      : family_(family),
        words_((family.size_ + 63) / 64),
        heavy_(heavy),
        goal_(goal),
        branches_left_(most_branches) {
    for (Set rest = family.members_; rest != 0; rest &= rest - 1) {
      std::fill_n(with_[static_cast<std::size_t>(std::countr_zero(rest))].begin(), words_, 0);
    }
    for (std::size_t i = 0; i < family.size_; ++i) {
      const std::uint64_t bit = std::uint64_t{1} << i % 64;
      for (Set rest = family.sets_[i]; rest != 0; rest &= rest - 1) {
        with_[static_cast<std::size_t>(std::countr_zero(rest))][i / 64] |= bit;
      }
    }
  }

  // Replaces `best` by the best set that weighs less than it says. Whether the branches sufficed.
  bool improve(Least& best) {
    Places all{};
    for (std::size_t i = 0; i < family_.size_; ++i) all[i / 64] |= std::uint64_t{1} << i % 64;
    best_ = best;
    branch(all, family_.members_, 0, 0);
    best = best_;
    return branches_left_ >= 0;
  }

 private:
  struct View {
    Set smallest = 0;
    int packing = 0;  // the least weight that a packing needs
  };
  static constexpr int kImpossible = std::numeric_limits<int>::max() / 2;

  // The sets that are not met yet, of which only the `allowed` members may be taken.
  View look(const Places& unmet, Set allowed) const {
    View view;
    Set packed = 0;
    int least = std::numeric_limits<int>::max();
    for (std::size_t w = 0; w < words_; ++w) {
      for (std::uint64_t rest = unmet[w]; rest != 0; rest &= rest - 1) {
        const std::size_t place = w * 64 + static_cast<std::size_t>(std::countr_zero(rest));
        const Set set = family_.sets_[place] & allowed;
        if (set == 0) return {0, kImpossible};
        if (std::popcount(set) < least) {
          least = std::popcount(set);
          view.smallest = set;
        }
        if ((set & packed) != 0) continue;
        packed |= set;
        view.packing += least_weight_in(set, heavy_);
      }
    }
    return view;
  }

  int count_with(std::size_t member, const Places& unmet) const {
    int count = 0;
    for (std::size_t w = 0; w < words_; ++w) {
      count += std::popcount(with_[member][w] & unmet[w]);
    }
    return count;
  }

  // Light members first, then those that meet the most sets.
  std::size_t best_member(Set members, const Places& unmet) const {
    const Set light = members & ~heavy_;
    std::size_t best = 0;
    int most = -1;
    for (Set rest = light != 0 ? light : members; rest != 0; rest &= rest - 1) {
      const auto member = static_cast<std::size_t>(std::countr_zero(rest));
      const int count = count_with(member, unmet);
      if (count > most) {
        most = count;
        best = member;
      }
    }
    return best;
  }

  void branch(const Places& unmet, Set allowed, Set taken, int taken_weight) {
    const View view = look(unmet, allowed);
    if (taken_weight + view.packing >= best_.weight) return;
    if (view.smallest == 0) {
      best_ = {taken, taken_weight};
      return;
    }
    if (--branches_left_ < 0) return;
    for (Set left = view.smallest; left != 0;) {
      const std::size_t next = best_member(left, unmet);
      const Set bit = Set{1} << next;
      Places then{};
      for (std::size_t w = 0; w < words_; ++w) then[w] = unmet[w] & ~with_[next][w];
      branch(then, allowed & ~bit, taken | bit, taken_weight + weight_of(bit, heavy_));
      if (branches_left_ < 0 || best_.weight <= goal_) return;
      left &= ~bit;
      allowed &= ~bit;
    }
  }

  const HittingSets& family_;
  std::size_t words_;
  std::array<Places, 64> with_;  // of each member, the sets with it
  Set heavy_;
  int goal_;
  int branches_left_;
  Least best_;
};

auto HittingSets::quick(Set heavy) const -> Least {
  Set packed = 0;
  Least result;
  for (std::size_t i = 0; i < size_; ++i) {
    const Set set = sets_[i];
    if ((set & packed) == 0) {
      packed |= set;
      result.weight += least_weight_in(set, heavy);
    }
    if ((set & result.set) == 0) {
      const Set light = set & ~heavy;
      const Set from = light != 0 ? light : set;
      result.set |= from & ~(from - 1);
    }
  }
  return result;
}

bool HittingSets::meets_all(Set set) const {
  return std::all_of(sets_.begin(), sets_.begin() + static_cast<std::ptrdiff_t>(size_),
                     [set](Set each) { return (each & set) != 0; });
}

HittingSets HittingSets::within(Set numbers) const {
  HittingSets result;
  for (std::size_t i = 0; i < size_; ++i) {
    if ((sets_[i] & ~numbers) == 0) result.add(sets_[i]);
  }
  return result;
}

auto HittingSets::least(Set heavy, int most_branches) const -> Least {
  HARARY_ASSERT(most_branches >= 0, "a limit of branches is not negative");
  const Least known = quick(heavy);
  Least best{known.set, weight_of(known.set, heavy)};
  if (most_branches == 0 || known.weight == best.weight) return known;
  if (!Search(*this, heavy, known.weight, most_branches).improve(best)) best.weight = known.weight;
  HARARY_ASSERT(meets_all(best.set), "the answer meets every set of the family");
  return best;
}

bool HittingSets::all_have(int members, int most_branches) const {
  const Least known = quick(0);
  if (known.weight >= members) return true;
  if (std::popcount(known.set) < members) return false;
  Least best{known.set, members};
  return Search(*this, 0, members - 1, most_branches).improve(best) && best.weight == members;
}

}  // namespace harary
