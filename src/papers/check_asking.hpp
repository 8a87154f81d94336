// SPDX-License-Identifier: MIT
// What checks and tables share: a question about a game on a board, and its answer as a line.
#pragma once

#include <string>
#include <vector>

#include "app/answer.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "games/options.hpp"
#include "graph/graph.hpp"
#include "papers/checks.hpp"

namespace harary {

// "0-1,0-2".
std::string edges_as_text(const std::vector<Edge>& edges);
// Throws JobStopped when the budget ends before the answer.
Answer ask_of_check(const std::string& game, GameOptions options, QuestionKind kind, Job& job);
// With the board, its order and its number of edges.
CheckLine line_about(const Graph& board);
CheckLine line_about(const Graph& board, const Answer& answer);
// Tells and counts a line about a claim; a claim that fails is an exception, and the check does not
// hold.
void tell_claim(CheckLine line, bool as_claimed, CheckVerdict& verdict,
                const CheckListener& listener);
bool has_isolated_vertex(const Graph& graph);
// "K2, K3", or "none".
std::string names_listed(const std::vector<std::string>& names);

}  // namespace harary
