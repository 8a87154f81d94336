// SPDX-License-Identifier: MIT
// Numbers of positions that the program finds by enumerating them, to compare with.
#pragma once

#include <cstdint>

#include "tests/cli/command.hpp"

namespace harary::cli {

inline Json enumerated_plies(const std::string& game, int order) {
  return answer("layers " + game + " --board K" + std::to_string(order))["plies"];
}

// In the clique game nothing is forbidden and nothing ends early.
inline void expect_plies_like_enumerated_layers(int order) {
  const Json layers = enumerated_plies("clique", order);
  const Json counted = answer("count --order " + std::to_string(order) + " --layers")["plies"];
  ASSERT_EQ(counted.size(), layers.size());
  for (std::size_t ply = 0; ply < layers.size(); ++ply) {
    const auto found =
        layers[ply]["open"].get<std::uint64_t>() + layers[ply]["finished"].get<std::uint64_t>();
    EXPECT_EQ(counted[ply]["ply"], ply);
    EXPECT_EQ(counted[ply]["count"], std::to_string(found)) << "order " << order << " ply " << ply;
  }
}

// Positions of Sim without a one-coloured triangle.
inline double legal_positions_of_sim(int order) {
  double sum = 0;
  for (const Json& ply : enumerated_plies("sim", order)) sum += ply["open"].get<double>();
  return sum;
}

}  // namespace harary::cli
