// SPDX-License-Identifier: MIT
// The record of retrograde analysis: a packed position with its codes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "base/assert.hpp"
#include "games/tabulated.hpp"
#include "store/layer_header.hpp"

namespace harary {

// Values == 0: positions alone.
template <PackedKey K, int Values>
struct Record {
  K key;
  std::array<Code, static_cast<std::size_t>(Values)> codes;
};

template <PackedKey K>
struct Record<K, 0> {
  K key;
  static constexpr std::array<Code, 0> codes{};
};

// No position has this key: the engine's mark for an empty place.
template <PackedKey K>
inline constexpr K kNoKey = ~K{0};

template <PackedKey K>
constexpr TableKey table_key(K key) {
  if constexpr (sizeof(K) == sizeof(std::uint64_t)) {
    return {0, key};
  } else {
    return {static_cast<std::uint64_t>(key >> 64), static_cast<std::uint64_t>(key)};
  }
}

template <PackedKey K>
constexpr K packed_key(TableKey key) {
  if constexpr (sizeof(K) == sizeof(std::uint64_t)) {
    HARARY_ASSERT(key.high == 0, "the key fits a word");
    return key.low;
  } else {
    return static_cast<K>(key.high) << 64 | key.low;
  }
}

// The choice between moves: each code for itself, the largest or the smallest.
enum class Choice { largest, smallest };

inline void combine(Choice choice, std::span<Code> into, std::span<const Code> more) {
  HARARY_ASSERT(into.size() == more.size(), "records of one position have equally many codes");
  for (std::size_t v = 0; v < into.size(); ++v) {
    into[v] = choice == Choice::largest ? std::max(into[v], more[v]) : std::min(into[v], more[v]);
  }
}

}  // namespace harary
