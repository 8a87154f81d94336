// SPDX-License-Identifier: MIT
// The figures that count in the scoring games, with their points.
#pragma once

#include <string_view>

#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

Score clique_score(const Graph& own);
Score star_score(const Graph& own);
Score colex_score(const Graph& own);
Score capture_score(const Graph& own, const Graph& other);

// What one point and several are called: "vertex captured", "vertices captured".
struct PointWords {
  std::string_view one;
  std::string_view several;
};

// "Red 3 vertices captured, Green 1 vertex captured."
EndReason counted_points(const Scores& scores, const PointWords& words, Winner of_ties);

}  // namespace harary
