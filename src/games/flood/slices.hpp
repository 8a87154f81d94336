// SPDX-License-Identifier: MIT
// Bit-sliced territories: what the rounds of flood_rounds.hpp work on. A slice holds one fact about
// one vertex or colour for all lanes together: one word for up to 64 of them, a cache line beyond.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <new>
#include <vector>

#include "games/cells/coloured_board.hpp"
#include "games/cells/territory.hpp"
#include "games/flood/bit_matrix.hpp"

namespace harary::flood {

using Narrow = std::uint64_t;
using Wide = std::uint64_t __attribute__((vector_size(64)));

inline constexpr int kCounterBits = 11;  // of counters of rounds
static_assert(1 << kCounterBits > kMaxTerritory);
inline constexpr int kColourBits = 7;  // of counters of colours
static_assert(1 << kColourBits > kMaxVertexColours);
inline constexpr int kGateRounds = 64;
// That tell territories apart (flood_maxima.hpp); an even number.
inline constexpr std::size_t kRareVertices = 32;

// What the rounds read: neighbours and colour classes in short numbers.
struct Shape {
  int order = 0;
  int colours = 0;
  int colour_bits = 0;
  std::vector<std::uint32_t> first;
  std::vector<std::uint16_t> target;
  std::vector<std::uint16_t> class_begin;
  std::vector<std::uint8_t> colour_of;
};

// Aligned to whole cache lines, as the widest instruction set needs; the type itself, compiled for
// an older one, would have a smaller alignment.
inline constexpr std::size_t kAlignment = 64;
template <class T>
struct AlignedAllocator {
  using value_type = T;
  AlignedAllocator() = default;
  template <class U>
  explicit AlignedAllocator(const AlignedAllocator<U>&) {}
  T* allocate(std::size_t n) {
    return static_cast<T*>(::operator new(n * sizeof(T), std::align_val_t{kAlignment}));
  }
  void deallocate(T* p, std::size_t) { ::operator delete(p, std::align_val_t{kAlignment}); }
  friend bool operator==(AlignedAllocator, AlignedAllocator) { return true; }
};
template <class Slice>
using SliceList = std::vector<Slice, AlignedAllocator<Slice>>;

template <class Slice>
struct Slices {
  SliceList<Slice> owned;                   // a vertex: the lanes that own it
  SliceList<Slice> frontier;                // a vertex: the lanes that own a neighbour but not it
  SliceList<Slice> ready;                   // a colour: the lanes that finish it now
  SliceList<Slice> waiting;                 // a colour: the lanes that have yet to finish it
  std::vector<std::uint16_t> active;        // by class: the vertices that some lane lacks
  std::vector<std::uint16_t> active_count;  // a class
  SliceList<Slice> counter;
  SliceList<Slice> items;             // of FloodCalls
  SliceList<Slice> gates;             // a colour and a round: the lanes that may finish it then
  alignas(kAlignment) Slice lanes{};  // those in use
};

// The words of a slice, 64 lanes each.
template <class Slice>
std::uint64_t* parts(Slice& slice) {
  return reinterpret_cast<std::uint64_t*>(&slice);
}

// Makes a slice hold the first `count` lanes. (Not as a result: how a wide one is returned depends
// on the machine.)
template <class Slice>
void set_first_lanes(Slice& lanes, int count) {
  for (int g = 0; g < static_cast<int>(sizeof(Slice) / 8); ++g) {
    const int here = std::clamp(count - 64 * g, 0, 64);
    parts(lanes)[g] = here == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << here) - 1;
  }
}

// Territories as slices of the vertices 0 … order - 1: `count` rows of bits, a lane each, the next
// one `stride` words on.
template <class Slice>
void write_slices(const std::uint64_t* rows, std::size_t stride, int count, int order,
                  Slice* slices) {
  std::uint64_t block[64];
  for (int w = 0; 64 * w < order; ++w) {
    const int height = std::min(64, order - 64 * w);
    Slice* here = slices + 64 * w;
    for (int g = 0; g < static_cast<int>(sizeof(Slice) / 8); ++g) {
      if (64 * g >= count) {
        for (int i = 0; i < height; ++i) parts(here[i])[g] = 0;
        continue;
      }
      for (int i = 0; i < 64; ++i) {
        const auto lane = static_cast<std::size_t>(64 * g + i);
        block[i] = 64 * g + i < count ? rows[lane * stride + static_cast<std::size_t>(w)] : 0;
      }
      transpose(block);
      for (int i = 0; i < height; ++i) parts(here[i])[g] = block[i];
    }
  }
}

}  // namespace harary::flood
