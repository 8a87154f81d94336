// SPDX-License-Identifier: MIT
// Do the intervals hold as often as they say?
#pragma once

#include "tests/cli/command.hpp"

namespace harary::cli {

// 100 runs by seeds 1 … 100. At 99 % confidence the number of misses is at most Bin(100, 0.01):
// six or more have probability 0.0005.
inline void expect_coverage(int order, const std::string& method, int samples, double exact) {
  int misses = 0;
  for (int seed = 1; seed <= 100; ++seed) {
    const Json json =
        answer("estimate --order " + std::to_string(order) + " --target K3 --method " + method +
               " --samples " + std::to_string(samples) + " --seed " + std::to_string(seed));
    const auto low = json["interval"][0].get<double>();
    const auto high = json["interval"][1].get<double>();
    if (exact < low || exact > high) ++misses;
  }
  EXPECT_LT(misses, 6) << method << ", order " << order;
}

// Both methods on K18 with target K4.
inline void expect_overlap_on_k18(int samples) {
  const auto line = [&](const std::string& method) {
    return "estimate --order 18 --target K4 --samples " + std::to_string(samples) + " --method " +
           method;
  };
  const Json orbit = answer(line("orbit"));
  const Json ratio = answer(line("ratio"));
  EXPECT_LT(orbit["interval"][0], ratio["interval"][1]);
  EXPECT_LT(ratio["interval"][0], orbit["interval"][1]);
  for (const Json& json : {orbit, ratio}) {
    EXPECT_EQ(json["bound"], "122817954504260150325481627994395745196940238595512818831");
    // "A fifty times smaller number", says the paper.
    EXPECT_GT(json["bound_over_estimate"], 30);
    EXPECT_LT(json["bound_over_estimate"], 130);
  }
}

}  // namespace harary::cli
