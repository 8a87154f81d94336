// SPDX-License-Identifier: MIT
#include "theory/arrowing/arrows.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "graph/named.hpp"
#include "graph/subgraph.hpp"

namespace harary {
namespace {

using Names = std::vector<std::string>;

ArrowingQuestion question(const std::string& board, const Names& targets) {
  ArrowingQuestion result{named_graph(board), {}, {}};
  for (const std::string& name : targets) result.targets.push_back(named_graph(name));
  return result;
}

std::optional<bool> answer(const ArrowingQuestion& asked, const ArrowingOptions& options = {}) {
  Job job;
  const ArrowingAnswer result = arrows(asked, options, job);
  EXPECT_EQ(result.witness.has_value(), result.arrows == std::optional(false));
  if (result.witness) {
    EXPECT_EQ(fault_of_witness(*result.witness, asked.targets, job), std::nullopt);
  }
  return result.arrows;
}

std::optional<bool> answer(const std::string& board, const Names& targets) {
  return answer(question(board, targets));
}

void expect_ramsey_number(int number, const Names& targets) {
  EXPECT_EQ(answer("K" + std::to_string(number - 1), targets), false);
  EXPECT_EQ(answer("K" + std::to_string(number), targets), true);
}

ArrowingOptions unbroken() {
  ArrowingOptions options;
  options.symmetry_breaking = SymmetryBreaking::off;
  return options;
}

TEST(Arrows, KnowsTwoColourRamseyNumbersOnBothSides) {
  expect_ramsey_number(6, {"K3", "K3"});
  expect_ramsey_number(9, {"K3", "K4"});
  expect_ramsey_number(14, {"K3", "K5"});
  expect_ramsey_number(14, {"K5", "K3"});
  expect_ramsey_number(6, {"C4", "C4"});
  expect_ramsey_number(7, {"K3", "C4"});
  expect_ramsey_number(9, {"C5", "C5"});
}

TEST(Arrows, ThreeTrianglesNeedSeventeenVertices) {
  expect_ramsey_number(17, {"K3", "K3", "K3"});
}

TEST(Arrows, TwoTetrahedraNeedEighteenVertices) {
  expect_ramsey_number(18, {"K4", "K4"});
}

TEST(Arrows, OneColourIsContainment) {
  EXPECT_EQ(answer("K4", {"K3"}), true);
  EXPECT_EQ(answer("C5", {"K3"}), false);
}

TEST(Arrows, BoardsWithoutCliquesOfSixCanArrowTriangles) {
  // R. Graham, 1968: the join of a triangle and a pentagon has no K6 and arrows (K3, K3).
  Graph board(8, cycle_graph(5).edges());
  for (int v = 5; v < 8; ++v) {
    for (int u = 0; u < v; ++u) board.add_edge(u, v);
  }
  EXPECT_EQ(answer({board, {complete_graph(3), complete_graph(3)}, {}}), true);
  board.remove_edge(5, 6);
  EXPECT_EQ(answer({board, {complete_graph(3), complete_graph(3)}, {}}), false);
}

TEST(Arrows, BudgetThatEndsGivesNoAnswer) {
  Budget budget;
  budget.time = std::chrono::milliseconds(200);
  Job job(budget);
  const ArrowingAnswer result = arrows(question("K18", {"K4", "K4"}), unbroken(), job);
  EXPECT_EQ(result.arrows, std::nullopt);
  EXPECT_EQ(result.stopped, StopReason::time);
  EXPECT_EQ(result.copies, 6120U);
  EXPECT_LT(job.seconds(), 10);
}

TEST(Arrows, InterruptGivesNoAnswer) {
  Job job;
  job.interrupt();
  const ArrowingAnswer result = arrows(question("K24", {"K4", "K5"}), {}, job);
  EXPECT_EQ(result.arrows, std::nullopt);
  EXPECT_EQ(result.stopped, StopReason::interrupt);
}

TEST(Arrows, SearchShowsProgress) {
  Budget budget;
  budget.time = std::chrono::milliseconds(300);
  std::string unit;
  Job job(budget, [&](const Progress& progress) { unit = progress.unit; });
  arrows(question("K18", {"K4", "K4"}), unbroken(), job);
  EXPECT_EQ(unit, "conflicts");
}

TEST(Arrows, EdgesColouredInAdvanceAreKeptAndCount) {
  ArrowingQuestion asked = question("K5", {"K3", "K3"});
  asked.precoloured = {{{0, 1}, {1, 2}, {2, 3}}};
  Job job;
  const ArrowingAnswer path = arrows(asked, {}, job);
  ASSERT_EQ(path.arrows, false);
  for (const Edge e : asked.precoloured[0]) {
    const auto& red = path.witness->classes[0];
    EXPECT_NE(std::find(red.begin(), red.end(), e), red.end());
  }
  // The only colourings of K5 without a one-coloured triangle are two pentagons.
  asked.precoloured = {{{0, 1}, {0, 2}, {0, 3}}};
  EXPECT_EQ(answer(asked), true);
  // A red triangle is there already.
  asked = question("K4", {"K3", "K4"});
  asked.precoloured = {{{0, 1}, {0, 2}, {1, 2}}, {{0, 3}}};
  EXPECT_EQ(answer(asked), true);
  asked = question("K3", {"K3", "K3"});
  asked.precoloured = {{{0, 1}, {0, 2}}, {{1, 2}}};
  EXPECT_EQ(answer(asked), false);
}

TEST(Arrows, TargetsWithoutEdgesAreFoundWhereTheyFit) {
  EXPECT_EQ(answer("K3", {"K1", "K3"}), true);
  EXPECT_EQ(answer("K3", {"E4", "K3"}), false);
}

TEST(Arrows, AGraphWithNoEdgesHasOneColouring) {
  EXPECT_EQ(answer("E4", {"K2", "K2"}), false);
}

// Every colouring of the uncoloured edges, tried in turn.
bool arrows_by_brute_force(const ArrowingQuestion& asked) {
  const Job job;
  std::vector<Edge> edges;
  EdgeColouring colouring{asked.board, {}};
  std::vector<std::vector<Edge>> given = asked.precoloured;
  given.resize(asked.targets.size());
  for (const Edge e : asked.board.edges()) {
    const bool fixed = std::any_of(given.begin(), given.end(), [&](const auto& in_colour) {
      return std::find(in_colour.begin(), in_colour.end(), e) != in_colour.end();
    });
    if (!fixed) edges.push_back(e);
  }
  std::vector<std::size_t> colours(edges.size(), 0);
  while (true) {
    colouring.classes = given;
    for (std::size_t i = 0; i < edges.size(); ++i)
      colouring.classes[colours[i]].push_back(edges[i]);
    if (!fault_of_witness(colouring, asked.targets, job)) return false;
    std::size_t i = 0;
    while (i < edges.size() && colours[i] + 1 == asked.targets.size()) colours[i++] = 0;
    if (i == edges.size()) return true;
    ++colours[i];
  }
}

TEST(Arrows, AgreesWithBruteForceAndBreakingSymmetriesChangesNothing) {
  const Names boards = {"K4", "K5", "K3,3",  "K2,2,2", "C5", "C6",
                        "W5", "Q3", "house", "bowtie", "K6", "star:5"};
  const Names targets = {"K3", "P3", "P4", "C4", "star:3", "paw", "matching:2", "K2"};
  std::mt19937 random(7);
  const auto pick = [&](const Names& names) { return named_graph(names[random() % names.size()]); };
  int yes = 0;
  for (int round = 0; round < 400; ++round) {
    ArrowingQuestion asked{pick(boards), {}, {}};
    const std::size_t colours = 2 + random() % 2;
    const Graph target = pick(targets);
    for (std::size_t c = 0; c < colours; ++c) {
      asked.targets.push_back(random() % 3 == 0 ? pick(targets) : target);
    }
    asked.precoloured.resize(colours);
    std::vector<Edge> edges = asked.board.edges();
    std::shuffle(edges.begin(), edges.end(), random);
    const std::size_t given = random() % 4;
    for (std::size_t i = 0; i < given && i < edges.size(); ++i) {
      asked.precoloured[random() % colours].push_back(edges[i]);
    }
    const auto broken = answer(asked);
    EXPECT_EQ(broken, answer(asked, unbroken())) << "round " << round;
    if (colours == 2 ? edges.size() <= 13 : edges.size() <= 9) {
      EXPECT_EQ(broken, arrows_by_brute_force(asked)) << "round " << round;
    }
    if (broken.value_or(false)) ++yes;
  }
  EXPECT_GT(yes, 50);
  EXPECT_LT(yes, 350);
}

TEST(Arrows, BadInputIsRefused) {
  EXPECT_THROW(answer({complete_graph(4), {}, {}}), InputError);
  EXPECT_THROW(answer({Graph(0), {complete_graph(3)}, {}}), InputError);
  EXPECT_THROW(answer({complete_graph(4), {Graph(0)}, {}}), InputError);
  ArrowingQuestion asked = question("C5", {"K3", "K3"});
  asked.precoloured = {{{0, 2}}};
  EXPECT_THROW(answer(asked), InputError);
  asked.precoloured = {{{0, 9}}};
  EXPECT_THROW(answer(asked), InputError);
  asked.precoloured = {{{0, 1}}, {{0, 1}}};
  EXPECT_THROW(answer(asked), InputError);
  asked.precoloured = {{}, {}, {}};
  EXPECT_THROW(answer(asked), InputError);
}

TEST(Arrows, CopiesThatDoNotFitTheMemoryGiveNoAnswer) {
  Budget budget;
  budget.memory_bytes = kSmallestMemory;
  Job job(budget);
  const ArrowingAnswer result = arrows(question("K30", {"K6", "K6"}), {}, job);
  EXPECT_EQ(result.arrows, std::nullopt);
  EXPECT_EQ(result.stopped, StopReason::memory);
}

TEST(Witness, PlainSearchAgreesWithTheSearchForCopies) {
  const Job job;
  std::mt19937 random(11);
  int found = 0;
  for (int round = 0; round < 3000; ++round) {
    const auto random_graph = [&](int order, unsigned density) {
      Graph graph(order);
      for (int v = 1; v < order; ++v) {
        for (int u = 0; u < v; ++u) {
          if (random() % 10 < density) graph.add_edge(u, v);
        }
      }
      return graph;
    };
    const Graph host = random_graph(3 + static_cast<int>(random() % 6), 6);
    const Graph target = random_graph(1 + static_cast<int>(random() % 6), 4);
    const bool plainly = contains_plainly(host, target, job);
    EXPECT_EQ(plainly, contains_copy(host, target)) << "round " << round;
    if (plainly) ++found;
  }
  EXPECT_GT(found, 500);
  EXPECT_LT(found, 2500);
}

TEST(Witness, LargeStarsAreJudgedAtOnce) {
  Budget budget;
  budget.time = std::chrono::seconds(5);
  const Job job(budget);
  EXPECT_FALSE(contains_plainly(complete_graph(20), star_graph(20), job));
  EXPECT_TRUE(contains_plainly(complete_graph(21), star_graph(20), job));
  EXPECT_FALSE(contains_plainly(cycle_graph(30), star_graph(3), job));
}

TEST(Witness, FaultsAreFound) {
  const Job job;
  const std::vector<Graph> targets = {complete_graph(3), complete_graph(3)};
  const EdgeColouring good{complete_graph(3), {{{0, 1}, {0, 2}}, {{1, 2}}}};
  EXPECT_EQ(fault_of_witness(good, targets, job), std::nullopt);
  const EdgeColouring triangle{complete_graph(3), {{{0, 1}, {0, 2}, {1, 2}}, {}}};
  EXPECT_EQ(fault_of_witness(triangle, targets, job), "colour 0 contains a copy of its target");
  const EdgeColouring partial{complete_graph(3), {{{0, 1}}, {{1, 2}}}};
  EXPECT_EQ(fault_of_witness(partial, targets, job), "an edge has no colour");
  const EdgeColouring twice{complete_graph(3), {{{0, 1}, {0, 2}}, {{0, 1}, {1, 2}}}};
  EXPECT_TRUE(fault_of_witness(twice, targets, job).has_value());
  const EdgeColouring foreign{path_graph(3), {{{0, 1}, {0, 2}}, {{1, 2}}}};
  EXPECT_TRUE(fault_of_witness(foreign, targets, job).has_value());
  EXPECT_TRUE(fault_of_witness({complete_graph(3), {}}, targets, job).has_value());
}

}  // namespace
}  // namespace harary
