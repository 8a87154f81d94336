// SPDX-License-Identifier: MIT
// Triangle-free graphs on at most 6 vertices and who wins saturation from them, in the plainest
// way: all sets of edges as numbers, isomorphism by trying all permutations. Uses nothing of the
// library, because it is there to judge it.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <numeric>
#include <vector>

namespace harary::tests {

struct LayerSizes {
  std::uint64_t previous = 0;  // the player who has just moved wins
  std::uint64_t next = 0;
};

class TriangleFreeGraphs {
 public:
  explicit TriangleFreeGraphs(int order) : order_(order) {
    std::vector<int> image(static_cast<std::size_t>(order));
    std::iota(image.begin(), image.end(), 0);
    do {
      std::vector<unsigned> bits;
      for (int v = 1; v < order; ++v) {
        for (int u = 0; u < v; ++u) bits.push_back(bit(at(image, u), at(image, v)));
      }
      permuted_bits_.push_back(bits);
    } while (std::next_permutation(image.begin(), image.end()));
  }

  // The number of classes with i edges at [i].
  std::vector<LayerSizes> layers() const {
    const unsigned sets = 1U << (order_ * (order_ - 1) / 2);
    std::vector<bool> wins(sets);  // the player to move; larger sets are done first
    std::vector<LayerSizes> result;
    for (unsigned set = sets; set-- > 0;) {
      if (!triangle_free(set)) continue;
      for (unsigned rest = (sets - 1) & ~set; rest != 0; rest &= rest - 1) {
        const unsigned after = set | (rest & -rest);
        if (triangle_free(after) && !wins[after]) wins[set] = true;
      }
      if (!smallest_of_its_class(set)) continue;
      const auto edges = static_cast<std::size_t>(std::popcount(set));
      if (result.size() <= edges) result.resize(edges + 1);
      ++(wins[set] ? result[edges].next : result[edges].previous);
    }
    return result;
  }

 private:
  static int at(const std::vector<int>& image, int v) { return image[static_cast<std::size_t>(v)]; }
  static unsigned bit(int u, int v) {
    return 1U << (u < v ? v * (v - 1) / 2 + u : u * (u - 1) / 2 + v);
  }

  bool triangle_free(unsigned set) const {
    for (int w = 2; w < order_; ++w) {
      for (int v = 1; v < w; ++v) {
        for (int u = 0; u < v; ++u) {
          const unsigned triangle = bit(u, v) | bit(u, w) | bit(v, w);
          if ((set & triangle) == triangle) return false;
        }
      }
    }
    return true;
  }

  bool smallest_of_its_class(unsigned set) const {
    return std::none_of(permuted_bits_.begin(), permuted_bits_.end(), [set](const auto& bits) {
      unsigned image = 0;
      for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        image |= bits[static_cast<std::size_t>(std::countr_zero(rest))];
      }
      return image < set;
    });
  }

  int order_;
  std::vector<std::vector<unsigned>> permuted_bits_;  // by permutation and pair
};

inline std::vector<LayerSizes> triangle_free_layers(int order) {
  return TriangleFreeGraphs(order).layers();
}

}  // namespace harary::tests
