// SPDX-License-Identifier: MIT
#include "reduce/flood_reductions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/error.hpp"
#include "base/portable.hpp"

namespace harary {

TerritoryReduction flood_of_feedback(const FeedbackProblem& problem) {
  if (problem.vertices >= kMaxVertexColours) {
    throw LimitError(
        fmt::format("the digraph has {} vertices; each needs a colour of its own, and "
                    "boards have {} colours",
                    problem.vertices, kMaxVertexColours));
  }
  TerritoryReduction result;
  const int n = problem.vertices;
  const double radius = 1 + 0.35 * n;
  const int start_gadget = result.plan.add_gadget("start", "where flood begins");
  result.start = result.vertex(start_gadget, n, 0, 0);
  std::vector<int> gadgets, leaves(static_cast<std::size_t>(n), 0);
  for (int x = 0; x < n; ++x) {
    gadgets.push_back(result.plan.add_gadget(
        fmt::format("vertex {}", x + 1),
        fmt::format("vertex {} of the digraph and its arcs; calling its colour twice takes it into "
                    "the feedback set",
                    x + 1)));
    const double angle = 2 * std::numbers::pi * x / n;
    const int v =
        result.vertex(gadgets.back(), x, radius * std::cos(angle), radius * std::sin(angle));
    for (int u = 0; u < v; ++u) result.join(u, v);
  }
  for (const auto& [x, y] : problem.arcs) {
    const auto at = static_cast<std::size_t>(x);
    const int ray = leaves[at] / 3;  // three leaves on each
    const double angle = 2 * std::numbers::pi * x / n + 0.25 * ray;
    const double away = radius + 1 + leaves[at]++ % 3;
    const int leaf = result.vertex(gadgets[at], y, away * std::cos(angle), away * std::sin(angle));
    result.join(1 + x, leaf);
  }
  result.bound = n + problem.bound;
  return result;
}

std::vector<int> calls_of_feedback_set(const FeedbackProblem& problem,
                                       const std::vector<int>& set) {
  const auto n = static_cast<std::size_t>(problem.vertices);
  std::vector<int> missing(n, 0);
  std::vector<char> in_set(n, 0), called(n, 0);
  for (const int x : set) in_set[static_cast<std::size_t>(x)] = 1;
  for (const auto& [x, y] : problem.arcs) {
    if (in_set[static_cast<std::size_t>(x)] == 0) ++missing[static_cast<std::size_t>(y)];
  }
  std::vector<int> calls = set;
  for (bool found = true; found;) {
    found = false;
    for (std::size_t x = 0; x < n; ++x) {
      if (in_set[x] != 0 || called[x] != 0 || missing[x] != 0) continue;
      called[x] = 1;
      calls.push_back(static_cast<int>(x));
      for (const auto& [from, to] : problem.arcs) {
        if (from == static_cast<int>(x)) --missing[static_cast<std::size_t>(to)];
      }
      found = true;
    }
  }
  calls.insert(calls.end(), set.begin(), set.end());
  return calls;
}

std::vector<int> feedback_set_of_calls(const FeedbackProblem& problem,
                                       const std::vector<int>& calls) {
  std::vector<int> result;
  for (int x = 0; x < problem.vertices; ++x) {
    if (portable::ranges::count(calls, x) >= 2) result.push_back(x);
  }
  return result;
}

Letters doubled(const Letters& letters) {
  Letters result;
  for (const std::uint8_t letter : letters) {
    result.push_back(letter);
    result.push_back(static_cast<std::uint8_t>(letter + 2));
  }
  return result;
}

Letters halved(const Letters& letters) {
  Letters low, high;
  for (const std::uint8_t letter : letters) {
    if (letter < 2) {
      low.push_back(letter);
    } else {
      high.push_back(static_cast<std::uint8_t>(letter - 2));
    }
  }
  return low.size() <= high.size() ? low : high;
}

SequenceProblem mscs_of_scs(const SequenceProblem& problem) {
  SequenceProblem result;
  for (const Letters& letters : problem.sequences) result.sequences.push_back(doubled(letters));
  result.bound = 2 * problem.bound;
  return result;
}

TerritoryReduction flood_of_mscs(const SequenceProblem& problem) {
  TerritoryReduction result;
  result.start = result.vertex(result.plan.add_gadget("start", "where flood begins"), 2, 0, 0);
  for (std::size_t i = 0; i < problem.sequences.size(); ++i) {
    const int gadget =
        result.plan.add_gadget(fmt::format("sequence {}", i + 1),
                               fmt::format("the letters of sequence {} ({}) from the start on",
                                           i + 1, letters_text(problem.sequences[i])));
    int before = result.start;
    double x = 1;
    for (const std::uint8_t letter : problem.sequences[i]) {
      const int v = result.vertex(gadget, letter, x++, 1.2 * static_cast<double>(i));
      result.join(before, v);
      before = v;
    }
  }
  result.bound = problem.bound;
  return result;
}

TerritoryReduction flood_of_scs(const SequenceProblem& problem, DiamondChain chain) {
  constexpr int kDummy = 2;
  TerritoryReduction result;
  result.start = result.vertex(result.plan.add_gadget("start", "where flood begins"), kDummy, 0, 0);
  for (std::size_t i = 0; i < problem.sequences.size(); ++i) {
    const int gadget = result.plan.add_gadget(
        fmt::format("sequence {}", i + 1),
        fmt::format("the letters of sequence {} ({}), a vertex of colour 2 after each", i + 1,
                    letters_text(problem.sequences[i])));
    int before = result.start;
    double x = 1;
    for (const std::uint8_t letter : problem.sequences[i]) {
      for (const int colour : {static_cast<int>(letter), kDummy}) {
        const int v = result.vertex(gadget, colour, x++, 1.2 * static_cast<double>(i + 2));
        result.join(before, v);
        before = v;
      }
    }
  }
  const int control = result.plan.add_gadget(
      "control", "diamonds of 0 and 1, with a vertex of colour 1 behind the last");
  const int diamonds = chain == DiamondChain::as_long_as_t
                           ? problem.bound
                           : static_cast<int>(problem.sequences.front().size());
  int before = result.start;
  double x = 1;
  for (int j = 0; j < diamonds; ++j, x += 2) {
    const int a = result.vertex(control, 0, x, -0.6);
    const int b = result.vertex(control, 1, x, 0.6);
    const int v = result.vertex(control, kDummy, x + 1, 0);
    for (const int side : {a, b}) {
      result.join(before, side);
      result.join(side, v);
    }
    before = v;
  }
  result.join(before, result.vertex(control, 1, x, 0));
  result.bound = 2 * problem.bound + 1;
  return result;
}

std::vector<int> calls_of_supersequence(const Letters& letters) {
  std::vector<int> calls;
  for (const std::uint8_t letter : letters) {
    calls.push_back(letter);
    calls.push_back(2);
  }
  calls.push_back(1);
  return calls;
}

}  // namespace harary
