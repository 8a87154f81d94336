// SPDX-License-Identifier: MIT
// The ratio method (W. Slany, "Graph Ramsey games", §7.4, the second one): the fraction of legal
// colourings among the draws of a class, times the number of colourings of the class up to
// isomorphism, which Pólya's formula gives. More draws where few are legal, as in the paper: a
// pilot sample, which is not used otherwise, decides how many.
//
// The draws are labelled, so the fraction is that of labelled colourings, not of isomorphism
// classes; on small boards, where many colourings are symmetric and symmetry correlates with
// legality, the two differ and the method converges to a different number. The difference is
// bounded: let P be the number of isomorphism classes, p the true fraction and M the number of
// labelled colourings divided by n!. An isomorphism class holds at most n! labelled colourings,
// hence at least p M classes are legal and at least (1 - p) M are illegal:
//     p M  <=  the number of legal classes  <=  P - (1 - p) M,
// and p P lies between the same bounds. The reported interval runs from the lower end of the
// interval for the sum of p M to the upper end of that for the sum of P - (1 - p) M. On large
// boards M and P are nearly equal wherever it matters.
#include <algorithm>

#include "theory/estimating/methods.hpp"

namespace harary {

namespace {

constexpr std::uint64_t kPilotStream = 2;
constexpr std::uint64_t kRatioStream = 3;
constexpr std::uint64_t kPilotShare = 10;  // the pilot takes a tenth of the samples
constexpr std::uint64_t kSmallestPilot = 20;
constexpr double kMostDraws = 50;  // times the samples asked for; 1,000 to 50,000 in the paper
// A class this much smaller than the largest one does not deserve more draws than usual.
constexpr double kNegligible = 1e-6;

std::vector<std::uint64_t> draws_by_class(const std::vector<EstimationClass>& classes,
                                          const std::vector<ClassSample>& pilot,
                                          std::uint64_t samples) {
  Magnitude largest = 0;
  for (const EstimationClass& entry : classes) {
    largest = std::max(largest, entry.isomorphism_classes);
  }
  std::vector<std::uint64_t> result;
  for (std::size_t c = 0; c < classes.size(); ++c) {
    double factor = 1;
    if (classes[c].isomorphism_classes > kNegligible * largest) {
      const double legal =
          (static_cast<double>(pilot[c].legal) + 0.5) / (static_cast<double>(pilot[c].draws) + 1);
      factor = std::clamp(0.5 / legal, 1.0, kMostDraws);
    }
    result.push_back(static_cast<std::uint64_t>(factor * static_cast<double>(samples)));
  }
  return result;
}

}  // namespace

void estimate_by_ratio(const std::vector<EstimationClass>& classes, const TargetPair& targets,
                       Job& job, Estimation& result) {
  const std::uint64_t samples = result.request.samples;
  SamplingPlan plan;
  plan.order = result.request.order;
  for (const EstimationClass& entry : classes) plan.classes.push_back(entry.size);
  plan.draws.assign(classes.size(), std::max(samples / kPilotShare, kSmallestPilot));
  plan.stream = kPilotStream;
  plan.phase = "drawing a pilot sample";
  const SamplingResult pilot = sample_classes(plan, targets, job);
  if (pilot.stopped) {
    result.stopped = pilot.stopped;
    return;
  }
  plan.draws = draws_by_class(classes, pilot.classes, samples);
  plan.stream = kRatioStream;
  plan.phase = "drawing colourings";
  const SamplingResult drawn = sample_classes(plan, targets, job);
  const bool complete = record_draws(drawn, result);

  IntervalSum sum;
  IntervalSum at_least;
  IntervalSum at_most;
  for (std::size_t c = 0; c < classes.size(); ++c) {
    const EstimationClass& entry = classes[c];
    const ClassSample& sample = drawn.classes[c];
    ClassEstimate& estimate = result.classes[c];
    const Magnitude all = entry.isomorphism_classes;
    const Magnitude share = entry.labelled_share;
    if (entry.always_legal) {
      estimate.estimate = all;
      estimate.interval = {entry.exact ? all : share, all};
      for (IntervalSum* each : {&sum, &at_most}) each->add_exactly(all);
      at_least.add_exactly(entry.exact ? all : share);
      continue;
    }
    if (sample.draws == 0) continue;
    const double legal = static_cast<double>(sample.legal) / static_cast<double>(sample.draws);
    const Interval range = wilson_interval(sample.legal, sample.draws);
    estimate.estimate = all * legal;
    estimate.interval = {share * range.low, all - share * (1 - range.high)};
    sum.add_proportion(all, sample.legal, sample.draws);
    at_least.add_proportion(share, sample.legal, sample.draws);
    at_most.add_exactly(all - share);
    at_most.add_proportion(share, sample.legal, sample.draws);
  }
  if (!complete) return;
  result.estimate = sum.estimate();
  result.sampling_interval = sum.interval();
  result.interval = {at_least.interval().low, at_most.interval().high};
}

}  // namespace harary
