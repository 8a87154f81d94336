// SPDX-License-Identifier: MIT
#include "graph/canonical/twin_quotient.hpp"

#include <algorithm>
#include <cstddef>

namespace harary {

namespace {

bool are_twins(const ColouredGraph& graph, int u, int v) {
  if (graph.label(u) != graph.label(v)) return false;
  for (int w = 0; w < graph.order(); ++w) {
    if (w != u && w != v && graph.colour(u, w) != graph.colour(v, w)) return false;
  }
  return true;
}

}  // namespace

void TwinQuotient::assign(const ColouredGraph& graph) {
  const int order = graph.order();
  std::array<int, kMaxOrder> class_of;
  std::array<int, kMaxOrder> first;
  std::array<std::size_t, kMaxOrder> size{};
  std::size_t classes = 0;
  for (int v = 0; v < order; ++v) {
    std::size_t c = 0;
    while (c < classes && !are_twins(graph, first[c], v)) ++c;
    if (c == classes) first[classes++] = v;
    class_of[static_cast<std::size_t>(v)] = static_cast<int>(c);
    ++size[c];
  }
  classes_ = static_cast<int>(classes);
  begin_[0] = 0;
  for (std::size_t c = 0; c < classes; ++c) begin_[c + 1] = begin_[c] + size[c];
  std::array<std::size_t, kMaxOrder> next;
  std::copy_n(begin_.begin(), classes, next.begin());
  for (int v = 0; v < order; ++v) {
    members_[next[static_cast<std::size_t>(class_of[static_cast<std::size_t>(v)])]++] = v;
  }

  // Label first, so that smaller labels of the graph come first in the quotient too.
  using Kind = std::array<int, 3>;
  std::array<Kind, kMaxOrder> kinds;
  for (std::size_t c = 0; c < classes; ++c) {
    const std::span<const int> all = members(static_cast<int>(c));
    kinds[c] = {graph.label(all[0]), static_cast<int>(all.size()),
                all.size() > 1 ? graph.colour(all[0], all[1]) : 0};
  }
  std::array<Kind, kMaxOrder> sorted = kinds;
  const auto end = sorted.begin() + static_cast<std::ptrdiff_t>(classes);
  std::sort(sorted.begin(), end);
  const auto distinct = std::unique(sorted.begin(), end);
  for (std::size_t c = 0; c < classes; ++c) {
    const auto place = std::lower_bound(sorted.begin(), distinct, kinds[c]);
    labels_[c] = static_cast<int>(place - sorted.begin());
    for (std::size_t d = 0; d < c; ++d) {
      const Edge pair{static_cast<int>(d), static_cast<int>(c)};
      colours_[static_cast<std::size_t>(pair.pair_index())] =
          static_cast<std::uint8_t>(graph.colour(first[c], first[d]));
    }
  }
}

void TwinQuotient::label_members(std::span<const int> of_classes, std::span<int> to) const {
  std::array<int, kMaxOrder> class_at;
  for (int c = 0; c < order(); ++c) {
    class_at[static_cast<std::size_t>(of_classes[static_cast<std::size_t>(c)])] = c;
  }
  int place = 0;
  for (int i = 0; i < order(); ++i) {
    for (const int v : members(class_at[static_cast<std::size_t>(i)])) {
      to[static_cast<std::size_t>(v)] = place++;
    }
  }
}

void TwinQuotient::lift(std::span<const int> of_classes, std::span<int> to) const {
  for (int c = 0; c < order(); ++c) {
    const std::span<const int> from = members(c);
    const std::span<const int> image = members(of_classes[static_cast<std::size_t>(c)]);
    for (std::size_t i = 0; i < image.size(); ++i) to[static_cast<std::size_t>(from[i])] = image[i];
  }
}

}  // namespace harary
