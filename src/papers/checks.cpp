// SPDX-License-Identifier: MIT
#include "papers/checks.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/error.hpp"
#include "graph/board_text.hpp"
#include "graph/classes/all_graphs.hpp"
#include "graph/classes/transitivity.hpp"
#include "graph/cliques.hpp"
#include "graph/named.hpp"
#include "papers/check_asking.hpp"

namespace harary {

namespace {

Answer ask(const std::string& game, const Graph& board, const std::vector<Edge>& red,
           QuestionKind kind, Job& job) {
  GameOptions options;
  options.set("board", board_text(board));
  if (!red.empty()) options.set("red", edges_as_text(red));
  return ask_of_check(game, options, kind, job);
}

// Player 2 wins on all graphs of a class but those.
CheckVerdict check_class(const std::string& check, const std::string& game,
                         const std::string& class_name, bool (*belongs)(const Graph&),
                         const std::vector<Graph>& known, const GraphSource& graphs, Job& job,
                         const CheckListener& listener) {
  CheckVerdict verdict{.check = check, .holds = true, .text = ""};
  std::vector<std::string> exceptions;
  while (const auto graph = graphs()) {
    if (has_isolated_vertex(*graph) || !belongs(*graph)) continue;
    CheckLine line = line_about(*graph, ask(game, *graph, {}, QuestionKind::winner, job));
    line.exception = line.winner != Winner::second;
    if (line.exception) {
      ++verdict.exceptions;
      exceptions.push_back(line.board);
      if (std::find(known.begin(), known.end(), *graph) == known.end()) verdict.holds = false;
    }
    ++verdict.lines;
    listener(line);
  }
  verdict.text = fmt::format("player 2 wins {} on {} of {} {} graphs; the exceptions: {}", game,
                             verdict.lines - verdict.exceptions, verdict.lines, class_name,
                             names_listed(exceptions));
  return verdict;
}

}  // namespace

GraphSource graphs_up_to(int most) {
  struct State {
    int order = 0;
    std::size_t next = 0;
    std::vector<Graph> graphs;
  };
  if (most < 1 || most > kMostListedOrder) all_graphs(most);  // says what is possible
  return [most, state = State()]() mutable -> std::optional<Graph> {
    while (state.next == state.graphs.size()) {
      if (state.order == most) return std::nullopt;
      state = {state.order + 1, 0, all_graphs(state.order + 1)};
    }
    return state.graphs[state.next++];
  };
}

CheckVerdict check_conjecture_6(const GraphSource& graphs, Job& job,
                                const CheckListener& listener) {
  return check_class("conjecture-6", "clique", "edge-transitive", is_edge_transitive,
                     {complete_graph(2)}, graphs, job, listener);
}

CheckVerdict check_conjecture_7(const GraphSource& graphs, Job& job,
                                const CheckListener& listener) {
  return check_class("conjecture-7", "star", "regular", is_regular,
                     {complete_graph(2), complete_graph(3)}, graphs, job, listener);
}

CheckVerdict check_observation_9(int most_edges, Job& job, const CheckListener& listener) {
  CheckVerdict verdict{.check = "observation-9", .text = ""};
  std::vector<std::string> jumps;
  for (const bool claw : {true, false}) {
    std::optional<CheckLine> last;
    for (int m = 3; m <= most_edges; ++m) {
      const Graph board = colex_graph(m);
      std::vector<int> largest;
      for (int v = 0; v < board.order(); ++v) {
        if (board.degree(v) == board.degree(0)) largest.push_back(v);
      }
      if (largest.size() < (claw ? 4U : 3U)) continue;
      const auto edge = [&](std::size_t i, std::size_t j) {
        return Edge::between(largest[i], largest[j]);
      };
      const std::vector<Edge> red{edge(0, 1), edge(0, 2), claw ? edge(0, 3) : edge(1, 2)};
      CheckLine line = line_about(board, ask("clique", board, red, QuestionKind::outcome, job));
      line.start = claw ? "claw" : "K3";
      if (last && line.outcome->first - line.outcome->second <
                      last->outcome->first - last->outcome->second) {
        line.exception = true;
        line.remark = "worse for Alice than on " + last->board;
        jumps.push_back(fmt::format("{} on {}", line.start, line.board));
        ++verdict.exceptions;
      }
      ++verdict.lines;
      listener(line);
      last = line;
    }
  }
  verdict.holds = verdict.exceptions > 0;
  verdict.text = fmt::format("more edges make Alice's outcome worse at: {}", names_listed(jumps));
  return verdict;
}

CheckVerdict check_observation_11(Job& job, const CheckListener& listener) {
  constexpr int kOrder = 8;
  constexpr int kSize = 14;
  CheckVerdict verdict{.check = "observation-11", .holds = true, .text = ""};
  std::uint64_t of_size = 0;
  for (const Graph& graph : all_graphs(kOrder)) {
    job.check();
    ++verdict.lines;
    if (graph.edge_count() == kSize) ++of_size;
    if (clique_number(graph) >= 4 || clique_number(graph.complement()) >= 3) continue;
    CheckLine line;
    line.board = board_text(graph);
    line.order = kOrder;
    line.edges = graph.edge_count();
    line.exception = graph.edge_count() == kSize;
    line.remark = "neither a K4 nor a K3 in the complement";
    if (line.exception) verdict.holds = false;
    ++verdict.exceptions;
    listener(line);
  }
  verdict.text = fmt::format(
      "{} graphs of order {}, {} of them with {} edges: {} have neither a K4 nor a K3 in the "
      "complement, {} with {} edges",
      verdict.lines, kOrder, of_size, kSize, verdict.exceptions, verdict.holds ? "none" : "some",
      kSize);
  return verdict;
}

CheckVerdict check_question_8(int most_clique, int most_vertices, Job& job,
                              const CheckListener& listener) {
  CheckVerdict verdict{.check = "question-8", .text = ""};
  std::vector<std::string> won;
  for (int k = 2; k <= most_clique; ++k) {
    for (int t = 1; t <= most_vertices; ++t) {
      Graph board(k + t);
      for (int v = 0; v < k + t; ++v) {
        for (int u = 0; u < std::min(v, k); ++u) board.add_edge(u, v);
      }
      CheckLine line = line_about(board, ask("clique", board, {}, QuestionKind::outcome, job));
      line.remark = fmt::format("K{} joined with {} {}", k, t, t == 1 ? "vertex" : "vertices");
      if (line.winner == Winner::first) {
        line.exception = true;
        ++verdict.exceptions;
        won.push_back(line.remark);
      }
      ++verdict.lines;
      listener(line);
    }
  }
  verdict.holds = verdict.exceptions > 0;
  verdict.text = "Alice wins clique on: " + names_listed(won);
  return verdict;
}

}  // namespace harary
