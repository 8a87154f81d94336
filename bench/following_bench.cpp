// SPDX-License-Identifier: MIT
// Following a game move by move: every position of a play along best moves is analysed, by one
// session or each by itself. "first" are the positions that the first question expanded, "largest"
// those of the question that took most, "positions" those of the whole play.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>

#include "app/catalogue.hpp"
#include "app/game.hpp"
#include "app/session.hpp"

namespace {

using namespace harary;

enum class Asked { by_session, singly };

struct Cost {
  std::uint64_t first = 0;
  std::uint64_t largest = 0;
  std::uint64_t all = 0;
};

Cost follow(const Game& game, Asked asked) {
  const std::unique_ptr<Session> session = game.session(Budget());
  Cost cost;
  for (std::string position;;) {
    Job job;
    const Analysis analysis =
        asked == Asked::by_session ? session->analyse(position, job) : game.analyse(position, job);
    if (analysis.finished) return cost;
    if (position.empty()) cost.first = analysis.positions;
    cost.largest = std::max(cost.largest, analysis.positions);
    cost.all += analysis.positions;
    const auto best = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                   [](const MoveReport& move) { return move.best; });
    position = game.play(position, best->move);
  }
}

void follow_game(benchmark::State& state, const std::string& name, Asked asked) {
  GameOptions options;
  options.set("board", "K7");
  const auto game = make_game(name, options);
  Cost cost;
  for (auto _ : state) cost = follow(*game, asked);
  state.counters["first"] = static_cast<double>(cost.first);
  state.counters["largest"] = static_cast<double>(cost.largest);
  state.counters["positions"] = static_cast<double>(cost.all);
}

BENCHMARK_CAPTURE(follow_game, clique_K7, "clique", Asked::by_session)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(follow_game, star_K7, "star", Asked::by_session)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(follow_game, capture_K7, "capture", Asked::by_session)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(follow_game, clique_K7_singly, "clique", Asked::singly)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(follow_game, star_K7_singly, "star", Asked::singly)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(follow_game, capture_K7_singly, "capture", Asked::singly)
    ->Unit(benchmark::kMillisecond);

}  // namespace
