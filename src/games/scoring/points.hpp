// SPDX-License-Identifier: MIT
// The four ways to count points (Erdős; Bensmail & Mc Inerney; Cambie & Provoost). Each says what a
// player with the edges `own` has against `other`, for given graphs on the same vertices, and
// brackets the points that a player can end with. What a class may have besides:
//   Core           the game on what can still matter (HasCore in games/rules.hpp)
//   Tables         which games' values one tablebase holds (PointsOfTables); without it there are
//                  no tablebases
//   what_matters   makes keys of the open graph and degrees (open_graph_key.hpp)
#pragma once

#include <algorithm>
#include <string_view>

#include "games/edges/outcome.hpp"
#include "games/scoring/capture_core.hpp"
#include "games/scoring/capture_lemma.hpp"
#include "games/scoring/clique_threshold.hpp"
#include "games/scoring/colex_threshold.hpp"
#include "games/scoring/scores.hpp"
#include "games/scoring/star_lemma.hpp"
#include "games/scoring/star_threshold.hpp"
#include "games/scoring/table.hpp"
#include "graph/cliques.hpp"
#include "graph/graph.hpp"

namespace harary {

// The points of a player that depend on the own edges alone and grow with them lie between the
// points of the edges that are the player's already and of those together with all open ones.
template <class Points>
PointRange monotone_range(const Graph& own, const Graph& own_or_open) {
  return {Points::points(own), Points::points(own_or_open)};
}

// The games whose values one tablebase holds: they have the same positions. The values of one of
// them are enough to solve it, those of the others come for little more.
template <class... Points>
struct PointsOfTables {
  template <PackedKey K>
  using Table = ScoringTable<K, Points...>;
};

struct CliquePoints;
struct StarPoints;
struct CapturePoints;
struct ColexPoints;
using SharedTables = PointsOfTables<CliquePoints, StarPoints, CapturePoints>;
using ColexTables = PointsOfTables<ColexPoints, CliquePoints, StarPoints, CapturePoints>;

struct CliquePoints {
  using Core = CliqueThreshold;
  using Tables = SharedTables;
  static constexpr std::string_view kName = "clique";
  static constexpr bool kTiesExist = false;  // by the usual rule, see Ties
  static constexpr bool kMonotone = true;
  static constexpr PointWords kWords{"vertex all joined", "vertices all joined"};
  static Score score(const Graph& own, const Graph&) { return clique_score(own); }
  static int points(const Graph& own) { return clique_number(own); }
  static int points(const Graph& own, const Graph&) { return points(own); }
  static PointRange range(const Graph& own, const Graph& own_or_open, const Graph&, const Graph&) {
    return monotone_range<CliquePoints>(own, own_or_open);
  }
};

struct StarPoints {
  using Core = StarThreshold;
  using Tables = SharedTables;
  static constexpr std::string_view kName = "star";
  static constexpr bool kTiesExist = false;
  static constexpr bool kMonotone = true;
  static constexpr PointWords kWords{"edge at one vertex", "edges at one vertex"};
  static WhatMatters what_matters(const OpenDegrees& degrees) {
    return what_matters_in_star(degrees);
  }
  static Score score(const Graph& own, const Graph&) { return star_score(own); }
  static int points(const Graph& own) {
    int best = 0;
    for (int v = 0; v < own.order(); ++v) best = std::max(best, own.degree(v));
    return best;
  }
  static int points(const Graph& own, const Graph&) { return points(own); }
  static PointRange range(const Graph& own, const Graph& own_or_open, const Graph&, const Graph&) {
    return monotone_range<StarPoints>(own, own_or_open);
  }
};

struct ColexPoints {
  using Core = ColexThreshold;
  using Tables = ColexTables;
  static constexpr std::string_view kName = "colex";
  static constexpr bool kTiesExist = true;
  static constexpr bool kMonotone = true;
  static constexpr PointWords kWords{"edge in a Colex graph", "edges in a Colex graph"};
  static Score score(const Graph& own, const Graph&) { return colex_score(own); }
  static int points(const Graph& own) { return largest_colex(own); }
  static int points(const Graph& own, const Graph&) { return points(own); }
  static PointRange range(const Graph& own, const Graph& own_or_open, const Graph&, const Graph&) {
    return monotone_range<ColexPoints>(own, own_or_open);
  }
};

struct CapturePoints {
  using Core = CaptureCore;
  using Tables = SharedTables;
  static constexpr std::string_view kName = "capture";
  static constexpr bool kTiesExist = true;
  static constexpr bool kMonotone = true;
  static constexpr PointWords kWords{"vertex captured", "vertices captured"};
  static WhatMatters what_matters(const OpenDegrees& degrees) {
    return what_matters_in_capture(degrees);
  }
  static Score score(const Graph& own, const Graph& other) { return capture_score(own, other); }
  static int points(const Graph& own, const Graph& other) {
    int captured = 0;
    for (int v = 0; v < own.order(); ++v) captured += own.degree(v) > other.degree(v) ? 1 : 0;
    return captured;
  }
  // At worst all open edges of a vertex go to the other player, at best none.
  static PointRange range(const Graph& own, const Graph& own_or_open, const Graph& other,
                          const Graph& other_or_open) {
    return {points(own, other_or_open), points(own_or_open, other)};
  }
};

}  // namespace harary
