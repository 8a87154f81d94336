// SPDX-License-Identifier: MIT
// Digraphs as nauty and networkx write them, as digraphs and as boards.
#include "graph/formats/digraph6.hpp"

#include <gtest/gtest.h>

#include <string>

#include "graph/formats/graph6.hpp"
#include "graph/named.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

const TextPlace kPlace{"list.d6", 3, 1};

std::string refused(std::string_view text) {
  return refusal([&] { decode_digraph6(text, kPlace); });
}

// The example of nauty's formats.txt: 0-2, 0-4, 3-1 and 3-4 on 5 vertices.
TEST(Digraph6, ReadsTheExampleOfItsDefinition) {
  const Digraph digraph = decode_arcs("&DI?AO?", kPlace, 5);
  EXPECT_EQ(digraph.order, 5);
  EXPECT_EQ(digraph.arcs, (std::vector<std::pair<int, int>>{{0, 2}, {0, 4}, {3, 1}, {3, 4}}));
  EXPECT_EQ(encode_arcs(digraph), "&DI?AO?");
  EXPECT_EQ(decode_arcs(">>digraph6<<&DI?AO?", kPlace, 5).arcs, digraph.arcs);
}

TEST(Digraph6, WritesAndReadsAnyDigraph) {
  TestRandom random(6);
  for (const int order : {0, 1, 2, 7, 62, 63, 64, 300}) {
    Digraph digraph{order, {}};
    for (int u = 0; u < order; ++u) {
      for (int v = 0; v < order; ++v) {
        if (random.below(3) == 0) digraph.arcs.emplace_back(u, v);
      }
    }
    const Digraph read = decode_arcs(encode_arcs(digraph), kPlace, 300);
    EXPECT_EQ(read.order, order);
    EXPECT_EQ(read.arcs, digraph.arcs);
  }
}

TEST(Digraph6, IsABoardWhereEachArcHasItsReverse) {
  TestRandom random(7);
  for (const int order : {1, 2, 5, 30, 63, 64}) {
    const Graph graph = random.graph(order, 40);
    EXPECT_EQ(decode_digraph6(encode_digraph6(graph)), graph);
  }
  EXPECT_EQ(encode_digraph6(complete_graph(3)), "&B\\o");
}

TEST(Digraph6, RefusesWhatIsNoBoardWithItsPlace) {
  EXPECT_EQ(refused("&DI?AO?"),
            "list.d6:3:3: the arc 0-2 has no arc back, so this is a directed graph; boards are "
            "undirected: write each edge as two arcs, or the graph as graph6");
  EXPECT_EQ(refused("&A_"), "list.d6:3:3: a loop at vertex 0; loops are not allowed");
  EXPECT_EQ(refused("A_"), "list.d6:3:1: digraph6 starts with '&'");
  EXPECT_EQ(refused("&"), "list.d6:3:2: no graph found here");
  EXPECT_EQ(refused("&D?"),
            "list.d6:3:3: a directed graph on 5 vertices takes 5 more characters here, not 1");
  EXPECT_EQ(refused("&A@"), "list.d6:3:3: the bits that fill up the last character must be 0");
  EXPECT_EQ(refused("&A!"), "list.d6:3:3: '!' is not a character of graph6 or sparse6");
  EXPECT_EQ(refused("&~?@@"),
            "list.d6:3:2: this graph has 65 vertices; at most 64 are possible here");
}

TEST(Digraph6, SurvivesDamage) {
  TestRandom random(8);
  std::vector<std::string> texts{">>digraph6<<&AW", "&DI?AO?"};
  for (const int order : {0, 1, 2, 5, 12, 62, 63, 64}) {
    texts.push_back(encode_digraph6(random.graph(order, 50)));
  }
  const int accepted =
      survive_mutations(texts, "?@ABCDE~^w:;&>", 20'000, 3, [](const std::string& text) {
        const Digraph digraph = decode_arcs(text, kPlace, 300);
        ASSERT_EQ(decode_arcs(encode_arcs(digraph), kPlace, 300).arcs, digraph.arcs);
      });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
