// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "graph/formats/graph6.hpp"
#include "graph/named.hpp"

namespace harary {
namespace {

TEST(NamedLists, CirculantGraphsHaveTheirSteps) {
  EXPECT_EQ(named_graph("circulant:7,1"), cycle_graph(7));
  EXPECT_EQ(named_graph("circulant:6,1,2,3"), complete_graph(6));
  EXPECT_EQ(named_graph("circulant:6,3,3").edge_count(), 3);
  const Graph graph = named_graph("Circulant:8,1,3");
  EXPECT_EQ(graph.edge_count(), 16);
  for (int u = 0; u < 8; ++u) {
    for (int v = 0; v < u; ++v) {
      const int apart = (u - v) % 8;
      EXPECT_EQ(graph.has_edge(u, v), apart == 1 || apart == 3 || apart == 5 || apart == 7);
    }
  }
}

// A number that is no square times all differences exchanges edges and others.
TEST(NamedLists, PaleyGraphsAreTheirOwnComplements) {
  EXPECT_EQ(named_graph("paley:5"), cycle_graph(5));
  for (const int order : {5, 13, 17, 29, 37, 41, 53, 61}) {
    const Graph graph = paley_graph(order);
    for (int v = 0; v < order; ++v) EXPECT_EQ(graph.neighbours(v).size(), (order - 1) / 2);
    int other = 2;
    while (graph.has_edge(0, other)) ++other;
    for (int u = 0; u < order; ++u) {
      for (int v = 0; v < u; ++v) {
        EXPECT_NE(graph.has_edge(u, v), graph.has_edge(u * other % order, v * other % order));
      }
    }
  }
}

TEST(NamedLists, RandomGraphsComeFromTheirSeed) {
  std::set<std::string> different;
  for (int seed = 0; seed < 50; ++seed) {
    const Graph graph = random_graph(8, 12, seed);
    EXPECT_EQ(graph.edge_count(), 12);
    EXPECT_EQ(graph, random_graph(8, 12, seed));
    different.insert(encode_graph6(graph));
  }
  EXPECT_GT(different.size(), 45U);
  EXPECT_EQ(random_graph(6, 15, 1), complete_graph(6));
  EXPECT_EQ(encode_graph6(random_graph(8, 12, 1)), encode_graph6(named_graph("random:8,12,1")));
}

TEST(NamedLists, ACompleteGraphMayLackAnEdge) {
  const Graph graph = named_graph("k5-e");
  EXPECT_EQ(graph.edge_count(), 9);
  EXPECT_FALSE(graph.has_edge(3, 4));
  EXPECT_EQ(named_graph("~K5-e").edge_count(), 1);
  EXPECT_EQ(named_graph("K2-e"), empty_graph(2));
  EXPECT_EQ(spelled_name("k05-E"), "K5-e");
}

TEST(NamedLists, WhatIsNoneIsRefused) {
  for (const char* name : {"paley:9", "paley:7", "paley:65", "circulant:8,5", "circulant:8,0",
                           "circulant:65,1", "circulant:8", "random:4,7,1", "random:4,3", "K1-e",
                           "K65-e", "prism:2", "prism:33", "paley:5,5"}) {
    EXPECT_THROW(named_graph(name), InputError) << name;
  }
  EXPECT_EQ(named_graph("prism:4").edge_count(), 12);
  EXPECT_EQ(named_graph("cube"), hypercube_graph(3));
}

}  // namespace
}  // namespace harary
