// SPDX-License-Identifier: MIT
// What has been proved about the nimber of a summand: its value, or some values that it does not
// have. The outcome of the sum of a summand and the heap *g says whether its nimber is g, so the
// results of all such questions are collected here.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "base/assert.hpp"

namespace harary {

class NimberFacts {
 public:
  static NimberFacts exactly(int nimber) {
    HARARY_ASSERT(nimber >= 0, "a nimber is not negative");
    NimberFacts facts;
    facts.words_[2] = static_cast<std::uint16_t>(nimber + 1);
    return facts;
  }

  std::optional<int> nimber() const {
    if (words_[2] == 0) return std::nullopt;
    return words_[2] - 1;
  }
  bool excludes(int nimber) const {
    if (words_[2] != 0) return words_[2] - 1 != nimber;
    return nimber < kNoted && (words_[word(nimber)] >> (nimber % 16) & 1) != 0;
  }
  // Nimbers beyond the first 32 are not stored; none has occurred so far.
  void exclude(int nimber) {
    HARARY_ASSERT(nimber >= 0 && (words_[2] == 0 || words_[2] - 1 != nimber),
                  "a nimber that is excluded is not the one that is known");
    if (nimber >= kNoted) return;
    std::uint16_t& word_of = words_[word(nimber)];
    word_of = static_cast<std::uint16_t>(word_of | 1U << (nimber % 16));
  }

  NimberFacts merged_with(const NimberFacts& earlier) const {
    HARARY_ASSERT(words_[2] == 0 || earlier.words_[2] == 0 || words_[2] == earlier.words_[2],
                  "a summand has one nimber");
    NimberFacts result;
    for (std::size_t i = 0; i < 2; ++i) {
      result.words_[i] = static_cast<std::uint16_t>(words_[i] | earlier.words_[i]);
    }
    result.words_[2] = std::max(words_[2], earlier.words_[2]);
    return result;
  }

  // Six bits for a table of fingerprints: a nimber below 16, or which of the first five are
  // excluded; what does not fit is forgotten.
  unsigned short_code() const {
    const auto known = nimber();
    if (known && *known < kShortNimbers) return static_cast<unsigned>(*known);
    unsigned excluded = 0;
    for (int n = 0; n < kShortExcluded; ++n) excluded |= excludes(n) ? 1U << n : 0U;
    return kShortNimbers + excluded;
  }
  static NimberFacts of_short_code(unsigned code) {
    HARARY_ASSERT(code < kShortNimbers + (1U << kShortExcluded), "a short code is one of facts");
    if (code < kShortNimbers) return exactly(static_cast<int>(code));
    NimberFacts facts;
    for (int n = 0; n < kShortExcluded; ++n) {
      if (((code - kShortNimbers) >> n & 1U) != 0) facts.exclude(n);
    }
    return facts;
  }

 private:
  static constexpr int kShortNimbers = 16;
  static constexpr int kShortExcluded = 5;
  static constexpr int kNoted = 32;
  static std::size_t word(int nimber) { return static_cast<std::size_t>(nimber / 16); }

  std::array<std::uint16_t, 3> words_{};  // two of excluded nimbers, then the nimber + 1
};

}  // namespace harary
