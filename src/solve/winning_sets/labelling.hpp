// SPDX-License-Identifier: MIT
// Families up to the names of points: a family, or two of them, with points renumbered in an order
// that depends on the structure as far as possible.
//
// Colour refinement (as in McKay 1981) on points and sets; where it leaves ties, one point of the
// first smallest cell is individualised, without branching. Families with equal forms are
// isomorphic. Isomorphic families may have different forms if a tie was broken badly, which only
// loses a merge: full canonical forms saved one position of 892 and took several times as long.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/hashing.hpp"
#include "solve/winning_sets/set_list.hpp"

namespace harary {

// The key of a table: `first` sets of one family, then those of another.
template <int Words>
struct RelabelledSets {
  SetList<Words> sets;
  std::size_t first = 0;
  std::uint64_t mark = 0;  // tells keys of different questions apart
  std::uint64_t hash = 0;
  std::uint64_t check = 0;           // more bits of the hash
  std::vector<std::uint16_t> order;  // by label, the point's number in the game

  PointSet<Words> labels(const PointSet<Words>& points) const {
    PointSet<Words> result;
    for (std::size_t label = 0; label < order.size(); ++label) {
      if (points.contains(order[label])) result.insert(static_cast<int>(label));
    }
    return result;
  }
  PointSet<Words> points(const PointSet<Words>& labels) const {
    PointSet<Words> result;
    for (const int label : labels) result.insert(order[static_cast<std::size_t>(label)]);
    return result;
  }
};

template <int Words>
class Labelling {
 public:
  void relabel(const SetList<Words>& first, const SetList<Words>& second, std::uint64_t mark,
               bool refine, RelabelledSets<Words>& result) {
    PointSet<Words> points = points_of(first);
    points |= points_of(second);
    count_ = 0;
    for (const int p : points) {
      place_[static_cast<std::size_t>(p)] = static_cast<std::uint16_t>(count_);
      numbers_[count_] = static_cast<std::uint16_t>(p);
      colour_[count_++] = 0;
    }
    if (refine) {
      list_members(first, second);
      refine_all();
    }
    std::array<std::uint16_t, kMost>& order = order_;
    for (std::size_t i = 0; i < count_; ++i) order[i] = static_cast<std::uint16_t>(i);
    if (refine) {
      std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count_),
                [&](std::uint16_t a, std::uint16_t b) { return colour_[a] < colour_[b]; });
    }
    result.order.resize(count_);
    for (std::size_t label = 0; label < count_; ++label) {
      result.order[label] = refine ? numbers_[order[label]] : numbers_[label];
      label_[order[label]] = static_cast<std::uint16_t>(label);
    }
    result.mark = mark;
    result.first = first.size();
    result.sets.clear();
    result.hash = mix(mark + count_);
    result.check = mix(mark - count_);
    add(first, 0x9e3779b97f4a7c15ULL, refine, result);
    add(second, 0xc2b2ae3d27d4eb4fULL, refine, result);
    result.hash = mix(result.hash);
    result.check = mix(result.check);
  }

 private:
  static constexpr std::size_t kMost = PointSet<Words>::kCapacity;

  void add(const SetList<Words>& sets, std::uint64_t seed, bool refine,
           RelabelledSets<Words>& result) {
    for (const PointSet<Words>& set : sets) {
      PointSet<Words> renamed = set;
      if (refine) {
        renamed = {};
        for (const int p : set) renamed.insert(label_[place_[static_cast<std::size_t>(p)]]);
      }
      result.sets.push_back(renamed);
      std::uint64_t h = seed;
      for (const std::uint64_t word : renamed.words()) h = mix(h ^ word) + seed;
      result.hash += h;
      result.check += mix(h ^ 0x2545f4914f6cdd1dULL);
    }
  }

  void list_members(const SetList<Words>& first, const SetList<Words>& second) {
    members_.clear();
    ends_.clear();
    seeds_.clear();
    for (const SetList<Words>* sets : {&first, &second}) {
      for (const PointSet<Words>& set : *sets) {
        for (const int p : set) members_.push_back(place_[static_cast<std::size_t>(p)]);
        ends_.push_back(members_.size());
        seeds_.push_back((sets == &first ? 0x9e3779b97f4a7c15ULL : 0xc2b2ae3d27d4eb4fULL) *
                         static_cast<std::uint64_t>(set.size() + 1));
      }
    }
  }

  // One round: points learn of their sets, which know their points.
  void refine_once() {
    std::array<std::uint64_t, kMost>& sum = sum_;
    for (std::size_t i = 0; i < count_; ++i) {
      sum[i] = 0;
      mixed_[i] = mix(colour_[i] + 0x165667b19e3779f9ULL);
    }
    std::size_t begin = 0;
    for (std::size_t s = 0; s < ends_.size(); ++s) {
      std::uint64_t h = seeds_[s];
      for (std::size_t i = begin; i < ends_[s]; ++i) h += mixed_[members_[i]];
      h = mix(h);
      for (std::size_t i = begin; i < ends_[s]; ++i) sum[members_[i]] += h;
      begin = ends_[s];
    }
    for (std::size_t i = 0; i < count_; ++i) colour_[i] = mix(sum[i] + 3 * mixed_[i]);
  }

  std::size_t cells() {
    std::copy_n(colour_.begin(), count_, sorted_.begin());
    std::sort(sorted_.begin(), sorted_.begin() + static_cast<std::ptrdiff_t>(count_));
    std::size_t result = count_ > 0 ? 1 : 0;
    for (std::size_t i = 1; i < count_; ++i) result += sorted_[i] != sorted_[i - 1] ? 1 : 0;
    return result;
  }

  void refine_until_stable(std::size_t& found) {
    for (;;) {
      refine_once();
      const std::size_t now = cells();
      if (now <= found || now == count_) {
        found = now;
        return;
      }
      found = now;
    }
  }

  void refine_all() {
    std::size_t found = 0;
    refine_until_stable(found);
    while (found < count_) {
      // The colour of the smallest cell of at least two points, of these the first.
      std::size_t best = count_ + 1;
      std::uint64_t colour = 0;
      for (std::size_t begin = 0; begin < count_;) {
        std::size_t end = begin + 1;
        while (end < count_ && sorted_[end] == sorted_[begin]) ++end;
        if (end - begin > 1 && end - begin < best) {
          best = end - begin;
          colour = sorted_[begin];
        }
        begin = end;
      }
      const auto tied = std::find(colour_.begin(), colour_.end(), colour);
      *tied = mix(*tied + 0x27d4eb2f165667c5ULL);
      ++found;
      refine_until_stable(found);
    }
  }

  std::array<std::uint16_t, kMost> place_;
  std::array<std::uint16_t, kMost> numbers_;
  std::array<std::uint16_t, kMost> label_;
  std::array<std::uint16_t, kMost> order_;
  std::array<std::uint64_t, kMost> colour_;
  std::array<std::uint64_t, kMost> mixed_;
  std::array<std::uint64_t, kMost> sum_;
  std::array<std::uint64_t, kMost> sorted_;
  std::size_t count_ = 0;
  std::vector<std::uint16_t> members_;
  std::vector<std::size_t> ends_;
  std::vector<std::uint64_t> seeds_;
};

}  // namespace harary
