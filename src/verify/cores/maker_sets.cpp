// SPDX-License-Identifier: MIT
#include "verify/cores/maker_sets.hpp"

#include <algorithm>
#include <bit>

#include "base/assert.hpp"
#include "base/portable.hpp"
#include "verify/cores/pairs.hpp"

namespace harary {

namespace {

// At most 2^12 sets of a weight of at most 2^kUnit: no sum overflows. A set of more edges than that
// weighs too much, which only makes the criterion weaker.
constexpr int kUnit = 50;
constexpr std::uint64_t kOne = std::uint64_t{1} << kUnit;

// What all sets that hold an edge have in common.
class Common {
 public:
  explicit Common(std::span<const std::uint64_t> sets) {
    of_.fill(~std::uint64_t{0});
    for (const std::uint64_t set : sets) {
      edges_ |= set;
      for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) {
        of_[static_cast<std::size_t>(std::countr_zero(rest))] &= set;
      }
    }
  }
  // Of all sets; of no other edge the rest may be asked.
  std::uint64_t edges() const { return edges_; }
  // The other edges in all sets with e.
  std::uint64_t dominate(int e) const { return of(e) & ~single_pair(e); }
  // Those of them that lie in no other set.
  std::uint64_t twins_of(int e) const {
    std::uint64_t result = 0;
    for (std::uint64_t rest = dominate(e); rest != 0; rest &= rest - 1) {
      const int f = std::countr_zero(rest);
      if ((of(f) & single_pair(e)) != 0) result |= single_pair(f);
    }
    return result;
  }

 private:
  std::uint64_t of(int e) const { return of_[static_cast<std::size_t>(e)]; }

  std::array<std::uint64_t, 64> of_;
  std::uint64_t edges_ = 0;
};

// Small sets first, then by their edges, of which there are fewer than 56.
constexpr int kSizeAt = 56;
std::uint64_t with_size(std::uint64_t set) {
  HARARY_ASSERT(set >> kSizeAt == 0, "pairs are those of at most 11 vertices");
  return set | static_cast<std::uint64_t>(std::popcount(set)) << kSizeAt;
}
constexpr std::uint64_t kWithoutSize = (std::uint64_t{1} << kSizeAt) - 1;

}  // namespace

OneSidedRest one_sided_rest(std::span<const std::uint64_t> live, std::uint64_t open) {
  MakerSets sets;
  OneSidedRest result;
  for (const std::uint64_t copy : live) {
    sets.add(copy & open);
    result.complete = result.complete || (copy & open) == 0;
  }
  if (result.complete) return result;
  sets.leave_out_supersets();
  sets.leave_out_twins();
  for (const std::uint64_t copy : live) {
    if (sets.has(copy & open)) result.edges |= copy;
  }
  return result;
}

std::uint64_t undominated(std::span<const std::uint64_t> sets) {
  const Common common(sets);
  std::uint64_t result = 0;
  for (std::uint64_t rest = common.edges(); rest != 0; rest &= rest - 1) {
    const int e = std::countr_zero(rest);
    const std::uint64_t twins = common.twins_of(e);
    const bool first = (twins & (single_pair(e) - 1)) == 0;
    if (first && (common.dominate(e) & ~twins) == 0) result |= single_pair(e);
  }
  return result;
}

bool MakerSets::breaker_holds(bool breaker_moves) const {
  if (!breaker_moves) return below_one(0);
  // One edge for nothing; the heaviest ones are the likeliest.
  std::array<Weight, 64> weights{};
  const Weight total = weigh(0, weights);
  if (total == 0) return true;
  while (true) {
    const auto heaviest = std::max_element(weights.begin(), weights.end());
    if (*heaviest == 0 || total - *heaviest >= kOne) return false;
    if (below_one(single_pair(static_cast<int>(heaviest - weights.begin())))) return true;
    *heaviest = 0;
  }
}

std::vector<int> MakerSets::heaviest_first(Edges pairs) const {
  std::array<Weight, 64> weights{};
  weigh(0, weights);
  std::vector<int> result = members_of(pairs);
  std::stable_sort(result.begin(), result.end(), [&](int e, int f) {
    return weights[static_cast<std::size_t>(e)] > weights[static_cast<std::size_t>(f)];
  });
  return result;
}

void MakerSets::leave_out_pairs() {
  for (bool again = true; again;) {
    Edges once = 0;
    Edges twice = 0;
    for (const Edges set : sets_) {
      twice |= once & set;
      once |= set;
    }
    again = std::erase_if(sets_,
                          [&](Edges set) { return std::popcount(set & once & ~twice) >= 2; }) > 0;
  }
}

bool MakerSets::has(Edges set) const {
  HARARY_ASSERT(std::is_sorted(sets_.begin(), sets_.end(),
                               [](Edges a, Edges b) { return with_size(a) < with_size(b); }),
                "supersets have been left out");
  const auto at = std::lower_bound(sets_.begin(), sets_.end(), set,
                                   [](Edges a, Edges b) { return with_size(a) < with_size(b); });
  return at != sets_.end() && *at == set;
}

void MakerSets::leave_out_supersets() {
  // A set can only hold smaller ones, and if it holds any, one of the least.
  for (Edges& set : sets_) set = with_size(set);
  std::sort(sets_.begin(), sets_.end());
  std::size_t kept = 0;
  for (const Edges sized : sets_) {
    const Edges set = sized & kWithoutSize;
    const auto least = std::span(sets_).first(kept);
    if (portable::ranges::any_of(least, [&](Edges other) { return (other & ~set) == 0; })) continue;
    sets_[kept++] = set;
  }
  sets_.resize(kept);
}

void MakerSets::leave_out_twins() {
  while (true) {
    const Common common(sets_);
    Edges twins = 0;
    for (Edges rest = common.edges(); rest != 0; rest &= rest - 1) {
      const int e = std::countr_zero(rest);
      if (common.twins_of(e) != 0) twins |= single_pair(e);
    }
    if (twins == 0) return;
    std::erase_if(sets_, [&](Edges set) { return (set & twins) != 0; });
  }
}

auto MakerSets::weigh(Edges taken, std::array<Weight, 64>& of_edge) const -> Weight {
  Weight total = 0;
  for (const Edges set : sets_) {
    if ((set & taken) != 0) continue;
    const Weight weight = Weight{1} << std::max(0, kUnit - std::popcount(set));
    total += weight;
    for (Edges rest = set; rest != 0; rest &= rest - 1) {
      of_edge[static_cast<std::size_t>(std::countr_zero(rest))] += weight;
    }
  }
  return total;
}

bool MakerSets::below_one(Edges taken) const {
  std::array<Weight, 64> weights{};
  const Weight total = weigh(taken, weights);
  return total + *std::max_element(weights.begin(), weights.end()) < kOne;
}

}  // namespace harary
