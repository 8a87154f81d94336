// SPDX-License-Identifier: MIT
// A transposition table with 8 bytes an entry: in place of the key a fingerprint of 52 bits, so
// that three times as many positions are kept as with whole keys of 16 bytes.
//
// A key has two hashes that are independent of each other: one chooses the bucket, a cache line of
// eight entries, the other is the fingerprint. A question about a key that is not stored is
// answered wrongly only if one of eight fingerprints happens to be equal: with probability at most
// 8 · 2^-52. confusion() bounds that for all questions together. Such an answer is made
// independent of the chance by a certificate that is verified, or by a second search with another
// seed.
//
//   entry:  | fingerprint 52 | code of the payload 6 | generation 2 | work 4 |   work 0 = empty
//
// Equal keys must have equal bytes. Entries are single words, so that threads need no locks: of two
// that write the same word one is lost. `work` is half the bit width of the positions that a proof
// visited. The table has its full size from the start, since fingerprints do not say where they
// would go in a larger one.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <span>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "games/rules.hpp"
#include "solve/table/any_table.hpp"
#include "solve/table/zeroed_memory.hpp"

namespace harary {

// A payload that six bits hold, perhaps with less than it knows: short_code() < 64 and
// of_short_code().
template <class P>
concept ShortPayload = requires(const P& payload) {
  { payload.short_code() } -> std::same_as<unsigned>;
  { P::of_short_code(0U) } -> std::same_as<P>;
  { payload.merged_with(payload) } -> std::same_as<P>;
};

// FingerprintBits: fewer only in tests, where confusions are wanted.
template <SmallValue Key, ShortPayload Payload, int FingerprintBits = 52>
class DenseTable final : public AnyTable {
 public:
  static constexpr std::uint64_t kEntries = 8;  // of a bucket

  static constexpr std::size_t kEntryWords = 2;  // as files hold it
  static std::uint64_t buckets_in(std::uint64_t memory_bytes) {
    return std::max<std::uint64_t>(1, memory_bytes / (kEntries * 8));
  }

  DenseTable(std::uint64_t memory_bytes, std::uint64_t seed)
      : buckets_(buckets_in(memory_bytes)),
        seed_(mix(seed ^ 0x9e3779b97f4a7c15ULL)),
        memory_(buckets_ * kEntries) {
    memory_.use(buckets_ * kEntries);
  }

  std::optional<Payload> find(const Key& key) {
    const Place place = place_of(key);
    for (std::uint64_t i = 0; i < kEntries; ++i) {
      const std::uint64_t word = read(place.bucket[i]);
      if (work_of(word) == 0) break;
      if (fingerprint_of(word) != place.fingerprint) continue;
      if (generation_of(word) != generation()) {
        write(place.bucket[i], (word & ~kGenerationMask) | generation() << kWorkBits);
      }
      return Payload::of_short_code(code_of(word));
    }
    return std::nullopt;
  }
  int work_width_of(const Key& key) {
    const Place place = place_of(key);
    for (std::uint64_t i = 0; i < kEntries; ++i) {
      const std::uint64_t word = read(place.bucket[i]);
      if (work_of(word) != 0 && fingerprint_of(word) == place.fingerprint) return width_of(word);
    }
    return 0;
  }

  // Remembers what was proved, as far as six bits hold it.
  void store(const Key& key, const Payload& payload, std::uint64_t work) {
    const Place place = place_of(key);
    put(place.bucket, place.fingerprint, payload, half_width(std::bit_width(work | 1)));
  }
  void prefetch(const Key& key) const { __builtin_prefetch(place_of(key).bucket); }

  std::uint64_t entries() const override { return used_.load(std::memory_order_relaxed); }
  std::uint64_t capacity() const { return buckets_ * kEntries; }
  std::uint64_t replaced() const { return replaced_.load(std::memory_order_relaxed); }
  // At most the probability that one of this number of questions was answered for another key.
  static double confusion(std::uint64_t questions) {
    return static_cast<double>(questions) * kEntries / static_cast<double>(1ULL << FingerprintBits);
  }

  // An entry is two words: the number of its bucket and the word itself, with its work where other
  // tables have it. It belongs into a table with as many buckets and the same seed.
  std::size_t entry_words() const override { return kEntryWords; }
  void for_each_entry(const std::function<void(std::span<const std::uint64_t>)>& f) const override {
    for (std::uint64_t b = 0; b < buckets_; ++b) {
      for (std::uint64_t i = 0; i < kEntries; ++i) {
        const std::uint64_t word = read(memory_.words()[b * kEntries + i]);
        if (work_of(word) == 0) continue;
        const std::array<std::uint64_t, 2> words{
            (word & ~((1ULL << (kGenerationBits + kWorkBits)) - 1)) | work_of(word),
            b | static_cast<std::uint64_t>(width_of(word)) << 56};
        f(words);
      }
    }
  }
  void put(std::span<const std::uint64_t> words) override {
    HARARY_ASSERT(words.size() == kEntryWords, "an entry has the table's number of words");
    const std::uint64_t bucket = words[1] & ((1ULL << 48) - 1);
    const std::uint64_t work = work_of(words[0]);
    if (bucket >= buckets_ || work == 0) return;  // of another table
    put(memory_.words() + bucket * kEntries, fingerprint_of(words[0]),
        Payload::of_short_code(code_of(words[0])), work);
  }
  void reserve(std::uint64_t) override {}

 private:
  static constexpr int kWorkBits = 4;
  static constexpr int kGenerationBits = 2;
  static constexpr int kCodeBits = 6;
  static constexpr int kLowBits = kWorkBits + kGenerationBits + kCodeBits;
  static_assert(kLowBits + FingerprintBits <= 64);
  static constexpr std::uint64_t kGenerationMask = 3ULL << kWorkBits;

  struct Place {
    std::uint64_t* bucket;
    std::uint64_t fingerprint;
  };
  Place place_of(const Key& key) const {
    std::array<std::uint64_t, (sizeof(Key) + 7) / 8> words{};
    std::memcpy(words.data(), &key, sizeof(Key));
    __extension__ using Product = unsigned __int128;
    const Product product = static_cast<Product>(hash_words(words, seed_)) * buckets_;
    const std::uint64_t second = hash_words(words, ~seed_ * 0xd6e8feb86659fd93ULL);
    return {memory_.words() + static_cast<std::uint64_t>(product >> 64) * kEntries,
            second >> (64 - FingerprintBits)};
  }

  static std::uint64_t read(std::uint64_t& word) {
    return portable::atomic_ref(word).load(std::memory_order_relaxed);
  }
  static void write(std::uint64_t& word, std::uint64_t value) {
    portable::atomic_ref(word).store(value, std::memory_order_relaxed);
  }
  static std::uint64_t fingerprint_of(std::uint64_t word) { return word >> kLowBits; }
  static unsigned code_of(std::uint64_t word) {
    return static_cast<unsigned>(word >> (kWorkBits + kGenerationBits)) & 63U;
  }
  static std::uint64_t generation_of(std::uint64_t word) { return word >> kWorkBits & 3; }
  static std::uint64_t work_of(std::uint64_t word) { return word & 15; }
  // The least width that this work stands for.
  static int width_of(std::uint64_t word) { return static_cast<int>(work_of(word)) * 2 - 1; }
  static std::uint64_t half_width(int width) {
    return static_cast<std::uint64_t>(std::min((width + 1) / 2, 15));
  }
  std::uint64_t generation() const { return generation_.load(std::memory_order_relaxed); }

  // Of a full bucket the entry of least work gives way; work counts half for each generation since
  // it was last read, as in SharedTable.
  void put(std::uint64_t* bucket, std::uint64_t fingerprint, Payload payload, std::uint64_t work) {
    std::uint64_t* place = nullptr;
    bool replaces = true;
    int least = 256;
    for (std::uint64_t i = 0; i < kEntries; ++i) {
      const std::uint64_t word = read(bucket[i]);
      if (work_of(word) == 0) {
        place = &bucket[i];
        replaces = false;
        used_.fetch_add(1, std::memory_order_relaxed);
        break;
      }
      if (fingerprint_of(word) == fingerprint) {
        place = &bucket[i];
        replaces = false;
        payload = payload.merged_with(Payload::of_short_code(code_of(word)));
        work = std::max(work, work_of(word));
        break;
      }
      const int age = static_cast<int>((generation() - generation_of(word)) & 3);
      if (const int worth = static_cast<int>(work_of(word)) * 2 - age; worth < least) {
        least = worth;
        place = &bucket[i];
      }
    }
    write(*place, fingerprint << kLowBits |
                      std::uint64_t{payload.short_code()} << (kWorkBits + kGenerationBits) |
                      generation() << kWorkBits | work);
    if (replaces) count_replacement();
  }
  void count_replacement() {
    if ((replaced_.fetch_add(1, std::memory_order_relaxed) + 1) % (2 * capacity()) == 0) {
      generation_.store((generation() + 1) & 3, std::memory_order_relaxed);
    }
  }

  const std::uint64_t buckets_;
  const std::uint64_t seed_;
  ZeroedMemory memory_;
  std::atomic<std::uint64_t> generation_{0};
  alignas(64) std::atomic<std::uint64_t> used_{0};
  std::atomic<std::uint64_t> replaced_{0};
};

}  // namespace harary
