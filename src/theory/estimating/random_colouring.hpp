// SPDX-License-Identifier: MIT
// Uniform random edge colourings of K_n with given numbers of red and green edges, from streams of
// random numbers that are named rather than passed around: the stream of block b of class c is the
// same for every thread and at any time.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

#include "base/hashing.hpp"
#include "graph/graph.hpp"

namespace harary {

// splitmix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators", 2014),
// started at a hash of the stream's name.
class RandomStream {
 public:
  explicit RandomStream(std::initializer_list<std::uint64_t> name)
      : state_(hash_words(std::span(name.begin(), name.size()))) {}

  std::uint64_t next() { return mix(state_ += 0x9e3779b97f4a7c15ULL); }
  // Uniform in 0 … n-1, up to a bias of n / 2^32.
  std::uint32_t below(std::uint32_t n) {
    return static_cast<std::uint32_t>((next() >> 32) * n >> 32);
  }

 private:
  std::uint64_t state_;
};

struct DrawnColouring {
  Graph red;
  Graph green;
};

class ColouringSource {
 public:
  explicit ColouringSource(int order) : order_(order) {
    for (int high = 1; high < order; ++high) {
      for (int low = 0; low < high; ++low) edges_.push_back({low, high});
    }
  }

  // The first steps of Fisher and Yates's shuffle. The edges keep their order from one draw to the
  // next, which leaves each draw uniform but makes it depend on the earlier ones:
  // a source serves one block of draws.
  DrawnColouring draw(int red, int green, RandomStream& random) {
    DrawnColouring result{Graph(order_), Graph(order_)};
    for (int i = 0; i < red + green; ++i) {
      const auto place = static_cast<std::uint32_t>(i);
      const auto rest = static_cast<std::uint32_t>(edges_.size()) - place;
      std::swap(edges_[place], edges_[place + random.below(rest)]);
      (i < red ? result.red : result.green).add_edge(edges_[place]);
    }
    return result;
  }

 private:
  int order_;
  std::vector<Edge> edges_;
};

}  // namespace harary
