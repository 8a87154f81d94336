// SPDX-License-Identifier: MIT
#include "theory/estimating/estimate.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/error.hpp"
#include "theory/counting/count.hpp"
#include "theory/counting/pair_group.hpp"
#include "theory/estimating/methods.hpp"

namespace harary {

namespace {

mpz_class binomial(int n, int k) {
  mpz_class result;
  mpz_bin_uiui(result.get_mpz_t(), static_cast<unsigned long>(n), static_cast<unsigned long>(k));
  return result;
}

std::vector<EstimationClass> balanced_classes(int order, const Graph& target, Job& job) {
  const int edges = order * (order - 1) / 2;
  const bool fits = target.order() <= order;
  std::vector<EstimationClass> result;
  for (const PlyCount& ply : count_in_turns(order, 2, job).plies) {
    const ColourClass size{ply.edges[0], ply.edges[1]};
    const mpz_class labelled = binomial(edges, size.red) * binomial(edges - size.red, size.green);
    EstimationClass entry{size, ply.count, ply.count.get_d(), 0, false};
    entry.labelled_share = mpq_class(labelled, factorial(order)).get_d();
    entry.always_legal = !fits || size.red < target.edge_count();
    result.push_back(std::move(entry));
  }
  return result;
}

}  // namespace

std::optional<double> Estimation::bound_over_estimate() const {
  if (!estimate || *estimate <= 0) return std::nullopt;
  return bound.get_d() / *estimate;
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
  const std::vector<EstimationClass> classes = balanced_classes(request.order, request.target, job);
  const CopySearch target(request.target);
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
    estimate_by_orbits(classes, target, job, result);
  } else {
    estimate_by_ratio(classes, target, job, result);
  }
  return result;
}

}  // namespace harary
