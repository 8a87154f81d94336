// SPDX-License-Identifier: MIT
#include "app/flood.hpp"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>

#include "app/stop_reason.hpp"
#include "base/current_job.hpp"
#include "games/cells/contraction.hpp"
#include "games/flood/expansion.hpp"
#include "games/flood/replay.hpp"
#include "games/flood/theorems.hpp"
#include "solve/best_first/shortest.hpp"

namespace harary {

namespace {

// Easy boards are done before the pair bound's tables would be ready: it is switched on after this
// many positions.
constexpr std::uint64_t kPlainPositions = 20'000;

template <int Words>
Shortest<int> search(const ContractedBoard& board, int start, bool heuristic, Job& job) {
  const std::uint64_t memory = job.budget().memory_bytes;
  const int threads = std::max(1, job.budget().threads);
  const FloodRules<Words> plain(board, start);
  ShortestPlan plan;
  plan.beam = heuristic ? 1000 : 50;
  plan.positions = kPlainPositions;
  plan.prove = !heuristic;
  Shortest<int> answer = solve_shortest(plain, job, plan, memory, threads);
  if (answer.optimal() || answer.stopped || heuristic) return answer;

  plan.positions = 0;
  plan.beam = 300;
  // Each call more makes a proof some 20 times more expensive on hard boards, so all proofs from
  // the lower bound up cost little more than the last one; and when the time ends, the lower bound
  // is near the truth.
  plan.lead = board.order();
  const std::uint64_t tables = FloodPairs::memory_bytes(board);
  if (tables > memory / 2) {
    return solve_shortest(plain, job, plan, memory, threads, std::move(answer));
  }
  std::optional<FloodPairs> pairs;
  try {
    const CurrentJob current(job);
    pairs.emplace(board, start);
  } catch (const JobStopped&) {
    answer.stopped = true;
    return answer;
  }
  const FloodRules<Words> rules(board, start, &*pairs);
  return solve_shortest(rules, job, plan, memory - tables, threads, std::move(answer));
}

// Each width is compiled separately; these fit the boards in use (10 x 10 cells need two words,
// 14 x 14 three, 24 x 24 five or six). Others pay for the words that they leave empty.
Shortest<int> search_contracted(const ContractedBoard& board, int start, bool heuristic, Job& job) {
  const int words = (board.order() + 63) / 64;
  if (words <= 2) return search<2>(board, start, heuristic, job);
  if (words <= 3) return search<3>(board, start, heuristic, job);
  if (words <= 5) return search<5>(board, start, heuristic, job);
  if (words <= 6) return search<6>(board, start, heuristic, job);
  if (words <= 10) return search<10>(board, start, heuristic, job);
  return search<16>(board, start, heuristic, job);
}

}  // namespace

std::string FloodAnswer::text() const {
  std::string result;
  for (const int colour : calls) result += colour_symbol(colour);
  return result;
}

FloodAnswer solve_flood(const ColouredBoard& board, int start, Job& job, Method method) {
  const auto begin = std::chrono::steady_clock::now();
  const ContractedBoard contracted = contract(board);
  const int from = contracted.vertex_of[static_cast<std::size_t>(start)];
  FloodAnswer answer;
  const auto take = [&](const std::vector<int>& calls) {
    for (const int colour : calls) {
      answer.calls.push_back(contracted.palette[static_cast<std::size_t>(colour)]);
    }
  };
  std::optional<FloodTheorem> theorem;
  if (method == Method::automatic || method == Method::theorem) {
    theorem = flood_by_theorem(contracted, from);
  }
  if (theorem) {
    take(theorem->calls);
    answer.lower = answer.length();
    answer.method = theorem->name;
  } else if (method == Method::theorem) {
    throw InputError(
        "--method: the board is neither a co-comparability graph nor a split graph with few "
        "colours; try --method search");
  } else {
    const bool heuristic = method == Method::heuristic;
    const Shortest<int> shortest = search_contracted(contracted, from, heuristic, job);
    if (shortest.stopped) answer.stopped = stop_reason(job);
    answer.method = heuristic ? "heuristic" : "search";
    answer.lower = shortest.lower;
    answer.positions = shortest.positions;
    answer.stats = shortest.counts.described(std::max(1, job.budget().threads));
    if (shortest.moves) {
      take(*shortest.moves);
    } else {
      answer.calls = greedy_calls(board, start);
    }
  }
  if (!conquers_all(board, start, answer.calls)) {
    throw std::logic_error("flood: a solution failed its replay");
  }
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return answer;
}

}  // namespace harary
