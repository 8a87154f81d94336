// SPDX-License-Identifier: MIT
// What a player owns: a set of at most 64·Words vertices of a contracted board, in machine words.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "base/hashing.hpp"

namespace harary {

// Contracted boards have at most this many vertices.
inline constexpr int kMaxTerritory = 1024;

template <int Words>
class Territory {
 public:
  static constexpr int kWords = Words;

  constexpr bool contains(int v) const { return (word(v) >> (v & 63) & 1) != 0; }
  constexpr void insert(int v) { word(v) |= std::uint64_t{1} << (v & 63); }
  constexpr void erase(int v) { word(v) &= ~(std::uint64_t{1} << (v & 63)); }

  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t w : words_) all |= w;
    return all == 0;
  }
  constexpr int size() const {
    int count = 0;
    for (const std::uint64_t w : words_) count += std::popcount(w);
    return count;
  }
  constexpr bool contains(const Territory& other) const {
    std::uint64_t missing = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) missing |= other.words_[i] & ~words_[i];
    return missing == 0;
  }
  constexpr bool meets(const Territory& other) const {
    std::uint64_t common = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) common |= other.words_[i] & words_[i];
    return common != 0;
  }

  constexpr Territory& operator|=(const Territory& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr Territory& operator&=(const Territory& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr Territory& operator-=(const Territory& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr Territory operator|(Territory a, const Territory& b) { return a |= b; }
  friend constexpr Territory operator&(Territory a, const Territory& b) { return a &= b; }
  friend constexpr Territory operator-(Territory a, const Territory& b) { return a -= b; }
  friend constexpr bool operator==(const Territory&, const Territory&) = default;

  // Calls visit(v) for every vertex, in increasing order.
  template <class Visit>
  constexpr void for_each(Visit visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        visit(static_cast<int>(i) * 64 + std::countr_zero(rest));
      }
    }
  }

  constexpr std::uint64_t hash() const { return hash_words(words_); }
  constexpr std::span<const std::uint64_t, Words> words() const { return words_; }
  constexpr std::span<std::uint64_t, Words> words() { return words_; }

 private:
  constexpr std::uint64_t& word(int v) { return words_[static_cast<std::size_t>(v) / 64]; }
  constexpr const std::uint64_t& word(int v) const {
    return words_[static_cast<std::size_t>(v) / 64];
  }

  std::array<std::uint64_t, static_cast<std::size_t>(Words)> words_{};
};

}  // namespace harary
