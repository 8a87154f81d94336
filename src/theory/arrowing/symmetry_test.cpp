// SPDX-License-Identifier: MIT
#include "theory/arrowing/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "graph/named.hpp"
#include "theory/arrowing/solver.hpp"

namespace harary {
namespace {

using Colours = std::vector<int>;  // by Edge::pair_index() among the board's edges

// All colourings of a board without forbidden copies, in orbits of the symmetries of the question;
// how many orbits there are, and how many colourings the broken formula accepts. Fails where an
// orbit loses all of its members.
struct Survivors {
  int orbits = 0;
  int accepted = 0;
};

Survivors survivors(const Graph& board, int colours, const std::vector<std::vector<Edge>>& given) {
  // A target that does not fit forbids nothing.
  const ArrowingQuestion question{
      board, std::vector<Graph>(static_cast<std::size_t>(colours), complete_graph(9)), given};
  Job job;
  ArrowingEncoding encoding(question, job);
  break_symmetries(encoding);
  const std::vector<Edge> edges = board.edges();
  const auto number = [&](Edge e) {
    return static_cast<std::size_t>(std::find(edges.begin(), edges.end(), e) - edges.begin());
  };

  std::vector<std::vector<std::size_t>> moves;  // images of edges under automorphisms of the board
  std::vector<int> permutation(static_cast<std::size_t>(board.order()));
  std::iota(permutation.begin(), permutation.end(), 0);
  do {
    std::vector<std::size_t> move;
    for (const Edge e : edges) {
      const Edge f = Edge::between(permutation[static_cast<std::size_t>(e.low)],
                                   permutation[static_cast<std::size_t>(e.high)]);
      if (!board.has_edge(f) || encoding.precolour(e) != encoding.precolour(f)) break;
      move.push_back(number(f));
    }
    if (move.size() == edges.size()) moves.push_back(move);
  } while (std::next_permutation(permutation.begin(), permutation.end()));
  std::vector<std::vector<int>> recolourings;
  std::vector<int> recolouring(static_cast<std::size_t>(colours));
  std::iota(recolouring.begin(), recolouring.end(), 0);
  do {
    bool keeps = true;
    for (const Edge e : edges) {
      const int colour = encoding.precolour(e);
      if (colour >= 0 && recolouring[static_cast<std::size_t>(colour)] != colour) keeps = false;
    }
    if (keeps) recolourings.push_back(recolouring);
  } while (std::next_permutation(recolouring.begin(), recolouring.end()));

  std::map<Colours, bool> orbit_survives;  // by smallest member
  Survivors result;
  Colours colouring(edges.size(), 0);
  while (true) {
    bool possible = true;
    Formula fixed = encoding.formula();
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const int before = encoding.precolour(edges[i]);
      if (before >= 0 && before != colouring[i]) possible = false;
      fixed.add(std::vector{encoding.literal(edges[i], colouring[i])});
    }
    if (possible) {
      Colours smallest = colouring;
      for (const auto& move : moves) {
        for (const auto& change : recolourings) {
          Colours image(edges.size());
          for (std::size_t i = 0; i < edges.size(); ++i) {
            image[move[i]] = change[static_cast<std::size_t>(colouring[i])];
          }
          smallest = std::min(smallest, image);
        }
      }
      const bool accepted = solve_formula(fixed, nullptr, job).satisfiable.value();
      if (accepted) ++result.accepted;
      bool& survives = orbit_survives.try_emplace(smallest, false).first->second;
      survives = survives || accepted;
    }
    std::size_t i = 0;
    while (i < colouring.size() && colouring[i] + 1 == colours) colouring[i++] = 0;
    if (i == colouring.size()) break;
    ++colouring[i];
  }
  for (const auto& [smallest, survives] : orbit_survives) EXPECT_TRUE(survives);
  result.orbits = static_cast<int>(orbit_survives.size());
  return result;
}

TEST(Symmetry, OneColouringOfEachOrbitIsLeftOnCompleteGraphs) {
  const Survivors two = survivors(complete_graph(4), 2, {});
  EXPECT_EQ(two.orbits, 6);
  EXPECT_LT(two.accepted, 12);
  const Survivors three = survivors(complete_graph(4), 3, {});
  EXPECT_LT(three.accepted, 729 / 8);
}

TEST(Symmetry, OneColouringOfEachOrbitIsLeftOnOtherBoards) {
  for (const std::string name : {"K2,3", "C5", "W4", "bowtie", "house", "K5", "P5", "star:5"}) {
    const Survivors left = survivors(named_graph(name), 2, {});
    EXPECT_GE(left.accepted, left.orbits) << name;
  }
  survivors(named_graph("K2,3"), 3, {});
}

TEST(Symmetry, OneColouringOfEachOrbitIsLeftWhenEdgesAreGiven) {
  survivors(complete_graph(5), 2, {{{0, 1}}});
  survivors(complete_graph(5), 2, {{{0, 1}}, {{2, 3}}});
  survivors(complete_graph(4), 3, {{}, {{1, 2}}});
  survivors(complete_graph(4), 3, {{{0, 1}, {2, 3}}});
  survivors(named_graph("C6"), 2, {{{0, 1}}, {{3, 4}}});
}

}  // namespace
}  // namespace harary
