// SPDX-License-Identifier: MIT
// The transposition table that all threads of a search share, without locks. Keys are stored whole,
// so an entry is never used for another position. When a bucket is full, the entry that cost the
// least work gives way, and work counts half for each generation since a search last read the
// entry. Losing an entry costs time, never correctness: a table only ever repeats what was proved.
//
// A bucket is a sequence lock (as in Linux; H. Boehm, "Can seqlocks get along with programming
// language memory models?", 2012): its first word is even, and odd while one thread writes. A
// reader that meets a writer finds nothing, a writer that meets a writer lets its entry go.
//
//   bucket:  | version | entry | entry | … |   as many as fill whole cache lines best
//   entry:   | key | payload … generation (1 byte) work (1 byte) |   work 0 = empty
//
// Buckets are chosen by the high bits of the hash, so that their number may be any and doubles in
// place: bucket b becomes 2b and 2b + 1. A small question touches little memory.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "base/assert.hpp"
#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "games/rules.hpp"
#include "solve/table/any_table.hpp"
#include "solve/table/zeroed_memory.hpp"

namespace harary {

// What a table may hold for a key. A payload that has merged_with(earlier) adds what was known
// before about the same key; others replace it.
template <class P>
concept TablePayload = std::is_trivially_copyable_v<P> && std::is_default_constructible_v<P>;

struct TableSettings {
  // Of buckets that memory fills equally well, the smallest with this number of entries is taken,
  // if there is one. Small buckets are full long before the table is.
  unsigned least_entries = 1;
  // A generation ends when replacements have filled the table this number of times. Most only
  // exchange entries of little work, so a short generation ages the others fast.
  unsigned fillings = 1;
  // What the logarithm of an entry's work gains when it is read in a later generation.
  unsigned gain = 0;
};

// The hash that a key has by itself.
struct OwnHash {
  template <SmallValue Key>
  std::uint64_t operator()(const Key& key) const {
    return key.hash();
  }
};

template <class Key, TablePayload Payload, TableSettings Settings = TableSettings{},
          class Hash = OwnHash>
class SharedTable final : public AnyTable {
 public:
  // One entry as words, as files hold it.
  static constexpr std::size_t kKeyWords = (sizeof(Key) + 7) / 8;
  static constexpr std::size_t kTailWords = (sizeof(Payload) + 2 + 7) / 8;
  static constexpr std::size_t kEntryWords = kKeyWords + kTailWords;
  using EntryWords = std::array<std::uint64_t, kEntryWords>;

  // Takes at most `memory_bytes`, but always at least one bucket.
  explicit SharedTable(std::uint64_t memory_bytes, Hash hash = {})
      : hash_(hash),
        most_buckets_(most_buckets(memory_bytes)),
        buckets_(first_buckets(most_buckets_)),
        memory_(most_buckets_ * kBucketWords) {
    memory_.use(buckets_ * kBucketWords);
  }

  std::uint64_t hash_of(const Key& key) const { return hash_(key); }

  // What the table holds for `key`.
  std::optional<Payload> find(const Key& key) {
    std::uint64_t* const bucket = bucket_of(key);
    const std::uint64_t version = read(bucket[0]);
    if (version % 2 != 0) return std::nullopt;
    for (std::size_t i = 0; i < kEntries; ++i) {
      const EntryWords words = words_of(entry(bucket, i));
      if (work_of(words) == 0) break;
      if (!(key_of(words) == key)) continue;
      if (read(bucket[0]) != version) return std::nullopt;
      if (generation_of(words) != generation()) refresh(bucket, i, version);
      return payload_of(words);
    }
    return std::nullopt;
  }

  // The bit width of the work that the proof of what it holds for `key` took; 0: it holds nothing.
  int work_width_of(const Key& key) {
    std::uint64_t* const bucket = bucket_of(key);
    for (std::size_t i = 0; i < kEntries; ++i) {
      const EntryWords words = words_of(entry(bucket, i));
      if (work_of(words) == 0) break;
      if (key_of(words) == key) return work_of(words);
    }
    return 0;
  }

  // What it holds, as a table of its own; this one is empty from now on. No other thread may use it
  // meanwhile.
  std::unique_ptr<SharedTable> set_aside() {
    auto aside = std::make_unique<SharedTable>(most_buckets_ * kBucketWords * 8, hash_);
    HARARY_ASSERT(aside->most_buckets_ == most_buckets_,
                  "tables of equal memory are equally large");
    aside->memory_.swap(memory_);
    std::swap(aside->buckets_, buckets_);
    aside->used_ = used_.exchange(0);
    aside->replaced_ = replaced_.load();
    aside->generation_ = generation_.exchange(0);
    return aside;
  }

  // Remembers what was proved; `work` is the number of positions that the proof visited.
  void store(const Key& key, const Payload& payload, std::uint64_t work) {
    const auto logarithm = static_cast<std::uint8_t>(std::bit_width(work | 1));
    place(key, payload, generation(), logarithm);
    if (is_news(work)) note(entry_words(key, payload, 0, logarithm));
  }

  // Prefetches the bucket of `key`: useful if some other work comes before find() or store().
  void prefetch(const Key& key) const {
    const std::uint64_t* const bucket = bucket_of(key);
    for (std::size_t w = 0; w < kBucketWords; w += 8) __builtin_prefetch(bucket + w);
  }

  std::uint64_t entries() const override { return used_.load(std::memory_order_relaxed); }
  std::uint64_t capacity() const { return buckets_ * kEntries; }
  // How many entries gave way to others.
  std::uint64_t replaced() const { return replaced_.load(std::memory_order_relaxed); }
  std::uint64_t memory_bytes() const { return buckets_ * kBucketWords * 8; }

  // Whether it is time to grow().
  bool crowded() const { return buckets_ < most_buckets_ && entries() > capacity() / 2; }

  void reserve(std::uint64_t entries) override {
    while (buckets_ < most_buckets_ && entries > capacity() / 2) grow();
  }
  // Doubles the table. No other thread may use it meanwhile: see Rendezvous.
  void grow() {
    if (buckets_ * 2 > most_buckets_) return;
    const std::uint64_t before = buckets_;
    memory_.use(before * 2 * kBucketWords);
    buckets_ *= 2;
    used_.store(0, std::memory_order_relaxed);
    // From the end, so that 2b and 2b + 1 are free when b comes.
    for (std::uint64_t b = before; b-- > 0;) {
      std::uint64_t* const bucket = memory_.words() + b * kBucketWords;
      std::array<std::uint64_t, kBucketWords> old;
      std::memcpy(old.data(), bucket, sizeof(old));
      std::memset(bucket, 0, sizeof(old));
      for (std::size_t i = 0; i < kEntries; ++i) {
        EntryWords words;
        std::memcpy(words.data(), entry(old.data(), i), sizeof(words));
        if (work_of(words) == 0) break;
        place(key_of(words), payload_of(words), generation_of(words), work_of(words));
      }
    }
  }

  void for_each_entry(const std::function<void(std::span<const std::uint64_t>)>& f) const override {
    for (std::uint64_t b = 0; b < buckets_; ++b) {
      std::array<std::uint64_t, kBucketWords> copy;
      do {
        for (std::size_t w = 0; w < kBucketWords; ++w) {
          copy[w] = read(memory_.words()[b * kBucketWords + w]);
        }
      } while (copy[0] % 2 != 0 || read(memory_.words()[b * kBucketWords]) != copy[0]);
      for (std::size_t i = 0; i < kEntries; ++i) {
        EntryWords words;
        std::memcpy(words.data(), entry(copy.data(), i), sizeof(words));
        if (work_of(words) != 0) f(words);
      }
    }
  }

  std::size_t entry_words() const override { return kEntryWords; }
  void put(std::span<const std::uint64_t> words) override {
    HARARY_ASSERT(words.size() == kEntryWords, "an entry has the table's number of words");
    EntryWords entry;
    std::copy_n(words.begin(), kEntryWords, entry.begin());
    place(key_of(entry), payload_of(entry), generation(), work_of(entry));
  }

  static Key key_of(const EntryWords& words) {
    Key key;
    std::memcpy(static_cast<void*>(&key), words.data(), sizeof(Key));
    return key;
  }
  static Payload payload_of(const EntryWords& words) {
    Payload payload;
    std::memcpy(static_cast<void*>(&payload), words.data() + kKeyWords, sizeof(Payload));
    return payload;
  }

 private:
  // Whole cache lines, at most four, of which the largest share is entries.
  static constexpr std::size_t bucket_lines() {
    std::size_t best = 1 + kEntryWords / 8;
    for (std::size_t lines = best; lines <= 4; ++lines) {
      const auto used = [](std::size_t l) { return (l * 8 - 1) / kEntryWords * kEntryWords; };
      const bool few = used(best) / kEntryWords < Settings.least_entries;
      if (used(lines) * best > used(best) * lines ||
          (few && used(lines) * best == used(best) * lines)) {
        best = lines;
      }
    }
    return best;
  }
  static constexpr std::size_t kBucketWords = bucket_lines() * 8;
  static constexpr std::size_t kEntries = (kBucketWords - 1) / kEntryWords;
  static constexpr std::uint64_t kFirstBuckets = 1 << 10;

  // The largest number that fits and that doublings of first_buckets reach.
  static std::uint64_t most_buckets(std::uint64_t memory_bytes) {
    std::uint64_t first = std::max<std::uint64_t>(1, memory_bytes / (kBucketWords * 8));
    int doublings = 0;
    for (; first >= 2 * kFirstBuckets; first /= 2) ++doublings;
    return first << doublings;
  }
  static std::uint64_t first_buckets(std::uint64_t most) {
    while (most >= 2 * kFirstBuckets) most /= 2;
    return most;
  }

  // Loads that acquire and stores that release keep the version's changes around the words between
  // them, in place of fences; on common machines they cost nothing more.
  static std::uint64_t read(std::uint64_t& word) {
    return portable::atomic_ref(word).load(std::memory_order_acquire);
  }
  static void write(std::uint64_t& word, std::uint64_t value) {
    portable::atomic_ref(word).store(value, std::memory_order_release);
  }
  static bool lock(std::uint64_t* bucket, std::uint64_t version) {
    return version % 2 == 0 &&
           portable::atomic_ref(bucket[0]).compare_exchange_strong(
               version, version + 1, std::memory_order_acquire, std::memory_order_relaxed);
  }
  static void unlock(std::uint64_t* bucket, std::uint64_t version) {
    HARARY_ASSERT(read(bucket[0]) == version + 1,
                  "a bucket that is unlocked was locked by this thread");
    write(bucket[0], version + 2);
  }

  template <class Word>
  static Word* entry(Word* bucket, std::size_t i) {
    return bucket + 1 + i * kEntryWords;
  }
  std::uint64_t* bucket_of(const Key& key) const {
    __extension__ using Product = unsigned __int128;
    const Product product = static_cast<Product>(mix(hash_(key))) * buckets_;
    return memory_.words() + static_cast<std::uint64_t>(product >> 64) * kBucketWords;
  }

  static std::uint8_t work_of(const EntryWords& words) {
    return static_cast<std::uint8_t>(words.back() >> 56);
  }
  static std::uint8_t generation_of(const EntryWords& words) {
    return static_cast<std::uint8_t>(words.back() >> 48);
  }
  std::uint8_t generation() const { return generation_.load(std::memory_order_relaxed); }

  static EntryWords entry_words(const Key& key, const Payload& payload, std::uint8_t generation,
                                std::uint8_t work) {
    EntryWords words{};
    std::memcpy(words.data(), &key, sizeof(Key));
    std::memcpy(words.data() + kKeyWords, &payload, sizeof(Payload));
    words.back() |= std::uint64_t{work} << 56 | std::uint64_t{generation} << 48;
    return words;
  }

  // The entry is used again: it is as good as new.
  void refresh(std::uint64_t* bucket, std::size_t i, std::uint64_t version) {
    if (!lock(bucket, version)) return;
    std::uint64_t& tail = entry(bucket, i)[kEntryWords - 1];
    const std::uint64_t old = read(tail);
    const std::uint64_t work = std::min<std::uint64_t>((old >> 56) + Settings.gain, kMostWork);
    constexpr std::uint64_t kPayload = (std::uint64_t{1} << 48) - 1;
    write(tail, (old & kPayload) | std::uint64_t{generation()} << 48 | work << 56);
    unlock(bucket, version);
  }

  static EntryWords words_of(std::uint64_t* entry) {
    EntryWords words;
    for (std::size_t w = 0; w < kEntryWords; ++w) words[w] = read(entry[w]);
    return words;
  }

  enum class Found { key, space, victim };
  struct Place {
    Found found;
    std::uint64_t* entry;
  };
  // Where `key` belongs in a bucket that is locked.
  Place choose(std::uint64_t* bucket, const Key& key) const {
    Place victim{Found::victim, entry(bucket, 0)};
    int least = 256;
    for (std::size_t i = 0; i < kEntries; ++i) {
      const EntryWords words = words_of(entry(bucket, i));
      if (work_of(words) == 0) return {Found::space, entry(bucket, i)};
      if (key_of(words) == key) return {Found::key, entry(bucket, i)};
      // `work` is a logarithm: each generation since then halves it.
      const int age = static_cast<std::uint8_t>(generation() - generation_of(words));
      if (const int worth = work_of(words) - age; worth < least) {
        victim.entry = entry(bucket, i);
        least = worth;
      }
    }
    return victim;
  }

  void place(const Key& key, Payload payload, std::uint8_t generation, std::uint8_t work) {
    std::uint64_t* const bucket = bucket_of(key);
    const std::uint64_t version = read(bucket[0]);
    if (!lock(bucket, version)) return;
    const Place place = choose(bucket, key);
    if (place.found == Found::key) {
      const EntryWords old = words_of(place.entry);
      if constexpr (requires { payload.merged_with(payload); }) {
        payload = payload.merged_with(payload_of(old));
      }
      work = std::max(work, work_of(old));
    }
    const EntryWords words = entry_words(key, payload, generation, work);
    for (std::size_t w = 0; w < kEntryWords; ++w) write(place.entry[w], words[w]);
    unlock(bucket, version);
    if (place.found == Found::space) used_.fetch_add(1, std::memory_order_relaxed);
    if (place.found == Found::victim) count_replacement();
  }

  static constexpr std::uint64_t kMostWork = 64;

  void count_replacement() {
    const std::uint64_t generation_size = Settings.fillings * capacity();
    if ((replaced_.fetch_add(1, std::memory_order_relaxed) + 1) % generation_size == 0) {
      generation_.fetch_add(1, std::memory_order_relaxed);
    }
  }

  [[no_unique_address]] const Hash hash_;
  const std::uint64_t most_buckets_;
  std::uint64_t buckets_;
  ZeroedMemory memory_;
  std::atomic<std::uint8_t> generation_{0};
  // All threads count here; what they only read lies in other cache lines.
  alignas(64) std::atomic<std::uint64_t> used_{0};
  std::atomic<std::uint64_t> replaced_{0};
};

}  // namespace harary
