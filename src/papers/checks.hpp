// SPDX-License-Identifier: MIT
// Statements of the papers as questions to the engines: a line for each graph or position, then a
// verdict. What is missing from our text of a paper (numbers in Observations 9 and 11, the
// exceptions of Conjecture 7, the formula of Conjecture 4) is computed and printed. docs/checks.md.
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
//
// S. Cambie, M. Provoost, "On edge-colouring-games by Erdős, and Bensmail and Mc Inerney".

// Conjecture 2: player 2 wins `clique` on K_n, n > 2. Question 3: who wins `star` on K_n?
// Conjecture 4, of Bensmail and Mc Inerney: the score of `capture` on K_n, n > 2, is 1 if n leaves
// 3 when divided by 4, else 0. A line for each order from 2 to `most`. Question 3 "holds" if player
// 2 wins from K4 on, as Conjecture 7 says.
CheckVerdict check_conjecture_2(int most, Job& job, const CheckListener& listener);
CheckVerdict check_question_3(int most, Job& job, const CheckListener& listener);
CheckVerdict check_conjecture_4(int most, Job& job, const CheckListener& listener);

// Proposition 5: if the score of `capture` on K_m is 1, m = 3, 7, …, then it is 0 on K_(m + 2). Its
// proof gives Bob a strategy: after Alice's first edge uv he plays on the other vertices, where he
// moves first, and answers an edge from u or v to w by the other one. A line for the score on each
// K_m, one for the least that Bob has more than Alice when every pair is divided in every way, and
// one for the score on K_(m + 2) by search, up to the order `most`.
CheckVerdict check_proposition_5(int most, Job& job, const CheckListener& listener);

// The end of section 3: can the second player make the two colours isomorphic on a board with an
// even number of edges? A line for each such graph of the source; an exception is one where the
// first player can prevent it. It holds if that is so on every complete graph with more than two
// vertices that comes up.
CheckVerdict check_mirror(const GraphSource& graphs, Job& job, const CheckListener& listener);

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

// W. Slany, "Graph Ramsey games", Open Problem 2: on a board where every colouring has a copy of
// the target, does the first player win `avoidance` exactly if the number of open edges is even? A
// line for each such board of the source, with P3 and K3, and for Sim after two moves of each
// player.
CheckVerdict check_open_problem_2(const GraphSource& graphs, Job& job,
                                  const CheckListener& listener);

// The same, Fact 8.1: K17 has one colouring without a one-coloured K4 up to isomorphism, and K18
// without an edge one, by a duplicated vertex (theory/arrowing/k17.hpp). A line for each pair of
// neighbourhoods. Unless `proofs` is empty, formulas and DRAT proofs go to files of this folder.
CheckVerdict check_fact_8_1(const std::string& proofs, Job& job, const CheckListener& listener);

// P. Gordinowicz, P. Prałat, Table 2: triangle saturation on 16 vertices. A line for each number of
// edges from `first_edges` to 48: the share of graphs from which the previous player wins,
// estimated from `samples` random graphs, with the printed one. An exception is a printed share
// outside the interval. The verdict has the sums of the columns.
CheckVerdict check_table_2(int first_edges, int samples, Job& job, const CheckListener& listener);

// J. Beck's belief that Picker does at least as well in Chooser-Picker as Breaker in Maker-Breaker,
// on all clutters with at most `most` points, 7 at most (theory/clutters). A line for each on which
// Breaker wins, with Maker to begin, and Picker does not; the verdict counts the clutters on `most`
// points.
CheckVerdict check_chooser_picker(int most, Job& job, const CheckListener& listener);

// X. Zhu's question: if Alice wins `colouring` with k colours, does she with k + 1? A line for each
// graph of the source, with the numbers of colours with which she wins, for either starter.
CheckVerdict check_zhu(const GraphSource& graphs, Job& job, const CheckListener& listener);

}  // namespace harary
