// SPDX-License-Identifier: MIT
#include "app/puzzle.hpp"

#include <algorithm>

#include "base/error.hpp"
#include "solve/best_first/batch.hpp"

namespace harary {

PuzzleMethod parse_puzzle_method(const std::string& text) {
  if (text == "auto") return PuzzleMethod::automatic;
  if (text == "search") return PuzzleMethod::search;
  if (text == "theorem") return PuzzleMethod::theorem;
  if (text == "heuristic") return PuzzleMethod::heuristic;
  throw InputError("--method: " + in_quotes(text) +
                   " is none of auto, search, theorem and heuristic");
}

PuzzleAnswer solve_puzzle(const Puzzle& puzzle, PuzzleMethod method, Job& job) {
  return puzzle.solve(method, job, {job.budget().memory_bytes, std::max(1, job.budget().threads)});
}

void solve_puzzles(std::size_t count,
                   const std::function<std::unique_ptr<Puzzle>(std::size_t)>& make,
                   PuzzleMethod method, Job& job,
                   const std::function<void(const PuzzleAnswer&)>& deliver) {
  const int threads = std::max(1, job.budget().threads);
  const Share each = {job.budget().memory_bytes / static_cast<std::uint64_t>(threads), 1};
  run_batch(
      count, threads, [&](std::size_t i) { return make(i)->solve(method, job, each); },
      [&](std::size_t i, const PuzzleAnswer& answer) {
        job.report("solving", i + 1, count, "boards");
        deliver(answer);
        if (answer.stopped) throw JobStopped{*answer.stopped};
      });
}

}  // namespace harary
