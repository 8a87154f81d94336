// SPDX-License-Identifier: MIT
#include "graph/canonical/nauty.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <numeric>
#include <set>
#include <span>
#include <utility>

#include "graph/canonical/twin_quotient.hpp"

#include "base/current_job.hpp"

// Last, since it defines short macros and types such as `graph` and `set`.
#include <nauty.h>

namespace harary {

namespace {

// nauty's callbacks carry no context, so each thread keeps a pointer to the result it works on.
thread_local CanonicalSymmetry* current_result = nullptr;
thread_local int current_order = 0;

void keep_generator(int, int* permutation, int*, int, int, int) {
  current_result->generators.emplace_back(permutation, permutation + current_order);
}

void multiply_group(CanonicalSymmetry& result, std::uint64_t factor) {
  std::uint64_t product = 0;
  if (!result.group_order || __builtin_mul_overflow(*result.group_order, factor, &product)) {
    result.group_order.reset();
  } else {
    result.group_order = product;
  }
  result.approximate_group_order *= static_cast<double>(factor);
}

// Called once a level with the index of the stabiliser there; the group's order is their product.
void multiply_index(int*, int*, int, int*, statsblk*, int, int index, int, int, int, int) {
  multiply_group(*current_result, static_cast<std::uint64_t>(index));
}

// nauty keeps work space per thread; it must be given back when the thread ends.
struct ThreadWorkspace {
  std::vector<::graph> layers;
  std::vector<::graph> canonical;
  std::vector<int> lab;
  std::vector<int> ptn;
  std::vector<int> orbits;
  std::vector<setword> sets;

  ~ThreadWorkspace() {
    naugraph_freedyn();
    nautil_freedyn();
    nauty_freedyn();
  }
};

// colour_number[c] is 0 for c = 0, else the rank of c among the colours in use, from 1.
std::array<int, 256> number_colours(const TwinQuotient& coloured, int& count) {
  std::array<int, 256> number{};
  for (int v = 0; v < coloured.order(); ++v) {
    for (int u = 0; u < v; ++u) number[static_cast<std::size_t>(coloured.colour(u, v))] = 1;
  }
  number[0] = 0;
  std::partial_sum(number.begin(), number.end(), number.begin(),
                   [](int sum, int used) { return used != 0 ? sum + 1 : sum; });
  count = number.back();
  return number;
}

// Orbits of 0…size-1 under maps, by merging representatives towards the smallest member.
class Orbits {
 public:
  explicit Orbits(std::size_t size) : parent_(size) {
    std::iota(parent_.begin(), parent_.end(), 0);
  }
  int find(int x) {
    while (at(x) != x) x = at(x) = at(at(x));
    return x;
  }
  void merge(int x, int y) {
    x = find(x);
    y = find(y);
    at(std::max(x, y)) = std::min(x, y);
  }
  std::vector<int> representatives() {
    for (int x = 0; x < static_cast<int>(parent_.size()); ++x) at(x) = find(x);
    return parent_;
  }

 private:
  int& at(int x) { return parent_[static_cast<std::size_t>(x)]; }
  std::vector<int> parent_;
};

void find_orbits(int order, CanonicalSymmetry& result) {
  Orbits vertices(static_cast<std::size_t>(order));
  Orbits pairs(static_cast<std::size_t>(order * (order - 1) / 2));
  for (const Permutation& generator : result.generators) {
    for (int v = 0; v < order; ++v) {
      const int image = generator[static_cast<std::size_t>(v)];
      vertices.merge(v, image);
      for (int u = 0; u < v; ++u) {
        pairs.merge(Edge{u, v}.pair_index(),
                    Edge::between(generator[static_cast<std::size_t>(u)], image).pair_index());
      }
    }
  }
  result.vertex_orbit = vertices.representatives();
  result.pair_orbit = pairs.representatives();
}

// The group only if there is a place for it.
void run_nauty(const TwinQuotient& coloured, CanonicalSymmetry* group, Permutation& labelling) {
  const int order = coloured.order();
  if (group != nullptr) group->group_order = 1;
  labelling.resize(static_cast<std::size_t>(order));
  if (order == 0) return;
  CurrentJob::check();
  static thread_local ThreadWorkspace space;

  int colours = 0;
  const std::array<int, 256> number = number_colours(coloured, colours);
  const int layers = std::max(1, static_cast<int>(std::bit_width(static_cast<unsigned>(colours))));
  const int n = layers * order;
  const int m = SETWORDSNEEDED(n);
  const std::size_t words = static_cast<std::size_t>(m) * static_cast<std::size_t>(n);
  space.layers.assign(words, 0);
  space.canonical.resize(words);
  for (int v = 0; v < order; ++v) {
    for (int layer = 1; layer < layers; ++layer) {
      ADDONEEDGE(space.layers.data(), (layer - 1) * order + v, layer * order + v, m);
    }
    for (int u = 0; u < v; ++u) {
      const int colour = number[static_cast<std::size_t>(coloured.colour(u, v))];
      for (int layer = 0; layer < layers; ++layer) {
        if ((colour >> layer & 1) == 0) continue;
        ADDONEEDGE(space.layers.data(), layer * order + u, layer * order + v, m);
      }
    }
  }

  // Classes: by layer, then by label.
  std::array<int, kMaxOrder> vertices;
  const std::span<int> by_label = std::span(vertices).first(static_cast<std::size_t>(order));
  std::iota(by_label.begin(), by_label.end(), 0);
  std::sort(by_label.begin(), by_label.end(), [&](int u, int v) {
    return std::pair(coloured.label(u), u) < std::pair(coloured.label(v), v);
  });
  space.lab.clear();
  space.ptn.clear();
  for (int layer = 0; layer < layers; ++layer) {
    for (std::size_t i = 0; i < by_label.size(); ++i) {
      space.lab.push_back(layer * order + by_label[i]);
      const bool last = i + 1 == by_label.size() ||
                        coloured.label(by_label[i]) != coloured.label(by_label[i + 1]);
      space.ptn.push_back(last ? 0 : 1);
    }
  }
  space.orbits.resize(static_cast<std::size_t>(n));
  space.sets.resize(static_cast<std::size_t>(100 * m));

  DEFAULTOPTIONS_GRAPH(options);
  options.getcanon = TRUE;
  options.defaultptn = FALSE;
  if (group != nullptr) {
    options.userautomproc = keep_generator;
    options.userlevelproc = multiply_index;
    current_result = group;
    current_order = order;
  }
  statsblk stats;
  nauty_check(WORDSIZE, m, n, NAUTYVERSIONID);
  ::nauty(space.layers.data(), space.lab.data(), space.ptn.data(), nullptr, space.orbits.data(),
          &options, &stats, space.sets.data(), static_cast<int>(space.sets.size()), m, n,
          space.canonical.data());

  // The first layer's classes come first, so the first `order` places of lab are its vertices.
  for (int place = 0; place < order; ++place) {
    const auto v = static_cast<std::size_t>(space.lab[static_cast<std::size_t>(place)]);
    labelling[v] = place;
  }
}

// Kept for each thread, so that a labelling allocates only its result.
TwinQuotient& quotient_of(const ColouredGraph& graph) {
  static thread_local TwinQuotient quotient;
  quotient.assign(graph);
  return quotient;
}

Permutation of_members(const TwinQuotient& quotient, const Permutation& of_classes, int order) {
  Permutation result(static_cast<std::size_t>(order));
  quotient.label_members(of_classes, result);
  return result;
}

// Adds all permutations within one class to a group.
void add_permutations(std::span<const int> members, int order, CanonicalSymmetry& result) {
  for (std::size_t i = 1; i < members.size(); ++i) {
    Permutation exchange(static_cast<std::size_t>(order));
    std::iota(exchange.begin(), exchange.end(), 0);
    std::swap(exchange[static_cast<std::size_t>(members[i - 1])],
              exchange[static_cast<std::size_t>(members[i])]);
    result.generators.push_back(std::move(exchange));
    multiply_group(result, i + 1);
  }
}

}  // namespace

int CanonicalSymmetry::vertex_orbit_count() const {
  return static_cast<int>(std::set<int>(vertex_orbit.begin(), vertex_orbit.end()).size());
}

int CanonicalSymmetry::edge_orbit_count(const ColouredGraph& coloured) const {
  std::set<int> representatives;
  for (int v = 0; v < coloured.order(); ++v) {
    for (int u = 0; u < v; ++u) {
      if (coloured.colour(u, v) == 0) continue;
      representatives.insert(pair_orbit[static_cast<std::size_t>(Edge{u, v}.pair_index())]);
    }
  }
  return static_cast<int>(representatives.size());
}

CanonicalSymmetry canonical_symmetry(const ColouredGraph& coloured) {
  const int order = coloured.order();
  TwinQuotient& quotient = quotient_of(coloured);
  CanonicalSymmetry result;
  run_nauty(quotient, &result, result.canonical_labelling);
  result.canonical_labelling = of_members(quotient, result.canonical_labelling, order);
  for (Permutation& generator : result.generators) {
    Permutation lifted(static_cast<std::size_t>(order));
    quotient.lift(generator, lifted);
    generator = std::move(lifted);
  }
  for (int c = 0; c < quotient.order(); ++c) {
    add_permutations(quotient.members(c), order, result);
  }
  find_orbits(order, result);
  return result;
}

Permutation canonical_labelling(const ColouredGraph& coloured) {
  static thread_local Permutation of_classes;
  const TwinQuotient& quotient = quotient_of(coloured);
  run_nauty(quotient, nullptr, of_classes);
  return of_members(quotient, of_classes, coloured.order());
}

}  // namespace harary
