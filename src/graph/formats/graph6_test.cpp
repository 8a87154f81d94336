// SPDX-License-Identifier: MIT
#include "graph/formats/graph6.hpp"

#include <gtest/gtest.h>

#include "graph/formats/board_formats.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

const TextPlace kPlace{"list.g6", 3, 1};

std::string refused(std::string_view text) {
  return refusal([&] { decode_graph6(text, kPlace); });
}

TEST(Graph6, ReadsKnownGraphs) {
  EXPECT_EQ(decode_graph6("?"), Graph(0));
  EXPECT_EQ(decode_graph6("@"), Graph(1));
  EXPECT_EQ(decode_graph6("A_"), Graph(2).complement());
  EXPECT_EQ(decode_graph6("Bw"), Graph(3).complement());
  EXPECT_EQ(decode_graph6("C~"), Graph(4).complement());
  EXPECT_EQ(decode_graph6("D~{"), Graph(5).complement());
  // The example of the format's definition.
  EXPECT_EQ(decode_graph6("DQc"), Graph(5, {{0, 2}, {0, 4}, {1, 3}, {3, 4}}));
}

TEST(Graph6, SkipsItsHeader) {
  EXPECT_EQ(decode_graph6(">>graph6<<Bw"), decode_graph6("Bw"));
}

TEST(Graph6, ReadsLongFormsOfTheOrder) {
  const Graph full = Graph(64).complement();
  const std::string text = encode_graph6(full);
  EXPECT_EQ(text.substr(0, 5), "~?@?~");
  EXPECT_EQ(decode_graph6(text), full);
  EXPECT_EQ(decode_graph6("~??BW"), decode_graph6("BW"));
  EXPECT_EQ(decode_graph6("~~?????BW"), decode_graph6("BW"));
}

TEST(Graph6, RoundTripsRandomGraphsOfEveryOrder) {
  TestRandom random(1);
  for (int order = 0; order <= kMaxOrder; ++order) {
    for (const int percent : {0, 5, 50, 95, 100}) {
      const Graph graph = random.graph(order, percent);
      ASSERT_EQ(decode_graph6(encode_graph6(graph)), graph);
    }
  }
}

TEST(Graph6, RefusesMalformedTextAtItsPlace) {
  EXPECT_EQ(refused(""), "list.g6:3:1: no graph found here");
  EXPECT_EQ(refused("~?"), "list.g6:3:3: the order of the graph is cut off");
  EXPECT_EQ(refused("D~"),
            "list.g6:3:2: a graph on 5 vertices takes 2 more characters here, not 1");
  EXPECT_EQ(refused("D~{?"),
            "list.g6:3:2: a graph on 5 vertices takes 2 more characters here, not 3");
  EXPECT_EQ(refused("D~1"), "list.g6:3:3: '1' is not a character of graph6 or sparse6");
  EXPECT_EQ(refused("D~\x80"), "list.g6:3:3: '\\x80' is not a character of graph6 or sparse6");
  EXPECT_EQ(refused(std::string_view("D\0{", 3)),
            "list.g6:3:2: '\\x00' is not a character of graph6 or sparse6");
  EXPECT_EQ(refused("D~|"), "list.g6:3:3: the bits that fill up the last character must be 0");
  EXPECT_EQ(refused(">>graph6<<D~1"), "list.g6:3:13: '1' is not a character of graph6 or sparse6");
}

TEST(Graph6, RefusesLargerOrders) {
  EXPECT_EQ(refused("~?@@"),
            "list.g6:3:1: this graph has 65 vertices; at most 64 are possible here");
  EXPECT_EQ(refused("~~~~~~~~"),
            "list.g6:3:1: this graph has 68719476735 vertices; at most 64 are possible here");
}

TEST(Graph6, SurvivesDamage) {
  TestRandom random(2);
  std::vector<std::string> texts{">>graph6<<D~{"};
  for (const int order : {0, 1, 2, 5, 12, 62, 63, 64}) {
    texts.push_back(encode_graph6(random.graph(order, 50)));
  }
  const int accepted =
      survive_mutations(texts, "?@ABCDE~^w:;&>", 20'000, 3, [](const std::string& text) {
        const Graph graph = decode_graph_line(text, kPlace);
        ASSERT_EQ(decode_graph6(encode_graph6(graph)), graph);
      });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
