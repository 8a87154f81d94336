// SPDX-License-Identifier: MIT
#include "graph/subgraph_plan.hpp"

#include <algorithm>
#include <array>

#include "base/assert.hpp"
#include "graph/subgraph_symmetry.hpp"

namespace harary {

namespace {

SearchPlan plan_with(const Graph& target, const Automorphisms& automorphisms,
                     std::span<const int> pinned) {
  for (const int v : pinned) {
    HARARY_ASSERT(target.degree(v) > 0, "a pinned vertex of a target is not isolated");
  }
  const std::vector<int> order = connected_order(target, pinned);
  std::array<int, kMaxOrder> step_of{};
  for (std::size_t i = 0; i < order.size(); ++i) {
    step_of[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
  }

  SearchPlan plan;
  plan.steps.resize(order.size());
  for (std::size_t i = 0; i < order.size(); ++i) {
    SearchStep& step = plan.steps[i];
    step.degree = target.degree(order[i]);
    for (const int u : target.neighbours(order[i])) {
      const int earlier = step_of[static_cast<std::size_t>(u)];
      if (earlier < static_cast<int>(i)) step.adjacent.insert(earlier);
    }
    for (const int earlier : step.adjacent) plan.edges.emplace_back(earlier, static_cast<int>(i));
  }
  // Invariant: all vertices before step i are fixed, so the rest of the orbit comes later.
  HARARY_ASSERT(order.size() >= pinned.size(), "pinned vertices are placed first");
  for (std::size_t i = pinned.size(); i < order.size(); ++i) {
    const auto fixed = std::span(order).first(i);
    for (const int u : automorphisms.orbit(order[i], fixed) - VertexSet::single(order[i])) {
      const int later = step_of[static_cast<std::size_t>(u)];
      plan.steps[static_cast<std::size_t>(later)].smaller.insert(static_cast<int>(i));
      ++plan.steps[i].larger;
    }
  }
  return plan;
}

}  // namespace

SearchPlan plan_search(const Graph& target, std::span<const int> pinned) {
  return plan_with(target, Automorphisms(target), pinned);
}

std::vector<SearchPlan> plan_from_each_arc(const Graph& target) {
  const Automorphisms automorphisms(target);
  std::vector<std::vector<int>> orders;  // each begins with the arc that stands for its orbit
  const auto known = [&](const std::array<int, 2>& arc) {
    return std::any_of(orders.begin(), orders.end(), [&](const std::vector<int>& order) {
      return automorphisms.carry(order, arc);
    });
  };
  for (const Edge e : target.edges()) {
    for (const std::array<int, 2> arc : {std::array{e.low, e.high}, std::array{e.high, e.low}}) {
      if (!known(arc)) orders.push_back(connected_order(target, arc));
    }
  }
  std::vector<SearchPlan> plans;
  for (const std::vector<int>& order : orders) {
    plans.push_back(plan_with(target, automorphisms, std::span(order).first(2)));
  }
  return plans;
}

}  // namespace harary
