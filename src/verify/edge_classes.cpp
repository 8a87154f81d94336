// SPDX-License-Identifier: MIT
#include "verify/edge_classes.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "graph/canonical/nauty.hpp"
#include "verify/permutation.hpp"

namespace harary {

EdgeClasses::EdgeClasses(const EdgeBoard& board, const ColourLayout& layout,
                         std::size_t position_width)
    : board_(&board),
      layout_(layout),
      tail_width_(position_width - layout.bytes()),
      shift_(board.size() == board.order() * (board.order() - 1) / 2 ? 0 : 1) {
  for (std::size_t code = 0; code < weights_.size(); ++code) weights_[code] = mix(code + 1);
}

std::size_t EdgeClasses::pair_bytes() const {
  const int pairs = board_->order() * (board_->order() - 1) / 2;
  return (static_cast<std::size_t>(pairs * pair_bits()) + 7) / 8;
}

std::size_t EdgeClasses::class_width() const {
  return pair_bytes() + tail_width_;
}

void EdgeClasses::class_of(Bytes position, MutableBytes result) const {
  ColouredGraph graph(board_->order());
  for (int e = 0; e < layout_.points; ++e) {
    const Edge edge = board_->edge(e);
    graph.set_colour(edge.low, edge.high, static_cast<std::uint8_t>(colour(position, e)));
  }
  relabel(position, canonical_labelling(graph), result);
}

void EdgeClasses::relabel(Bytes position, std::span<const int> place, MutableBytes result) const {
  if (place.size() != static_cast<std::size_t>(board_->order())) {
    throw std::logic_error("a labelling is not one of the board's vertices");
  }
  require_permutation(place);
  std::fill(result.begin(), result.end(), std::uint8_t{0});
  const int bits = pair_bits();
  for (int e = 0; e < layout_.points; ++e) {
    const Edge edge = board_->edge(e);
    const Edge image = Edge::between(place[static_cast<std::size_t>(edge.low)],
                                     place[static_cast<std::size_t>(edge.high)]);
    const unsigned code = static_cast<unsigned>(colour(position, e));
    for (int b = 0; b < bits; ++b) {
      const auto at = static_cast<std::size_t>(image.pair_index() * bits + b);
      result[at / 8] = static_cast<std::uint8_t>(result[at / 8] | (code >> b & 1) << (at % 8));
    }
  }
  portable::ranges::copy(tail(position),
                         result.begin() + static_cast<std::ptrdiff_t>(pair_bytes()));
}

std::uint64_t EdgeClasses::invariant(Bytes position) const {
  constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15ULL;
  std::array<std::uint64_t, kMaxOrder> degrees{};
  std::array<std::uint64_t, kMaxOrder> around{};
  const auto for_each_edge = [&](auto&& f) {
    for (int e = 0; e < layout_.points; ++e) {
      const Edge edge = board_->edge(e);
      f(static_cast<std::size_t>(edge.low), static_cast<std::size_t>(edge.high),
        weights_[static_cast<std::size_t>(layout_.code(position, e))]);
    }
  };
  for_each_edge([&](std::size_t low, std::size_t high, std::uint64_t weight) {
    degrees[low] += weight;
    degrees[high] += weight;
  });
  for_each_edge([&](std::size_t low, std::size_t high, std::uint64_t weight) {
    around[low] += mix(degrees[high] ^ weight);
    around[high] += mix(degrees[low] ^ weight);
  });
  std::uint64_t sum = 0;
  for (std::size_t v = 0; v < static_cast<std::size_t>(board_->order()); ++v) {
    sum += mix(degrees[v] * kStep ^ around[v]);
  }
  for (const std::uint8_t byte : tail(position)) sum = mix(sum + byte + kStep);
  return mix(sum);
}

}  // namespace harary
