// SPDX-License-Identifier: MIT
// Slany's Open Problem 2, answered no. On the paw, a triangle with a pendant edge, every colouring
// has a one-coloured path of two edges, since a vertex has degree three; four edges are open, and
// the first player loses: each player gets one edge, at most, without such a path.
#include <fmt/format.h>

#include <string>
#include <utility>
#include <vector>

#include "base/error.hpp"
#include "graph/board_text.hpp"
#include "graph/named.hpp"
#include "papers/check_asking.hpp"
#include "theory/arrowing/arrows.hpp"

namespace harary {

namespace {

// A board, edges coloured in advance, a target.
struct AvoidanceStart {
  Graph board;
  std::vector<Edge> red;
  std::vector<Edge> green;
  Graph target;
};

class OpenProblem2 {
 public:
  OpenProblem2(Job& job, const CheckListener& listener) : job_(job), listener_(listener) {}

  void look_at(const AvoidanceStart& start) {
    if (!has_no_draw(start)) return;
    GameOptions options;
    options.set("board", board_text(start.board));
    options.set("target", board_text(start.target));
    if (!start.red.empty()) options.set("red", edges_as_text(start.red));
    if (!start.green.empty()) options.set("green", edges_as_text(start.green));
    CheckLine line =
        line_about(start.board, ask_of_check("avoidance", options, QuestionKind::winner, job_));
    const auto coloured = static_cast<int>(start.red.size() + start.green.size());
    const int open = line.edges - coloured;
    if (coloured > 0) {
      line.start =
          fmt::format("red {}, green {}", edges_as_text(start.red), edges_as_text(start.green));
    }
    line.remark = fmt::format("target {}, {} open edges", board_text(start.target), open);
    const bool as_asked = (line.winner == Winner::first) == (open % 2 == 0);
    if (!as_asked && smallest_.empty()) smallest_ = line.board;
    tell_claim(std::move(line), as_asked, verdict_, listener_);
  }

  CheckVerdict verdict() {
    verdict_.text = fmt::format(
        "the first player wins exactly if the number of open edges is even: {}, on {} of {} boards "
        "where every colouring has a copy it is the other way round{}",
        verdict_.holds ? "so far" : "no", verdict_.exceptions, verdict_.lines,
        smallest_.empty() ? "" : "; the first of them: " + smallest_);
    return verdict_;
  }

 private:
  bool has_no_draw(const AvoidanceStart& start) {
    const ArrowingAnswer answer =
        arrows({start.board, {start.target, start.target}, {start.red, start.green}}, {}, job_);
    if (answer.stopped) throw JobStopped{*answer.stopped};
    return *answer.arrows;
  }

  Job& job_;
  const CheckListener& listener_;
  CheckVerdict verdict_{.check = "open-problem-2", .holds = true, .text = ""};
  std::string smallest_;
};

}  // namespace

CheckVerdict check_open_problem_2(const GraphSource& graphs, Job& job,
                                  const CheckListener& listener) {
  OpenProblem2 check(job, listener);
  while (const auto graph = graphs()) {
    if (graph->edge_count() == 0 || has_isolated_vertex(*graph)) continue;
    for (const Graph& target : {path_graph(3), complete_graph(3)}) {
      check.look_at({*graph, {}, {}, target});
    }
  }
  check.look_at({complete_graph(6), {{0, 1}, {0, 2}}, {{1, 2}, {1, 3}}, complete_graph(3)});
  return check.verdict();
}

}  // namespace harary
