// SPDX-License-Identifier: MIT
#include "theory/misere/heap_sums.hpp"

#include <algorithm>
#include <utility>

#include "base/current_job.hpp"
#include "base/error.hpp"
#include "base/hashing.hpp"

namespace harary {

namespace {

constexpr char kMostOfAKind = 127;

}  // namespace

HeapSum together(HeapSum one, const HeapSum& other) {
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (one[i] > kMostOfAKind - other[i]) {
      throw LimitError("a sum has more than 127 heaps of a kind");
    }
    one[i] = static_cast<char>(one[i] + other[i]);
  }
  return one;
}

HeapSum HeapSums::single(int kind) const {
  HeapSum sum = none();
  sum[static_cast<std::size_t>(kind)] = 1;
  return sum;
}

HeapSum HeapSums::sum_of(const std::vector<int>& heaps) const {
  HeapSum sum = none();
  for (const int heap : heaps) sum = together(std::move(sum), value(heap));
  return sum;
}

void HeapSums::add_heap(const std::vector<std::vector<int>>& options) {
  std::vector<HeapSum> own;
  for (const std::vector<int>& heaps : options) own.push_back(sum_of(heaps));
  std::sort(own.begin(), own.end());
  own.erase(std::unique(own.begin(), own.end()), own.end());
  if (own.empty()) {
    values_.push_back(none());
    return;
  }
  const auto known = std::find(options_.begin(), options_.end(), own);
  if (known != options_.end()) {
    values_.push_back(single(static_cast<int>(known - options_.begin())));
    return;
  }
  options_.push_back(std::move(own));
  for (HeapSum& value : values_) value.push_back('\0');
  for (auto& list : options_) {
    for (HeapSum& option : list) option.push_back('\0');
  }
  values_.push_back(single(kinds() - 1));
  known_.clear();
}

// No other heap has this kind: each would have been given it, and all are smaller.
void HeapSums::identify_last(HeapSum sum) {
  options_.pop_back();
  sum.pop_back();
  for (HeapSum& value : values_) value.pop_back();
  for (auto& list : options_) {
    for (HeapSum& option : list) option.pop_back();
  }
  values_.back() = std::move(sum);
  known_.clear();
}

std::vector<HeapSum> HeapSums::moves(const HeapSum& sum) const {
  std::vector<HeapSum> result;
  for (std::size_t kind = 0; kind < sum.size(); ++kind) {
    if (sum[kind] == 0) continue;
    HeapSum rest = sum;
    --rest[kind];
    for (const HeapSum& option : options_[kind]) result.push_back(together(rest, option));
  }
  return result;
}

std::size_t HeapSums::Hash::operator()(const HeapSum& sum) const {
  std::uint64_t hash = sum.size();
  for (const char count : sum) hash = mix(hash * 131 + static_cast<unsigned char>(count));
  return hash;
}

bool HeapSums::previous_wins(const HeapSum& sum) {
  if (smaller_ && !sum.empty() && sum.back() == 0) return smaller_(sum);
  if (const auto known = known_.find(sum); known != known_.end()) return known->second;
  CurrentJob::check_each(64);
  const std::vector<HeapSum> next = moves(sum);
  const bool wins = !next.empty() && std::none_of(next.begin(), next.end(), [this](const auto& to) {
    return previous_wins(to);
  });
  if ((known_.size() + 1) * (sum.capacity() + 80) > most_bytes_) {
    throw JobStopped{StopReason::memory};
  }
  known_.emplace(sum, wins);
  return wins;
}

}  // namespace harary
