// SPDX-License-Identifier: MIT
// The computer checks of Cambie & Provoost, "On edge-colouring-games by Erdős, and Bensmail and Mc
// Inerney", as questions to the engines: a line for each graph or position, then a verdict. What
// is missing from the paper's text (numbers in Observations 9 and 11, the exceptions of
// Conjecture 7) is computed and printed. docs/checks.md.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/job.hpp"
#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

struct CheckLine {
  std::string board;  // as --board takes it
  int order = 0;
  int edges = 0;
  std::string start;  // what is coloured before Alice begins, in words; empty: nothing
  std::optional<Winner> winner;
  std::optional<std::pair<int, int>> outcome;
  bool exception = false;  // not as claimed
  std::string remark;
};

struct CheckVerdict {
  std::string check;
  bool holds = false;
  std::uint64_t lines = 0;
  std::uint64_t exceptions = 0;
  std::string text;
};

using CheckListener = std::function<void(const CheckLine&)>;
// The next graph; nothing at the end.
using GraphSource = std::function<std::optional<Graph>()>;

// All graphs of the orders 1 to `most`, by increasing order.
GraphSource graphs_up_to(int most);

// All throw JobStopped when the budget ends.

// Conjecture 6: with the exception of K2, player 2 wins `clique` on every edge-transitive graph.
// Conjecture 7: with the exception of K2 and K3, player 2 wins `star` on every regular graph.
// Graphs of the source that are not such, and those with isolated vertices, are passed over: they
// are the game on the rest.
CheckVerdict check_conjecture_6(const GraphSource& graphs, Job& job, const CheckListener& listener);
CheckVerdict check_conjecture_7(const GraphSource& graphs, Job& job, const CheckListener& listener);

// Observation 9: `clique` on Colex boards, up to a number of edges, where Alice has a claw or a K3
// on vertices of largest degree before she begins. It holds if more edges somewhere make Alice's
// outcome worse.
CheckVerdict check_observation_9(int most_edges, Job& job, const CheckListener& listener);

// Observation 11: a graph of order 8 with 14 edges has a K4 or its complement a K3. A line for each
// graph of order 8, of any size, that has neither.
CheckVerdict check_observation_11(Job& job, const CheckListener& listener);

// Proposition 10: after Alice's second edge Bob reaches one of three configurations (five orbits),
// and from each of these, whatever Alice's third edge is, a triangle with two blue edges such that
// all other vertices together span one coloured edge, a blue one. A line for each orbit of edges of
// Alice's, on the complete graph of that order (at least 9).
CheckVerdict check_proposition_10(int order, Job& job, const CheckListener& listener);

// Question 8: `clique` on the joins of K_k and t vertices without edges, k from 2 to `most_clique`,
// t from 1 to `most_vertices`. It holds if Alice wins on one with clique number above 2.
CheckVerdict check_question_8(int most_clique, int most_vertices, Job& job,
                              const CheckListener& listener);

}  // namespace harary
