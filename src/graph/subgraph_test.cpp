// SPDX-License-Identifier: MIT
#include "graph/subgraph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>
#include <set>
#include <string>

#include "graph/named.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

using Copies = std::set<std::vector<Edge>>;

// The definition, word for word: every injection of all vertices that carries edges to edges.
void inject(const Graph& host, const Graph& target, std::vector<int>& image, Copies& copies) {
  if (static_cast<int>(image.size()) == target.order()) {
    std::vector<Edge> copy;
    for (const Edge e : target.edges()) {
      const Edge carried = Edge::between(image[static_cast<std::size_t>(e.low)],
                                         image[static_cast<std::size_t>(e.high)]);
      if (!host.has_edge(carried)) return;
      copy.push_back(carried);
    }
    std::sort(copy.begin(), copy.end());
    copies.insert(copy);
    return;
  }
  for (int v = 0; v < host.order(); ++v) {
    if (std::find(image.begin(), image.end(), v) != image.end()) continue;
    image.push_back(v);
    inject(host, target, image, copies);
    image.pop_back();
  }
}

Copies brute_force(const Graph& host, const Graph& target) {
  Copies copies;
  std::vector<int> image;
  inject(host, target, image, copies);
  return copies;
}

void agree_with_brute_force(const Graph& host, const Graph& target) {
  const Copies expected = brute_force(host, target);
  const CopySearch search(target);
  std::vector<std::vector<Edge>> found;
  EXPECT_TRUE(search.for_each(host, [&](std::span<const Edge> copy) {
    found.emplace_back(copy.begin(), copy.end());
    return true;
  }));
  ASSERT_EQ(Copies(found.begin(), found.end()), expected);
  ASSERT_EQ(found.size(), expected.size()) << "a copy was met twice";
  ASSERT_EQ(search.count(host, 1'000'000), expected.size());
  ASSERT_EQ(search.contains(host), !expected.empty());
  ASSERT_EQ(contains_copy(host, target), !expected.empty());
  for (int high = 1; high < host.order(); ++high) {
    for (int low = 0; low < high; ++low) {
      const Edge e{low, high};
      const bool used = std::any_of(expected.begin(), expected.end(), [&](const auto& copy) {
        return std::find(copy.begin(), copy.end(), e) != copy.end();
      });
      ASSERT_EQ(search.completes(host, e), used);
    }
  }
}

std::uint64_t copies(std::string_view target, std::string_view host) {
  return count_copies(named_graph(host), named_graph(target), 1'000'000'000).value();
}

TEST(Copies, AreAsManyAsCombinatoricsSays) {
  EXPECT_EQ(copies("K3", "K6"), 20U);
  EXPECT_EQ(copies("K4", "K18"), 3060U);
  EXPECT_EQ(copies("C4", "K5"), 15U);
  EXPECT_EQ(copies("bowtie", "K5"), 15U);
  EXPECT_EQ(copies("P4", "K4"), 12U);
  EXPECT_EQ(copies("matching:2", "K4"), 3U);
  EXPECT_EQ(copies("star:3", "K5"), 20U);
  EXPECT_EQ(copies("C6", "K6"), 60U);
  EXPECT_EQ(copies("K2", "K64"), 2016U);
  EXPECT_EQ(copies("K3", "K64"), 41664U);
  EXPECT_EQ(copies("K3,3", "K6"), 10U);
  EXPECT_EQ(copies("matching:5", "K10"), 945U);
  EXPECT_EQ(copies("C5", "petersen"), 12U);
  EXPECT_EQ(copies("C4", "petersen"), 0U);
  EXPECT_EQ(copies("petersen", "petersen"), 1U);
  EXPECT_EQ(copies("Q3", "Q4"), 8U);
  EXPECT_EQ(copies("K64", "K64"), 1U);
}

TEST(Copies, OfATargetWithoutEdgesAreOneWhereItsVerticesFit) {
  EXPECT_EQ(copies("E3", "K4"), 1U);
  EXPECT_EQ(copies("E3", "K2"), 0U);
  EXPECT_TRUE(contains_copy(complete_graph(3), empty_graph(3)));
  EXPECT_FALSE(contains_copy(complete_graph(3), empty_graph(4)));
  EXPECT_FALSE(completes_copy(complete_graph(3), {0, 1}, empty_graph(2)));
  EXPECT_EQ(count_copies(complete_graph(3), empty_graph(2), 0), std::nullopt);
  EXPECT_TRUE(contains_copy(Graph(0), Graph(0)));
}

TEST(Copies, NeedRoomForIsolatedVertices) {
  const Graph target(4, {{0, 1}, {0, 2}, {1, 2}});
  EXPECT_FALSE(contains_copy(complete_graph(3), target));
  EXPECT_FALSE(completes_copy(complete_graph(3), {0, 1}, target));
  EXPECT_EQ(count_copies(complete_graph(4), target, 100), 4U);
}

TEST(Copies, AreCountedUpToALimit) {
  const Graph host = complete_graph(6);
  const Graph target = complete_graph(3);
  EXPECT_EQ(count_copies(host, target, 20), 20U);
  EXPECT_EQ(count_copies(host, target, 19), std::nullopt);
  EXPECT_EQ(count_copies(host, target, 0), std::nullopt);
  EXPECT_EQ(count_copies(host, target, std::numeric_limits<std::uint64_t>::max()), 20U);
  EXPECT_EQ(count_copies(Graph(6), target, 0), 0U);
}

TEST(Copies, StopWhenTheCallbackSaysSo) {
  int seen = 0;
  EXPECT_FALSE(for_each_copy(complete_graph(6), complete_graph(3),
                             [&](std::span<const Edge>) { return ++seen < 5; }));
  EXPECT_EQ(seen, 5);
}

TEST(Copies, ComeInTheSameOrderWithSortedEdges) {
  std::vector<Edge> first;
  for_each_copy(complete_graph(5), cycle_graph(4), [&](std::span<const Edge> copy) {
    EXPECT_TRUE(std::is_sorted(copy.begin(), copy.end()));
    if (first.empty()) first.assign(copy.begin(), copy.end());
    return true;
  });
  EXPECT_EQ(first.size(), 4U);
}

TEST(Copies, OfNamedTargetsAgreeWithBruteForce) {
  TestRandom random(1);
  for (const char* name :
       {"K2",   "K3",         "K4",         "P3",      "P4",   "P5",     "C4",     "C5",
        "claw", "paw",        "diamond",    "house",   "bull", "bowtie", "star:4", "W4",
        "K2,3", "matching:2", "matching:3", "colex:7", "E1",   "E3"}) {
    const Graph target = named_graph(name);
    for (int round = 0; round < 12; ++round) {
      SCOPED_TRACE(name);
      agree_with_brute_force(random.graph(4 + random.below(4), 30 + random.below(71)), target);
      if (HasFatalFailure()) return;
    }
  }
}

TEST(Copies, OfRandomTargetsAgreeWithBruteForce) {
  TestRandom random(2);
  for (int round = 0; round < 1500; ++round) {
    // Sparse targets have several components and isolated vertices.
    const Graph target = random.graph(random.below(7), 10 + random.below(90));
    const Graph host = random.graph(random.below(8), 30 + random.below(71));
    agree_with_brute_force(host, target);
    if (HasFatalFailure()) return;
  }
}

TEST(Copies, DoNotDependOnTheNumberingOfTheTarget) {
  TestRandom random(3);
  for (int round = 0; round < 200; ++round) {
    const Graph target = random.graph(6, 40);
    const Graph host = random.graph(9, 60);
    Graph renumbered(6);
    std::array<int, 6> number{0, 1, 2, 3, 4, 5};
    for (std::size_t i = 6; i > 1; --i) std::swap(number[i - 1], number[random.below(i)]);
    for (const Edge e : target.edges()) {
      renumbered.add_edge(number[static_cast<std::size_t>(e.low)],
                          number[static_cast<std::size_t>(e.high)]);
    }
    ASSERT_EQ(count_copies(host, target, 1'000'000), count_copies(host, renumbered, 1'000'000));
  }
}

}  // namespace
}  // namespace harary
