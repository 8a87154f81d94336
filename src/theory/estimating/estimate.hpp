// SPDX-License-Identifier: MIT
// How many positions does Sim have on a large board? Monte Carlo estimates of the number of
// balanced colourings of K_n (r red edges, g green ones, r = g or r = g + 1) up to isomorphism in
// which neither colour contains a copy of its target (W. Slany, "Graph Ramsey games", §7.4;
// Definition 6.2 has a target for each player). Pólya's formula counts them with the illegal ones
// included, which is a bound from above.
//
// There are two methods, with nothing in common but the random colourings; see orbit.cpp and
// ratio.cpp.
#pragma once

#include <gmpxx.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "base/job.hpp"
#include "graph/graph.hpp"
#include "theory/estimating/interval.hpp"

namespace harary {

inline constexpr int kMaxEstimatedOrder = kMaxOrder;
// Above this the bounds are those of counting/turn_bounds.hpp, not exact.
inline constexpr int kMostExactBounds = 24;
inline constexpr std::uint64_t kMaxSamples = 100'000'000;

enum class EstimationMethod { orbit, ratio };

struct EstimationRequest {
  int order = 0;
  Graph target;
  EstimationMethod method = EstimationMethod::orbit;
  std::uint64_t samples = 1000;  // a class; the ratio method takes more where few draws are legal
  std::optional<Graph> green_target = std::nullopt;  // nothing: `target` is that of both colours
};

struct ClassEstimate {
  int red = 0;
  int green = 0;
  std::uint64_t draws = 0;
  std::uint64_t legal = 0;
  // The number of colourings up to isomorphism, illegal ones included. Above kMostExactBounds an
  // upper bound for it.
  mpz_class bound;
  Magnitude estimate = 0;  // of the legal ones
  Interval interval;
};

struct Estimation {
  EstimationRequest request;
  std::vector<ClassEstimate> classes;  // by ply, from the empty board to the full one
  std::uint64_t draws = 0;
  std::uint64_t legal = 0;
  // The sum over all plies, with an interval for it at confidence kConfidence. Nothing if the
  // budget ended before every class was drawn from.
  std::optional<Magnitude> estimate;
  Interval interval;
  // The interval for the quantity that the method converges to. The orbit method converges to the
  // number of positions, and the two intervals are one. The ratio method does not: its `interval`
  // allows for the difference, this one does not.
  Interval sampling_interval;
  mpz_class bound;  // the sum of the classes' bounds
  std::optional<StopReason> stopped;

  // How many times smaller than the bound the estimate is.
  std::optional<Magnitude> bound_over_estimate() const;
};

// The number, and infinity where a Magnitude is too small.
Magnitude magnitude_of(const mpz_class& number);

// Uses the job's threads and seed; the result does not depend on the number of threads. Throws
// InputError for an order outside 1 … kMaxEstimatedOrder and for samples outside 1 … kMaxSamples;
// JobStopped only if the budget ends before the drawing begins.
Estimation estimate_legal_positions(const EstimationRequest& request, Job& job);

}  // namespace harary
