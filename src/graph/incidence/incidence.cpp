// SPDX-License-Identifier: MIT
#include "graph/incidence/incidence.hpp"

#include <cstddef>
#include <utility>

#include "base/current_job.hpp"

// Last, since it defines short macros and types such as `graph` and `set`.
#include <nauty.h>

namespace harary {

namespace {

// A graph of that many vertices takes a megabyte.
constexpr std::size_t kMostIncidenceVertices = 3'000;

// nauty's callbacks carry no context, so each thread keeps a pointer to what it works on.
struct FoundGenerators {
  int points = 0;
  std::vector<Permutation> generators;
};
thread_local FoundGenerators* found_generators = nullptr;

// Two sets with the same points do not occur in a family, so no generator moves sets alone, except
// exchanges of equal sets of one family, which are left out.
void keep_points(int, int* permutation, int*, int, int, int) {
  Permutation points(permutation, permutation + found_generators->points);
  for (int i = 0; i < found_generators->points; ++i) {
    if (points[static_cast<std::size_t>(i)] == i) continue;
    found_generators->generators.push_back(std::move(points));
    return;
  }
}

}  // namespace

std::vector<Permutation> incidence_automorphisms(const Incidence& incidence) {
  auto vertices = static_cast<std::size_t>(incidence.points);
  for (const auto& family : incidence.families) vertices += family.size();
  if (incidence.points == 0 || vertices > kMostIncidenceVertices) return {};
  CurrentJob::check();

  const int n = static_cast<int>(vertices);
  const int m = SETWORDSNEEDED(n);
  const std::size_t words = static_cast<std::size_t>(m) * vertices;
  std::vector<::graph> rows(words, 0);
  std::vector<::graph> canonical(words, 0);
  // Classes: the points, then the sets of each family.
  std::vector<int> lab(vertices);
  std::vector<int> ptn(vertices, 1);
  for (int v = 0; v < n; ++v) lab[static_cast<std::size_t>(v)] = v;
  ptn[static_cast<std::size_t>(incidence.points) - 1] = 0;
  for (std::size_t p = 0; p < incidence.neighbours.size(); ++p) {
    for (const int q : incidence.neighbours[p]) ADDONEEDGE(rows.data(), static_cast<int>(p), q, m);
  }
  int at = incidence.points;
  for (const auto& family : incidence.families) {
    if (family.empty()) continue;
    for (const auto& members : family) {
      for (const int point : members) ADDONEEDGE(rows.data(), point, at, m);
      ++at;
    }
    ptn[static_cast<std::size_t>(at) - 1] = 0;
  }

  FoundGenerators found{incidence.points, {}};
  found_generators = &found;
  std::vector<int> orbits(vertices);
  std::vector<setword> work(static_cast<std::size_t>(100) * static_cast<std::size_t>(m));
  DEFAULTOPTIONS_GRAPH(options);
  options.defaultptn = FALSE;
  options.userautomproc = keep_points;
  statsblk stats;
  nauty_check(WORDSIZE, m, n, NAUTYVERSIONID);
  ::nauty(rows.data(), lab.data(), ptn.data(), nullptr, orbits.data(), &options, &stats,
          work.data(), static_cast<int>(work.size()), m, n, canonical.data());
  found_generators = nullptr;
  naugraph_freedyn();
  nautil_freedyn();
  nauty_freedyn();
  return std::move(found.generators);
}

}  // namespace harary
