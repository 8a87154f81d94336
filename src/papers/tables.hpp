// SPDX-License-Identifier: MIT
// The tables of the papers, computed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/job.hpp"

namespace harary {

// A line of Cambie & Provoost, Table 1: the Colex board with m edges, Alice first.
struct ColexLine {
  int edges = 0;
  std::pair<int, int> colex;
  std::pair<int, int> star;
  int capture = 0;  // the score a - b
  std::pair<int, int> capture_outcome;
};

// Without a folder one search a game; with one all games in one pass, by a strong solution whose
// tablebase is written to `folder` (or found there). Throws JobStopped when the budget ends.
ColexLine colex_line(int edges, const std::string& folder, Job& job);

// A line of Gordinowicz & Prałat, Table 1, with the layers of their Table 2.
struct SaturationLine {
  struct Layer {
    int edges = 0;
    std::uint64_t previous = 0;  // |P_i|: the previous player wins
    std::uint64_t next = 0;      // |N_i|: the next player wins
  };
  int order = 0;
  int winner = 0;            // w(n): 1 or 2
  int most_edges = 0;        // e(n)
  std::uint64_t graphs = 0;  // h(n): triangle-free graphs up to isomorphism
  std::vector<Layer> layers;
};

// Small orders by search; larger ones by a strong solution, whose tablebase is written to `folder`
// (or found there), or to a temporary folder if that is empty.
SaturationLine saturation_line(int order, const std::string& folder, Job& job);

// How many edges a saturation game of this target on n vertices ends with.
struct SaturationScoreLine {
  int order = 0;
  int max_starts = 0;
  int min_starts = 0;
};
SaturationScoreLine saturation_score_line(int order, const std::string& target, Job& job);

// The least number of edges with which Builder forces a red copy of the one target or a blue copy
// of the other; nothing if that takes more than there is room for.
std::optional<int> online_ramsey_number(const std::string& red, const std::string& blue, Job& job);

}  // namespace harary
