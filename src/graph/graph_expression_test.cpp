// SPDX-License-Identifier: MIT
#include "graph/graph_expression.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "graph/named.hpp"
#include "graph/operations.hpp"
#include "support/graph/mutated_text.hpp"

namespace harary {
namespace {

std::string refused(const std::string& text) {
  return refusal([&] { named_graph(text, {"--board", 1, 1}); });
}

TEST(GraphOperations, UnionNumbersTheSecondGraphAfterTheFirst) {
  EXPECT_EQ(disjoint_union(path_graph(3), complete_graph(2)).edges(),
            (std::vector<Edge>{{0, 1}, {1, 2}, {3, 4}}));
  EXPECT_THROW(disjoint_union(path_graph(32), path_graph(33)), InputError);
}

TEST(GraphOperations, ProductHasACopyOfTheFirstGraphForEachVertexOfTheSecond) {
  TestRandom random(1);
  for (int round = 0; round < 500; ++round) {
    const Graph a = random.graph(1 + random.below(8), 50);
    const Graph b = random.graph(1 + random.below(8), 50);
    const Graph product = cartesian_product(a, b);
    ASSERT_EQ(product.order(), a.order() * b.order());
    ASSERT_EQ(product.edge_count(), a.order() * b.edge_count() + b.order() * a.edge_count());
    for (int s = 0; s < product.order(); ++s) {
      for (int t = 0; t < product.order(); ++t) {
        const int u = s % a.order();
        const int v = s / a.order();
        const int x = t % a.order();
        const int y = t / a.order();
        ASSERT_EQ(product.has_edge(s, t),
                  (u == x && b.has_edge(v, y)) || (v == y && a.has_edge(u, x)));
      }
    }
  }
  EXPECT_THROW(cartesian_product(path_graph(64), path_graph(2)), InputError);
}

TEST(GraphOperations, AreAssociative) {
  TestRandom random(2);
  for (int round = 0; round < 200; ++round) {
    const Graph a = random.graph(1 + random.below(4), 50);
    const Graph b = random.graph(1 + random.below(4), 50);
    const Graph c = random.graph(1 + random.below(4), 50);
    ASSERT_EQ(cartesian_product(cartesian_product(a, b), c),
              cartesian_product(a, cartesian_product(b, c)));
    ASSERT_EQ(disjoint_union(disjoint_union(a, b), c), disjoint_union(a, disjoint_union(b, c)));
  }
}

TEST(GraphExpression, MakesGraphsOfGraphs) {
  EXPECT_EQ(named_graph("~C5"), cycle_graph(5).complement());
  EXPECT_EQ(named_graph("~~C5"), cycle_graph(5));
  EXPECT_EQ(named_graph("~K3,3"), named_graph("2*K3"));
  EXPECT_EQ(named_graph("2*K5"), disjoint_union(complete_graph(5), complete_graph(5)));
  EXPECT_EQ(named_graph("1*K5"), complete_graph(5));
  EXPECT_EQ(named_graph("3*K2"), matching_graph(3));
  EXPECT_EQ(named_graph("K6+P3"), disjoint_union(complete_graph(6), path_graph(3)));
  EXPECT_EQ(named_graph("P4xC5").edge_count(), 4 * 5 + 5 * 3);
  EXPECT_EQ(named_graph("P7xP3"), grid_graph(7, 3));
  EXPECT_EQ(named_graph("C5xC4"), torus_graph(5, 4));
  EXPECT_EQ(named_graph("K2xK2xK2"), hypercube_graph(3));
  EXPECT_EQ(named_graph("grid:2x3xP2"), named_graph("P2xP3xP2"));
  EXPECT_EQ(named_graph("petersenxK2").order(), 20);
  EXPECT_EQ(named_graph("petersen:5,2xK2"), named_graph("petersenxK2"));
  EXPECT_EQ(named_graph("star:3+colex:4"), disjoint_union(star_graph(3), colex_graph(4)));
}

TEST(GraphExpression, BindsComplementThenMultipleThenProductThenUnion) {
  EXPECT_EQ(named_graph("~K2xK2"), named_graph("(~K2)xK2"));
  EXPECT_NE(named_graph("~K2xK2"), named_graph("~(K2xK2)"));
  EXPECT_EQ(named_graph("2*~P3"), named_graph("2*(~P3)"));
  EXPECT_EQ(named_graph("2*K2xP3"), named_graph("(2*K2)xP3"));
  EXPECT_NE(named_graph("2*K2xP3"), named_graph("2*(K2xP3)"));
  EXPECT_EQ(named_graph("K2xP3+C4"), named_graph("(K2xP3)+C4"));
  EXPECT_EQ(named_graph("K1+K2xP3"), named_graph("K1+(K2xP3)"));
  EXPECT_EQ(named_graph("2*K2+K3"), named_graph("(2*K2)+K3"));
  EXPECT_EQ(named_graph("2*3*K2"), named_graph("6*K2"));
}

// Random expressions, each with a graph made by the operations themselves and a text with all
// parentheses.
struct Made {
  std::string text;
  Graph graph;
};
Made random_expression(int depth, TestRandom& random) {
  if (depth == 0) {
    const char* names[] = {"K1", "K2", "P3", "C4", "star:2", "K1,2", "grid:2x2"};
    const std::string name = names[random.below(std::size(names))];
    return {name, named_graph(name)};
  }
  const Made a = random_expression(random.below(depth), random);
  const Made b = random_expression(random.below(depth), random);
  switch (random.below(4)) {
    case 0:
      return {"~(" + a.text + ")", a.graph.complement()};
    case 1:
      if (a.graph.order() > kMaxOrder / 2) return a;
      return {"2*(" + a.text + ")", disjoint_union(a.graph, a.graph)};
    case 2:
      if (a.graph.order() * b.graph.order() > kMaxOrder) return a;
      return {"(" + a.text + ")x(" + b.text + ")", cartesian_product(a.graph, b.graph)};
    default:
      if (a.graph.order() + b.graph.order() > kMaxOrder) return a;
      return {"(" + a.text + ")+(" + b.text + ")", disjoint_union(a.graph, b.graph)};
  }
}

TEST(GraphExpression, DropsOnlyParenthesesThatChangeNothing) {
  TestRandom random(3);
  for (int round = 0; round < 3000; ++round) {
    const Made made = random_expression(random.below(6), random);
    ASSERT_EQ(named_graph(made.text), made.graph) << made.text;
    const std::string spelled = spelled_name(made.text);
    ASSERT_EQ(named_graph(spelled), made.graph) << made.text << " as " << spelled;
    ASSERT_EQ(spelled_name(spelled), spelled);
    ASSERT_LE(spelled.size(), made.text.size());
  }
}

TEST(GraphExpression, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(refused("K6+"), "--board:1:4: a graph is missing at the end; write for example K6+P3");
  EXPECT_EQ(refused("K6++P3"),
            "--board:1:4: a graph is missing before '+'; write for example K6+P3");
  EXPECT_EQ(refused("*K5"), "--board:1:1: a graph is missing before '*'; write for example K6+P3");
  EXPECT_EQ(refused("~"), "--board:1:2: a graph is missing at the end; write for example K6+P3");
  EXPECT_EQ(refused("K5x(K2+K3"), "--board:1:4: this ( is not closed");
  EXPECT_EQ(refused("K5)xK2"), "--board:1:3: this ) closes nothing");
  EXPECT_EQ(refused("()"), "--board:1:2: a graph is missing before ')'; write for example K6+P3");
  EXPECT_EQ(refused("K5*2"), "--board:1:3: the number comes before *, as in 2*K5");
  EXPECT_EQ(refused("~2*K5"), "--board:1:1: ~ binds more tightly than *: write ~(2*…)");
  EXPECT_EQ(refused("(K2)K3"),
            "--board:1:5: expected x (a product) or + (a union) between two graphs, found 'K'");
  EXPECT_EQ(refused("K5~K3"),
            "--board:1:3: expected x (a product) or + (a union) between two graphs, found '~'");
  EXPECT_EQ(refused("K5+g6:Bw"), "--board:1:4: 'g6:Bw' stands alone; it cannot be part of ~ * x +");
  EXPECT_EQ(refused("K5+peterson"),
            "--board:1:4: 'peterson' is not a graph; did you mean petersen?");
  EXPECT_EQ(refused("K5+3"), "--board:1:4: '3' is not a graph; did you mean K3?");
  EXPECT_EQ(refused("K5+foo").substr(0, 52),
            "--board:1:4: 'foo' is not a graph; write a name such");
}

TEST(GraphExpression, RefusesMoreThan64VerticesBeforeMakingThem) {
  EXPECT_EQ(refused("P9xP9"), "--board:1:4: 81 vertices are too many; a board has 1 to 64");
  EXPECT_EQ(refused("K60+K5"), "--board:1:5: 65 vertices are too many; a board has 1 to 64");
  EXPECT_EQ(refused("K1000000xK2"),
            "--board:1:1: K1000000: a board has 1 to 64 vertices; this family goes from K1 to K64");
  EXPECT_EQ(
      refused("9999999999*K5"),
      "--board:1:1: '9999999999*K5': a board has 1 to 64 vertices; here the number is 1 to 12");
  EXPECT_EQ(refused("0*K5"),
            "--board:1:1: '0*K5': a board has 1 to 64 vertices; here the number is 1 to 12");
  EXPECT_EQ(refused("33*2*K1"),
            "--board:1:1: '33*2*K1': a board has 1 to 64 vertices; here the number is 1 to 32");
  EXPECT_EQ(named_graph("8*8*K1"), empty_graph(64));
}

TEST(GraphExpression, RefusesSignsThatAreNestedTooDeep) {
  const auto repeated = [](const std::string& text, int times) {
    std::string result;
    for (int i = 0; i < times; ++i) result += text;
    return result;
  };
  EXPECT_EQ(named_graph(repeated("~", 32) + "C5"), cycle_graph(5));
  EXPECT_EQ(named_graph(repeated("(", 32) + "C5" + repeated(")", 32)), cycle_graph(5));
  const std::string end = ": the signs ~ * ( are nested more than 32 deep";
  EXPECT_EQ(refused(repeated("~", 33) + "C5"), "--board:1:34" + end);
  for (const char* sign : {"~", "(", "1*", "~(", "(1*~"}) {
    EXPECT_NE(refused(repeated(sign, 200'000) + "C5").find(end), std::string::npos) << sign;
  }
  // As long, but not deep.
  EXPECT_EQ(named_graph("K2" + repeated("xK1", 20'000)), complete_graph(2));
  EXPECT_NE(refused(repeated("K1+", 200'000) + "K1").find("65 vertices"), std::string::npos);
}

}  // namespace
}  // namespace harary
