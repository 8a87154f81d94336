// SPDX-License-Identifier: MIT
#include "papers/check_asking.hpp"

#include <fmt/format.h>

#include <utility>

#include "app/catalogue.hpp"
#include "graph/board_text.hpp"

namespace harary {

std::string edges_as_text(const std::vector<Edge>& edges) {
  std::string text;
  for (const Edge e : edges) {
    text += fmt::format("{}{}-{}", text.empty() ? "" : ",", e.low, e.high);
  }
  return text;
}

Answer ask_of_check(const std::string& game, GameOptions options, QuestionKind kind, Job& job) {
  Question question;
  question.kind = kind;
  const Answer answer = make_game(game, std::move(options))->solve(question, job);
  if (answer.stopped) throw JobStopped{*answer.stopped};
  return answer;
}

CheckLine line_about(const Graph& board) {
  CheckLine line;
  line.board = board_text(board);
  line.order = board.order();
  line.edges = board.edge_count();
  return line;
}

CheckLine line_about(const Graph& board, const Answer& answer) {
  CheckLine line = line_about(board);
  line.winner = answer.winner;
  line.outcome = answer.outcome;
  return line;
}

void tell_claim(CheckLine line, bool as_claimed, CheckVerdict& verdict,
                const CheckListener& listener) {
  line.exception = !as_claimed;
  ++verdict.lines;
  if (line.exception) {
    ++verdict.exceptions;
    verdict.holds = false;
  }
  listener(line);
}

bool has_isolated_vertex(const Graph& graph) {
  for (int v = 0; v < graph.order(); ++v) {
    if (graph.degree(v) == 0) return true;
  }
  return false;
}

std::string names_listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text.empty() ? "none" : text;
}

}  // namespace harary
