// SPDX-License-Identifier: MIT
// How many positions there are: exact numbers of edge colourings of K_n, and estimates.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <harary/error.hpp>
#include <harary/graph.hpp>
#include <harary/job.hpp>

namespace harary::v0 {

// The number of edge colourings of K_order up to isomorphism with edges[i] edges of colour i, the
// rest uncoloured, in decimal digits: it has hundreds of them soon. By Pólya's theorem, over the
// partitions of `order`. Throws InputError if K_order has fewer edges, LimitError, Stopped.
HARARY_API std::string count_colourings(int order, const std::vector<int>& edges, Job& job);

struct Estimate {
  std::optional<double> positions;  // nothing if the job ended first
  double low = 0;                   // an interval for it
  double high = 0;
  std::uint64_t draws = 0;  // random colourings that were drawn
  std::optional<StopReason> stopped;
};

// How many balanced two-coloured boards on K_order, up to isomorphism, have no copy of `target` in
// one colour; or no copy of `red_target` in red and none of `green_target` in green. Monte Carlo
// with `samples` draws for each number of moves; uses the job's threads and seed. Numbers above
// 10^308, from K37 on, are infinite here; `harary estimate` prints them. Throws InputError for an
// order above 64, Stopped.
HARARY_API Estimate estimate_positions(int order, const Graph& target, std::uint64_t samples,
                                       Job& job);
HARARY_API Estimate estimate_positions(int order, const Graph& red_target,
                                       const Graph& green_target, std::uint64_t samples, Job& job);

}  // namespace harary::v0
