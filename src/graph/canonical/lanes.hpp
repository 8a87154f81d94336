// SPDX-License-Identifier: MIT
// Lanes: one number for each vertex of a small graph, handled all at once. Of 16 bits, up to 8
// vertices fill one 128-bit block, up to 32 four. Lanes of 32 bits hold the rows of graphs with
// more than 16 vertices. Written with the vector extension of GCC and Clang: every machine has it
// and computes the same numbers, with SIMD instructions or without.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "base/portable.hpp"

namespace harary {

using LaneBlock [[gnu::vector_size(16)]] = std::uint16_t;
using SignedLaneBlock [[gnu::vector_size(16)]] = std::int16_t;
using WideLaneBlock [[gnu::vector_size(16)]] = std::uint32_t;

// Lanes of 16 bits in one block.
inline constexpr int kLanesInBlock = 8;

constexpr LaneBlock broadcast(std::uint16_t x) {
  return LaneBlock{x, x, x, x, x, x, x, x};
}
constexpr WideLaneBlock broadcast_wide(std::uint32_t x) {
  return WideLaneBlock{x, x, x, x};
}

// The number of bits set in each lane, by adding neighbouring fields of 1, 2, 4, … bits.
inline LaneBlock bit_counts(LaneBlock x) {
  x -= x >> 1 & 0x5555;
  x = (x & 0x3333) + (x >> 2 & 0x3333);
  x = (x + (x >> 4)) & 0x0f0f;
  return (x + (x >> 8)) & 0x1f;
}
inline WideLaneBlock bit_counts(WideLaneBlock x) {
  x -= x >> 1 & 0x55555555;
  x = (x & 0x33333333) + (x >> 2 & 0x33333333);
  x = (x + (x >> 4)) & 0x0f0f0f0f;
  x += x >> 8;
  return (x + (x >> 16)) & 0x3f;
}

template <int Blocks, class Number = std::uint16_t>
struct Lanes {
  using Block = std::conditional_t<sizeof(Number) == 2, LaneBlock, WideLaneBlock>;
  static constexpr int kBlocks = Blocks;
  static constexpr int kCount = Blocks * static_cast<int>(sizeof(Block) / sizeof(Number));

  std::array<Block, Blocks> block;

  static constexpr Lanes zero() { return {{}}; }
  // One block with this number in every lane.
  static constexpr Block all(Number x) {
    if constexpr (sizeof(Number) == 2) {
      return broadcast(x);
    } else {
      return broadcast_wide(x);
    }
  }
  // All bits set in the lanes whose bit is set in `members`, none in the others.
  static Lanes mask(std::uint32_t members) {
    Lanes result;
    for (int b = 0; b < Blocks; ++b) {
      const auto sixteen = static_cast<std::uint16_t>(members >> b / 2 * 16);
      const LaneBlock bits = b % 2 == 0 ? LaneBlock{1, 2, 4, 8, 16, 32, 64, 128}
                                        : LaneBlock{256, 512, 1024, 2048, 4096, 8192, 16384, 32768};
      result.at(b) = LaneBlock((broadcast(sixteen) & bits) == bits);
    }
    return result;
  }

  constexpr Block& at(int b) { return block[static_cast<std::size_t>(b)]; }
  constexpr const Block& at(int b) const { return block[static_cast<std::size_t>(b)]; }

  std::array<Number, kCount> values() const {
    return portable::bit_cast<std::array<Number, kCount>>(block);
  }
  static Lanes from(const std::array<Number, kCount>& values) {
    Lanes result;
    result.block = portable::bit_cast<std::array<Block, Blocks>>(values);
    return result;
  }

  Lanes& operator+=(const Lanes& other) {
    for (int b = 0; b < Blocks; ++b) at(b) += other.at(b);
    return *this;
  }
  // Leaves 0 outside the lanes of `mask`.
  void keep(const Lanes& mask) {
    for (int b = 0; b < Blocks; ++b) at(b) &= mask.at(b);
  }
  // Adds `value` in the lanes of `mask`.
  void add_where(const Lanes& mask, const Block& value) {
    for (int b = 0; b < Blocks; ++b) at(b) += mask.at(b) & value;
  }
  void add_where(std::uint32_t members, std::uint16_t value) {
    add_where(mask(members), broadcast(value));
  }
  // Adds 1 in the lanes where `key` exceeds `value`; both are compared as unsigned numbers below
  // 2^15 or as signed ones.
  void count_above(const Lanes& key, std::uint16_t value) {
    for (int b = 0; b < Blocks; ++b) {
      at(b) -= LaneBlock(SignedLaneBlock(key.at(b)) > SignedLaneBlock(broadcast(value)));
    }
  }

  // The sum of all lanes, which must fit one lane.
  std::uint32_t sum() const {
    Block total = block[0];
    for (int b = 1; b < Blocks; ++b) total += at(b);
    const auto halves = portable::bit_cast<std::array<std::uint64_t, 2>>(total);
    if constexpr (sizeof(Number) == 2) {
      return static_cast<std::uint32_t>((halves[0] + halves[1]) * 0x0001000100010001ULL >> 48);
    } else {
      return static_cast<std::uint32_t>((halves[0] + halves[1]) * 0x0000000100000001ULL >> 32);
    }
  }
};

}  // namespace harary
