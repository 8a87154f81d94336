// SPDX-License-Identifier: MIT
// Lists of copies against subgraph search, and both against trying all maps.
#include "games/edges/copies.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "graph/named.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary::tests {
namespace {

const std::vector<std::string> kTargets{
    "K2", "K3",         "P3",      "P4",   "C4", "star:3", "paw",   "bowtie", "K4",
    "C5", "matching:2", "diamond", "K2,3", "P5", "star:4", "house", "bull",   "matching:3"};

// All images of the target's edges under one-to-one maps of its vertices into the board.
std::set<EdgeSet<1>> copies_by_maps(const EdgeBoard& board, const Graph& target) {
  std::set<EdgeSet<1>> copies;
  std::vector<int> image;
  const std::function<void()> extend = [&] {
    if (static_cast<int>(image.size()) == target.order()) {
      EdgeSet<1> copy;
      for (const Edge e : target.edges()) {
        copy.insert(board.index(image[static_cast<std::size_t>(e.low)],
                                image[static_cast<std::size_t>(e.high)]));
      }
      copies.insert(copy);
      return;
    }
    const int next = static_cast<int>(image.size());
    for (int v = 0; v < board.order(); ++v) {
      if (std::find(image.begin(), image.end(), v) != image.end()) continue;
      bool fits = true;
      for (const int u : target.neighbours(next) & VertexSet::first(next)) {
        fits = fits && board.index(image[static_cast<std::size_t>(u)], v) >= 0;
      }
      if (!fits) continue;
      image.push_back(v);
      extend();
      image.pop_back();
    }
  };
  extend();
  return copies;
}

EdgeSet<1> random_set(const EdgeBoard& board, int percent, TestRandom& random) {
  EdgeSet<1> result;
  for (int e = 0; e < board.size(); ++e) {
    if (random.below(100) < percent) result.insert(e);
  }
  return result;
}

TEST(TargetCopies, ListsAndSubgraphSearchAndPlainMapsAgree) {
  TestRandom random(21);
  for (int round = 0; round < 400; ++round) {
    const EdgeBoard board(random.graph(2 + random.below(6), 30 + random.below(71)));
    const Graph target = named_graph(kTargets[random.below(kTargets.size())]);
    if (target.order() > board.order()) continue;
    const TargetCopies<1> copies(board, target);
    ASSERT_TRUE(copies.listed());
    const auto expected = copies_by_maps(board, target);
    ASSERT_EQ(std::set<EdgeSet<1>>(copies.list().copies().begin(), copies.list().copies().end()),
              expected);
    ASSERT_EQ(copies.count(), expected.size()) << "a copy is listed twice";
    const CopySearch search(target);
    for (int sets = 0; sets < 20; ++sets) {
      const EdgeSet<1> own = random_set(board, random.below(100), random);
      const Graph graph = board.subgraph(own);
      ASSERT_EQ(copies.contained_in(own), search.contains(graph));
      const EdgeSet<1> open = board.all<1>() - own;
      EdgeSet<1> completing_none;
      for (const int e : open) {
        Graph with_edge = graph;
        with_edge.add_edge(board.edge(e));
        ASSERT_EQ(copies.completed_by(own, e), search.completes(with_edge, board.edge(e)));
        if (!search.completes(with_edge, board.edge(e))) completing_none.insert(e);
      }
      ASSERT_EQ(harmless(copies, own, open), completing_none);
      ASSERT_EQ(copies.possible_without(own), search.contains(board.subgraph(open)));
    }
  }
}

// The list of a wide board in the two forms: sets of words, numbers of edges.
TEST(CopyLists, OfBothFormsAnswerAlike) {
  TestRandom random(23);
  for (int round = 0; round < 100; ++round) {
    const EdgeBoard board(random.graph(3 + random.below(6), 40 + random.below(61)));
    const Graph target = named_graph(kTargets[random.below(kTargets.size())]);
    if (target.order() > board.order()) continue;
    const TargetCopies<1> copies(board, target);
    const TargetCopies<32> same(board, target);
    ASSERT_TRUE(same.listed());
    ASSERT_EQ(same.count(), copies.count());
    const auto wide = [&](const EdgeSet<1>& set) { return board.set_of<32>(board.edges_of(set)); };
    for (int sets = 0; sets < 20; ++sets) {
      const EdgeSet<1> own = random_set(board, random.below(100), random);
      ASSERT_EQ(same.contained_in(wide(own)), copies.contained_in(own));
      ASSERT_EQ(same.possible_without(wide(own)), copies.possible_without(own));
      ASSERT_EQ(same.list().covered_within(wide(own)), wide(copies.list().covered_within(own)));
      ASSERT_EQ(same.list().covered_without(wide(own)), wide(copies.list().covered_without(own)));
      for (int e = 0; e < board.size(); ++e) {
        ASSERT_EQ(same.completed_by(wide(own), e), copies.completed_by(own, e));
        ASSERT_EQ(same.list().covered_with(e, wide(own)), wide(copies.list().covered_with(e, own)));
        EdgeSet<1> others = own;
        others.erase(e);
        ASSERT_EQ(same.list().missing_with(e, wide(others)),
                  wide(copies.list().missing_with(e, others)));
        ASSERT_EQ(same.list().completions(e).size(), copies.list().completions(e).size());
      }
    }
  }
}

// A target with very many copies would be looked for longer than any game; a setup gives up.
TEST(TargetCopies, AreNotListedWhereThatTakesLong) {
  const EdgeBoard board(named_graph("Q6"));
  EXPECT_FALSE(TargetCopies<4>(board, named_graph("C14")).listed());
}

TEST(TargetCopies, TakeNoMoreThanAShareOfTheJobsMemory) {
  const EdgeBoard board(named_graph("K16"));
  const Graph target = named_graph("P5");
  EXPECT_TRUE(TargetCopies<4>(board, target).listed());
  Budget budget;
  budget.memory_bytes = std::uint64_t{64} << 20;
  const Job job(budget);
  const CurrentJob current(job);
  EXPECT_FALSE(TargetCopies<4>(board, target).listed());
}

// K16 has too many copies of a path on six vertices to list.
TEST(TargetCopies, TooManyToListAreSearchedWithTheSameAnswers) {
  TestRandom random(22);
  const Graph host = named_graph("K16");
  const Graph target = named_graph("P6");
  const EdgeBoard large(host);
  const TargetCopies<4> searched(large, target);
  ASSERT_FALSE(searched.listed());
  // Within eight of the vertices the copies are those of the induced board, which are listed.
  const EdgeBoard small(named_graph("K8"));
  const TargetCopies<1> listed(small, target);
  ASSERT_TRUE(listed.listed());
  for (int round = 0; round < 100; ++round) {
    const EdgeSet<1> own = random_set(small, 5 + random.below(25), random);
    const EdgeSet<4> same = large.set_of<4>(small.edges_of(own));
    ASSERT_EQ(searched.contained_in(same), listed.contained_in(own));
    for (const int e : small.all<1>() - own) {
      const int there = large.index(small.edge(e));
      if (listed.contained_in(own)) continue;
      ASSERT_EQ(searched.completed_by(same, there), listed.completed_by(own, e));
    }
  }
}

}  // namespace
}  // namespace harary::tests
