// SPDX-License-Identifier: MIT
#include "graph/formats/sparse6.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

const TextPlace kPlace{"list.s6", 2, 1};

std::string refused(std::string_view text) {
  return refusal([&] { decode_sparse6(text, kPlace); });
}

TEST(Sparse6, ReadsTheExampleOfTheDefinition) {
  EXPECT_EQ(decode_sparse6(":Fa@x^"), Graph(7, {{0, 1}, {0, 2}, {1, 2}, {5, 6}}));
  EXPECT_EQ(encode_sparse6(Graph(7, {{0, 1}, {0, 2}, {1, 2}, {5, 6}})), ":Fa@x^");
}

// What nauty's copyg -s writes for geng 4: the order is a power of two, where padding is delicate.
TEST(Sparse6, AgreesWithNautyOnGraphsOfOrderFour) {
  const std::vector<std::pair<Graph, std::string>> cases{
      {Graph(4), ":C"},
      {Graph(4, {{0, 3}}), ":Cw"},
      {Graph(4, {{0, 3}, {1, 3}}), ":CwN"},
      {Graph(4, {{0, 3}, {1, 3}, {2, 3}}), ":CwI"},
      {Graph(4, {{0, 2}, {1, 3}}), ":Con"},
      {Graph(4, {{0, 2}, {0, 3}, {1, 3}}), ":Co`"},
      {Graph(4, {{0, 2}, {0, 3}, {2, 3}}), ":Coa"},
      {Graph(4, {{0, 2}, {0, 3}, {1, 2}, {1, 3}}), ":CoKN"},
      {Graph(4).complement(), ":CcKI"},
  };
  for (const auto& [graph, text] : cases) {
    EXPECT_EQ(encode_sparse6(graph), text);
    EXPECT_EQ(decode_sparse6(text), graph);
  }
}

TEST(Sparse6, AgreesWithNautyOnSmallOrders) {
  EXPECT_EQ(encode_sparse6(Graph(1)), ":@");
  EXPECT_EQ(encode_sparse6(Graph(2)), ":A");
  EXPECT_EQ(encode_sparse6(Graph(2).complement()), ":An");
  EXPECT_EQ(decode_sparse6(":An"), Graph(2).complement());
}

TEST(Sparse6, SkipsItsHeader) {
  EXPECT_EQ(decode_sparse6(">>sparse6<<:An"), Graph(2).complement());
}

TEST(Sparse6, RoundTripsRandomGraphsOfEveryOrder) {
  TestRandom random(1);
  for (int order = 0; order <= kMaxOrder; ++order) {
    for (const int percent : {0, 1, 5, 50, 95, 100}) {
      for (int repeat = 0; repeat < 10; ++repeat) {
        const Graph graph = random.graph(order, percent);
        ASSERT_EQ(decode_sparse6(encode_sparse6(graph)), graph) << encode_sparse6(graph);
      }
    }
  }
}

// Where 2^k is the order, each way to end the list: with edges only below a given vertex.
TEST(Sparse6, RoundTripsEveryEndingAtPowersOfTwo) {
  TestRandom random(2);
  for (const int order : {2, 4, 8, 16, 32, 64}) {
    for (int used = 0; used <= order; ++used) {
      for (int repeat = 0; repeat < 20; ++repeat) {
        Graph graph(order);
        for (const Edge e : random.graph(used, 30).edges()) graph.add_edge(e);
        ASSERT_EQ(decode_sparse6(encode_sparse6(graph)), graph) << encode_sparse6(graph);
      }
    }
  }
}

TEST(Sparse6, RefusesMalformedTextAtItsPlace) {
  EXPECT_EQ(refused(""), "list.s6:2:1: sparse6 starts with ':'");
  EXPECT_EQ(refused("Bw"), "list.s6:2:1: sparse6 starts with ':'");
  EXPECT_EQ(refused(":"), "list.s6:2:2: no graph found here");
  EXPECT_EQ(refused(":C1"), "list.s6:2:3: '1' is not a character of graph6 or sparse6");
  EXPECT_EQ(refused(":~?@@"),
            "list.s6:2:2: this graph has 65 vertices; at most 64 are possible here");
  EXPECT_EQ(refused(":An~"), "list.s6:2:4: text after the end of the edges");
  EXPECT_EQ(refused(":@~~"), "list.s6:2:4: text after the end of the edges");
}

TEST(Sparse6, RefusesLoopsAndParallelEdges) {
  // Order 2 has units of two bits: 00 is a loop at 0; 10 00 and then 00 is the edge 0-1 twice.
  EXPECT_EQ(refused(":A?"), "list.s6:2:3: a loop at vertex 0; loops are not allowed");
  EXPECT_EQ(refused(":A_"),
            "list.s6:2:3: the edge 0-1 is listed twice; parallel edges are not allowed");
}

TEST(Sparse6, SurvivesDamage) {
  TestRandom random(3);
  std::vector<std::string> texts{">>sparse6<<:Fa@x^"};
  for (const int order : {0, 1, 2, 4, 5, 8, 16, 17, 33, 63, 64}) {
    texts.push_back(encode_sparse6(random.graph(order, 20)));
  }
  const int accepted =
      survive_mutations(texts, "?@ABCDE~^w:;&>", 20'000, 4, [](const std::string& text) {
        const Graph graph = decode_sparse6(text, kPlace);
        ASSERT_EQ(decode_sparse6(encode_sparse6(graph)), graph);
      });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
