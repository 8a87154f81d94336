// SPDX-License-Identifier: MIT
#include "app/flood.hpp"

#include <chrono>
#include <memory>
#include <stdexcept>

#include "games/territory/contraction.hpp"
#include "games/territory/flood_expansion.hpp"
#include "games/territory/replay.hpp"
#include "solve/best_first/batch.hpp"
#include "solve/best_first/shortest.hpp"

namespace harary {

namespace {

struct Resources {
  std::uint64_t memory_bytes;
  int threads;
  FloodQuality quality;
};

// Easy boards are done before the pair bound's tables would be ready: it is switched on after this
// many positions.
constexpr std::uint64_t kPlainPositions = 150'000;

template <int Words>
Shortest<int> solve(const ContractedBoard& board, int start, Job& job, const Resources& resources) {
  const bool heuristic = resources.quality == FloodQuality::heuristic;
  const FloodRules<Words> plain(board, start);
  ShortestPlan plan;
  plan.beam = heuristic ? 1000 : 50;
  plan.positions = kPlainPositions;
  plan.prove = !heuristic;
  Shortest<int> answer =
      solve_shortest(plain, job, plan, resources.memory_bytes, resources.threads);
  if (answer.optimal() || answer.stopped || heuristic) return answer;

  plan.positions = 0;
  plan.beam = 2000;
  plan.lead = 2;
  const std::uint64_t tables = FloodPairs::memory_bytes(board);
  if (tables > resources.memory_bytes / 2) {
    return solve_shortest(plain, job, plan, resources.memory_bytes, resources.threads,
                          std::move(answer));
  }
  const FloodPairs pairs(board, start);
  const FloodRules<Words, PairBound::on> rules(board, start, &pairs);
  return solve_shortest(rules, job, plan, resources.memory_bytes - tables, resources.threads,
                        std::move(answer));
}

Shortest<int> solve_contracted(const ContractedBoard& board, int start, Job& job,
                               const Resources& resources) {
  const int words = (board.order() + 63) / 64;
  if (words <= 1) return solve<1>(board, start, job, resources);
  if (words <= 2) return solve<2>(board, start, job, resources);
  if (words <= 3) return solve<3>(board, start, job, resources);
  if (words <= 4) return solve<4>(board, start, job, resources);
  if (words <= 5) return solve<5>(board, start, job, resources);
  if (words <= 6) return solve<6>(board, start, job, resources);
  if (words <= 8) return solve<8>(board, start, job, resources);
  if (words <= 12) return solve<12>(board, start, job, resources);
  return solve<16>(board, start, job, resources);
}

FloodAnswer solve_board(const ColouredBoard& board, int start, Job& job,
                        const Resources& resources) {
  const auto begin = std::chrono::steady_clock::now();
  const ContractedBoard contracted = contract(board);
  Shortest<int> shortest = solve_contracted(
      contracted, contracted.vertex_of[static_cast<std::size_t>(start)], job, resources);
  FloodAnswer answer;
  answer.stopped = shortest.stopped;
  answer.lower = shortest.lower;
  answer.positions = shortest.positions;
  if (shortest.moves) {
    for (const int colour : *shortest.moves) {
      answer.calls.push_back(contracted.palette[static_cast<std::size_t>(colour)]);
    }
  } else {
    answer.calls = greedy_calls(board, start);
  }
  if (!conquers_all(board, start, answer.calls)) {
    throw std::logic_error("flood: a solution failed its replay");
  }
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return answer;
}

}  // namespace

std::string FloodAnswer::text() const {
  std::string result;
  for (const int colour : calls) result += colour_symbol(colour);
  return result;
}

FloodAnswer solve_flood(const ColouredBoard& board, int start, Job& job, FloodQuality quality) {
  return solve_board(board, start, job, {job.budget().memory_bytes, job.budget().threads, quality});
}

void solve_flood_batch(std::size_t count, const std::function<ColouredBoard(std::size_t)>& board,
                       Job& job, FloodQuality quality,
                       const std::function<void(std::size_t, FloodAnswer)>& deliver) {
  const int threads = std::max(1, job.budget().threads);
  const Resources each = {job.budget().memory_bytes / static_cast<std::uint64_t>(threads), 1,
                          quality};
  run_batch(
      count, threads, [&](std::size_t i) { return solve_board(board(i), 0, job, each); },
      [&](std::size_t i, FloodAnswer answer) {
        job.report("solving", i + 1, count, "boards");
        deliver(i, std::move(answer));
      });
}

}  // namespace harary
