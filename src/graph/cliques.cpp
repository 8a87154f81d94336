// SPDX-License-Identifier: MIT
#include "graph/cliques.hpp"

#include <algorithm>

#include "base/current_job.hpp"

namespace harary {

namespace {

// Large boards take many steps; each looks at the job's clock now and then.
constexpr unsigned kStepsBetweenChecks = 1024;

// Below this many candidates a colouring costs more than the search that it saves.
constexpr int kFewCandidates = 10;

// Whether `candidates` can be coloured with `colours` colours such that neighbours differ, by the
// greedy method: each class takes what fits. Then no clique among them is larger: it has at most
// one vertex of each class (Tomita & Seki 2003).
bool greedily_coloured(const Graph& graph, VertexSet candidates, int colours) {
  for (; colours > 0 && !candidates.empty(); --colours) {
    for (VertexSet free = candidates; !free.empty();) {
      const int v = free.front();
      candidates.erase(v);
      free.erase(v);
      free -= graph.neighbours(v);
    }
  }
  return candidates.empty();
}

// The largest `size` + (clique within `candidates`), if above `best`.
int extend(const Graph& graph, VertexSet candidates, int size, int best) {
  best = std::max(best, size);
  while (!candidates.empty() && size + candidates.size() > best) {
    if (candidates.size() >= kFewCandidates) {
      CurrentJob::check_each(kStepsBetweenChecks);
      if (greedily_coloured(graph, candidates, best - size)) break;
    }
    const int v = candidates.front();
    candidates.erase(v);
    best = extend(graph, candidates & graph.neighbours(v), size + 1, best);
  }
  return best;
}

// Over all cliques `clique` + (subset of `candidates`) of order `order`: the most neighbours that
// an outside vertex has in one.
int best_attachment(const Graph& graph, VertexSet clique, VertexSet candidates, int order,
                    int best) {
  if (clique.size() == order) {
    for (const int v : graph.vertices() - clique) {
      best = std::max(best, (graph.neighbours(v) & clique).size());
    }
    return best;
  }
  while (clique.size() + candidates.size() >= order && best < order - 1) {
    CurrentJob::check_each(kStepsBetweenChecks);
    const int v = candidates.front();
    candidates.erase(v);
    best = best_attachment(graph, clique | VertexSet::single(v), candidates & graph.neighbours(v),
                           order, best);
  }
  return best;
}

// Calls found(clique) for cliques `clique` + (subset of `candidates`) of order `order` until it
// says yes; whether it did.
template <class Found>
bool some_clique(const Graph& graph, VertexSet clique, VertexSet candidates, int order,
                 Found&& found) {
  if (clique.size() == order) return found(clique);
  while (clique.size() + candidates.size() >= order) {
    CurrentJob::check_each(kStepsBetweenChecks);
    const int missing = order - clique.size();
    if (candidates.size() >= kFewCandidates && greedily_coloured(graph, candidates, missing - 1)) {
      return false;
    }
    const int v = candidates.front();
    candidates.erase(v);
    if (some_clique(graph, clique | VertexSet::single(v), candidates & graph.neighbours(v), order,
                    found)) {
      return true;
    }
  }
  return false;
}

}  // namespace

VertexSet largest_clique(const Graph& graph) {
  VertexSet result;
  some_clique(graph, {}, graph.vertices(), clique_number(graph), [&](VertexSet clique) {
    result = clique;
    return true;
  });
  return result;
}

VertexSet largest_colex_vertices(const Graph& graph) {
  const int order = clique_number(graph);
  if (order < 2) return {};
  const int attached = best_attachment(graph, {}, graph.vertices(), order, 0);
  VertexSet result;
  some_clique(graph, {}, graph.vertices(), order, [&](VertexSet clique) {
    if (attached == 0) {
      result = clique;
      return true;
    }
    for (const int v : graph.vertices() - clique) {
      if ((graph.neighbours(v) & clique).size() != attached) continue;
      result = clique | VertexSet::single(v);
      return true;
    }
    return false;
  });
  return result;
}

int clique_number(const Graph& graph) {
  return extend(graph, graph.vertices(), 0, 0);
}

int largest_colex(const Graph& graph) {
  // A Colex graph with m >= C(k,2) edges contains K_k, so the largest one is built on a largest
  // clique; an outside vertex misses at least one of its vertices, or the clique were larger.
  const int order = clique_number(graph);
  if (order < 2) return 0;
  return order * (order - 1) / 2 + best_attachment(graph, {}, graph.vertices(), order, 0);
}

}  // namespace harary
