// SPDX-License-Identifier: MIT
// Time per position of the canonical forms: the small one and nauty's, on random play and on the
// most symmetric graphs. "position" is the time per position.
#include <benchmark/benchmark.h>

#include <random>
#include <string>
#include <vector>

#include "bench/canonical_positions.hpp"
#include "graph/canonical/nauty.hpp"
#include "graph/canonical/small.hpp"
#include "support/graph/general_form.hpp"
#include "support/graph/sample_graphs.hpp"

namespace {

using namespace harary;
using namespace harary::sample_graphs;

constexpr int kPositions = 4096;

// Calls `form` on all positions once an iteration.
template <typename Position, typename Form>
void measure(benchmark::State& state, const std::vector<Position>& positions, Form form) {
  for (auto _ : state) {
    for (const Position& position : positions) benchmark::DoNotOptimize(form(position));
  }
  state.counters["position"] = benchmark::Counter(
      static_cast<double>(positions.size()),
      benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

template <int Planes>
void register_forms(const std::string& name, std::vector<SmallColouredGraph<Planes>> positions) {
  std::vector<ColouredGraph> general;
  for (const auto& position : positions) general.push_back(general_form(position));
  benchmark::RegisterBenchmark(("small/" + name).c_str(), [positions](benchmark::State& state) {
    measure(state, positions, [](const auto& p) { return canonical_labelling(p); });
  });
  benchmark::RegisterBenchmark(("form/" + name).c_str(), [positions](benchmark::State& state) {
    measure(state, positions, [](const auto& p) { return canonical_form(p); });
  });
  benchmark::RegisterBenchmark(("group/" + name).c_str(), [positions](benchmark::State& state) {
    measure(state, positions, [](const auto& p) { return canonical_symmetry(p); });
  });
  benchmark::RegisterBenchmark(("relabel/" + name).c_str(), [positions](benchmark::State& state) {
    const SmallLabelling reversed = [&] {
      SmallLabelling result{};
      for (int v = 0; v < positions[0].order; ++v) {
        result[static_cast<std::size_t>(v)] = static_cast<std::uint8_t>(positions[0].order - 1 - v);
      }
      return result;
    }();
    measure(state, positions, [&](const auto& p) { return relabel(p, reversed); });
  });
  benchmark::RegisterBenchmark(("nauty/" + name).c_str(), [general](benchmark::State& state) {
    measure(state, general, [](const auto& p) { return canonical_labelling(p); });
  });
}

}  // namespace

int main(int argc, char** argv) {
  for (int order = 6; order <= 10; ++order) {
    register_forms("colouring_K" + std::to_string(order),
                   bench::colouring_positions(order, kPositions, 1));
  }
  for (int order = 12; order <= 14; order += 2) {
    register_forms("saturation_" + std::to_string(order),
                   bench::saturation_positions(order, kPositions, 1));
    register_forms("reduced_saturation_" + std::to_string(order),
                   bench::reduced_saturation_positions(order, kPositions, 1));
  }
  std::mt19937_64 random(1);
  for (const NamedGraph& sample : symmetric_graphs()) {
    std::vector<SmallColouredGraph<1>> copies;
    for (int i = 0; i < 64; ++i) {
      copies.push_back(relabel(sample.graph, random_labelling(sample.graph.order, random)));
    }
    register_forms("symmetric/" + sample.name, std::move(copies));
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
}
