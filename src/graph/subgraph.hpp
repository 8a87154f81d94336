// SPDX-License-Identifier: MIT
// Copies of a target in a host. A copy is a set of edges of the host that, with as many further
// vertices as the target has isolated ones, is isomorphic to the target; it need not be induced.
//
// The search is plain backtracking, vertex by vertex, with candidate sets in machine words. The
// target's vertices are ordered so that each is adjacent to earlier ones where it can be, and its
// symmetries are broken by the conditions of Grochow & Kellis (2007), so that each copy is found
// once and not once for every automorphism. The worst case is exponential in the target's order:
// targets are meant to be small, hosts may have 64 vertices. A long search ends when the thread's
// current job does (base/current_job.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "graph/graph.hpp"
#include "graph/subgraph_plan.hpp"

namespace harary {

// Told of one copy, its edges in colexicographic order; says whether to go on.
using CopyCallback = std::function<bool(std::span<const Edge>)>;

// A target prepared for many questions. Immutable, so one object serves many threads.
class CopySearch {
 public:
  // Orders the target's vertices and finds its symmetries.
  explicit CopySearch(const Graph& target);

  const Graph& target() const { return target_; }

  // Is there a copy in `host`? A target without edges has one wherever its vertices fit.
  bool contains(const Graph& host) const;
  // Is there a copy that uses the edge e? False if e is not an edge of the host.
  bool completes(const Graph& host, Edge e) const;
  // Each copy once, in an order that depends only on host and target. True if the callback never
  // asked to stop.
  bool for_each(const Graph& host, const CopyCallback& callback) const;
  // The same, but false as well when `most_steps` vertices have been placed: a search that finds
  // few copies or none may take longer than any game.
  bool for_each(const Graph& host, std::uint64_t most_steps, const CopyCallback& callback) const;
  // The number of copies; nothing if there are more than `limit`.
  std::optional<std::uint64_t> count(const Graph& host, std::uint64_t limit) const;

 private:
  Graph target_;
  SearchPlan whole_;                   // from scratch
  std::vector<SearchPlan> from_edge_;  // two vertices given: one plan for each orbit of arcs
};

// The same for a single question; CopySearch spares the preparation when there are many.
bool contains_copy(const Graph& host, const Graph& target);
bool completes_copy(const Graph& host_with_edge, Edge e, const Graph& target);
bool for_each_copy(const Graph& host, const Graph& target, const CopyCallback& callback);
std::optional<std::uint64_t> count_copies(const Graph& host, const Graph& target,
                                          std::uint64_t limit);

}  // namespace harary
