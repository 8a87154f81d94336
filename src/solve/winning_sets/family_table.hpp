// SPDX-License-Identifier: MIT
// What is proved of families, by their relabelled form. The form is kept and compared, so that no
// collision of hashes decides an answer. When half of the memory is full, the older half of the
// entries is forgotten: that costs time, never correctness.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "solve/winning_sets/labelling.hpp"

namespace harary {

// A bound on the moves of the player who must complete a set.
inline constexpr int kNoBound = 30'000;

template <int Words>
struct FamilyFacts {
  std::uint16_t wins_in = 0xffff;  // the least known number of moves; 0xffff: none
  std::uint16_t fails_in = 0;      // the largest known number that is not enough
  std::uint16_t passes = 0;        // of a win in a strong game: see strong_search.hpp
  PointSet<Words> win_zone;
  PointSet<Words> fail_zone;

  // Whether it is known if that many moves are enough.
  bool tell(int moves) const { return wins_in <= moves || fails_in >= moves; }
};

template <int Words, class Facts = FamilyFacts<Words>>
class FamilyTable {
 public:
  explicit FamilyTable(std::uint64_t memory_bytes) : half_(memory_bytes / 2) {}

  // Null if nothing is known. Valid until the next call. Sorts the key's sets.
  const Facts* find(RelabelledSets<Words>& key) {
    if (const Entry* entry = young_.find(key)) return &entry->facts;
    if (const Entry* entry = old_.find(key)) {
      const Facts facts = entry->facts;
      return &insert(key, facts);
    }
    return nullptr;
  }

  // The entry to be changed, made if there is none.
  Facts& at(RelabelledSets<Words>& key) {
    if (Entry* entry = young_.find(key)) return entry->facts;
    const Entry* entry = old_.find(key);
    const Facts facts = entry == nullptr ? Facts{} : entry->facts;
    return insert(key, facts);
  }

 private:
  struct Entry {
    std::uint64_t hash;
    std::uint64_t check;
    std::uint64_t begin;  // of its sets among the words
    std::uint32_t count;
    std::uint32_t first;
    std::uint64_t mark;
    Facts facts;
  };

  static void sort(RelabelledSets<Words>& key) {
    const auto middle = key.sets.begin() + static_cast<std::ptrdiff_t>(key.first);
    std::sort(key.sets.begin(), middle);
    std::sort(middle, key.sets.end());
  }

  struct Generation {
    std::vector<Entry> entries;
    std::vector<std::uint64_t> words;
    std::vector<std::uint32_t> places;  // by hash; an entry's number + 1

    static std::size_t width(const RelabelledSets<Words>& key) {
      return (key.order.size() + 63) / 64;
    }

    bool equal(const Entry& entry, RelabelledSets<Words>& key) const {
      if (entry.count != key.sets.size() || entry.first != key.first || entry.mark != key.mark) {
        return false;
      }
      sort(key);
      const std::uint64_t* word = words.data() + entry.begin;
      for (const PointSet<Words>& set : key.sets) {
        for (std::size_t w = 0; w < width(key); ++w) {
          if (*word++ != set.word(static_cast<int>(w))) return false;
        }
      }
      return true;
    }
    Entry* find(RelabelledSets<Words>& key) {
      if (places.empty()) return nullptr;
      for (std::size_t i = key.hash & (places.size() - 1); places[i] != 0;
           i = (i + 1) & (places.size() - 1)) {
        Entry& entry = entries[places[i] - 1];
        if (entry.hash == key.hash && entry.check == key.check && equal(entry, key)) return &entry;
      }
      return nullptr;
    }
    void index(std::uint32_t number) {
      std::size_t i = entries[number].hash & (places.size() - 1);
      while (places[i] != 0) i = (i + 1) & (places.size() - 1);
      places[i] = number + 1;
    }
    Entry& insert(RelabelledSets<Words>& key, const Facts& facts) {
      sort(key);
      entries.push_back({key.hash, key.check, words.size(),
                         static_cast<std::uint32_t>(key.sets.size()),
                         static_cast<std::uint32_t>(key.first), key.mark, facts});
      for (const PointSet<Words>& set : key.sets) {
        for (std::size_t w = 0; w < width(key); ++w) words.push_back(set.word(static_cast<int>(w)));
      }
      if (entries.size() * 2 > places.size()) {
        places.assign(std::max<std::size_t>(1024, places.size() * 2), 0);
        for (std::uint32_t e = 0; e < entries.size(); ++e) index(e);
      } else {
        index(static_cast<std::uint32_t>(entries.size() - 1));
      }
      return entries.back();
    }
    std::uint64_t bytes() const {
      return entries.capacity() * sizeof(Entry) + words.capacity() * 8 + places.capacity() * 4;
    }
  };

  Facts& insert(RelabelledSets<Words>& key, const Facts& facts) {
    if (young_.bytes() > half_) {
      old_ = std::move(young_);
      young_ = Generation();
    }
    return young_.insert(key, facts).facts;
  }

  std::uint64_t half_;
  Generation young_;
  Generation old_;
};

}  // namespace harary
