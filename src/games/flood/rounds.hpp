// SPDX-License-Identifier: MIT
// The rounds of flood_lanes.hpp on slices: which calls there are, where the borders run, the bound.
// The functions below are compiled once for each instruction set; helpers must be inlined into
// them, and may not be lambdas.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

#include "games/flood/slices.hpp"

namespace harary::flood {

#define HARARY_INLINE [[gnu::always_inline]] inline

HARARY_INLINE bool any(const Narrow& slice) {
  return slice != 0;
}
// In pairs of words: word by word, g++ 12 takes each of the eight out of its register.
HARARY_INLINE bool any(const Wide& slice) {
  using WordPair = std::uint64_t __attribute__((vector_size(16)));
  WordPair part[4];
  std::memcpy(part, &slice, sizeof(slice));
  const WordPair all = (part[0] | part[1]) | (part[2] | part[3]);
  return (all[0] | all[1]) != 0;
}
HARARY_INLINE bool full(const Narrow& slice) {
  return slice == ~Narrow{0};
}
HARARY_INLINE bool full(const Wide& slice) {
  std::uint64_t all = slice[0];
  if (all != ~std::uint64_t{0}) return false;
  for (int i = 1; i < 8; ++i) all &= slice[i];
  return all == ~std::uint64_t{0};
}

// Adds lanes to counters, one bit of all lanes' counters a slice.
template <class Slice>
HARARY_INLINE void count_lanes(Slice* counter, int bits, const Slice& lanes) {
  Slice carry = lanes;
  for (int bit = 0; bit < bits; ++bit) {
    const Slice sum = counter[bit] ^ carry;
    carry &= counter[bit];
    counter[bit] = sum;
  }
}
// The lanes whose counter exceeds a number.
template <class Slice>
HARARY_INLINE void exceeding(const Slice* counter, int bits, int number, Slice& result) {
  Slice larger{}, equal = ~Slice{};
  for (int bit = bits - 1; bit >= 0; --bit) {
    if ((number >> bit & 1) != 0) {
      equal &= counter[bit];
    } else {
      larger |= equal & counter[bit];
      equal &= ~counter[bit];
    }
  }
  result = larger;
}

template <class Slice>
HARARY_INLINE void next_to(const Shape& shape, const Slice* owned, int v, Slice& result) {
  const std::uint16_t* target = shape.target.data() + shape.first[static_cast<std::size_t>(v)];
  const std::uint16_t* end = shape.target.data() + shape.first[static_cast<std::size_t>(v) + 1];
  Slice near{};
  for (; target != end; ++target) near |= owned[*target];
  result = near;
}

// The items of FloodCalls, `stride` slices each.
template <class Slice>
HARARY_INLINE void call_rounds(const Shape& shape, Slices<Slice>& slices, int stride) {
  const Slice* owned = slices.owned.data();
  Slice* frontier = slices.frontier.data();
  Slice* items = slices.items.data();
  for (std::size_t i = 0; i < slices.items.size(); ++i) items[i] = Slice{};
  for (int c = 0; c < shape.colours; ++c) {
    const auto i = static_cast<std::size_t>(c);
    Slice open{}, near{}, far{};
    for (int v = shape.class_begin[i]; v < shape.class_begin[i + 1]; ++v) {
      Slice around;
      next_to(shape, owned, v, around);
      const Slice missing = ~owned[v];
      frontier[v] = around & missing;
      near |= frontier[v];
      open |= missing;
      far |= missing & ~around;
    }
    items[c] = near;
    items[stride + c] = open & ~far;
  }
  for (int c = 0; c < shape.colours; ++c) {
    const auto i = static_cast<std::size_t>(c);
    for (int v = shape.class_begin[i]; v < shape.class_begin[i + 1]; ++v) {
      const Slice won = frontier[v];
      for (std::uint32_t k = shape.first[static_cast<std::size_t>(v)];
           k < shape.first[static_cast<std::size_t>(v) + 1]; ++k) {
        const int u = shape.target[k];
        const int d = shape.colour_of[static_cast<std::size_t>(u)];
        items[(2 + c) * stride + d] |= won & ~owned[u] & ~frontier[u];
      }
    }
  }
}

// Puts the owned vertices with free neighbours in the place of the frontier.
template <class Slice>
HARARY_INLINE void border_rounds(const Shape& shape, Slices<Slice>& slices) {
  const Slice* owned = slices.owned.data();
  for (int v = 0; v < shape.order; ++v) {
    Slice inside = ~Slice{};
    for (std::uint32_t k = shape.first[static_cast<std::size_t>(v)];
         k < shape.first[static_cast<std::size_t>(v) + 1]; ++k) {
      inside &= owned[shape.target[k]];
    }
    slices.frontier[static_cast<std::size_t>(v)] = owned[v] & ~inside;
  }
}

template <class Slice>
HARARY_INLINE void bound_rounds(const Shape& shape, Slices<Slice>& slices, int budget,
                                const Slice* gates) {
  Slice* owned = slices.owned.data();
  Slice* frontier = slices.frontier.data();
  Slice* ready = slices.ready.data();
  Slice* waiting = slices.waiting.data();
  Slice* counter = slices.counter.data();
  const int counter_bits = static_cast<int>(std::bit_width(static_cast<unsigned>(budget)));
  for (int bit = 0; bit < counter_bits; ++bit) counter[bit] = Slice{};
  Slice lost = ~slices.lanes;
  for (int v = 0; v < shape.order; ++v) {
    slices.active[static_cast<std::size_t>(v)] = static_cast<std::uint16_t>(v);
    owned[v] |= lost;
  }
  for (int c = 0; c < shape.colours; ++c) {
    const auto i = static_cast<std::size_t>(c);
    waiting[c] = Slice{};
    for (int v = shape.class_begin[i]; v < shape.class_begin[i + 1]; ++v) waiting[c] |= ~owned[v];
    slices.active_count[i] =
        static_cast<std::uint16_t>(shape.class_begin[i + 1] - shape.class_begin[i]);
  }
  for (int round = 0;; ++round) {
    // A lane is lost when more colours wait than rounds are left.
    Slice number[kColourBits]{};
    Slice busy{};
    for (int c = 0; c < shape.colours; ++c) {
      busy |= waiting[c];
      count_lanes(number, shape.colour_bits, waiting[c]);
    }
    Slice late;
    exceeding(number, shape.colour_bits, std::min(budget - round, (1 << shape.colour_bits) - 1),
              late);
    lost |= late;
    busy &= ~late;
    if (!any(busy)) break;
    count_lanes(counter, counter_bits, busy);
    Slice some_ready{};
    for (int c = 0; c < shape.colours; ++c) {
      const auto i = static_cast<std::size_t>(c);
      const std::uint16_t* active = slices.active.data() + shape.class_begin[i];
      const std::uint16_t* end = active + slices.active_count[i];
      Slice far{};
      for (; active != end; ++active) {
        Slice near;
        next_to(shape, owned, *active, near);
        const Slice missing = ~owned[*active];
        frontier[*active] = near & missing;
        far |= missing & ~near;
      }
      waiting[c] &= ~late;
      ready[c] = waiting[c] & ~far & ~some_ready;
      if (gates != nullptr) ready[c] &= gates[c * kGateRounds + std::min(round, kGateRounds - 1)];
      some_ready |= ready[c];
      waiting[c] &= ~ready[c];
    }
    const Slice others = busy & ~some_ready;
    for (int c = 0; c < shape.colours; ++c) {
      const auto i = static_cast<std::size_t>(c);
      std::uint16_t* active = slices.active.data() + shape.class_begin[i];
      const Slice taken = ready[c] | others;
      int kept = 0;
      for (int k = 0; k < slices.active_count[i]; ++k) {
        const std::uint16_t v = active[k];
        owned[v] |= (frontier[v] & taken) | lost;
        active[kept] = v;
        kept += full(owned[v]) ? 0 : 1;
      }
      slices.active_count[i] = static_cast<std::uint16_t>(kept);
    }
  }
  slices.lanes &= ~lost;
}

// See common_lanes in flood_machine.hpp.
HARARY_INLINE bool common_round(const Wide* slices, const std::uint16_t* vertices, Wide& lanes) {
  for (std::size_t i = 0; i < kRareVertices; i += 2) {
    lanes &= slices[vertices[i]] & slices[vertices[i + 1]];
    if (!any(lanes)) return false;
  }
  return true;
}

#undef HARARY_INLINE

}  // namespace harary::flood
