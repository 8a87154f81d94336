// SPDX-License-Identifier: MIT
// Shortest solutions: a beam search for a good one, then proofs that there is no shorter one. The
// proofs begin a little below the solution and go up, so that a solution that is not the shortest
// costs little, and so that the lower bound rises while the search runs. Each proof costs several
// times the one before; as much work as the last one took is first spent on a wider beam.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "base/assert.hpp"
#include "solve/best_first/layered_search.hpp"

namespace harary {

// lower <= length of a shortest solution <= moves.size().
template <class Move>
struct Shortest {
  std::optional<std::vector<Move>> moves;
  int lower = 0;
  std::uint64_t positions = 0;
  bool stopped = false;  // by the job, before the end
  LayeredCounts counts = {};

  bool optimal() const { return moves && static_cast<int>(moves->size()) == lower; }
};

struct ShortestPlan {
  std::size_t beam = 100;       // width; 0: no beam search
  int lead = 1;                 // proofs begin so far below the best solution known
  bool prove = true;            // otherwise only what is cheap
  std::uint64_t positions = 0;  // the largest number to visit; 0: no limit
};

// `known` is what has been found out already, perhaps by other rules of the same game.
template <Expanding R>
Shortest<typename R::Move> solve_shortest(const R& rules, Job& job, const ShortestPlan& plan,
                                          std::uint64_t memory_bytes, int threads,
                                          Shortest<typename R::Move> known = {}) {
  constexpr std::uint64_t kDearProof = 50'000;
  LayeredSearch<R> search(rules, job);
  const std::uint64_t positions_before = known.positions;
  known.stopped = false;
  known.lower = std::max(known.lower, rules.lower_bound(rules.start()));
  const auto upper = [&] {
    return known.moves ? static_cast<int>(known.moves->size()) : rules.longest() + 1;
  };
  const auto learn = [&](std::optional<std::vector<typename R::Move>> moves) {
    if (moves && static_cast<int>(moves->size()) < upper()) known.moves = std::move(moves);
  };

  try {
    if (plan.beam != 0 && known.lower < upper()) {
      learn(search.run({upper() - 1, plan.beam, 0, memory_bytes, threads}).solution);
    }
    int length = std::max(known.lower, upper() - plan.lead);
    std::uint64_t last_proof = 0;  // positions
    while (plan.prove && known.lower < upper()) {
      std::uint64_t left = 0;
      if (plan.positions != 0) {
        if (search.positions() >= plan.positions) break;
        left = plan.positions - search.positions();
      }
      if (last_proof >= kDearProof && plan.beam != 0) {
        const std::size_t width = last_proof / (2 * static_cast<std::size_t>(upper()));
        learn(search.run({length, width, left, memory_bytes, threads}).solution);
        if (known.lower == upper()) break;
      }
      const std::uint64_t before = search.positions();
      auto result = search.run({length, 0, left, memory_bytes, threads});
      last_proof = search.positions() - before;
      learn(std::move(result.solution));
      if (!result.complete) break;
      // Nothing unseen of this length: either it failed, or the best solution was met.
      known.lower = std::min(length + 1, upper());
      length = known.lower;
    }
  } catch (const JobStopped&) {
    learn(search.partial().solution);
    known.stopped = true;
  }
  HARARY_ASSERT(!known.moves || known.lower <= upper(), "no solution is shorter than its bound");
  known.positions = positions_before + search.positions();
  known.counts.add(search.counts());
  return known;
}

}  // namespace harary
