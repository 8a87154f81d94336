// SPDX-License-Identifier: MIT
#include "bench/canonical_positions.hpp"

#include <cstddef>
#include <random>
#include <utility>

#include "graph/graph.hpp"

namespace harary::bench {

namespace {

int below(std::size_t bound, std::mt19937_64& random) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(bound));
}

template <typename Element>
Element take_random(std::vector<Element>& from, std::mt19937_64& random) {
  const auto place = static_cast<std::size_t>(below(from.size(), random));
  std::swap(from[place], from.back());
  const Element taken = from.back();
  from.pop_back();
  return taken;
}

std::vector<Edge> pairs_of(int order) {
  return Graph(order).complement().edges();
}

bool closes_triangle(const SmallColouredGraph<1>& graph, Edge e) {
  return (graph.rows[0][static_cast<std::size_t>(e.low)] &
          graph.rows[0][static_cast<std::size_t>(e.high)]) != 0;
}

}  // namespace

std::vector<SmallColouredGraph<2>> colouring_positions(int order, int count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<SmallColouredGraph<2>> result;
  for (int i = 0; i < count; ++i) {
    std::vector<Edge> free = pairs_of(order);
    SmallColouredGraph<2> position;
    position.order = order;
    const int plies = below(free.size() + 1, random);
    for (int ply = 0; ply < plies; ++ply) {
      const Edge e = take_random(free, random);
      position.set_colour(e.low, e.high, 1 + ply % 2);
    }
    result.push_back(position);
  }
  return result;
}

std::vector<SmallColouredGraph<1>> saturation_positions(int order, int count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<SmallColouredGraph<1>> result;
  for (int i = 0; i < count; ++i) {
    std::vector<Edge> open = pairs_of(order);
    SmallColouredGraph<1> position;
    position.order = order;
    std::vector<SmallColouredGraph<1>> play = {position};
    while (!open.empty()) {
      const Edge e = take_random(open, random);
      if (closes_triangle(position, e)) continue;
      position.set_colour(e.low, e.high, 1);
      play.push_back(position);
    }
    result.push_back(play[static_cast<std::size_t>(below(play.size(), random))]);
  }
  return result;
}

std::vector<SmallColouredGraph<2>> reduced_saturation_positions(int order, int count,
                                                                std::uint64_t seed) {
  std::vector<SmallColouredGraph<2>> result;
  for (const SmallColouredGraph<1>& position : saturation_positions(order, count, seed)) {
    SmallColouredGraph<2> reduced;
    reduced.order = order;
    auto& legal = reduced.rows[1];
    for (const Edge e : pairs_of(order)) {
      if (position.colour(e.low, e.high) == 0 && !closes_triangle(position, e)) {
        reduced.set_colour(e.low, e.high, 2);
      }
    }
    for (const Edge e : pairs_of(order)) {
      const auto low = static_cast<std::size_t>(e.low);
      const auto high = static_cast<std::size_t>(e.high);
      // An edge matters if some third vertex may still be joined to both of its ends.
      if (position.colour(e.low, e.high) != 0 && (legal[low] & legal[high]) != 0) {
        reduced.set_colour(e.low, e.high, 1);
      }
    }
    for (std::size_t v = 0; v < static_cast<std::size_t>(order); ++v) {
      reduced.labels[v] = legal[v] != 0 ? 1 : 0;
    }
    result.push_back(reduced);
  }
  return result;
}

}  // namespace harary::bench
