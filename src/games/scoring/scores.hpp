// SPDX-License-Identifier: MIT
// The figures that count in the scoring games, with their points.
#pragma once

#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

Score clique_score(const Graph& own);
Score star_score(const Graph& own);
Score colex_score(const Graph& own);
Score capture_score(const Graph& own, const Graph& other);

}  // namespace harary
