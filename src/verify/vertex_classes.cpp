// SPDX-License-Identifier: MIT
#include "verify/vertex_classes.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "graph/canonical/nauty.hpp"
#include "verify/permutation.hpp"

namespace harary {

namespace {

void set_bit(MutableBytes bytes, int at) {
  auto& byte = bytes[static_cast<std::size_t>(at / 8)];
  byte = static_cast<std::uint8_t>(byte | 1U << (at % 8));
}

}  // namespace

VertexClasses::VertexClasses(const Graph& board, const ColourLayout& layout,
                             std::size_t position_width)
    : board_(&board), layout_(layout), tail_width_(position_width - layout.bytes()) {
  if (layout.points != board.order()) throw std::logic_error("a colour for each vertex is needed");
}

std::size_t VertexClasses::pair_bytes() const {
  return static_cast<std::size_t>(board_->order() * (board_->order() - 1) / 2 + 7) / 8;
}

std::size_t VertexClasses::class_width() const {
  return pair_bytes() + layout_.bytes() + tail_width_;
}

void VertexClasses::class_of(Bytes position, MutableBytes result) const {
  ColouredGraph graph(*board_);
  for (int v = 0; v < board_->order(); ++v) {
    graph.set_label(v, static_cast<std::uint8_t>(layout_.code(position, v)));
  }
  relabel(position, canonical_labelling(graph), result);
}

void VertexClasses::relabel(Bytes position, std::span<const int> place, MutableBytes result) const {
  if (place.size() != static_cast<std::size_t>(board_->order())) {
    throw std::logic_error("a labelling is not one of the board's vertices");
  }
  require_permutation(place);
  std::fill(result.begin(), result.end(), std::uint8_t{0});
  for (const Edge edge : board_->edges()) {
    const Edge image = Edge::between(place[static_cast<std::size_t>(edge.low)],
                                     place[static_cast<std::size_t>(edge.high)]);
    set_bit(result, image.pair_index());
  }
  const MutableBytes colours = result.subspan(pair_bytes());
  for (int v = 0; v < board_->order(); ++v) {
    const int code = layout_.code(position, v);
    for (int b = 0; b < layout_.bits(); ++b) {
      if ((code >> b & 1) != 0) {
        set_bit(colours, place[static_cast<std::size_t>(v)] * layout_.bits() + b);
      }
    }
  }
  portable::ranges::copy(position.subspan(layout_.bytes()),
                         colours.subspan(layout_.bytes()).begin());
}

std::uint64_t VertexClasses::invariant(Bytes position) const {
  constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15ULL;
  std::array<std::uint64_t, kMaxOrder> weight{};
  for (int v = 0; v < board_->order(); ++v) {
    weight[static_cast<std::size_t>(v)] =
        mix(static_cast<std::uint64_t>(layout_.code(position, v)) + 1);
  }
  for (int round = 0; round < 2; ++round) {
    std::array<std::uint64_t, kMaxOrder> around{};
    for (const Edge edge : board_->edges()) {
      around[static_cast<std::size_t>(edge.low)] +=
          mix(weight[static_cast<std::size_t>(edge.high)]);
      around[static_cast<std::size_t>(edge.high)] +=
          mix(weight[static_cast<std::size_t>(edge.low)]);
    }
    for (std::size_t v = 0; v < weight.size(); ++v) weight[v] = mix(weight[v] * kStep ^ around[v]);
  }
  std::uint64_t sum = 0;
  for (int v = 0; v < board_->order(); ++v) sum += weight[static_cast<std::size_t>(v)];
  for (const std::uint8_t byte : position.subspan(layout_.bytes())) sum = mix(sum + byte + kStep);
  return mix(sum);
}

}  // namespace harary
