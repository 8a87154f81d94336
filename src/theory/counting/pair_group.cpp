// SPDX-License-Identifier: MIT
#include "theory/counting/pair_group.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>
#include <utility>

namespace harary {

namespace {

using CyclesByLength = std::map<int, int>;

CyclesByLength edge_cycles(const std::vector<int>& vertex_cycles) {
  CyclesByLength result;
  for (std::size_t i = 0; i < vertex_cycles.size(); ++i) {
    const int length = vertex_cycles[i];
    if (length >= 3) result[length] += (length - 1) / 2;
    if (length % 2 == 0) result[length / 2] += 1;
    for (std::size_t j = 0; j < i; ++j) {
      const int other = vertex_cycles[j];
      result[std::lcm(length, other)] += std::gcd(length, other);
    }
  }
  return result;
}

// n! / prod(k^m m!) over the lengths k, of which there are m cycles each.
mpz_class permutations_of_type(const std::vector<int>& vertex_cycles, const mpz_class& all) {
  std::map<int, int> multiplicity;
  for (const int length : vertex_cycles) ++multiplicity[length];
  mpz_class divisor = 1;
  for (const auto& [length, count] : multiplicity) {
    mpz_class power;
    mpz_ui_pow_ui(power.get_mpz_t(), static_cast<unsigned long>(length),
                  static_cast<unsigned long>(count));
    divisor *= power * factorial(count);
  }
  return all / divisor;
}

// Calls visit with each partition of `rest` into parts of at most `largest`, after `parts`.
void for_each_partition(int rest, int largest, std::vector<int>& parts,
                        const std::function<void(const std::vector<int>&)>& visit) {
  if (rest == 0) return visit(parts);
  for (int part = std::min(rest, largest); part >= 1; --part) {
    parts.push_back(part);
    for_each_partition(rest - part, part, parts, visit);
    parts.pop_back();
  }
}

}  // namespace

mpz_class factorial(int n) {
  mpz_class result;
  mpz_fac_ui(result.get_mpz_t(), static_cast<unsigned long>(n));
  return result;
}

int limbs_of_colourings(int order, int colours) {
  mpz_class bound;
  mpz_ui_pow_ui(bound.get_mpz_t(), static_cast<unsigned long>(colours + 1),
                static_cast<unsigned long>(order * (order - 1) / 2));
  bound *= factorial(order);
  return static_cast<int>(mpz_sizeinbase(bound.get_mpz_t(), 2) / 64 + 1);
}

PairCycleIndex pair_cycle_index(int order, Job& job) {
  const mpz_class all = factorial(order);
  std::map<CyclesByLength, mpz_class> types;
  std::set<int> lengths;
  std::vector<int> parts;
  for_each_partition(order, order, parts, [&](const std::vector<int>& vertex_cycles) {
    job.check();
    const CyclesByLength cycles = edge_cycles(vertex_cycles);
    for (const auto& [length, count] : cycles) lengths.insert(length);
    types[cycles] += permutations_of_type(vertex_cycles, all);
  });

  PairCycleIndex result{order, {lengths.begin(), lengths.end()}, {}};
  std::map<std::vector<int>, mpz_class, std::greater<>> sorted;
  for (const auto& [cycles, permutations] : types) {
    std::vector<int> counts;
    for (const int length : result.lengths) {
      const auto found = cycles.find(length);
      counts.push_back(found == cycles.end() ? 0 : found->second);
    }
    sorted.emplace(std::move(counts), permutations);
  }
  for (const auto& [counts, permutations] : sorted) result.terms.push_back({counts, permutations});
  return result;
}

}  // namespace harary
