// SPDX-License-Identifier: MIT
#include "app/free_flood.hpp"

#include <algorithm>
#include <stdexcept>

#include "app/stop_reason.hpp"
#include "base/current_job.hpp"
#include "games/cells/contraction.hpp"
#include "games/flood/free_flood_expansion.hpp"
#include "games/flood/free_flood_play.hpp"
#include "solve/best_first/shortest.hpp"

namespace harary {

namespace {

constexpr int kFewPlanes = 3;  // eight colours
constexpr int kAllPlanes = 6;
static_assert(1 << kAllPlanes == kMaxVertexColours);

template <int Words, int Planes>
Shortest<Recolouring> search(const ContractedBoard& board, bool heuristic, Job& job) {
  const FreeFloodRules<Words, Planes> rules(board);
  ShortestPlan plan;
  plan.beam = heuristic ? 1000 : 200;
  plan.prove = !heuristic;
  plan.lead = board.order();  // proofs begin at the lower bound: it is near the truth
  return solve_shortest(rules, job, plan, job.budget().memory_bytes,
                        std::max(1, job.budget().threads));
}

Shortest<Recolouring> search(const ContractedBoard& board, bool heuristic, Job& job) {
  const bool few = board.colours() <= 1 << kFewPlanes;
  if (board.order() <= 64) {
    return few ? search<1, kFewPlanes>(board, heuristic, job)
               : search<1, kAllPlanes>(board, heuristic, job);
  }
  if (board.order() <= 256) {
    return few ? search<4, kFewPlanes>(board, heuristic, job)
               : search<4, kAllPlanes>(board, heuristic, job);
  }
  return search<kMaxTerritory / 64, kAllPlanes>(board, heuristic, job);
}

bool one_colour(const ColouredBoard& board) {
  for (int v = 1; v < board.order(); ++v) {
    if (board.colour(v) != board.colour(0)) return false;
  }
  return true;
}

int regions_of(const ColouredBoard& board) {
  const std::vector<int> first = first_of_regions(board);
  int count = 0;
  for (int v = 0; v < board.order(); ++v) count += first[static_cast<std::size_t>(v)] == v ? 1 : 0;
  return count;
}

}  // namespace

std::string FreeFloodAnswer::text() const {
  std::string result;
  for (const auto& [vertex, colour] : moves) {
    if (!result.empty()) result += ',';
    result += FreeFloodPlay::text_of(vertex, colour);
  }
  return result;
}

FreeFloodAnswer solve_free_flood(const ColouredBoard& board, Job& job, Method method) {
  if (method == Method::theorem) {
    throw InputError("--method: no theorem answers for flood without a start; try --method search");
  }
  const bool heuristic = method == Method::heuristic;
  const ContractedBoard contracted = contract(board);
  FreeFloodAnswer answer;
  answer.method = heuristic ? "heuristic" : "search";
  const CurrentJob current(job);
  const Shortest<Recolouring> shortest = search(contracted, heuristic, job);
  if (shortest.stopped) answer.stopped = stop_reason(job);
  answer.lower = shortest.lower;
  answer.positions = shortest.positions;
  answer.stats = shortest.counts.described(std::max(1, job.budget().threads));

  // The moves on the board as it is given, each named by the first vertex of its region.
  ColouredBoard now = board;
  const auto play = [&](int vertex, int colour) {
    const int first = first_of_regions(now)[static_cast<std::size_t>(vertex)];
    answer.moves.emplace_back(first, colour);
    recolour_region(now, first, colour);
  };
  if (shortest.moves) {
    const auto& vertex_of = contracted.vertex_of;
    for (const Recolouring& move : *shortest.moves) {
      const auto member = std::find(vertex_of.begin(), vertex_of.end(), move.vertex);
      play(static_cast<int>(member - vertex_of.begin()), contracted.palette[move.colour]);
    }
  } else {
    while (!one_colour(now)) {
      const auto [vertex, colour] = greedy_recolouring(now);
      play(vertex, colour);
    }
  }
  if (!one_colour(now)) throw std::logic_error("free flood: a solution failed its replay");
  return answer;
}

std::pair<int, int> greedy_recolouring(const ColouredBoard& board) {
  const std::vector<int> first = first_of_regions(board);
  std::pair<int, int> best;
  int fewest = board.order() + 1;
  for (int v = 0; v < board.order(); ++v) {
    for (const int u : board.neighbours(v)) {
      if (board.colour(u) == board.colour(v)) continue;
      const int region = first[static_cast<std::size_t>(v)];
      if (fewest <= board.order() && best == std::pair(region, board.colour(u))) continue;
      ColouredBoard next = board;
      recolour_region(next, v, board.colour(u));
      const int regions = regions_of(next);
      if (regions >= fewest) continue;
      fewest = regions;
      best = {region, board.colour(u)};
    }
  }
  return best;
}

}  // namespace harary
