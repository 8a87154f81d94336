// SPDX-License-Identifier: MIT
#include "games/edges/colourwise_form.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "base/current_job.hpp"
#include "graph/canonical/coloured_graph.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/canonical/permutation_group.hpp"

namespace harary {

namespace {

// Of an entry of a hash table that holds a way, and more than all classes of a board take that is
// solved.
constexpr std::uint64_t kWayBytes = 128;
constexpr std::uint64_t kAllClasses = std::uint64_t{64} << 20;

std::uint64_t image_of(std::uint64_t edges, const std::array<std::uint8_t, 64>& images) {
  std::uint64_t result = 0;
  for (; edges != 0; edges &= edges - 1) {
    result |= std::uint64_t{1} << images[static_cast<std::size_t>(std::countr_zero(edges))];
  }
  return result;
}

}  // namespace

auto ColourwiseForm::red_class(std::uint64_t red) const -> RedClass {
  ColouredGraph graph(board_->graph());
  EdgeSet<1> set;
  set.word(0) = red;
  for (const int e : set) graph.set_colour(board_->edge(e).low, board_->edge(e).high, 2);
  const CanonicalSymmetry symmetry = canonical_symmetry(graph);
  RedClass result{red, false, {}};
  const auto elements = group_elements(symmetry.generators, board_->order(), kMostAutomorphisms);
  if (!elements) {
    result.joint = true;
    return result;
  }
  for (const Permutation& element : *elements) {
    EdgeImages images{};
    bool identity = true;
    for (int e = 0; e < board_->size(); ++e) {
      const Edge edge = board_->edge(e);
      const int image = board_->index(element[static_cast<std::size_t>(edge.low)],
                                      element[static_cast<std::size_t>(edge.high)]);
      images[static_cast<std::size_t>(e)] = static_cast<std::uint8_t>(image);
      identity = identity && image == e;
    }
    if (!identity) result.symmetry.push_back(images);
  }
  return result;
}

auto ColourwiseForm::way(Memory& memory, std::uint64_t red) const -> const Way& {
  const auto known = memory.ways_.find(red);
  if (known != memory.ways_.end()) return known->second;
  // A quarter of what the job's thread has; half of that for ways, half for classes.
  const std::uint64_t bytes = CurrentJob::memory_share(8);
  const auto forget = [&memory] {
    memory.ways_.clear();
    memory.classes_.clear();
  };
  if (memory.ways_.size() >= std::min<std::uint64_t>(kMostRemembered, bytes / kWayBytes)) forget();
  Colouring<1, 1> red_alone;
  red_alone[0].word(0) = red;
  Way way{nullptr, {}};
  one_colour_.with_edge_images(red_alone, [&](int e, int image) {
    way.images[static_cast<std::size_t>(e)] = static_cast<std::uint8_t>(image);
  });
  const std::uint64_t target = image_of(red, way.images);
  if (!memory.classes_.contains(target)) {
    auto fresh = std::make_unique<RedClass>(red_class(target));
    const auto size = [](const RedClass& one) {
      return sizeof one + one.symmetry.size() * sizeof(EdgeImages);
    };
    if (bytes < kAllClasses) {
      std::uint64_t held = size(*fresh);
      for (const auto& [red_of, one] : memory.classes_) held += size(*one);
      if (held > bytes) forget();
    }
    memory.classes_.emplace(target, std::move(fresh));
  }
  way.to = memory.classes_.at(target).get();
  return memory.ways_.emplace(red, way).first->second;
}

auto ColourwiseForm::of(Memory& memory, const Position& p) const -> Position {
  const Way& way = this->way(memory, p[kRed].word(0));
  if (way.to->joint) return both_colours_.representative(p);
  const std::uint64_t green = image_of(p[kGreen].word(0), way.images);
  std::uint64_t smallest = green;
  for (const EdgeImages& images : way.to->symmetry) {
    smallest = std::min(smallest, image_of(green, images));
  }
  Position result;
  result[kRed].word(0) = way.to->red;
  result[kGreen].word(0) = smallest;
  return result;
}

}  // namespace harary
