// SPDX-License-Identifier: MIT
// Whole questions, as a user asks them. "positions" is the number of positions that the search
// expanded: it is the same on every machine, so a change of it is a change of the search, a change
// of the time alone is not.
#include <benchmark/benchmark.h>

#include <string>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "papers/tables.hpp"

namespace {

using namespace harary;

struct Instance {
  std::string game;
  std::vector<std::pair<std::string, std::string>> options;
  QuestionKind kind = QuestionKind::outcome;
};

void solve(benchmark::State& state, const Instance& instance) {
  GameOptions options;
  for (const auto& [name, text] : instance.options) options.set(name, text);
  const auto game = make_game(instance.game, options);
  Question question;
  question.kind = instance.kind;
  question.method = Method::search;
  Answer answer;
  for (auto _ : state) {
    Job job;
    answer = game->solve(question, job);
    if (!answer.proved) state.SkipWithError("no answer");
  }
  state.counters["positions"] = static_cast<double>(answer.positions);
}

const Instance kSim{"sim", {}};
const Instance kSimPlus{"sim+", {}};
const Instance kCliqueK7{"clique", {{"board", "K7"}}, QuestionKind::winner};
const Instance kStarK7{"star", {{"board", "K7"}}};
const Instance kCaptureK7{"capture", {{"board", "K7"}}};
const Instance kColex20{"colex", {{"board", "colex:20"}}};
const Instance kSaturation10{"saturation", {{"order", "10"}}};
const Instance kSaturation11{"saturation", {{"order", "11"}}};
const Instance kSaturation12{"saturation", {{"order", "12"}}};
const Instance kConnect8{"connect", {{"order", "8"}}};

BENCHMARK_CAPTURE(solve, sim, kSim)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, sim_plus, kSimPlus)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, clique_K7_winner, kCliqueK7)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, star_K7, kStarK7)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, capture_K7, kCaptureK7)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, colex_20, kColex20)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, saturation_10, kSaturation10)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, saturation_11, kSaturation11)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, saturation_12, kSaturation12)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(solve, connect_8, kConnect8)->Unit(benchmark::kMillisecond);

// All positions by layer with their values: the lines of the saturation table.
void saturation_table(benchmark::State& state) {
  for (auto _ : state) {
    Job job;
    benchmark::DoNotOptimize(saturation_line(static_cast<int>(state.range(0)), "", job));
  }
}
BENCHMARK(saturation_table)->Arg(9)->Arg(10)->Unit(benchmark::kMillisecond);

}  // namespace
