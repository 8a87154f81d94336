// SPDX-License-Identifier: MIT
#include "graph/named.hpp"

#include <gtest/gtest.h>

#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

std::string refused(std::string_view name) {
  return refusal([&] { named_graph(name); });
}

TEST(NamedGraph, HasTheOrderAndSizeItsNameSays) {
  const struct {
    std::string_view name;
    int order;
    int edges;
  } cases[] = {
      {"K1", 1, 0},
      {"K6", 6, 15},
      {"K64", 64, 2016},
      {"K3,3", 6, 9},
      {"K2,2,2", 6, 12},
      {"K1,4", 5, 4},
      {"E5", 5, 0},
      {"C5", 5, 5},
      {"C64", 64, 64},
      {"P1", 1, 0},
      {"P4", 4, 3},
      {"star:4", 5, 4},
      {"star:63", 64, 63},
      {"W5", 6, 10},
      {"Q0", 1, 0},
      {"Q3", 8, 12},
      {"Q6", 64, 192},
      {"matching:3", 6, 3},
      {"colex:0", 1, 0},
      {"colex:1", 2, 1},
      {"colex:17", 7, 17},
      {"colex:2016", 64, 2016},
      {"petersen", 10, 15},
      {"bowtie", 5, 6},
      {"bull", 5, 5},
      {"claw", 4, 3},
      {"paw", 4, 4},
      {"diamond", 4, 5},
      {"house", 5, 6},
      {"grid:7x3", 21, 32},
      {"torus:5x5", 25, 50},
      {"queens:8x8", 64, 728},
      {"knights:8x8", 64, 168},
      {"petersen:7,2", 14, 21},
      {"P4xC5", 20, 35},
      {"~C5", 5, 5},
      {"2*K5", 10, 20},
      {"K6+P3", 9, 17},
  };
  for (const auto& [name, order, edges] : cases) {
    const Graph graph = named_graph(name);
    EXPECT_EQ(graph.order(), order) << name;
    EXPECT_EQ(graph.edge_count(), edges) << name;
  }
}

TEST(NamedGraph, NumbersVerticesAsDocumented) {
  EXPECT_EQ(named_graph("P4").edges(), (std::vector<Edge>{{0, 1}, {1, 2}, {2, 3}}));
  EXPECT_EQ(named_graph("C4").edges(), (std::vector<Edge>{{0, 1}, {1, 2}, {0, 3}, {2, 3}}));
  EXPECT_EQ(named_graph("star:3").edges(), (std::vector<Edge>{{0, 1}, {0, 2}, {0, 3}}));
  EXPECT_EQ(named_graph("K1,2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}}));
  EXPECT_EQ(named_graph("matching:2").edges(), (std::vector<Edge>{{0, 1}, {2, 3}}));
  EXPECT_EQ(named_graph("W3"), complete_graph(4));
  EXPECT_EQ(named_graph("W4").degree(4), 4);
  EXPECT_EQ(named_graph("Q2").edges(), (std::vector<Edge>{{0, 1}, {0, 2}, {1, 3}, {2, 3}}));
}

TEST(NamedGraph, ColexIsACliqueAndOneMoreVertex) {
  for (int edges = 0; edges <= 2016; ++edges) {
    const Graph graph = colex_graph(edges);
    ASSERT_EQ(graph.edge_count(), edges);
    const std::vector<Edge> list = graph.edges();
    for (int e = 0; e < edges; ++e) ASSERT_EQ(list[static_cast<std::size_t>(e)].pair_index(), e);
    // No vertex is isolated, except for the one vertex of colex:0.
    ASSERT_EQ(graph.degree(graph.order() - 1) > 0, edges > 0);
  }
  EXPECT_EQ(colex_graph(6), complete_graph(4));
}

TEST(NamedGraph, PetersenIsCubicWithGirthFive) {
  const Graph graph = petersen_graph();
  for (int v = 0; v < 10; ++v) {
    EXPECT_EQ(graph.degree(v), 3);
    for (int u = 0; u < v; ++u) {
      // Diameter two with unique middles: the strongly regular graph (10, 3, 0, 1).
      EXPECT_EQ((graph.neighbours(u) & graph.neighbours(v)).size(), graph.has_edge(u, v) ? 0 : 1);
    }
  }
}

TEST(NamedGraph, RefusesSizesOutOfRange) {
  EXPECT_EQ(refused("K65"), "K65: a board has 1 to 64 vertices; this family goes from K1 to K64");
  EXPECT_EQ(refused("K0"), "K0: a board has 1 to 64 vertices; this family goes from K1 to K64");
  EXPECT_EQ(refused("C2"), "C2: a board has 1 to 64 vertices; this family goes from C3 to C64");
  EXPECT_EQ(refused("Q99999999999999999999999"),
            "Q99999999999999999999: a board has 1 to 64 vertices; this family goes from Q0 to Q6");
  for (const char* name :
       {"E0", "P0", "P65", "star:0", "star:64", "W2", "W64", "Q7", "matching:0", "matching:33",
        "colex:2017", "K32,33", "K999999999999,999999999999,999999999999"}) {
    EXPECT_NE(refused(name).find("a board has"), std::string::npos) << name;
  }
  EXPECT_EQ(refused("K3,0"), "'K3,0': every part has at least 1 vertex");
  EXPECT_THROW(complete_graph(-1), InputError);
  EXPECT_THROW(matching_graph(2'000'000'000), InputError);
  EXPECT_THROW(complete_multipartite_graph({}), InputError);
  EXPECT_THROW(complete_multipartite_graph({2'000'000'000, 2'000'000'000}), InputError);
}

TEST(NamedGraph, ListsTheFormsForUnknownNames) {
  for (const char* name : {"K", "K3,", "K,3", "K3;3", "C", "star:", "C5+foo", "K+1", "colex"}) {
    EXPECT_NE(refused(name).find("petersen cube"), std::string::npos) << name;
  }
  EXPECT_EQ(refusal([] { named_graph("foo", {"--board"}); }).substr(0, 29),
            "--board: 'foo' is not a graph");
}

TEST(NamedGraph, TakesSmallAndCapitalLetters) {
  EXPECT_EQ(named_graph("k6"), complete_graph(6));
  EXPECT_EQ(named_graph("k3,3"), complete_multipartite_graph({3, 3}));
  EXPECT_EQ(named_graph("c5"), cycle_graph(5));
  EXPECT_EQ(named_graph("Star:4"), star_graph(4));
  EXPECT_EQ(named_graph("COLEX:17"), colex_graph(17));
  EXPECT_EQ(named_graph("Petersen"), petersen_graph());
  EXPECT_EQ(refusal([] { named_graph("k65"); }),
            "K65: a board has 1 to 64 vertices; this family goes from K1 to K64");
}

TEST(NamedGraph, SaysWhichNameMayBeMeant) {
  const auto meant = [](std::string_view name) {
    const std::string words = refusal([&] { named_graph(name); });
    const std::string before = "; did you mean ";
    const auto at = words.find(before);
    return at == std::string::npos ? "" : words.substr(at + before.size());
  };
  EXPECT_EQ(meant("5"), "K5?");
  EXPECT_EQ(meant("3,3"), "K3,3?");
  EXPECT_EQ(meant("3x3"), "K3,3?");
  EXPECT_EQ(meant("K3x3"), "K3,3?");
  EXPECT_EQ(meant("K3×3"), "K3,3?");
  EXPECT_EQ(meant("K 5"), "K5?");
  EXPECT_EQ(meant("K-5"), "K5?");
  EXPECT_EQ(meant("K_5"), "K5?");
  EXPECT_EQ(meant("K₅"), "K5?");
  EXPECT_EQ(meant("“petersen”"), "petersen?");
  EXPECT_EQ(meant("star4"), "star:4?");
  EXPECT_EQ(meant("K3, 3"), "K3,3?");
  EXPECT_EQ(meant("K6 + p3"), "K6+P3?");
  EXPECT_EQ(meant("P4×C5"), "P4xC5?");
  EXPECT_EQ(meant("2K5"), "2*K5?");
  EXPECT_EQ(meant("grid7x3"), "grid:7x3?");
  EXPECT_EQ(meant("grid:7,3"), "grid:7x3?");
  EXPECT_EQ(meant("grid:7*3"), "grid:7x3?");
  EXPECT_EQ(meant("petersen:5x2"), "petersen:5,2?");
  EXPECT_EQ(meant("petersens"), "petersen?");
  EXPECT_EQ(meant("knight:5x5"), "knights:5x5?");
  EXPECT_EQ(meant("qeens6x6"), "queens:6x6?");
  EXPECT_EQ(meant("K6+peterson"), "petersen?");
  for (const char* name : {"", "K", "foo", "65", "K0,0", "--", ":", "x", "''"}) {
    EXPECT_EQ(meant(name), "") << name;
  }
}

TEST(NamedGraph, IsSpelledInOneWayThatReadsBack) {
  const struct {
    std::string_view written;
    std::string_view spelled;
  } cases[] = {
      {"k06", "K6"},
      {"k3,03", "K3,3"},
      {"Star:4", "star:4"},
      {"GRID:7X3", "grid:7x3"},
      {"Petersen:05,2", "petersen:5,2"},
      {"p4Xc5", "P4xC5"},
      {"~~c5", "~~C5"},
      {"02*(k5)", "2*K5"},
      {"((k6)+(p3))", "K6+P3"},
      {"(P2xP3)xP2", "P2xP3xP2"},
      {"P2x(P3xP2)", "P2xP3xP2"},
      {"(K2+K3)+(K2xK2)", "K2+K3+K2xK2"},
      {"(K2+K3)xK2", "(K2+K3)xK2"},
      {"2*(K2xK2)", "2*(K2xK2)"},
      {"(2*K2)xK2", "2*K2xK2"},
      {"2*(3*(~k2))", "2*3*~K2"},
      {"~(2*K2)", "~(2*K2)"},
      {"~(~c5)", "~~C5"},
  };
  for (const auto& [written, spelled] : cases) {
    EXPECT_EQ(spelled_name(written), spelled) << written;
    EXPECT_EQ(spelled_name(spelled), spelled);
    EXPECT_EQ(named_graph(spelled), named_graph(written)) << written;
  }
  for (const char* other : {"", "foo", "K65", "K6+", "g6:Bw", "@k5.g6"}) {
    EXPECT_EQ(spelled_name(other), other);
  }
}

TEST(GraphName, RoundTripsAndPrefersTheUsualName) {
  for (const char* name :
       {"K1",       "K2",   "K3",     "K64",      "E2",     "E64",        "C4",      "C64",
        "P3",       "P64",  "star:3", "W4",       "Q3",     "matching:2", "colex:4", "colex:5",
        "colex:17", "K3,3", "K2,2,2", "petersen", "bowtie", "bull",       "house"}) {
    EXPECT_EQ(graph_name(named_graph(name)), name);
  }
  EXPECT_EQ(graph_name(Graph(0)), "");
  EXPECT_EQ(graph_name(Graph(3, {{1, 2}})), "");
}

TEST(GraphName, NamesExactlyTheLabelledGraph) {
  TestRandom random(1);
  int named = 0;
  for (int round = 0; round < 20'000; ++round) {
    const Graph graph = random.graph(1 + random.below(6), 10 + random.below(80));
    const std::string name = graph_name(graph);
    if (name.empty()) continue;
    ++named;
    ASSERT_EQ(named_graph(name), graph) << name;
  }
  EXPECT_GT(named, 1000);
}

TEST(NamedGraph, SurvivesDamage) {
  const int accepted =
      survive_mutations({"K6",       "K3,3",     "E5",        "C5",         "P4",
                         "W5",       "Q3",       "star:4",    "matching:3", "colex:17",
                         "petersen", "grid:7x3", "torus:5x5", "queens:6x6", "petersen:7,2",
                         "~C5",      "2*K5",     "P2xP3xP2",  "K6+P3",      "~(2*K3+C4)xP2"},
                        "0123456789,:KECPWQx+*~()", 40'000, 2, [](const std::string& text) {
                          const Graph graph = named_graph(text);
                          ASSERT_TRUE(1 <= graph.order() && graph.order() <= kMaxOrder);
                          const std::string spelled = spelled_name(text);
                          ASSERT_EQ(named_graph(spelled), graph) << text;
                          ASSERT_EQ(spelled_name(spelled), spelled) << text;
                        });
  EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace harary
