// SPDX-License-Identifier: MIT
// One part of the reduce by key: an open-addressing hash table of records whose codes are combined
// when a key comes again. Linear probing, a power of two of places, at most 3/4 of them taken.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "solve/retrograde/record.hpp"

namespace harary {

template <PackedKey K, int Values>
class KeyTable {
 public:
  using Entry = Record<K, Values>;

  void add(const Entry& record, Choice choice) {
    HARARY_ASSERT(record.key != kNoKey<K>, "a key differs from the mark of an empty place");
    if ((used_ + 1) * 4 > places_.size() * 3) grow();
    Entry& place = find(record.key);
    if (place.key == kNoKey<K>) {
      place = record;
      ++used_;
    } else if constexpr (Values > 0) {
      combine(choice, place.codes, record.codes);
    }
  }

  std::uint64_t size() const { return used_; }
  // What it takes, or is about to take: a table that is nearly full counts as grown already.
  std::uint64_t memory_bytes_soon() const {
    const std::size_t places = used_ * 8 > places_.size() * 5 ? places_.size() * 2 : places_.size();
    return places * sizeof(Entry);
  }

  // The records in increasing order of their keys; the table is empty afterwards.
  std::vector<Entry> take_sorted() {
    std::vector<Entry> records = std::move(places_);
    places_ = {};
    used_ = 0;
    std::erase_if(records, [](const Entry& r) { return r.key == kNoKey<K>; });
    std::sort(records.begin(), records.end(),
              [](const Entry& a, const Entry& b) { return a.key < b.key; });
    return records;
  }

 private:
  static constexpr std::size_t kFirstPlaces = 64;

  static std::uint64_t hash(K key) {
    const TableKey words = table_key(key);
    return mix(words.low ^ mix(words.high + 0x9e3779b97f4a7c15ULL));
  }

  Entry& find(K key) {
    HARARY_ASSERT(used_ < places_.size(), "a place is empty, so that a search ends");
    std::size_t at = static_cast<std::size_t>(hash(key)) & (places_.size() - 1);
    while (places_[at].key != key && places_[at].key != kNoKey<K>) {
      at = (at + 1) & (places_.size() - 1);
    }
    return places_[at];
  }

  void grow() {
    Entry empty{};
    empty.key = kNoKey<K>;
    std::vector<Entry> old(std::max(kFirstPlaces, places_.size() * 2), empty);
    old.swap(places_);
    for (const Entry& record : old) {
      if (record.key != kNoKey<K>) find(record.key) = record;
    }
  }

  std::vector<Entry> places_;
  std::uint64_t used_ = 0;
};

}  // namespace harary
