// SPDX-License-Identifier: MIT
#include "theory/clutters/clutters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "theory/clutters/orderly_listing.hpp"

namespace harary {

namespace {

// The sets without a point, of the sets of six points.
constexpr std::array<ClutterPart, 6> kWithout{0x5555555555555555, 0x3333333333333333,
                                              0x0f0f0f0f0f0f0f0f, 0x00ff00ff00ff00ff,
                                              0x0000ffff0000ffff, 0x00000000ffffffff};

ClutterPart exchanged(ClutterPart sets, std::size_t low, std::size_t high) {
  const int by = (1 << high) - (1 << low);
  const ClutterPart only_low = kWithout[high] & ~kWithout[low];
  const ClutterPart differ = (sets ^ sets >> by) & only_low;
  return sets ^ differ ^ differ << by;
}

// The up-sets on some points, families of sets that have with a set all that hold it: one for each
// clutter. An up-set on one point more is two of them, the first within the second.
class UpSets {
 public:
  explicit UpSets(int points) {
    if (points == 0) {
      all_ = {0, 1};
    } else {
      const UpSets smaller(points - 1);
      smaller.for_each_pair([&](ClutterPart without, ClutterPart with) {
        all_.push_back(without | with << (1U << (points - 1)));
      });
      std::sort(all_.begin(), all_.end());
    }
    words_ = (all_.size() + 63) / 64;
    std::size_t pairs = 0;
    for (const ClutterPart low : all_) {
      for (std::size_t first = 0; first < words_ * 64; first += 64) {
        before_.push_back(static_cast<std::uint32_t>(pairs));
        std::uint64_t word = 0;
        for (std::size_t i = first; i < std::min(first + 64, all_.size()); ++i) {
          if ((low & ~all_[i]) == 0) word |= std::uint64_t{1} << (i - first);
        }
        above_.push_back(word);
        pairs += static_cast<std::size_t>(std::popcount(word));
      }
    }
    pairs_ = pairs;
  }

  std::size_t pairs() const { return pairs_; }
  // A number below pairs() for each pair, the first within the second.
  std::size_t pair_index(ClutterPart low, ClutterPart high) const {
    const std::size_t i = index(high);
    const std::size_t word = index(low) * words_ + i / 64;
    const std::uint64_t before = above_[word] & ((std::uint64_t{1} << i % 64) - 1);
    return before_[word] + static_cast<std::size_t>(std::popcount(before));
  }
  // All pairs of up-sets with the first ones within them.
  template <class F>
  void for_each_pair(ClutterPart least_low, ClutterPart least_high, F&& f) const {
    const std::uint64_t* const above_high = &above_[index(least_high) * words_];
    for (std::size_t low = 0; low < all_.size(); ++low) {
      if ((least_low & ~all_[low]) != 0) continue;
      for (std::size_t word = 0; word < words_; ++word) {
        for (std::uint64_t rest = above_[low * words_ + word] & above_high[word]; rest != 0;
             rest &= rest - 1) {
          f(all_[low], all_[word * 64 + static_cast<std::size_t>(std::countr_zero(rest))]);
        }
      }
    }
  }
  template <class F>
  void for_each_pair(F&& f) const {
    for_each_pair(0, 0, f);
  }

 private:
  std::size_t index(ClutterPart up_set) const {
    return static_cast<std::size_t>(std::lower_bound(all_.begin(), all_.end(), up_set) -
                                    all_.begin());
  }

  std::vector<ClutterPart> all_;
  std::size_t words_ = 0;
  std::size_t pairs_ = 0;
  std::vector<std::uint64_t> above_;   // by up-set, a bit for each that it lies in
  std::vector<std::uint32_t> before_;  // of each word: the pairs before it
};

// Both parts are up-sets, the rest within the link.
class UpSetParts {
 public:
  explicit UpSetParts(int others) : half_(1 << (others - 1)), halves_(others - 1) {
    for (PointPermutation to : permutations_of(others)) {
      auto& exchanges = exchanges_.emplace_back();
      for (std::size_t p = 0; p < to.size(); ++p) {
        const auto low = static_cast<std::size_t>(
            std::find(to.begin(), to.end(), static_cast<int>(p)) - to.begin());
        if (low == p) continue;
        std::swap(to[low], to[p]);
        exchanges.emplace_back(std::min(low, p), std::max(low, p));
      }
    }
  }

  std::size_t rests() const { return halves_.pairs(); }
  std::size_t rest_index(ClutterPart rest) const {
    return halves_.pair_index(low(rest), rest >> half_);
  }
  ClutterPart rest_image(ClutterPart part, std::size_t i) const { return link_image(part, i); }
  ClutterPart link_image(ClutterPart part, std::size_t i) const {
    for (const auto& [a, b] : exchanges_[i]) part = exchanged(part, a, b);
    return part;
  }
  template <class F>
  void for_each_link(ClutterPart rest, F&& f) const {
    halves_.for_each_pair(low(rest), rest >> half_, [&](ClutterPart without, ClutterPart with) {
      f(without | with << half_);
    });
  }
  ClutterPart rest_at(ClutterPart rest, ClutterPart link, int t) const {
    const ClutterPart without = kWithout[static_cast<std::size_t>(t)];
    return (rest & without) | (link & without) << (1 << t);
  }
  ClutterPart link_at(ClutterPart rest, ClutterPart link, int t) const {
    const ClutterPart without = kWithout[static_cast<std::size_t>(t)];
    return (rest >> (1 << t) & without) | (link & ~without);
  }

 private:
  ClutterPart low(ClutterPart part) const { return part & ((ClutterPart{1} << half_) - 1); }

  int half_;  // how many sets of the points but one there are
  UpSets halves_;
  // Of each permutation: exchanges of two points that make it, one after the other.
  std::vector<std::vector<std::pair<std::size_t, std::size_t>>> exchanges_;
};

Clutter joined(ClutterPart rest, ClutterPart link, int points) {
  if (points == kMostClutterPoints) return {{rest, link}};
  return {{rest | link << (1U << (points - 1)), 0}};
}

}  // namespace

void for_each_clutter(int points, Job& job, const std::function<void(const Clutter&)>& f) {
  if (points < 0 || points > kMostClutterPoints) {
    throw InputError(fmt::format("clutters are listed on at most {} points", kMostClutterPoints));
  }
  if (points == 0) {
    f({{0, 0}});
    f({{1, 0}});
    return;
  }
  if (points == 1) {
    for (const std::uint64_t up_set : {0U, 2U, 3U}) f({{up_set, 0}});
    return;
  }
  const UpSetParts parts(points - 1);
  std::vector<ClutterPart> firsts;
  for_each_clutter(points - 1, job,
                   [&](const Clutter& clutter) { firsts.push_back(clutter.words[0]); });
  OrderlyListing<UpSetParts>(parts, points, std::move(firsts), job)
      .run(job, [&](ClutterPart rest, ClutterPart link) { f(joined(rest, link, points)); });
}

}  // namespace harary
