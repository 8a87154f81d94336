// SPDX-License-Identifier: MIT
#include "graph/formats/edge_list.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <sstream>

#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

std::string refused_list(std::string_view text, int order = 6) {
  return refusal([&] { parse_edge_list(text, order, {"--red", 1, 1}); });
}

Graph read(const std::string& text) {
  std::istringstream in(text);
  return read_edges(in, "b.edges");
}

std::string refused(const std::string& text) {
  return refusal([&] { read(text); });
}

TEST(EdgeList, ReadsEdgesInTheOrderOfTheText) {
  EXPECT_EQ(parse_edge_list(""), (std::vector<Edge>{}));
  EXPECT_EQ(parse_edge_list("0-1"), (std::vector<Edge>{{0, 1}}));
  EXPECT_EQ(parse_edge_list("5-2,0-63"), (std::vector<Edge>{{2, 5}, {0, 63}}));
}

TEST(EdgeList, RoundTrips) {
  TestRandom random(1);
  for (int order = 0; order <= kMaxOrder; order += 7) {
    const std::vector<Edge> edges = random.graph(order, 30).edges();
    EXPECT_EQ(parse_edge_list(edge_list_text(edges), order), edges);
  }
}

TEST(EdgeList, RefusesMalformedTextAtItsPlace) {
  EXPECT_EQ(refused_list("0"), "--red:1:1: expected an edge such as 0-1, found '0'");
  EXPECT_EQ(refused_list("0-1,"), "--red:1:5: expected an edge such as 0-1, found ''");
  EXPECT_EQ(refused_list("0-1,,1-2"), "--red:1:5: expected an edge such as 0-1, found ''");
  EXPECT_EQ(refused_list("0-1,x-2"), "--red:1:5: expected a vertex number, found 'x'");
  EXPECT_EQ(refused_list("0--1"), "--red:1:3: expected a vertex number, found '-1'");
  EXPECT_EQ(refused_list("0-1-2"), "--red:1:3: expected a vertex number, found '1-2'");
  EXPECT_EQ(refused_list("0-1,2-6"), "--red:1:7: vertex '6' does not exist: vertices are 0 to 5");
  EXPECT_EQ(refused_list("0-4294967296"),
            "--red:1:3: vertex '4294967296' does not exist: vertices are 0 to 5");
  EXPECT_EQ(refused_list("3-3"), "--red:1:1: 3-3 is a loop; loops are not allowed");
  EXPECT_EQ(refused_list("0-1,1-0"), "--red:1:5: the edge 1-0 is listed twice");
  EXPECT_EQ(refused_list("0-1", 0), "--red:1:1: vertex '0' does not exist: the board is empty");
}

TEST(EdgeList, SurvivesDamage) {
  const int accepted = survive_mutations({"", "0-1", "0-1,1-2,2-3", "63-0,5-17,4-9"},
                                         "0123456789-,", 20'000, 2, [](const std::string& text) {
                                           const std::vector<Edge> edges = parse_edge_list(text);
                                           ASSERT_EQ(parse_edge_list(edge_list_text(edges)), edges);
                                         });
  EXPECT_GT(accepted, 100);
}

TEST(EdgesFile, ReadsEdgesCommentsAndTheOrder) {
  EXPECT_EQ(read("0 1\n1 2\n"), Graph(3, {{0, 1}, {1, 2}}));
  EXPECT_EQ(read("# a path\nn 5\n\n0 1 # first\r\n\t2 1"), Graph(5, {{0, 1}, {1, 2}}));
  EXPECT_EQ(read("n 3"), Graph(3));
  EXPECT_EQ(read("63 0").order(), 64);
}

// Without a 0 the numbers are names: most files of others count from 1.
TEST(EdgesFile, KeepsOnlyTheVerticesThatOccurWhereNoneIsCalledZero) {
  EXPECT_EQ(read("1 2\n2 3\n"), Graph(3, {{0, 1}, {1, 2}}));
  EXPECT_EQ(read("3 1\n1 2"), Graph(3, {{0, 2}, {0, 1}}));
  EXPECT_EQ(read("10 500\n500 64\n7 10"), Graph(4, {{1, 3}, {2, 3}, {0, 1}}));
  EXPECT_EQ(read("n 4\n1 2\n2 3"), Graph(4, {{1, 2}, {2, 3}}));
  EXPECT_EQ(read("1 2\n2 3\n0 3"), Graph(4, {{1, 2}, {2, 3}, {0, 3}}));
  // The same as with all names one smaller.
  TestRandom random(11);
  for (int order = 2; order <= kMaxOrder; ++order) {
    Graph graph = random.graph(order, 30);
    for (int v = 0; v + 1 < order; ++v) graph.add_edge(v, v + 1);  // every vertex occurs
    std::string text;
    for (const Edge e : graph.edges()) text += fmt::format("{} {}\n", e.low + 1, e.high + 1);
    EXPECT_EQ(read(text), graph);
  }
  std::string path;
  for (int v = 1; v < 65; ++v) path += fmt::format("{} {}\n", v, v + 1);
  EXPECT_EQ(refused(path), "b.edges:64:4: '65' is vertex number 65; a board has at most 64");
  EXPECT_EQ(refused("64 1\n0 1"), "b.edges:1:1: vertex '64' does not exist: vertices are 0 to 63");
  EXPECT_EQ(refused("1 2\n2 1"), "b.edges:2:1: the edge 2-1 is listed twice");
  EXPECT_EQ(refused("1 2000000000"),
            "b.edges:1:3: vertex '2000000000' does not exist: vertices are 0 to 999999999");
}

LabelledGraph read_names(const std::string& text) {
  std::istringstream in(text);
  return read_labelled_edges(in, "b.edges");
}

TEST(EdgesFile, KeepsNames) {
  const LabelledGraph path{Graph(3, {{0, 1}, {1, 2}}), {"a", "b", "c"}};
  for (const char* text : {"a b\nb c", "a,b\nb,c\n", "a;b;1.5\nb;c;-2e3\n", "a b {}\nb c {'w': 3}",
                           "source,target,colour\na,b,red\nb,c,green\n", "\"a\" b\n'b' c # x",
                           "% sym weighted\na b 1 1082008561\nb c -1 1082008562"}) {
    EXPECT_EQ(read_names(text), path) << text;
  }
  EXPECT_EQ(read_names("1 2\n2 3").labels, (std::vector<std::string>{"1", "2", "3"}));
  EXPECT_EQ(read_names("3 x\nx 0").labels, (std::vector<std::string>{"3", "x", "0"}));
  EXPECT_EQ(read_names("0 1\n1 2").labels, (std::vector<std::string>{}));
  EXPECT_EQ(read_names("'New York' \"St. John's\"").labels,
            (std::vector<std::string>{"New York", "St. John's"}));
}

TEST(EdgesFile, RoundTrips) {
  TestRandom random(3);
  for (int order = 1; order <= kMaxOrder; ++order) {
    const Graph graph = random.graph(order, 30);
    EXPECT_EQ(read(edges_text(graph)), graph);
  }
}

TEST(EdgesFile, RefusesMalformedTextAtItsPlace) {
  EXPECT_EQ(refused("# nothing\n"),
            "b.edges: no edges; a board without edges needs a line 'n ORDER'");
  EXPECT_EQ(refused("n 0"), "b.edges:1:3: '0': a board has 1 to 64 vertices");
  EXPECT_EQ(refused("n 65"), "b.edges:1:3: '65': a board has 1 to 64 vertices");
  EXPECT_EQ(refused("n"), "b.edges:1:2: expected the number of vertices after 'n'");
  EXPECT_EQ(refused("n x"), "b.edges:1:3: expected the number of vertices after 'n'");
  EXPECT_EQ(refused("n 4 5"), "b.edges:1:5: unexpected '5' at the end of the line");
  EXPECT_EQ(refused("n 4\nn 4"), "b.edges:2:1: the line 'n ORDER' must come first, once");
  EXPECT_EQ(refused("0 1\nn 4"), "b.edges:2:1: the line 'n ORDER' must come first, once");
  EXPECT_EQ(refused("n 4\n0 4"), "b.edges:2:3: vertex '4' does not exist: vertices are 0 to 3");
  EXPECT_EQ(refused("0 1\n2"), "b.edges:2:2: expected a second vertex: one edge a line");
  EXPECT_EQ(refused("0 1 2 3 4"), "b.edges:1:9: unexpected '4' at the end of the line");
  EXPECT_EQ(refused("0 1 x"), "b.edges:1:5: unexpected 'x' at the end of the line");
  EXPECT_EQ(refused("0 1\n1 2 3"), "b.edges:2:5: unexpected '3' at the end of the line");
  EXPECT_EQ(refused("0 1 3\n1 2"),
            "b.edges:2:4: the line ends where a weight should be, as the lines before it have");
  EXPECT_EQ(refused("0 1\n1 0"), "b.edges:2:1: the edge 1-0 is listed twice");
  EXPECT_EQ(refused("0 1\n  2 2"), "b.edges:2:3: 2-2 is a loop; loops are not allowed");
  EXPECT_EQ(refused("0-1"), "b.edges:1:4: expected a second vertex: one edge a line");
  EXPECT_EQ(refused("n 4\n0 a"), "b.edges:2:3: expected a vertex number, found 'a'");
  EXPECT_EQ(refused("\"a 1"), "b.edges:1:1: a quote does not end");
  EXPECT_EQ(refused("a 1 {'w': 1"), "b.edges:1:5: a brace does not end");
  EXPECT_EQ(refused("a,,b"), "b.edges:1:3: an empty field before this sign");
  EXPECT_EQ(refused("a b\nb a"), "b.edges:2:1: the edge b-a is listed twice");
  EXPECT_EQ(refused("% asym weighted\n1 2"),
            "b.edges:1:3: this is a directed network (asym); boards are undirected");
  EXPECT_NE(refused("% bip unweighted\n1 1").find("numbered apart"), std::string::npos);
  EXPECT_EQ(refused("0 99999999999999999999"),
            "b.edges:1:3: vertex '99999999999999999999' does not exist: vertices are 0 to 63");
}

TEST(EdgesFile, SurvivesDamage) {
  const int accepted =
      survive_mutations({"n 6\n0 1\n1 2\n", "# c\n0 1\n2 3 # x\r\n", "63 0\n\n5 17\n", "n 64"},
                        "0123456789 \n\rn#", 20'000, 4, [](const std::string& text) {
                          const Graph graph = read(text);
                          ASSERT_EQ(read(edges_text(graph)), graph);
                        });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
