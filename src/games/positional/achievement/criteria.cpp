// SPDX-License-Identifier: MIT
#include "games/positional/achievement/criteria.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "games/positional/achievement/no_draw.hpp"
#include "graph/board_text.hpp"
#include "graph/subgraph.hpp"

namespace harary {

namespace {

constexpr std::uint64_t kMostCopiesSummed = 2'000'000;
constexpr std::uint64_t kMostStepsSummed = std::uint64_t{1} << 24;

bool contains(const std::vector<Edge>& edges, Edge e) {
  return std::find(edges.begin(), edges.end(), e) != edges.end();
}

bool is_complete(const Graph& graph) {
  return graph.edge_count() == graph.order() * (graph.order() - 1) / 2;
}

// The degrees of the vertices that have an edge, in increasing order.
std::vector<int> positive_degrees(const Graph& graph) {
  std::vector<int> result;
  for (int v = 0; v < graph.order(); ++v) {
    if (graph.degree(v) > 0) result.push_back(graph.degree(v));
  }
  std::sort(result.begin(), result.end());
  return result;
}

// The target without its isolated vertices, which cost nothing on a board that is large enough.
Graph without_isolated(const Graph& graph) {
  VertexSet used;
  for (int v = 0; v < graph.order(); ++v) {
    if (graph.degree(v) > 0) used.insert(v);
  }
  return graph.induced(used);
}

struct RamseyFact {
  int order;  // every two-coloured K_order contains a one-coloured copy
  std::string words;
};

std::optional<RamseyFact> ramsey_fact(const Graph& target) {
  const Graph core = without_isolated(target);
  const int n = core.order();
  const int edges = core.edge_count();
  const std::vector<int> degrees = positive_degrees(core);
  if (is_complete(core) && n >= 2 && n <= 4) {
    constexpr std::array<int, 5> kNumbers{0, 0, 2, 6, 18};
    const int number = kNumbers[static_cast<std::size_t>(n)];
    return RamseyFact{number, fmt::format("R({0},{0}) = {1}", n, number)};
  }
  if (n == 4 && edges == 4 && degrees.front() == 2) {
    return RamseyFact{6, "R(C4,C4) = 6"};
  }
  if (core.connected() && edges == n - 1 && degrees.back() <= 2) {
    const int number = n + n / 2 - 1;
    return RamseyFact{number, fmt::format("R(P{0},P{0}) = {1}", n, number)};
  }
  if (edges == n - 1 && degrees.back() == n - 1) {
    const int leaves = n - 1;
    const int number = leaves % 2 == 0 ? 2 * leaves - 1 : 2 * leaves;
    return RamseyFact{number, fmt::format("R(K1,{0}, K1,{0}) = {1}", leaves, number)};
  }
  return std::nullopt;
}

bool plain_start(const TargetSetup& setup) {
  const TurnOrder& turns = setup.colours.turns;
  return setup.colours.red.empty() && setup.colours.green.empty() && setup.targets.symmetric() &&
         turns.starter == Side::first && turns.first_bias == 1 && turns.second_bias == 1;
}

}  // namespace

bool breaker_stops_all_copies(const TargetSetup& setup) {
  const TurnOrder& turns = setup.colours.turns;
  if (turns.first_bias != 1 || turns.second_bias != 1) return false;
  double sum = 0;
  std::uint64_t copies = 0;
  const bool all =
      CopySearch(setup.targets.red)
          .for_each(
              setup.colours.board->graph(), kMostStepsSummed, [&](std::span<const Edge> copy) {
                int open = 0;
                for (const Edge e : copy) {
                  if (contains(setup.colours.green, e)) return true;
                  if (!contains(setup.colours.red, e)) ++open;
                }
                sum +=
                    std::ldexp(1.0, -open);  // exact: the sums are small multiples of a power of 2
                return ++copies < kMostCopiesSummed && sum < 1;
              });
  return all && sum < (turns.starter == Side::first ? 0.5 : 1.0);
}

std::optional<std::string> known_ramsey_theorem(const Graph& board, const Graph& target) {
  if (!is_complete(board)) return std::nullopt;
  const auto fact = ramsey_fact(target);
  if (!fact || board.order() < fact->order) return std::nullopt;
  return fact->words;
}

std::optional<TheoremValue> settle_achievement(const TargetSetup& setup, PositionalEnding ending) {
  const auto settled = [&](Value of_first, std::string theorem) {
    return TheoremValue{for_first(setup.colours.turns.starter, of_first), std::move(theorem)};
  };
  if (breaker_stops_all_copies(setup)) {
    // Where Green may win by a copy too, "no red copy" is a draw only if Green has none either:
    // by strategy stealing from an empty board the second player cannot win.
    if (ending != PositionalEnding::draw) {
      return settled(-1, "Erdős-Selfridge criterion");
    }
    if (plain_start(setup)) {
      return settled(0, "Erdős-Selfridge criterion and strategy stealing");
    }
  }
  if (plain_start(setup)) {
    const Graph& board = setup.colours.board->graph();
    auto theorem = known_ramsey_theorem(board, setup.targets.red);
    if (!theorem) theorem = arrows_with_little_work(board, setup.targets.red);
    if (theorem) return settled(1, "strategy stealing, no draw exists: " + *theorem);
  }
  return std::nullopt;
}

}  // namespace harary
