// SPDX-License-Identifier: MIT
// Pairs and potential together: Breaker answers within disjoint pairs of points, and elsewhere by
// the strategy of Erdős and Selfridge.
//
//   Lemma. Take disjoint pairs of points. A set that holds a pair is hit: when Maker takes one of
//   the two points, Breaker takes the other. Of every other set Breaker looks only at its trace,
//   the points in no pair. If the traces meet the condition of the theorem in survey.hpp, Breaker
//   holds: a move within a pair is answered there, and all other moves are moves on the traces. A
//   trace is completed before its set is, so a strategy on the traces is one on the sets.
//
// The pairs are chosen greedily. If w_p is the weight of the sets with p and w_pq that of those
// with both points, the pair changes the weight of all sets by w_p + w_q - 3 w_pq: sets with both
// vanish, those with one of them become twice as heavy.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solve/winning_sets/set_list.hpp"

namespace harary {

template <int Words>
class PairPotential {
 public:
  // Sets that weigh more than `most` together are not tried; 0 < most <= 100.
  explicit PairPotential(int most = 100) : most_(Weight{most} << kUnit) {}

  // If Breaker is found to hold: points W so that he holds on the sets cut down to W.
  std::optional<PointSet<Words>> breaker_holds(const SetList<Words>& sets,
                                               const PointSet<Words>& points, bool makers_turn) {
    lightest_ = kNotFree;
    count_ = 0;
    for (const int p : points) {
      place_[static_cast<std::size_t>(p)] = count_;
      numbers_[count_++] = p;
    }
    if (count_ > kMostPoints || !weigh(sets)) return std::nullopt;
    free_ = points;
    PointSet<Words> zone;
    for (;;) {
      lightest_ = std::min(lightest_, total_);
      if (total_ < kOne && (!makers_turn || total_ + heaviest() < kOne)) {
        return zone | points_of(traces_);
      }
      if (!choose_pair()) return std::nullopt;
      const int p = numbers_[best_p_], q = numbers_[best_q_];
      zone.insert(p);
      zone.insert(q);
      if (!use_pair(p, q)) return std::nullopt;
    }
  }

  // Whether the traces of the last question came to weigh less than that together.
  bool came_below(int weight) const { return lightest_ < Weight{weight} << kUnit; }

 private:
  using Weight = std::int32_t;
  // So that w_p + w_q and w_p + kNotFree are numbers.
  static constexpr int kUnit = 22;
  static constexpr Weight kOne = Weight{1} << kUnit;
  static constexpr Weight kNearOne = kOne + kOne / 10;
  static constexpr std::size_t kMostPoints = 192;
  // In place of the weight of a point that is not free: so much that its pairs are never chosen,
  // though three times the weight that it has in common with another point, at most 300, is
  // taken away.
  static constexpr Weight kNotFree = Weight{302} << kUnit;

  // Rounded up, so that errors are to Breaker's disadvantage.
  static Weight weight(int size) { return Weight{1} << (kUnit - std::min(size, kUnit)); }

  bool weigh(const SetList<Words>& sets) {
    total_ = 0;
    for (const PointSet<Words>& set : sets) {
      total_ += weight(set.size());
      if (total_ > most_) return false;
    }
    stride_ = (count_ + 7) / 8 * 8;
    common_.assign(stride_ * count_, 0);
    traces_ = sets;
    for (const PointSet<Words>& set : sets) add(set, weight(set.size()));
    return true;
  }

  // The weight of pairs of points of the set, and of its points on the diagonal.
  void add(const PointSet<Words>& set, Weight weight) {
    std::array<std::size_t, kMostPoints> places;
    std::size_t size = 0;
    for (const int p : set) places[size++] = place_[static_cast<std::size_t>(p)];
    for (std::size_t i = 0; i < size; ++i) {
      Weight* const row = common_.data() + places[i] * stride_;
      for (std::size_t j = 0; j < size; ++j) row[places[j]] += weight;
    }
  }
  Weight of_point(std::size_t p) const { return common_[p * stride_ + p]; }

  Weight heaviest() const {
    Weight result = 0;
    for (const int p : free_)
      result = std::max(result, of_point(place_[static_cast<std::size_t>(p)]));
    return result;
  }

  // The pair that takes away most weight, of equal ones the first. Near the goal also one that adds
  // weight: it may still make the heaviest point lighter, or allow a better pair. Each row is first
  // asked for its least change, without the place: so the compiler takes several points at once.
  bool choose_pair() {
    const Weight limit = total_ < kNearOne ? kOne : 0;
    Weight best = limit;
    weights_.assign(stride_, kNotFree);
    for (const int p : free_) {
      const std::size_t i = place_[static_cast<std::size_t>(p)];
      weights_[i] = of_point(i);
    }
    const Weight* const weights = weights_.data();
    for (const int p : free_) {
      const std::size_t i = place_[static_cast<std::size_t>(p)];
      const Weight* const row = common_.data() + i * stride_;
      Weight least = kNotFree;
      for (std::size_t j = i + 1; j < stride_; ++j) {
        least = std::min(least, weights[j] - 3 * row[j]);
      }
      if (weights[i] + least >= best) continue;
      best = weights[i] + least;
      best_p_ = i;
      best_q_ = i + 1;
      while (weights[best_q_] - 3 * row[best_q_] != least) ++best_q_;
    }
    return best < limit;
  }

  // False if a trace becomes empty: then Breaker must not use the pair.
  bool use_pair(int p, int q) {
    free_.erase(p);
    free_.erase(q);
    std::size_t kept = 0;
    for (std::size_t i = 0; i < traces_.size(); ++i) {
      PointSet<Words> trace = traces_[i];
      const bool with_p = trace.contains(p), with_q = trace.contains(q);
      if (with_p || with_q) {
        const Weight before = weight(trace.size());
        if (with_p && with_q) {
          add(trace, -before);
          total_ -= before;
          continue;
        }
        trace.erase(with_p ? p : q);
        const Weight after = weight(trace.size());
        if (trace.empty()) return false;
        add(trace, after - before);
        total_ += after - before;
        if (total_ > most_) return false;
      }
      traces_[kept++] = trace;
    }
    traces_.resize(kept);
    return true;
  }

  Weight most_;
  std::array<std::size_t, PointSet<Words>::kCapacity> place_;
  std::array<int, PointSet<Words>::kCapacity> numbers_;
  std::size_t count_ = 0;
  std::size_t stride_ = 0;
  std::vector<Weight> common_;
  std::vector<Weight> weights_;  // of free points, by place; elsewhere kNotFree
  SetList<Words> traces_;
  PointSet<Words> free_;
  Weight total_ = 0;
  Weight lightest_ = 0;
  std::size_t best_p_ = 0, best_q_ = 0;
};

}  // namespace harary
