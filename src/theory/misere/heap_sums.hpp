// SPDX-License-Identifier: MIT
// Sums of heaps of a game, and who wins them in misère play: a player who cannot move wins. Heaps
// with the same options are one kind, and a heap without options is none.
//
// A heap may also be made to count as a sum of smaller ones. That is a guess (it may hold only as
// long as larger heaps are not there), so what is learned from it needs a proof of its own; it
// keeps the sums few (Plambeck's pretending functions).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace harary {

// How many heaps of each kind, a byte each.
using HeapSum = std::string;

class HeapSums {
 public:
  // Sums are kept in at most this many bytes; beyond them JobStopped is thrown.
  explicit HeapSums(std::uint64_t most_bytes) : most_bytes_(most_bytes) {}

  // The next larger heap; its options as lists of smaller ones.
  void add_heap(const std::vector<std::vector<int>>& options);
  // Who wins sums without the last kind, as previous_wins() says it, where that is proved.
  void know_smaller(std::function<bool(const HeapSum&)> previous_wins) {
    smaller_ = std::move(previous_wins);
  }
  // The last heap counts as this sum from now on, whose last kind it was.
  void identify_last(HeapSum sum);

  int heaps() const { return static_cast<int>(values_.size()); }
  int kinds() const { return static_cast<int>(options_.size()); }
  // What a heap of 1 or more counts as.
  const HeapSum& value(int heap) const { return values_[static_cast<std::size_t>(heap) - 1]; }
  HeapSum sum_of(const std::vector<int>& heaps) const;
  HeapSum none() const { return HeapSum(options_.size(), '\0'); }
  HeapSum single(int kind) const;

  std::vector<HeapSum> moves(const HeapSum& sum) const;
  // Whether the player who has just moved wins.
  bool previous_wins(const HeapSum& sum);
  std::size_t size() const { return known_.size(); }

 private:
  struct Hash {
    std::size_t operator()(const HeapSum& sum) const;
  };

  std::vector<HeapSum> values_;
  std::vector<std::vector<HeapSum>> options_;  // of each kind, in increasing order
  std::function<bool(const HeapSum&)> smaller_;
  std::uint64_t most_bytes_;
  std::unordered_map<HeapSum, bool, Hash> known_;
};

// Both together. Throws LimitError beyond 127 of a kind.
HeapSum together(HeapSum one, const HeapSum& other);

}  // namespace harary
