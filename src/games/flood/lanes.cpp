// SPDX-License-Identifier: MIT
// Between the two layouts. Outside a territory is a row of bits, a bit for each vertex. Inside a
// vertex is a slice of bits, a bit for each territory, which is a lane there. Blocks of 64 x 64
// bits are transposed, one after the other:
//
//   rows     vertex  0 .. 63   64 .. 127   ...        slices    lane  0 .. 63   64 .. 127   ...
//           word     w = 0     w = 1                       group     g = 0      g = 1
//   lane   0       +---------+-----------+            vertex   0   +----------+-----------+
//    ..            |    A    |     B     |              ..         |  A, the  |  C, the   |
//   lane  63       |         |           |            vertex  63   |  other   |  other    |
//                  +---------+-----------+                         |  way     |  way      |
//   lane  64       |    C    |     D     |                         +----------+-----------+
//    ..            |         |           |            vertex  64   |  B, the  |  D, the   |
//   lane 127       |         |           |              ..         |  ..      |  ..       |
//                  +---------+-----------+            vertex 127   +----------+-----------+
//
// So bit b of word w in the row of lane 64 g + i is bit i of part g in the slice of vertex 64 w +
// b. A row may be longer than its words (`stride`). A narrow slice has the part g = 0 alone, a wide
// one eight; parts beyond the last lane in use are 0. The calls that are found go the same way
// back: the bits of a lane's row are the items of FloodCalls, `call_stride_` bits each, one for
// every colour. The other slices are not rows anywhere: see Slices.
#include "games/flood/lanes.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "games/flood/bit_matrix.hpp"
#include "games/flood/machine.hpp"

namespace harary {

static_assert(sizeof(flood::Wide) * 8 == FloodLanes::kLanes);

struct FloodLanes::Buffers {
  flood::Shape shape;
  flood::Slices<flood::Narrow> narrow;  // up to 64 lanes in use
  flood::Slices<flood::Wide> wide;
  flood::Machine machine = flood::this_machine();
  int count = 0;

  template <class Slice>
  void make(flood::Slices<Slice>& slices, std::size_t items) const {
    slices.owned.resize(static_cast<std::size_t>(shape.order));
    slices.frontier.resize(slices.owned.size());
    slices.ready.resize(static_cast<std::size_t>(shape.colours));
    slices.waiting.resize(slices.ready.size());
    slices.active.resize(slices.owned.size());
    slices.active_count.resize(slices.ready.size());
    slices.counter.resize(flood::kCounterBits);
    slices.items.resize(items);
  }

  template <class Slice>
  void load(flood::Slices<Slice>& slices, const std::uint64_t* rows, std::size_t stride) {
    flood::write_slices(rows, stride, count, shape.order, slices.owned.data());
    flood::set_first_lanes(slices.lanes, count);
  }

  // Writes a list of slices as one row a lane.
  template <class Slice>
  void write_rows(flood::SliceList<Slice>& list, std::uint64_t* rows, std::size_t stride,
                  int words) const {
    std::uint64_t block[64];
    for (int w = 0; w < words; ++w) {
      const int height = std::min(64, static_cast<int>(list.size()) - 64 * w);
      for (int g = 0; 64 * g < count; ++g) {
        for (int i = 0; i < 64; ++i) {
          block[i] = i < height ? flood::parts(list[static_cast<std::size_t>(64 * w + i)])[g] : 0;
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
  void set_gates(flood::Slices<Slice>& slices, const std::uint8_t* earliest) const {
    const auto colours = static_cast<std::size_t>(shape.colours);
    slices.gates.resize(colours * flood::kGateRounds);
    std::uint64_t block[64];
    for (std::size_t c = 0; c < colours; ++c) {
      for (int g = 0; 64 * g < count; ++g) {
        for (int i = 0; i < 64; ++i) {
          const int lane = std::min(64 * g + i, count - 1);
          const int call = earliest[static_cast<std::size_t>(lane) * colours + c];
          block[i] = ~std::uint64_t{0} << std::clamp(call - 1, 0, flood::kGateRounds - 1);
        }
        transpose(block);
        for (std::size_t round = 0; round < flood::kGateRounds; ++round) {
          flood::parts(slices.gates[c * flood::kGateRounds + round])[g] = block[round];
        }
      }
    }
  }

  template <class Slice>
  void write_bounds(flood::Slices<Slice>& slices, int budget, std::span<std::int32_t> bounds,
                    const std::uint8_t* earliest) {
    if (earliest != nullptr) set_gates(slices, earliest);
    flood::find_bounds(shape, slices, budget, earliest != nullptr ? slices.gates.data() : nullptr,
                       machine);
    const int counter_bits = static_cast<int>(std::bit_width(static_cast<unsigned>(budget)));
    for (int lane = 0; lane < count; ++lane) {
      const int g = lane / 64, bit = lane % 64;
      if ((flood::parts(slices.lanes)[g] >> bit & 1) == 0) {
        bounds[static_cast<std::size_t>(lane)] = -1;
        continue;
      }
      std::uint64_t counted = 0;
      for (int k = 0; k < counter_bits; ++k) {
        counted |= (flood::parts(slices.counter[static_cast<std::size_t>(k)])[g] >> bit & 1) << k;
      }
      bounds[static_cast<std::size_t>(lane)] = static_cast<std::int32_t>(counted);
    }
  }
};

FloodLanes::FloodLanes(const ContractedBoard& board)
    : buffers_(std::make_unique<Buffers>()),
      call_stride_(
          std::max(8, static_cast<int>(std::bit_ceil(static_cast<unsigned>(board.colours()))))) {
  flood::Shape& shape = buffers_->shape;
  shape.order = board.order();
  shape.colours = board.colours();
  shape.colour_bits = std::bit_width(static_cast<unsigned>(shape.colours));
  shape.first.assign(board.first.begin(), board.first.end());
  shape.target.assign(board.target.begin(), board.target.end());
  shape.class_begin.assign(board.class_begin.begin(), board.class_begin.end());
  for (const int colour : board.colour_of()) {
    shape.colour_of.push_back(static_cast<std::uint8_t>(colour));
  }
  const auto items = static_cast<std::size_t>((2 + shape.colours) * call_stride_);
  call_words_ = (items + 63) / 64;
  calls_.resize(call_words_ * kLanes);
  buffers_->make(buffers_->narrow, items);
  buffers_->make(buffers_->wide, items);
}
FloodLanes::~FloodLanes() = default;
FloodLanes::FloodLanes(FloodLanes&&) noexcept = default;
FloodLanes& FloodLanes::operator=(FloodLanes&&) noexcept = default;

void FloodLanes::load(const std::uint64_t* rows, std::size_t stride, int count) {
  buffers_->count = count;
  if (count <= 64) {
    buffers_->load(buffers_->narrow, rows, stride);
  } else {
    buffers_->load(buffers_->wide, rows, stride);
  }
}

void FloodLanes::find_calls(std::uint64_t* rows, std::size_t stride, int words) {
  const auto find = [&](auto& slices) {
    flood::find_calls(buffers_->shape, slices, call_stride_, buffers_->machine);
    buffers_->write_rows(slices.frontier, rows, stride, words);
    buffers_->write_rows(slices.items, calls_.data(), call_words_, static_cast<int>(call_words_));
  };
  buffers_->count <= 64 ? find(buffers_->narrow) : find(buffers_->wide);
}

void FloodLanes::write_borders(std::uint64_t* rows, std::size_t stride, int words) {
  const auto find = [&](auto& slices) {
    flood::find_borders(buffers_->shape, slices, buffers_->machine);
    buffers_->write_rows(slices.frontier, rows, stride, words);
  };
  buffers_->count <= 64 ? find(buffers_->narrow) : find(buffers_->wide);
}

void FloodLanes::write_bounds(int budget, std::span<std::int32_t> bounds,
                              const std::uint8_t* earliest) {
  if (buffers_->count <= 64) {
    buffers_->write_bounds(buffers_->narrow, budget, bounds, earliest);
  } else {
    buffers_->write_bounds(buffers_->wide, budget, bounds, earliest);
  }
}

}  // namespace harary
