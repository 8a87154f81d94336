// SPDX-License-Identifier: MIT
// A set of points of a game on winning sets, for the verifier.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "certificate/set_instance.hpp"

namespace harary {

class SetOfPoints {
 public:
  static constexpr std::size_t kWords = (kMostSetPoints + 63) / 64;

  SetOfPoints() = default;
  explicit SetOfPoints(const std::vector<int>& members) {
    for (const int point : members) insert(point);
  }
  static SetOfPoints first(int count) {
    SetOfPoints result;
    for (int i = 0; i < count; ++i) result.insert(i);
    return result;
  }

  void insert(int point) { words_[word(point)] |= bit(point); }
  void erase(int point) { words_[word(point)] &= ~bit(point); }
  bool contains(int point) const { return (words_[word(point)] & bit(point)) != 0; }
  // Most boards have few words of points: what they say is mostly known after the first ones.
  bool contains(const SetOfPoints& other) const {
    for (std::size_t i = 0; i < kWords; ++i) {
      if ((other.words_[i] & ~words_[i]) != 0) return false;
    }
    return true;
  }
  bool meets(const SetOfPoints& other) const {
    for (std::size_t i = 0; i < kWords; ++i) {
      if ((other.words_[i] & words_[i]) != 0) return true;
    }
    return false;
  }
  bool empty() const {
    for (const std::uint64_t w : words_) {
      if (w != 0) return false;
    }
    return true;
  }
  int size() const {
    int result = 0;
    for (const std::uint64_t w : words_) result += std::popcount(w);
    return result;
  }
  // Calls f(point) in increasing order until it says no; true if it never did.
  template <class F>
  bool each(F&& f) const {
    for (std::size_t i = 0; i < kWords; ++i) {
      for (std::uint64_t w = words_[i]; w != 0; w &= w - 1) {
        if (!f(static_cast<int>(64 * i) + std::countr_zero(w))) return false;
      }
    }
    return true;
  }
  std::vector<int> list() const {
    std::vector<int> result;
    each([&](int point) {
      result.push_back(point);
      return true;
    });
    return result;
  }
  const std::array<std::uint64_t, kWords>& words() const { return words_; }

  friend SetOfPoints operator|(SetOfPoints a, const SetOfPoints& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend SetOfPoints operator&(SetOfPoints a, const SetOfPoints& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend SetOfPoints operator-(SetOfPoints a, const SetOfPoints& b) {
    for (std::size_t i = 0; i < kWords; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  friend bool operator==(const SetOfPoints&, const SetOfPoints&) = default;
  friend std::strong_ordering operator<=>(const SetOfPoints&, const SetOfPoints&) = default;

 private:
  static std::size_t word(int point) { return static_cast<std::size_t>(point) / 64; }
  static std::uint64_t bit(int point) {
    return std::uint64_t{1} << (static_cast<unsigned>(point) % 64);
  }
  std::array<std::uint64_t, kWords> words_{};
};

// The sets of one player.
inline std::vector<SetOfPoints> points_of_sets(const std::vector<std::vector<int>>& sets) {
  std::vector<SetOfPoints> result;
  for (const std::vector<int>& set : sets) result.emplace_back(set);
  return result;
}

}  // namespace harary
