// SPDX-License-Identifier: MIT
#include "games/territory/flood_lanes.hpp"

#include <algorithm>
#include <bit>
#include <new>
#include <vector>

#include "games/territory/bit_matrix.hpp"

namespace harary {

namespace {

using Narrow = std::uint64_t;
using Wide = std::uint64_t __attribute__((vector_size(64)));
static_assert(sizeof(Wide) * 8 == FloodLanes::kLanes);

constexpr int kCounterBits = 11;  // of counters of rounds
static_assert(1 << kCounterBits > kMaxTerritory);
constexpr int kColourBits = 7;  // of counters of colours
static_assert(1 << kColourBits > kMaxVertexColours);
constexpr int kGateRounds = 64;

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

// Whole cache lines: what the widest instruction set wants, though the type itself, compiled for
// an older one, would be content with less.
constexpr std::size_t kAlignment = 64;
template <class T>
struct AlignedAllocator {
  using value_type = T;
  AlignedAllocator() = default;
  template <class U>
  explicit AlignedAllocator(const AlignedAllocator<U>&) {}
  T* allocate(std::size_t n) {
    return static_cast<T*>(::operator new (n * sizeof(T), std::align_val_t{kAlignment}));
  }
  void deallocate(T* p, std::size_t) { ::operator delete (p, std::align_val_t{kAlignment}); }
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

// The functions below are compiled once for each instruction set; helpers must be inlined into
// them, and may not be lambdas.
#define HARARY_INLINE [[gnu::always_inline]] inline

HARARY_INLINE bool any(const Narrow& slice) {
  return slice != 0;
}
HARARY_INLINE bool any(const Wide& slice) {
  std::uint64_t all = 0;
  for (int i = 0; i < 8; ++i) all |= slice[i];
  return all != 0;
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
        items[(2 + 2 * c) * stride + d] |= won & ~owned[u] & ~frontier[u];
      }
    }
    for (int d = 0; d < shape.colours; ++d) {
      items[(3 + 2 * d) * stride + c] = items[(2 + 2 * c) * stride + d];
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

// The processor decides at run time. (A variant for AVX2 was half as fast as plain SSE with
// gcc 12.)
enum class Machine { plain, avx512 };

Machine this_machine() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl")) {
    return Machine::avx512;
  }
#endif
  return Machine::plain;
}

void calls_plain(const Shape& shape, Slices<Wide>& slices, int stride) {
  call_rounds(shape, slices, stride);
}
void borders_plain(const Shape& shape, Slices<Wide>& slices) {
  border_rounds(shape, slices);
}
void bounds_plain(const Shape& shape, Slices<Wide>& slices, int budget, const Wide* gates) {
  bound_rounds(shape, slices, budget, gates);
}
#if defined(__x86_64__)
[[gnu::target("avx512f,avx512vl")]] void calls_avx512(const Shape& shape, Slices<Wide>& slices,
                                                      int stride) {
  call_rounds(shape, slices, stride);
}
[[gnu::target("avx512f,avx512vl")]] void borders_avx512(const Shape& shape, Slices<Wide>& slices) {
  border_rounds(shape, slices);
}
[[gnu::target("avx512f,avx512vl")]] void bounds_avx512(const Shape& shape, Slices<Wide>& slices,
                                                       int budget, const Wide* gates) {
  bound_rounds(shape, slices, budget, gates);
}
#endif

void find_calls(const Shape& shape, Slices<Narrow>& slices, int stride, Machine) {
  call_rounds(shape, slices, stride);
}
void find_calls(const Shape& shape, Slices<Wide>& slices, int stride, Machine machine) {
#if defined(__x86_64__)
  if (machine == Machine::avx512) return calls_avx512(shape, slices, stride);
#endif
  (void)machine;
  calls_plain(shape, slices, stride);
}
void find_borders(const Shape& shape, Slices<Narrow>& slices, Machine) {
  border_rounds(shape, slices);
}
void find_borders(const Shape& shape, Slices<Wide>& slices, Machine machine) {
#if defined(__x86_64__)
  if (machine == Machine::avx512) return borders_avx512(shape, slices);
#endif
  (void)machine;
  borders_plain(shape, slices);
}
void find_bounds(const Shape& shape, Slices<Narrow>& slices, int budget, const Narrow* gates,
                 Machine) {
  bound_rounds(shape, slices, budget, gates);
}
void find_bounds(const Shape& shape, Slices<Wide>& slices, int budget, const Wide* gates,
                 Machine machine) {
#if defined(__x86_64__)
  if (machine == Machine::avx512) return bounds_avx512(shape, slices, budget, gates);
#endif
  (void)machine;
  bounds_plain(shape, slices, budget, gates);
}

template <class Slice>
std::uint64_t* parts(Slice& slice) {
  return reinterpret_cast<std::uint64_t*>(&slice);
}

}  // namespace

struct FloodLanes::Workshop {
  Shape shape;
  Slices<Narrow> narrow;  // up to 64 lanes in use
  Slices<Wide> wide;
  Machine machine = this_machine();
  int count = 0;

  template <class Slice>
  void make(Slices<Slice>& slices, std::size_t items) const {
    slices.owned.resize(static_cast<std::size_t>(shape.order));
    slices.frontier.resize(slices.owned.size());
    slices.ready.resize(static_cast<std::size_t>(shape.colours));
    slices.waiting.resize(slices.ready.size());
    slices.active.resize(slices.owned.size());
    slices.active_count.resize(slices.ready.size());
    slices.counter.resize(kCounterBits);
    slices.items.resize(items);
  }

  template <class Slice>
  void load(Slices<Slice>& slices, const std::uint64_t* rows, std::size_t stride, int words) {
    constexpr int kGroups = sizeof(Slice) / 8;
    const int groups = (count + 63) / 64;
    std::uint64_t block[64];
    for (int w = 0; w < words; ++w) {
      const int height = std::min(64, shape.order - 64 * w);
      Slice* owned = slices.owned.data() + 64 * w;
      for (int g = 0; g < kGroups; ++g) {
        if (g >= groups) {
          for (int i = 0; i < height; ++i) parts(owned[i])[g] = 0;
          continue;
        }
        for (int i = 0; i < 64; ++i) {
          const int lane = 64 * g + i;
          block[i] =
              lane < count
                  ? rows[static_cast<std::size_t>(lane) * stride + static_cast<std::size_t>(w)]
                  : 0;
        }
        transpose(block);
        for (int i = 0; i < height; ++i) parts(owned[i])[g] = block[i];
      }
    }
    for (int g = 0; g < kGroups; ++g) {
      const int here = std::clamp(count - 64 * g, 0, 64);
      parts(slices.lanes)[g] = here == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << here) - 1;
    }
  }

  // Writes a list of slices as one row a lane.
  template <class Slice>
  void write_rows(SliceList<Slice>& list, std::uint64_t* rows, std::size_t stride,
                  int words) const {
    std::uint64_t block[64];
    for (int w = 0; w < words; ++w) {
      const int height = std::min(64, static_cast<int>(list.size()) - 64 * w);
      for (int g = 0; 64 * g < count; ++g) {
        for (int i = 0; i < 64; ++i) {
          block[i] = i < height ? parts(list[static_cast<std::size_t>(64 * w + i)])[g] : 0;
        }
        transpose(block);
        for (int i = 0; i < std::min(64, count - 64 * g); ++i) {
          rows[static_cast<std::size_t>(64 * g + i) * stride + static_cast<std::size_t>(w)] =
              block[i];
        }
      }
    }
  }

  template <class Slice>
  void set_gates(Slices<Slice>& slices, const std::uint8_t* earliest) const {
    const auto colours = static_cast<std::size_t>(shape.colours);
    slices.gates.resize(colours * kGateRounds);
    std::uint64_t block[64];
    for (std::size_t c = 0; c < colours; ++c) {
      for (int g = 0; 64 * g < count; ++g) {
        for (int i = 0; i < 64; ++i) {
          const int lane = std::min(64 * g + i, count - 1);
          const int call = earliest[static_cast<std::size_t>(lane) * colours + c];
          block[i] = ~std::uint64_t{0} << std::clamp(call - 1, 0, kGateRounds - 1);
        }
        transpose(block);
        for (std::size_t round = 0; round < kGateRounds; ++round) {
          parts(slices.gates[c * kGateRounds + round])[g] = block[round];
        }
      }
    }
  }

  template <class Slice>
  void write_bounds(Slices<Slice>& slices, int budget, std::span<std::int32_t> bounds,
                    const std::uint8_t* earliest) {
    if (earliest != nullptr) set_gates(slices, earliest);
    find_bounds(shape, slices, budget, earliest != nullptr ? slices.gates.data() : nullptr,
                machine);
    const int counter_bits = static_cast<int>(std::bit_width(static_cast<unsigned>(budget)));
    for (int lane = 0; lane < count; ++lane) {
      const int g = lane / 64, bit = lane % 64;
      if ((parts(slices.lanes)[g] >> bit & 1) == 0) {
        bounds[static_cast<std::size_t>(lane)] = -1;
        continue;
      }
      std::uint64_t counted = 0;
      for (int k = 0; k < counter_bits; ++k) {
        counted |= (parts(slices.counter[static_cast<std::size_t>(k)])[g] >> bit & 1) << k;
      }
      bounds[static_cast<std::size_t>(lane)] = static_cast<std::int32_t>(counted);
    }
  }
};

FloodLanes::FloodLanes(const ContractedBoard& board)
    : workshop_(std::make_unique<Workshop>()),
      call_stride_(
          std::max(8, static_cast<int>(std::bit_ceil(static_cast<unsigned>(board.colours()))))) {
  Shape& shape = workshop_->shape;
  shape.order = board.order();
  shape.colours = board.colours();
  shape.colour_bits = std::bit_width(static_cast<unsigned>(shape.colours));
  shape.first.assign(board.first.begin(), board.first.end());
  shape.target.assign(board.target.begin(), board.target.end());
  shape.class_begin.assign(board.class_begin.begin(), board.class_begin.end());
  for (const int colour : board.colour_of()) {
    shape.colour_of.push_back(static_cast<std::uint8_t>(colour));
  }
  const auto items = static_cast<std::size_t>((2 + 2 * shape.colours) * call_stride_);
  call_words_ = (items + 63) / 64;
  calls_.resize(call_words_ * kLanes);
  workshop_->make(workshop_->narrow, items);
  workshop_->make(workshop_->wide, items);
}
FloodLanes::~FloodLanes() = default;
FloodLanes::FloodLanes(FloodLanes&&) noexcept = default;
FloodLanes& FloodLanes::operator=(FloodLanes&&) noexcept = default;

void FloodLanes::load(const std::uint64_t* rows, std::size_t stride, int words, int count) {
  workshop_->count = count;
  if (count <= 64) {
    workshop_->load(workshop_->narrow, rows, stride, words);
  } else {
    workshop_->load(workshop_->wide, rows, stride, words);
  }
}

void FloodLanes::find_calls(std::uint64_t* rows, std::size_t stride, int words) {
  const auto find = [&](auto& slices) {
    harary::find_calls(workshop_->shape, slices, call_stride_, workshop_->machine);
    workshop_->write_rows(slices.frontier, rows, stride, words);
    workshop_->write_rows(slices.items, calls_.data(), call_words_, static_cast<int>(call_words_));
  };
  workshop_->count <= 64 ? find(workshop_->narrow) : find(workshop_->wide);
}

void FloodLanes::write_borders(std::uint64_t* rows, std::size_t stride, int words) {
  const auto find = [&](auto& slices) {
    find_borders(workshop_->shape, slices, workshop_->machine);
    workshop_->write_rows(slices.frontier, rows, stride, words);
  };
  workshop_->count <= 64 ? find(workshop_->narrow) : find(workshop_->wide);
}

void FloodLanes::write_bounds(int budget, std::span<std::int32_t> bounds,
                              const std::uint8_t* earliest) {
  if (workshop_->count <= 64) {
    workshop_->write_bounds(workshop_->narrow, budget, bounds, earliest);
  } else {
    workshop_->write_bounds(workshop_->wide, budget, bounds, earliest);
  }
}

}  // namespace harary
