// SPDX-License-Identifier: MIT
// Flood and Honey-Bee on boards made by fixed seeds. "mean" and "most" are seconds a board.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "app/catalogue.hpp"
#include "app/suggestion/suggestion.hpp"

namespace {

using namespace harary;

constexpr std::uint64_t kMemory = std::uint64_t{4} << 30;

void report(benchmark::State& state, std::vector<double> seconds) {
  double sum = 0;
  for (const double s : seconds) sum += s;
  std::sort(seconds.begin(), seconds.end());
  state.counters["mean"] = sum / static_cast<double>(seconds.size());
  state.counters["median"] = seconds[seconds.size() / 2];
  state.counters["most"] = seconds.back();
}

// `boards` boards of one shape, one after the other, to proven optimality within 4 GB.
void flood(benchmark::State& state, const std::string& shape, int boards) {
  std::vector<double> seconds;
  double length = 0;
  for (auto _ : state) {
    seconds.clear();
    length = 0;
    for (int seed = 1; seed <= boards; ++seed) {
      GameOptions options;
      options.set("board", shape + ":" + std::to_string(seed));
      Budget budget;
      budget.memory_bytes = kMemory;
      budget.threads = default_threads();
      Job job(budget);
      const Answer answer = make_game("flood", options)->solve({}, job);
      if (!answer.proved) state.SkipWithError("no proof");
      seconds.push_back(answer.seconds);
      length += answer.solution->length;
    }
  }
  report(state, seconds);
  state.counters["calls"] = length;
}
BENCHMARK_CAPTURE(flood, 14x14_10, "square:14x14/10", 20)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(flood, 16x16_10, "square:16x16/10", 10)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(flood, 18x18_8, "square:18x18/8", 10)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(flood, 20x20_8, "square:20x20/8", 5)->Iterations(1)->Unit(benchmark::kSecond);

// Honey-Bee to the end, from the start.
void honey_bee(benchmark::State& state, const std::string& shape, int boards) {
  std::vector<double> seconds;
  double positions = 0;
  for (auto _ : state) {
    seconds.clear();
    positions = 0;
    for (int seed = 1; seed <= boards; ++seed) {
      GameOptions options;
      options.set("board", shape + ":" + std::to_string(seed));
      Budget budget;
      budget.memory_bytes = kMemory;
      Job job(budget);
      const Answer answer = make_game("honeybee", options)->solve({}, job);
      if (!answer.proved) state.SkipWithError("no answer");
      seconds.push_back(answer.seconds);
      positions += static_cast<double>(answer.positions);
    }
  }
  report(state, seconds);
  state.counters["positions"] = positions;
}
BENCHMARK_CAPTURE(honey_bee, 7x9, "hex:7x9", 20)->Iterations(1)->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(honey_bee, 11x11, "hex:11x11", 20)->Iterations(1)->Unit(benchmark::kSecond);

// Games of the searching player, with the argument's milliseconds a move, against the greedy one:
// 100 on the layouts of about 200 cells, from both sides.
void against_greedy(benchmark::State& state) {
  int wins = 0, games = 0;
  for (auto _ : state) {
    wins = games = 0;
    for (int seed = 1; games < 100; ++seed) {
      for (const char* layout : {"hexagon", "rhombus"}) {
        GameOptions options;
        options.set("board", std::string("hex:") + layout + ":" + std::to_string(seed));
        const auto game = make_game("honeybee", options);
        for (const Side searcher : {Side::first, Side::second}) {
          PlayView view = game->view("");
          while (!view.verdict) {
            Budget budget;
            budget.time = std::chrono::milliseconds(state.range(0));
            Job job(budget);
            MachinePlayer player;
            player.kind = view.mover == searcher ? PlayerKind::searching : PlayerKind::greedy;
            const SuggestedMove move = suggest_move(*game, view.position, player, job);
            view = game->view(game->play(view.position, move.move));
          }
          ++games;
          wins +=
              view.verdict->winner == (searcher == Side::first ? Winner::first : Winner::second);
        }
      }
    }
  }
  state.counters["games"] = games;
  state.counters["wins"] = wins;
}
BENCHMARK(against_greedy)->Arg(20)->Arg(1000)->Iterations(1)->Unit(benchmark::kSecond);

}  // namespace
