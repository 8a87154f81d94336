// SPDX-License-Identifier: MIT
#include "theory/counting/colouring_table.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <memory>
#include <numeric>
#include <utility>

#include "base/error.hpp"
#include "theory/counting/pair_group.hpp"

namespace harary {

namespace {

void check_arguments(int order, std::span<const int> limits) {
  if (order < 1 || order > kMaxCountedOrder) {
    throw InputError(
        fmt::format("counting: the order must be 1 to {}, not {}", kMaxCountedOrder, order));
  }
  if (limits.empty()) throw InputError("counting: at least one colour is needed");
  for (const int limit : limits) {
    if (limit < 0) throw InputError(fmt::format("counting: {} edges of a colour", limit));
  }
}

int words_needed(int order, std::size_t colours) {
  // Setting all variables to 1 bounds every coefficient of every partial sum.
  mpz_class bound;
  mpz_ui_pow_ui(bound.get_mpz_t(), colours + 1,
                static_cast<unsigned long>(order * (order - 1) / 2));
  bound *= factorial(order);
  return static_cast<int>(mpz_sizeinbase(bound.get_mpz_t(), 2) / 64 + 1);
}

class HornerSum {
 public:
  HornerSum(const PairCycleIndex& index, std::span<const int> limits, int limbs, Job& job)
      : index_(index), limits_(limits.begin(), limits.end()), limbs_(limbs), job_(job) {}

  PackedPolynomial evaluate() {
    PackedPolynomial result = fresh_polynomial();
    add_up(index_.terms, 0, result);
    return result;
  }

 private:
  using Terms = std::span<const PairCycleTerm>;

  // Sets `result` to the sum of the terms, which agree in the numbers of cycles before `depth`,
  // without the factors of those.
  void add_up(Terms terms, std::size_t depth, PackedPolynomial& result) {
    if (terms.size() == 1) {
      result.set_constant(terms[0].permutations);
      for (std::size_t i = index_.lengths.size(); i > depth; --i) {
        multiply(result, i - 1, terms[0].cycles[i - 1]);
      }
      job_.report("counting colourings", ++terms_done_, index_.terms.size(), "cycle types");
      return;
    }
    std::unique_ptr<PackedPolynomial> part;
    int power = 0;  // of the factor of length `depth` that `result` still lacks
    while (!terms.empty()) {
      const int cycles = terms[0].cycles[depth];
      std::size_t alike = 1;
      while (alike < terms.size() && terms[alike].cycles[depth] == cycles) ++alike;
      if (part == nullptr && alike == terms.size()) {
        add_up(terms, depth + 1, result);
      } else if (part == nullptr) {
        add_up(terms.first(alike), depth + 1, result);
        part = take_polynomial();
      } else {
        multiply(result, depth, power - cycles);
        add_up(terms.first(alike), depth + 1, *part);
        result += *part;
      }
      power = cycles;
      terms = terms.subspan(alike);
    }
    multiply(result, depth, power);
    if (part != nullptr) spare_.push_back(std::move(part));
  }

  void multiply(PackedPolynomial& polynomial, std::size_t length_index, int times) {
    for (int i = 0; i < times; ++i) {
      polynomial.multiply_by_choice(index_.lengths[length_index]);
      job_.check();
    }
  }

  PackedPolynomial fresh_polynomial() {
    bytes_ += PackedPolynomial::bytes_needed(limits_, limbs_);
    if (bytes_ > job_.budget().memory_bytes) throw JobStopped{StopReason::memory};
    return PackedPolynomial(limits_, limbs_);
  }

  std::unique_ptr<PackedPolynomial> take_polynomial() {
    if (spare_.empty()) return std::make_unique<PackedPolynomial>(fresh_polynomial());
    std::unique_ptr<PackedPolynomial> result = std::move(spare_.back());
    spare_.pop_back();
    return result;
  }

  const PairCycleIndex& index_;
  std::vector<int> limits_;
  int limbs_;
  Job& job_;
  std::uint64_t bytes_ = 0;
  std::uint64_t terms_done_ = 0;
  std::vector<std::unique_ptr<PackedPolynomial>> spare_;
};

PackedPolynomial weighted_sum(int order, std::span<const int> limits, Job& job) {
  check_arguments(order, limits);
  const PairCycleIndex index = pair_cycle_index(order);
  return HornerSum(index, limits, words_needed(order, limits.size()), job).evaluate();
}

}  // namespace

ColouringTable::ColouringTable(int order, std::vector<int> limits, Job& job)
    : order_(order), limits_(std::move(limits)), sum_(weighted_sum(order_, limits_, job)) {
  group_order_ = factorial(order_);
}

mpz_class ColouringTable::count(std::span<const int> edges) const {
  if (std::accumulate(edges.begin(), edges.end(), 0) > order_ * (order_ - 1) / 2) return 0;
  return sum_.coefficient(edges) / group_order_;
}

}  // namespace harary
