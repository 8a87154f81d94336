// SPDX-License-Identifier: MIT
#include "theory/counting/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "base/error.hpp"
#include "theory/counting/difference_polynomial.hpp"
#include "theory/counting/horner_sum.hpp"
#include "theory/counting/pair_group.hpp"

namespace harary {

namespace {

// Checked before there is any arithmetic on the order.
int edges_of_complete_graph(int order) {
  if (order < 1 || order > kMaxCountedOrder) {
    throw InputError(
        fmt::format("counting: the order must be 1 to {}, not {}", kMaxCountedOrder, order));
  }
  return order * (order - 1) / 2;
}

void check_colours(int colours) {
  if (colours < 1 || colours > 255) {
    throw InputError(fmt::format("counting: the colours must be 1 to 255, not {}", colours));
  }
}

}  // namespace

mpz_class count_colourings(int order, std::span<const int> edges, Job& job) {
  const int all = edges_of_complete_graph(order);
  check_colours(static_cast<int>(std::min<std::size_t>(edges.size(), 256)));
  std::int64_t sum = 0;
  for (const int count : edges) {
    if (count < 0) throw InputError(fmt::format("counting: {} edges of a colour", count));
    sum += count;
  }
  if (sum > all) {
    throw InputError(fmt::format("counting: K{} has {} edges, fewer than the {} to be coloured",
                                 order, all, sum));
  }
  // "Uncoloured" is a colour like the others. The table is smallest when the largest class is the
  // one that needs no variable, and colours without edges need none either.
  std::vector<int> classes(edges.begin(), edges.end());
  classes.push_back(all - static_cast<int>(sum));
  std::sort(classes.begin(), classes.end());
  classes.pop_back();
  classes.erase(classes.begin(),
                std::find_if(classes.begin(), classes.end(), [](int count) { return count > 0; }));
  if (classes.empty()) return 1;
  return ColouringTable(order, classes, job).count(classes);
}

ColouringTable count_all_colourings(int order, int colours, Job& job) {
  const int all = edges_of_complete_graph(order);
  check_colours(colours);
  return ColouringTable(order, std::vector<int>(static_cast<std::size_t>(colours), all), job);
}

std::vector<int> edges_in_turns(int ply, int colours) {
  std::vector<int> edges;
  for (int colour = 0; colour < colours; ++colour) {
    edges.push_back(ply / colours + (colour < ply % colours ? 1 : 0));
  }
  return edges;
}

TurnCounts count_in_turns(int order, int colours, Job& job) {
  const int all = edges_of_complete_graph(order);
  check_colours(colours);
  const ColouringTable table(order, edges_in_turns(all, colours), job);
  TurnCounts result{order, colours, {}, 0};
  for (int ply = 0; ply <= all; ++ply) {
    PlyCount count{edges_in_turns(ply, colours), 0};
    count.count = table.count(count.edges);
    result.total += count.count;
    result.plies.push_back(std::move(count));
  }
  return result;
}

mpz_class count_all_turns(int order, int colours, Job& job) {
  const int all = edges_of_complete_graph(order);
  check_colours(colours);
  if (colours != 2) return count_in_turns(order, colours, job).total;
  const PairCycleIndex index = pair_cycle_index(order, job);
  const int limbs = limbs_of_colourings(order, 2);
  const auto zero = [&] { return DifferencePolynomial(all, limbs); };
  const DifferencePolynomial sum =
      HornerSum<DifferencePolynomial>(index, zero, DifferencePolynomial::bytes_needed(all, limbs),
                                      job)
          .evaluate();
  const mpz_class balanced = sum.coefficient(0) + sum.coefficient(1);
  return balanced / factorial(order);
}

}  // namespace harary
