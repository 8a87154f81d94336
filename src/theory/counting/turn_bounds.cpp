// SPDX-License-Identifier: MIT
#include "theory/counting/turn_bounds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <utility>

#include "graph/graph.hpp"
#include "theory/counting/count.hpp"
#include "theory/counting/pair_group.hpp"

namespace harary {

namespace {

// Two cycles of lengths a and b with a + b <= kMaxOrder make edge cycles of at most this length.
constexpr int kLongestEdgeCycle = kMaxOrder / 2 * (kMaxOrder / 2);
constexpr std::size_t kPoints = 96;
constexpr int kMostExactPly = 8;
// More than the rounding errors of a logarithm of some thousands, with a wide margin.
constexpr double kRoundingMargin = 1e-9;

using AtPoints = std::array<double, kPoints>;

// The sum of numbers that are given by their logarithms.
class LogarithmicSum {
 public:
  void add(double logarithm) {
    if (logarithm > largest_) {
      sum_ = sum_ * std::exp(largest_ - logarithm) + 1;
      largest_ = logarithm;
    } else {
      sum_ += std::exp(logarithm - largest_);
    }
  }
  double logarithm() const { return largest_ + std::log(sum_); }

 private:
  double largest_ = -std::numeric_limits<double>::infinity();
  double sum_ = 0;
};

// S(t) / n! at all points, by a walk over the partitions of n.
class SymmetricPart {
 public:
  SymmetricPart(int order, Job& job) : order_(order), job_(job) {
    const double edges = order * (order - 1) / 2;
    for (std::size_t k = 0; k < kPoints; ++k) {
      // Where the identity's summand is smallest for this share of coloured edges.
      const double share = (static_cast<double>(k) + 0.5) / kPoints;
      points_[k] = std::log(share / (2 * (1 - share)));
    }
    // The last ply is reached best by large t.
    points_.back() = std::log(100 * edges);
    factors_.resize(static_cast<std::size_t>(kLongestEdgeCycle) + 1);
    for (std::size_t length = 1; length < factors_.size(); ++length) {
      for (std::size_t k = 0; k < kPoints; ++k) {
        // log(1 + 2 t^length) without overflow.
        const double two_powers = std::log(2.0) + static_cast<double>(length) * points_[k];
        factors_[length][k] = two_powers > 0 ? two_powers + std::log1p(std::exp(-two_powers))
                                             : std::log1p(std::exp(two_powers));
      }
    }
    walk(order, order, AtPoints{}, 0);
  }

  // The logarithm of the smallest bound for a class with so many coloured edges.
  double logarithm(int coloured) const {
    double best = std::numeric_limits<double>::infinity();
    for (std::size_t k = 0; k < kPoints; ++k) {
      best = std::min(best, sums_[k].logarithm() - coloured * points_[k]);
    }
    return best;
  }

 private:
  static void add(AtPoints& sum, double times, const AtPoints& factor) {
    for (std::size_t k = 0; k < kPoints; ++k) sum[k] += times * factor[k];
  }

  const AtPoints& factor(int length) const { return factors_[static_cast<std::size_t>(length)]; }

  // Chooses how many cycles have the length `largest`, then shorter ones. `product` is that of the
  // edge cycles so far, `weight` the share of permutations of this type; both are logarithms.
  void walk(int rest, int largest, const AtPoints& product, double weight) {
    if (rest == 0) {
      job_.check();
      for (std::size_t k = 0; k < kPoints; ++k) sums_[k].add(product[k] + weight);
      return;
    }
    if (largest == 0) return;
    walk_on(rest, largest, product, weight);
    AtPoints next = product;
    for (int count = 1; count * largest <= rest; ++count) {
      if (largest == 1 && rest == order_) break;  // the identity is no symmetry
      // One more cycle of this length: the edges inside it, and those to every other.
      add(next, (largest - 1) / 2, factor(largest));
      if (largest % 2 == 0) add(next, 1, factor(largest / 2));
      for (const auto& [length, times] : chosen_) {
        add(next, times * std::gcd(length, largest), factor(std::lcm(length, largest)));
      }
      add(next, (count - 1) * largest, factor(largest));
      weight -= std::log(largest) + std::log(count);
      chosen_.emplace_back(largest, count);
      walk_on(rest - count * largest, largest, next, weight);
      chosen_.pop_back();
    }
  }

  void walk_on(int rest, int largest, const AtPoints& product, double weight) {
    if (largest > 1 || rest == 0) walk(rest, std::min(largest - 1, rest), product, weight);
  }

  int order_;
  Job& job_;
  AtPoints points_{};  // logarithms of t
  std::vector<AtPoints> factors_;
  std::array<LogarithmicSum, kPoints> sums_;
  std::vector<std::pair<int, int>> chosen_;  // lengths of cycles, and how many
};

// At least exp(logarithm); zero only for minus infinity.
mpz_class rounded_up(double logarithm) {
  if (logarithm == -std::numeric_limits<double>::infinity()) return 0;
  int exponent = 0;
  const long double value = std::exp(static_cast<long double>(logarithm + kRoundingMargin));
  const long double mantissa = std::frexp(value, &exponent);
  constexpr int kBits = 60;
  mpz_class result(static_cast<unsigned long>(std::ldexp(mantissa, kBits)));
  if (exponent >= kBits) {
    result += 1;
    result <<= static_cast<mp_bitcnt_t>(exponent - kBits);
    return result;
  }
  result >>= static_cast<mp_bitcnt_t>(kBits - exponent);
  return result + 1;
}

}  // namespace

std::vector<mpz_class> turn_bounds(int order, Job& job) {
  const int edges = order * (order - 1) / 2;
  const SymmetricPart symmetric(order, job);
  std::vector<mpz_class> result;
  for (int ply = 0; ply <= edges; ++ply) {
    mpz_class labelled;
    mpz_class greens;
    const auto all = static_cast<unsigned long>(edges);
    const auto coloured = static_cast<unsigned long>(ply);
    mpz_bin_uiui(labelled.get_mpz_t(), all, coloured);
    mpz_bin_uiui(greens.get_mpz_t(), coloured, coloured / 2);
    labelled *= greens;
    result.push_back(labelled / factorial(order) + rounded_up(symmetric.logarithm(ply)));
  }
  // So few edges touch few vertices, and the others make no difference.
  for (int ply = 0; ply <= std::min(edges, kMostExactPly); ++ply) {
    const int touched = std::clamp(2 * ply, 1, order);
    result[static_cast<std::size_t>(ply)] = count_colourings(touched, edges_in_turns(ply, 2), job);
  }
  return result;
}

}  // namespace harary
