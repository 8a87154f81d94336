// SPDX-License-Identifier: MIT
#include "verify/sets/pairs_and_potential.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace harary {

namespace {

// Weights as whole numbers, rounded up: the sum is never too small.
constexpr int kHalfOfWeights = 40;  // 2^kHalfOfWeights is 1/2
constexpr std::size_t kMostSets = std::size_t{1} << 20;

std::uint64_t trace_weight(int size) {
  return size > kHalfOfWeights ? 1 : std::uint64_t{1} << (kHalfOfWeights + 1 - size);
}

struct PairOfPoints {
  int a = 0;
  int b = 0;
};

// The pair that changes the sum most, downwards: sets that hold it go, those that hold one of the
// points lose it and weigh twice as much.
std::optional<PairOfPoints> best_pair(const std::vector<SetOfPoints>& traces) {
  SetOfPoints all;
  for (const SetOfPoints& trace : traces) all = all | trace;
  const std::vector<int> points = all.list();
  std::vector<int> place(kMostSetPoints, 0);
  for (std::size_t i = 0; i < points.size(); ++i) {
    place[static_cast<std::size_t>(points[i])] = static_cast<int>(i);
  }
  const std::size_t n = points.size();
  std::vector<std::int64_t> alone(n), both(n * n);
  for (const SetOfPoints& trace : traces) {
    const std::vector<int> members = trace.list();
    const auto w = static_cast<std::int64_t>(trace_weight(static_cast<int>(members.size())));
    for (std::size_t i = 0; i < members.size(); ++i) {
      const auto a = static_cast<std::size_t>(place[static_cast<std::size_t>(members[i])]);
      alone[a] += w;
      for (std::size_t j = i + 1; j < members.size(); ++j) {
        both[a * n + static_cast<std::size_t>(place[static_cast<std::size_t>(members[j])])] += w;
      }
    }
  }
  std::optional<PairOfPoints> best;
  std::int64_t least = 0;
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t b = a + 1; b < n; ++b) {
      const std::int64_t held = both[a * n + b];
      if (held == 0) continue;
      const std::int64_t change = alone[a] + alone[b] - 3 * held;
      if (best && change >= least) continue;
      best = PairOfPoints{points[a], points[b]};
      least = change;
    }
  }
  return best;
}

std::uint64_t sum_of_traces(const std::vector<SetOfPoints>& traces) {
  std::uint64_t sum = 0;
  for (const SetOfPoints& trace : traces) sum += trace_weight(trace.size());
  return sum;
}

}  // namespace

std::optional<SetOfPoints> stopped_by_pairs(const std::vector<SetOfPoints>& sets,
                                            const SetOfPoints& defender,
                                            const SetOfPoints& region) {
  if (sets.size() > kMostSets) return std::nullopt;
  std::vector<SetOfPoints> traces;
  for (const SetOfPoints& set : sets) {
    if (set.meets(defender)) continue;
    traces.push_back(set & region);
    if (traces.back().empty()) return std::nullopt;
  }
  SetOfPoints used;
  constexpr std::uint64_t kEnough = std::uint64_t{1} << kHalfOfWeights;
  constexpr std::uint64_t kHopeless = 64 * kEnough;
  for (std::uint64_t sum = sum_of_traces(traces); sum >= kEnough; sum = sum_of_traces(traces)) {
    const auto pair = sum < kHopeless ? best_pair(traces) : std::nullopt;
    if (!pair) return std::nullopt;
    used.insert(pair->a);
    used.insert(pair->b);
    std::vector<SetOfPoints> left;
    for (SetOfPoints& trace : traces) {
      if (trace.contains(pair->a) && trace.contains(pair->b)) continue;
      trace.erase(pair->a);
      trace.erase(pair->b);
      if (trace.empty()) return std::nullopt;
      left.push_back(trace);
    }
    traces = std::move(left);
  }
  for (const SetOfPoints& trace : traces) used = used | trace;
  return used;
}

}  // namespace harary
