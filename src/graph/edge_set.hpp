// SPDX-License-Identifier: MIT
// A set of edge numbers in a fixed number of machine words: the colour classes of positions.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "base/assert.hpp"
#include "base/hashing.hpp"

namespace harary {

template <int Words>
class EdgeSet {
 public:
  static constexpr int kCapacity = 64 * Words;

  constexpr EdgeSet() = default;

  // {0, …, n-1}, 0 <= n <= kCapacity.
  static constexpr EdgeSet first(int n) {
    HARARY_ASSERT(n >= 0 && n <= kCapacity, "a set of the first edges fits its words");
    EdgeSet result;
    for (int w = 0; w < Words; ++w) {
      const int rest = n - 64 * w;
      result.word(w) = rest >= 64 ? ~std::uint64_t{0}
                       : rest > 0 ? (std::uint64_t{1} << rest) - 1
                                  : 0;
    }
    return result;
  }
  static constexpr EdgeSet single(int e) {
    EdgeSet result;
    result.insert(e);
    return result;
  }

  constexpr std::uint64_t& word(int w) { return words_[static_cast<std::size_t>(w)]; }
  constexpr std::uint64_t word(int w) const { return words_[static_cast<std::size_t>(w)]; }
  constexpr const std::array<std::uint64_t, Words>& words() const { return words_; }

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  constexpr int size() const {
    int count = 0;
    for (const std::uint64_t w : words_) count += std::popcount(w);
    return count;
  }
  constexpr bool contains(int e) const {
    HARARY_ASSERT(fits(e), "an edge number fits the words of its set");
    return (word(e / 64) >> (e % 64) & 1) != 0;
  }
  constexpr bool contains(const EdgeSet& other) const { return (other - *this).empty(); }
  constexpr bool intersects(const EdgeSet& other) const { return !(*this & other).empty(); }
  constexpr void insert(int e) {
    HARARY_ASSERT(fits(e), "an edge number fits the words of its set");
    word(e / 64) |= std::uint64_t{1} << (e % 64);
  }
  constexpr void erase(int e) {
    HARARY_ASSERT(fits(e), "an edge number fits the words of its set");
    word(e / 64) &= ~(std::uint64_t{1} << (e % 64));
  }
  // The smallest member; the set must not be empty.
  constexpr int front() const {
    HARARY_ASSERT(!empty(), "a set with a smallest edge is not empty");
    return *begin();
  }

  constexpr EdgeSet& operator|=(const EdgeSet& b) {
    for (int w = 0; w < Words; ++w) word(w) |= b.word(w);
    return *this;
  }
  constexpr EdgeSet& operator&=(const EdgeSet& b) {
    for (int w = 0; w < Words; ++w) word(w) &= b.word(w);
    return *this;
  }
  constexpr EdgeSet& operator-=(const EdgeSet& b) {
    for (int w = 0; w < Words; ++w) word(w) &= ~b.word(w);
    return *this;
  }
  friend constexpr EdgeSet operator|(EdgeSet a, const EdgeSet& b) { return a |= b; }
  friend constexpr EdgeSet operator&(EdgeSet a, const EdgeSet& b) { return a &= b; }
  friend constexpr EdgeSet operator-(EdgeSet a, const EdgeSet& b) { return a -= b; }
  friend constexpr bool operator==(const EdgeSet&, const EdgeSet&) = default;
  friend constexpr std::strong_ordering operator<=>(const EdgeSet&, const EdgeSet&) = default;

  constexpr std::uint64_t hash(std::uint64_t seed = 0) const { return hash_words(words_, seed); }

  // Members in increasing order.
  class Iterator {
   public:
    using value_type = int;
    using difference_type = std::ptrdiff_t;
    constexpr Iterator() = default;
    constexpr explicit Iterator(const EdgeSet* set) : set_(set), rest_(set->word(0)) {
      skip_empty_words();
    }
    constexpr int operator*() const { return 64 * word_ + std::countr_zero(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      skip_empty_words();
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend constexpr bool operator==(const Iterator& i, std::default_sentinel_t) {
      return i.rest_ == 0;
    }

   private:
    constexpr void skip_empty_words() {
      while (rest_ == 0 && word_ + 1 < Words) rest_ = set_->word(++word_);
    }
    const EdgeSet* set_ = nullptr;
    int word_ = 0;
    std::uint64_t rest_ = 0;
  };
  constexpr Iterator begin() const { return Iterator(this); }
  constexpr std::default_sentinel_t end() const { return {}; }

 private:
  static constexpr bool fits(int e) { return e >= 0 && e < kCapacity; }

  std::array<std::uint64_t, Words> words_{};
};

}  // namespace harary
