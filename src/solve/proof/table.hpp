// SPDX-License-Identifier: MIT
// The transposition table of the proof search: for a key, a lower and an upper bound of its value
// for the mover. Keys are stored whole, so an entry never speaks for another position. The size is
// fixed when the table is made; when a bucket is full, the entry that cost the least work gives
// way. Losing an entry costs time, never correctness: the table only ever repeats what was proved.
//
//   bucket = 4 entries:   | key | lower | upper | log2(work) |   work 0 = empty
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "base/hashing.hpp"
#include "games/rules.hpp"

namespace harary {

template <SmallValue Key>
class TranspositionTable {
 public:
  // Takes at most `memory_bytes`, but always at least one bucket; grows towards that limit as
  // entries come, so that a small question does not touch gigabytes.
  explicit TranspositionTable(std::uint64_t memory_bytes)
      : most_buckets_(std::max<std::uint64_t>(
            1, std::bit_floor(std::max<std::uint64_t>(1, memory_bytes / sizeof(Bucket) * 2 / 3)))) {
    buckets_.resize(std::min<std::uint64_t>(most_buckets_, kFirstBuckets));
  }

  // What is known of `key`; nothing known: the widest bounds.
  Bounds find(const Key& key) const {
    for (const Entry& entry : bucket(key).entries) {
      if (entry.work != 0 && entry.key == key) return {entry.lower, entry.upper};
    }
    return {};
  }

  // Remembers proved bounds; `work` is the number of positions that the proof visited.
  void store(const Key& key, Bounds bounds, std::uint64_t work) {
    if (used_ > buckets_.size() * 3 && buckets_.size() < most_buckets_) grow();
    place(Entry{key, bounds.lower, bounds.upper,
                static_cast<std::uint8_t>(std::bit_width(work | 1))});
  }

  std::uint64_t entries() const { return used_; }
  std::uint64_t memory_bytes() const { return buckets_.size() * sizeof(Bucket); }

 private:
  struct Entry {
    Key key{};
    Value lower = 0;
    Value upper = 0;
    std::uint8_t work = 0;
  };
  struct Bucket {
    Entry entries[4];
  };
  static constexpr std::uint64_t kFirstBuckets = 1 << 10;

  std::size_t index(const Key& key) const {
    return static_cast<std::size_t>(mix(key.hash()) & (buckets_.size() - 1));
  }
  const Bucket& bucket(const Key& key) const { return buckets_[index(key)]; }

  void place(const Entry& entry) {
    Bucket& bucket = buckets_[index(entry.key)];
    Entry* victim = &bucket.entries[0];
    for (Entry& candidate : bucket.entries) {
      if (candidate.work != 0 && candidate.key == entry.key) {
        candidate.lower = std::max(candidate.lower, entry.lower);
        candidate.upper = std::min(candidate.upper, entry.upper);
        candidate.work = std::max(candidate.work, entry.work);
        return;
      }
      if (candidate.work < victim->work) victim = &candidate;
    }
    used_ += victim->work == 0 ? 1 : 0;
    *victim = entry;
  }

  // Twice the buckets; the old table lives until the new one is filled, hence the 2/3 above.
  void grow() {
    std::vector<Bucket> old(buckets_.size() * 2);
    old.swap(buckets_);
    used_ = 0;
    for (const Bucket& bucket : old) {
      for (const Entry& entry : bucket.entries) {
        if (entry.work != 0) place(entry);
      }
    }
  }

  std::vector<Bucket> buckets_;  // a power of two of them
  std::uint64_t most_buckets_;
  std::uint64_t used_ = 0;
};

}  // namespace harary
