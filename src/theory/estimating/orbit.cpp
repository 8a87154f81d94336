// SPDX-License-Identifier: MIT
// The orbit method (W. Slany, "Graph Ramsey games", §7.4, the first one). A draw counts 0 if it is
// illegal and 1 / |its orbit| = |Aut| / n! if it is legal. An orbit is hit with a probability
// proportional to its size, so the sizes cancel: the mean, times the number of labelled colourings
// of the class, is an unbiased estimate of the number of legal orbits. A symmetry group is only
// computed for a legal draw.
//
// The mean is a product p a: p is the probability that a draw is legal, a the mean of |Aut| over
// the legal draws. The errors of both are added in quadrature, that of a taken for normal.
#include <algorithm>
#include <cmath>

#include "theory/estimating/methods.hpp"

namespace harary {

namespace {

constexpr std::uint64_t kOrbitStream = 1;

// The mean of |Aut| over the legal colourings of a class.
struct MeanGroupOrder {
  double mean;
  double standard_error;
};

MeanGroupOrder mean_group_order(const EstimationClass& entry, const ClassSample& sample) {
  // Over all colourings of the class, legal or not, the mean of |Aut| is known, or a bound for it.
  const auto prior = static_cast<double>(entry.isomorphism_classes / entry.labelled_share);
  if (sample.legal == 0) return {prior, 0};
  const double n = static_cast<double>(sample.legal);
  const double mean = sample.group_orders / n;
  // One more draw, in which the error of the known mean is what a legal draw may well show: without
  // it, a few draws without symmetry would claim that there is none.
  const double spread = sample.squared_group_orders / n - mean * mean;
  const double variance = (std::max(spread, 0.0) * n + (mean - prior) * (mean - prior)) / n;
  return {mean, std::sqrt(variance / n)};
}

}  // namespace

void estimate_by_orbits(const std::vector<EstimationClass>& classes, const TargetPair& targets,
                        Job& job, Estimation& result) {
  SamplingPlan plan;
  plan.order = result.request.order;
  for (const EstimationClass& entry : classes) plan.classes.push_back(entry.size);
  plan.draws.assign(classes.size(), result.request.samples);
  plan.group_orders = GroupOrders::sum_up;
  plan.stream = kOrbitStream;
  plan.phase = "drawing colourings";
  const SamplingResult samples = sample_classes(plan, targets, job);
  const bool complete = record_draws(samples, result);

  IntervalSum sum;
  for (std::size_t c = 0; c < classes.size(); ++c) {
    const EstimationClass& entry = classes[c];
    const ClassSample& sample = samples.classes[c];
    if (sample.draws == 0) continue;
    const double legal = static_cast<double>(sample.legal) / static_cast<double>(sample.draws);
    const MeanGroupOrder group = mean_group_order(entry, sample);
    const Magnitude scale = entry.labelled_share * group.mean;
    const Magnitude group_error = entry.labelled_share * legal * group.standard_error;
    if (entry.always_legal) {
      sum.add_exactly(scale);
    } else {
      sum.add_proportion(scale, sample.legal, sample.draws);
    }
    sum.add_error(group_error);

    const Interval range =
        entry.always_legal ? Interval{1, 1} : wilson_interval(sample.legal, sample.draws);
    ClassEstimate& estimate = result.classes[c];
    estimate.estimate = scale * legal;
    estimate.interval = {
        estimate.estimate - std::hypot(scale * (legal - range.low), kNormalQuantile * group_error),
        estimate.estimate +
            std::hypot(scale * (range.high - legal), kNormalQuantile * group_error)};
  }
  if (!complete) return;
  result.estimate = sum.estimate();
  result.interval = result.sampling_interval = sum.interval();
}

}  // namespace harary
