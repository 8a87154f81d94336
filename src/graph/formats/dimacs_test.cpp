// SPDX-License-Identifier: MIT
#include "graph/formats/dimacs.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

Graph read(const std::string& text) {
  std::istringstream in(text);
  return read_dimacs(in, "b.col");
}

std::string refused(const std::string& text) {
  return refusal([&] { read(text); });
}

TEST(Dimacs, ReadsAGraph) {
  EXPECT_EQ(read("c a path\nc\n\np edge 3 2\ne 1 2\r\nc more\ne 3 2\n"),
            Graph(3, {{0, 1}, {1, 2}}));
  EXPECT_EQ(read("p col 4 0"), Graph(4));
}

TEST(Dimacs, ReadsItsRelatives) {
  const Graph path(3, {{0, 1}, {1, 2}});
  EXPECT_EQ(read("p edge 3 2\nn 1 4\nn 2 4\ne 1 2\ne 2 3\n"), path);
  EXPECT_EQ(read("p edge 3 4\ne 1 2\ne 2 1\ne 2 3\ne 3 2\n"), path);  // counts both ends
  EXPECT_EQ(read("p edge 3 2\ne 1 2\ne 2 1\ne 2 3\ne 3 2\n"), path);
  EXPECT_EQ(read("p edge 3\ne 1 2\ne 2 3\n"), path);
  EXPECT_EQ(read("p 3 2\ne 1 2\ne 2 3\n"), path);
  EXPECT_EQ(read("p sp 3 4\na 1 2 7\na 2 1 7\na 2 3 0.5\na 3 2 0.5\n"), path);
  EXPECT_EQ(read("c treewidth\np tw 3 2\n1 2\n2 3\n"), path);
}

TEST(Dimacs, RoundTrips) {
  TestRandom random(1);
  for (int order = 1; order <= kMaxOrder; ++order) {
    const Graph graph = random.graph(order, 30);
    EXPECT_EQ(read(dimacs_text(graph)), graph);
  }
}

TEST(Dimacs, RefusesABadProblemLine) {
  EXPECT_EQ(refused(""), "b.col: the line 'p edge ORDER EDGES' is missing");
  EXPECT_EQ(refused("c\n"), "b.col:1: the line 'p edge ORDER EDGES' is missing");
  EXPECT_EQ(refused("e 1 2\np edge 2 1"),
            "b.col:1:1: an edge before the line 'p edge ORDER EDGES'");
  EXPECT_EQ(refused("p edge 2 0\np edge 2 0"), "b.col:2:1: a second p line");
  EXPECT_EQ(refused("p"),
            "b.col:1:2: expected 'edge' or 'col' after 'p', or a problem of PACE such as 'tw'");
  EXPECT_EQ(refused("p cnf 2 1"),
            "b.col:1:3: expected 'edge' or 'col' after 'p', or a problem of PACE such as 'tw'");
  EXPECT_EQ(refused("p edge x 1"), "b.col:1:8: expected the number of vertices, found 'x'");
  EXPECT_EQ(refused("p edge"), "b.col:1:7: the line ends where the number of vertices should be");
  EXPECT_EQ(refused("p edge 0 0"), "b.col:1:8: a board has 1 to 64 vertices");
  EXPECT_EQ(refused("p edge 65 0"), "b.col:1:8: a board has 1 to 64 vertices");
  EXPECT_EQ(refused("p edge 3 7"), "b.col:1:10: a graph on 3 vertices has at most 3 edges");
  EXPECT_EQ(refused("p edge 3 -1"), "b.col:1:10: expected the number of edges, found '-1'");
  EXPECT_EQ(refused("p edge 3 1 x"), "b.col:1:12: unexpected 'x' at the end of the line");
}

TEST(Dimacs, RefusesBadEdges) {
  const std::string head = "p edge 3 2\n";
  EXPECT_EQ(refused(head + "e 0 1"), "b.col:2:3: this vertex does not exist: vertices are 1 to 3");
  EXPECT_EQ(refused(head + "e 1 4"), "b.col:2:5: this vertex does not exist: vertices are 1 to 3");
  EXPECT_EQ(refused(head + "e 1 99999999999999999999"),
            "b.col:2:5: this vertex does not exist: vertices are 1 to 3");
  EXPECT_EQ(refused(head + "e 2 2"), "b.col:2:1: 2 2 is a loop; loops are not allowed");
  EXPECT_EQ(refused(head + "e 1 2\ne 1 2"), "b.col:3:1: the edge 1 2 is listed twice");
  EXPECT_EQ(refused(head + "e 1 2\ne 2 1\ne 1 3"),
            "b.col:4:1: the edge 1 3 is not listed from its other end, as others are");
  EXPECT_EQ(refused(head + "e 1 2\ne 1 3\ne 2 3"),
            "b.col:4:1: more edges than the 2 of the p line");
  EXPECT_EQ(refused(head + "e 1 2"), "b.col:2: the text ended after 1 edges; the p line says 2");
  EXPECT_EQ(refused(head + "e 1"), "b.col:2:4: the line ends where a vertex should be");
  EXPECT_EQ(refused(head + "e 1 2 3"), "b.col:2:7: unexpected '3' at the end of the line");
  EXPECT_EQ(refused(head + "x 1 2"), "b.col:2: the text ended after 0 edges; the p line says 2");
  EXPECT_EQ(refused(head + "y 1 2"),
            "b.col:2:1: 'y' is not a line of a DIMACS graph; they start with c, p, e, a or n, or "
            "hold two vertices");
}

TEST(Dimacs, SurvivesDamage) {
  const int accepted = survive_mutations(
      {"c x\np edge 4 3\ne 1 2\ne 2 3\ne 3 4\n", "p col 64 1\r\ne 1 64", "p edge 5 0\n\nc y\n"},
      "0123456789 \n\rcpe", 20'000, 2, [](const std::string& text) {
        const Graph graph = read(text);
        ASSERT_EQ(read(dimacs_text(graph)), graph);
      });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
