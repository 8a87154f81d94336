// SPDX-License-Identifier: MIT
#include "papers/triangle_free_sampler.hpp"

#include <utility>

#include "base/hashing.hpp"

namespace harary {

TriangleFreeSampler::TriangleFreeSampler(int order, std::vector<double> weights, std::uint64_t seed)
    : graph_(order), weights_(std::move(weights)), state_(mix(seed)) {}

// splitmix64, as in theory/estimating/random_colouring.hpp.
std::uint64_t TriangleFreeSampler::next() {
  return mix(state_ += 0x9e3779b97f4a7c15ULL);
}

bool TriangleFreeSampler::accepts(int edges) {
  const auto place = static_cast<std::size_t>(edges);
  if (place >= weights_.size()) return false;
  const double ratio = weights_[place] / weights_[static_cast<std::size_t>(edges_)];
  return ratio >= 1 || static_cast<double>(next() >> 11) * 0x1p-53 < ratio;
}

void TriangleFreeSampler::run(std::uint64_t steps) {
  const auto order = static_cast<std::uint64_t>(graph_.order());
  for (std::uint64_t step = 0; step < steps; ++step) {
    const std::uint64_t random = next();
    const int u = static_cast<int>((random >> 32) * order >> 32);
    int v = static_cast<int>((random & 0xffffffff) * (order - 1) >> 32);
    if (v >= u) ++v;
    const Edge e = Edge::between(u, v);
    if (graph_.has_edge(e)) {
      if (!accepts(edges_ - 1)) continue;
      graph_.remove_edge(e);
      --edges_;
    } else {
      if (!(graph_.neighbours(u) & graph_.neighbours(v)).empty() || !accepts(edges_ + 1)) continue;
      graph_.add_edge(e);
      ++edges_;
    }
  }
}

}  // namespace harary
