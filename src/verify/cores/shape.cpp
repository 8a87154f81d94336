// SPDX-License-Identifier: MIT
#include "verify/cores/shape.hpp"

#include <algorithm>
#include <stdexcept>

#include "graph/canonical/small.hpp"
#include "graph/graph.hpp"

namespace harary {

namespace {

SmallLabelling proposed_labelling(const CoreShape& shape, const ShapeBits& bits) {
  SmallColouredGraph<2> graph;
  graph.order = bits.order;
  int pair = 0;
  for (int v = 1; v < bits.order; ++v) {
    for (int u = 0; u < v; ++u, ++pair) {
      const auto colour =
          static_cast<int>((shape.planes[0] >> pair & 1) | (shape.planes[1] >> pair & 1) << 1);
      if (colour != 0) graph.set_colour(u, v, colour);
    }
  }
  // What counts of labels is their order.
  const auto order = static_cast<std::size_t>(bits.order);
  for (std::size_t v = 0; v < order; ++v) {
    for (std::size_t u = 0; u < order; ++u) {
      if (shape.labels[u] < shape.labels[v]) ++graph.labels[v];
    }
  }
  return canonical_labelling(graph);
}

}  // namespace

CoreShape canonical_shape(const CoreShape& shape, const ShapeBits& bits) {
  const SmallLabelling place = proposed_labelling(shape, bits);
  const auto order = static_cast<std::size_t>(bits.order);
  std::uint32_t taken = 0;
  for (std::size_t v = 0; v < order; ++v) taken |= 1U << place[v];
  if (taken != (1U << bits.order) - 1) throw std::logic_error("a labelling is no permutation");
  CoreShape result;
  result.tail = shape.tail;
  for (std::size_t v = 0; v < order; ++v) result.labels[place[v]] = shape.labels[v];
  int pair = 0;
  for (std::size_t v = 1; v < order; ++v) {
    for (std::size_t u = 0; u < v; ++u, ++pair) {
      const int image = Edge::between(place[u], place[v]).pair_index();
      for (std::size_t plane = 0; plane < 2; ++plane) {
        result.planes[plane] |= (shape.planes[plane] >> pair & 1) << image;
      }
    }
  }
  return result;
}

namespace {

// Numbers of at most 55 bits one after the other, from the lowest bit of the first byte on.
class BitWriter {
 public:
  explicit BitWriter(MutableBytes to) : to_(to) {}
  void put(std::uint64_t number, int bits) {
    held_ |= number << count_;
    for (count_ += bits; count_ >= 8; count_ -= 8, held_ >>= 8) push();
  }
  void finish() {
    if (count_ > 0) push();
  }

 private:
  void push() { to_[at_++] = static_cast<std::uint8_t>(held_); }

  MutableBytes to_;
  std::size_t at_ = 0;
  std::uint64_t held_ = 0;
  int count_ = 0;
};

class BitReader {
 public:
  explicit BitReader(Bytes from) : from_(from) {}
  std::uint64_t take(int bits) {
    for (; count_ < bits; count_ += 8) held_ |= std::uint64_t{from_[at_++]} << count_;
    const std::uint64_t number = held_ & ((std::uint64_t{1} << bits) - 1);
    held_ >>= bits;
    count_ -= bits;
    return number;
  }
  bool nothing_left() const { return held_ == 0; }

 private:
  Bytes from_;
  std::size_t at_ = 0;
  std::uint64_t held_ = 0;
  int count_ = 0;
};

}  // namespace

void pack_shape(const CoreShape& shape, const ShapeBits& bits, MutableBytes to) {
  BitWriter writer(to);
  for (int plane = 0; plane < bits.planes; ++plane) {
    writer.put(shape.planes[static_cast<std::size_t>(plane)], bits.pairs());
  }
  for (std::size_t v = 0; v < static_cast<std::size_t>(bits.order); ++v) {
    writer.put(shape.labels[v], bits.label);
  }
  writer.finish();
  std::copy_n(shape.tail.begin(), bits.tail,
              to.begin() + static_cast<std::ptrdiff_t>(bits.graph_bytes()));
}

bool unpack_shape(Bytes from, const ShapeBits& bits, CoreShape& shape) {
  if (from.size() != bits.bytes()) return false;
  shape = {};
  BitReader reader(from.first(bits.graph_bytes()));
  for (int plane = 0; plane < bits.planes; ++plane) {
    shape.planes[static_cast<std::size_t>(plane)] = reader.take(bits.pairs());
  }
  for (std::size_t v = 0; v < static_cast<std::size_t>(bits.order); ++v) {
    shape.labels[v] = static_cast<std::uint16_t>(reader.take(bits.label));
  }
  std::copy_n(from.begin() + static_cast<std::ptrdiff_t>(bits.graph_bytes()), bits.tail,
              shape.tail.begin());
  return reader.nothing_left();
}

}  // namespace harary
