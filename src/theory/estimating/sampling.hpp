// SPDX-License-Identifier: MIT
// Drawing many random colourings, class by class, in parallel. The draws of a class are cut into
// blocks with random streams of their own, and the blocks' sums are added in a fixed order, so the
// result depends on the seed but not on the number of threads.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "graph/subgraph.hpp"

namespace harary {

struct ColourClass {
  int red = 0;
  int green = 0;
};

// What the draws of one class have shown.
struct ClassSample {
  std::uint64_t draws = 0;
  std::uint64_t legal = 0;
  // Over the legal draws, if asked for: sums of the orders of the automorphism groups.
  double group_orders = 0;
  double squared_group_orders = 0;
};

// What neither colour may contain.
struct TargetPair {
  CopySearch red;
  CopySearch green;
};

enum class GroupOrders { skip, sum_up };

struct SamplingPlan {
  int order = 0;
  std::vector<ColourClass> classes;
  std::vector<std::uint64_t> draws;  // by class
  GroupOrders group_orders = GroupOrders::skip;
  std::uint64_t stream = 0;  // keeps the draws of different phases and methods apart
  std::string phase;         // for progress reports
};

struct SamplingResult {
  std::vector<ClassSample> classes;
  std::optional<StopReason> stopped;  // the job ended first: some draws are missing
};

// A draw is legal if neither colour contains a copy of its target. Uses the job's threads and seed.
SamplingResult sample_classes(const SamplingPlan& plan, const TargetPair& targets, Job& job);

// The number of permutations of the vertices that keep both colours.
double group_order(const Graph& red, const Graph& green);

}  // namespace harary
