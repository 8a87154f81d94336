// SPDX-License-Identifier: MIT
#include "theory/estimating/estimate.hpp"

#include <fmt/format.h>

#include <cmath>
#include <utility>

#include "base/error.hpp"
#include "theory/counting/count.hpp"
#include "theory/counting/pair_group.hpp"
#include "theory/counting/turn_bounds.hpp"
#include "theory/estimating/methods.hpp"

namespace harary {

namespace {

mpz_class binomial(int n, int k) {
  mpz_class result;
  mpz_bin_uiui(result.get_mpz_t(), static_cast<unsigned long>(n), static_cast<unsigned long>(k));
  return result;
}

std::vector<mpz_class> class_bounds(int order, Job& job) {
  if (order > kMostExactBounds) return turn_bounds(order, job);
  std::vector<mpz_class> result;
  for (PlyCount& ply : count_in_turns(order, 2, job).plies) result.push_back(std::move(ply.count));
  return result;
}

std::vector<EstimationClass> balanced_classes(int order, const TargetPair& targets, Job& job) {
  const int edges = order * (order - 1) / 2;
  const auto too_small = [&](const Graph& target, int coloured) {
    return target.order() > order || coloured < target.edge_count();
  };
  std::vector<EstimationClass> result;
  int ply = 0;
  for (mpz_class& bound : class_bounds(order, job)) {
    const std::vector<int> sizes = edges_in_turns(ply++, 2);
    const ColourClass size{sizes[0], sizes[1]};
    const mpz_class labelled = binomial(edges, size.red) * binomial(edges - size.red, size.green);
    EstimationClass entry{size, std::move(bound), 0, 0, order <= kMostExactBounds, false};
    entry.isomorphism_classes = magnitude_of(entry.bound);
    entry.labelled_share = magnitude_of(labelled) / magnitude_of(factorial(order));
    entry.always_legal =
        too_small(targets.red.target(), size.red) && too_small(targets.green.target(), size.green);
    result.push_back(std::move(entry));
  }
  return result;
}

}  // namespace

Magnitude magnitude_of(const mpz_class& number) {
  long exponent = 0;
  const double mantissa = mpz_get_d_2exp(&exponent, number.get_mpz_t());
  return std::ldexp(static_cast<Magnitude>(mantissa), static_cast<int>(exponent));
}

std::optional<Magnitude> Estimation::bound_over_estimate() const {
  if (!estimate || *estimate <= 0) return std::nullopt;
  return magnitude_of(bound) / *estimate;
}

bool record_draws(const SamplingResult& samples, Estimation& result) {
  bool complete = true;
  for (std::size_t c = 0; c < samples.classes.size(); ++c) {
    const ClassSample& sample = samples.classes[c];
    result.classes[c].draws = sample.draws;
    result.classes[c].legal = sample.legal;
    result.draws += sample.draws;
    result.legal += sample.legal;
    complete = complete && sample.draws > 0;
  }
  result.stopped = samples.stopped;
  return complete;
}

Estimation estimate_legal_positions(const EstimationRequest& request, Job& job) {
  if (request.order < 1 || request.order > kMaxEstimatedOrder) {
    throw InputError(fmt::format("estimating: the order must be 1 to {}, not {}",
                                 kMaxEstimatedOrder, request.order));
  }
  if (request.samples < 1 || request.samples > kMaxSamples) {
    throw InputError(fmt::format("estimating: the number of samples must be 1 to {}, not {}",
                                 kMaxSamples, request.samples));
  }
  const TargetPair targets{CopySearch(request.target),
                           CopySearch(request.green_target.value_or(request.target))};
  const std::vector<EstimationClass> classes = balanced_classes(request.order, targets, job);
  Estimation result;
  result.request = request;
  for (const EstimationClass& entry : classes) {
    ClassEstimate& estimate = result.classes.emplace_back();
    estimate.red = entry.size.red;
    estimate.green = entry.size.green;
    estimate.bound = entry.bound;
    result.bound += entry.bound;
  }
  if (request.method == EstimationMethod::orbit) {
    estimate_by_orbits(classes, targets, job, result);
  } else {
    estimate_by_ratio(classes, targets, job, result);
  }
  return result;
}

}  // namespace harary
