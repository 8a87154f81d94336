// SPDX-License-Identifier: MIT
// The table of a nimber search: whole keys, or, where memory is short and the caller asks for it,
// fingerprints of keys (dense_table.hpp). Fingerprints belong into a table of their size. So what
// travels to another machine is kept with whole keys, too: the few positions that cost most.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <type_traits>

#include "base/assert.hpp"
#include "solve/nimber/facts.hpp"
#include "solve/table/dense_table.hpp"
#include "solve/table/shared_table.hpp"

namespace harary {

template <SmallValue Key>
class NimberTable {
 public:
  // Equal keys of these types have equal bytes.
  static constexpr bool kHasFingerprints = std::has_unique_object_representations_v<Key>;

  struct Kind {
    bool fingerprints = false;
    std::uint64_t seed = 1;  // of the fingerprints
    // Positions of at least this much work keep their whole keys, as many as fit; 0: none.
    std::uint64_t whole_from = 0;
  };
  // With fingerprints, keys are whole until they fill a sixteenth of the memory: small searches
  // need no chance, and touch little memory.
  NimberTable(std::uint64_t memory_bytes, Kind kind)
      : kind_{kHasFingerprints && kind.fingerprints, kind.seed, kind.whole_from},
        dense_bytes_(memory_bytes - memory_bytes / kWholeShare),
        whole_(std::make_unique<Whole>(kind_.fingerprints ? memory_bytes / kWholeShare
                                                          : memory_bytes)) {}

  // Whether it may hold fingerprints, and whether it does.
  bool may_have_fingerprints() const { return kind_.fingerprints; }
  bool has_fingerprints() const { return dense_ != nullptr; }
  // From now on. No other thread may use the table meanwhile.
  void take_fingerprints() {
    HARARY_ASSERT(kind_.fingerprints && !dense_, "fingerprints are taken once, if at all");
    if constexpr (kHasFingerprints) {
      dense_ = std::make_unique<Dense>(dense_bytes_, kind_.seed);
      whole_->for_each_entry([&](std::span<const std::uint64_t> words) {
        typename Whole::EntryWords entry;
        std::copy_n(words.begin(), entry.size(), entry.begin());
        dense_->store(Whole::key_of(entry), Whole::payload_of(entry),
                      std::uint64_t{1} << (AnyTable::work_width(words) - 1));
      });
      if (kind_.whole_from == 0) {
        whole_ = nullptr;
      } else {
        whole_->reserve(std::numeric_limits<std::uint64_t>::max());
      }
    }
  }

  // At most the probability that one of this number of questions was answered for another key.
  static double confusion(std::uint64_t questions) { return Dense::confusion(questions); }

  // The contract is that of SharedTable.
  std::optional<NimberFacts> find(const Key& key) {
    return dense_ ? dense_->find(key) : whole_->find(key);
  }
  int work_width_of(const Key& key) {
    return dense_ ? dense_->work_width_of(key) : whole_->work_width_of(key);
  }
  void store(const Key& key, const NimberFacts& facts, std::uint64_t work) {
    if (dense_) dense_->store(key, facts, work);
    if (!dense_ || (whole_ && work >= kind_.whole_from)) whole_->store(key, facts, work);
  }
  void prefetch(const Key& key) const {
    if (dense_) {
      dense_->prefetch(key);
    } else {
      whole_->prefetch(key);
    }
  }
  bool crowded() const { return !dense_ && (whole_->crowded() || is_full()); }
  void grow() {
    if (is_full()) {
      take_fingerprints();
    } else {
      whole_->grow();
    }
  }
  std::uint64_t replaced() const { return dense_ ? dense_->replaced() : whole_->replaced(); }
  std::uint64_t capacity() const { return dense_ ? dense_->capacity() : whole_->capacity(); }
  std::uint64_t entries() const { return any().entries(); }
  // What a file says about its entries, beside the game. Those with whole keys fit any table, but
  // a search with fingerprints found them. Fingerprints alone mean nothing in another table.
  std::string description() const {
    return kind_.fingerprints ? description_of_seed(kind_.seed) : "";
  }
  static std::string description_of_seed(std::uint64_t seed) {
    return ", fingerprints of seed " + std::to_string(seed);
  }
  static constexpr const char* kInBuckets = " buckets";
  std::string fingerprints_description() const {
    return description() + " in " + std::to_string(Dense::buckets_in(dense_bytes_)) + kInBuckets;
  }

  AnyTable& any() { return dense_ ? static_cast<AnyTable&>(*dense_) : *whole_; }
  const AnyTable& any() const { return dense_ ? static_cast<const AnyTable&>(*dense_) : *whole_; }
  // What fits any table; nothing if all keys are fingerprints.
  const AnyTable* with_whole_keys() const { return whole_.get(); }

 private:
  // Found by measurement (docs/performance.md, "A table that is too small").
  using Whole =
      SharedTable<Key, NimberFacts, TableSettings{.least_entries = 4, .fillings = 2, .gain = 2}>;
  using Dense = DenseTable<Key, NimberFacts>;
  static constexpr std::uint64_t kWholeShare = 16;

  // No larger table of whole keys is wanted.
  bool is_full() const {
    return kind_.fingerprints && !dense_ && !whole_->crowded() &&
           whole_->entries() > whole_->capacity() / 2;
  }

  const Kind kind_;
  const std::uint64_t dense_bytes_;
  std::unique_ptr<Whole> whole_;
  std::unique_ptr<Dense> dense_;
};

}  // namespace harary
