// SPDX-License-Identifier: MIT
// A set of byte strings of one width, numbered in the order in which they came. Open addressing
// with linear probing; the strings themselves lie in chunks, which never move. A slot holds the
// number of a string and 32 bits of its hash, which also give its place, so the set grows without
// another look at the strings. About 11 to 20 bytes each, beyond the strings.
//
// The caller provides the hash, which need not be computed from the string; it is only required
// that equal strings have equal hashes. So a string that is expensive to make can be looked up by
// a cheap hash.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/assert.hpp"
#include "base/bytes.hpp"

namespace harary {

std::uint64_t hash_bytes(Bytes bytes);
bool equal_bytes(Bytes a, Bytes b);

class PositionSet {
 public:
  // All strings have `width` bytes, at least one.
  explicit PositionSet(std::size_t width);

  std::size_t width() const { return width_; }
  std::size_t size() const { return size_; }
  std::uint64_t memory_bytes() const;

  // What the first string takes, and every now and then a later one.
  static std::uint64_t chunk_bytes(std::size_t width) { return kChunk * width; }
  // Room for `count` strings in all, so that inserting them takes no memory for growing.
  void reserve(std::size_t count);
  // False if it was there already. Throws LimitError beyond 2^32 - 1 strings.
  bool insert(std::uint64_t hash, Bytes string);
  // Is the string that make() returns (Bytes) there? It is only made if the hash was met.
  template <class Make>
  bool contains(std::uint64_t hash, Make&& make) const;
  bool contains(std::uint64_t hash, Bytes string) const {
    return contains(hash, [string] { return string; });
  }

  // Whether test(string) says yes of one of the strings with that hash. Strings with other hashes
  // may be asked about, too.
  template <class Test>
  bool any(std::uint64_t hash, Test&& test) const;

  // The string that came as number i.
  Bytes operator[](std::size_t i) const {
    HARARY_ASSERT(i < size_, "a string is one of the set");
    return {chunks_[i / kChunk].get() + i % kChunk * width_, width_};
  }

  // The numbers of the strings in increasing order of the strings. Gives up the places of the
  // strings: after this, neither insert() nor contains().
  std::vector<std::uint32_t> sort();

 private:
  struct Slot {
    std::uint32_t tag = 0;
    std::uint32_t number = kEmpty;
  };
  static constexpr std::uint32_t kEmpty = ~std::uint32_t{0};
  static constexpr std::size_t kChunk = std::size_t{1} << 12;

  static std::uint32_t tag_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }
  std::size_t place_of(std::uint32_t tag) const {
    return static_cast<std::size_t>(tag * static_cast<std::uint64_t>(slots_.size()) >> 32);
  }
  std::size_t next(std::size_t place) const { return place + 1 == slots_.size() ? 0 : place + 1; }
  void rehash(std::size_t slots);

  std::size_t width_;
  std::size_t size_ = 0;
  std::vector<std::unique_ptr<std::uint8_t[]>> chunks_;
  std::vector<Slot> slots_;
};

template <class Make>
bool PositionSet::contains(std::uint64_t hash, Make&& make) const {
  HARARY_ASSERT(!slots_.empty(), "a set that is asked is not sorted");
  const std::uint32_t tag = tag_of(hash);
  Bytes string;
  for (std::size_t place = place_of(tag); slots_[place].number != kEmpty; place = next(place)) {
    if (slots_[place].tag != tag) continue;
    if (string.empty()) string = make();
    if (equal_bytes((*this)[slots_[place].number], string)) return true;
  }
  return false;
}

template <class Test>
bool PositionSet::any(std::uint64_t hash, Test&& test) const {
  HARARY_ASSERT(!slots_.empty(), "a set that is asked is not sorted");
  const std::uint32_t tag = tag_of(hash);
  for (std::size_t place = place_of(tag); slots_[place].number != kEmpty; place = next(place)) {
    if (slots_[place].tag == tag && test((*this)[slots_[place].number])) return true;
  }
  return false;
}

}  // namespace harary
