// SPDX-License-Identifier: MIT
// What Cambie & Provoost state about complete boards: Conjectures 2 and 4, Question 3 and
// Proposition 5.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "graph/named.hpp"
#include "papers/check_asking.hpp"

namespace harary {

namespace {

void require_most(int most, int least) {
  if (most < least || most > kMaxOrder) {
    throw InputError(fmt::format("--max: {} to {}, not {}", least, kMaxOrder, most));
  }
}

Answer ask_complete(const std::string& game, int order, QuestionKind kind, Job& job) {
  GameOptions options;
  options.set("order", std::to_string(order));
  return ask_of_check(game, options, kind, job);
}

// Who wins a game on K_2, …, K_most; player 2 should from `from` on.
CheckVerdict check_winners(const std::string& check, const std::string& game, int from, int most,
                           Job& job, const CheckListener& listener) {
  require_most(most, 2);
  CheckVerdict verdict{.check = check, .holds = true, .text = ""};
  std::vector<std::string> exceptions;
  for (int order = 2; order <= most; ++order) {
    CheckLine line =
        line_about(complete_graph(order), ask_complete(game, order, QuestionKind::winner, job));
    line.exception = line.winner != Winner::second;
    if (line.exception) {
      ++verdict.exceptions;
      exceptions.push_back(line.board);
      if (order >= from) verdict.holds = false;
    }
    ++verdict.lines;
    listener(line);
  }
  verdict.text = fmt::format("player 2 wins {} on K2 to K{}; the exceptions: {}", game, most,
                             names_listed(exceptions));
  return verdict;
}

int conjectured_score(int order) {
  return order % 4 == 3 ? 1 : 0;
}

CheckLine score_line(int order, Job& job) {
  CheckLine line =
      line_about(complete_graph(order), ask_complete("capture", order, QuestionKind::outcome, job));
  line.remark = fmt::format("score {}", line.outcome->first - line.outcome->second);
  return line;
}

int score_of(const CheckLine& line) {
  return line.outcome->first - line.outcome->second;
}

// The most vertices of u and v that Alice can have more than Bob, if she has the edge uv and of the
// edges to each other vertex w one player has uw and the other vw: `with_u` says for how many w
// Alice has uw.
int lead_on_the_edge(int others, int with_u) {
  const int lead_on_u = 1 + with_u - (others - with_u);
  const int lead_on_v = 1 + (others - with_u) - with_u;
  const auto sign = [](int x) { return (x > 0) - (x < 0); };
  return sign(lead_on_u) + sign(lead_on_v);
}

}  // namespace

CheckVerdict check_conjecture_2(int most, Job& job, const CheckListener& listener) {
  return check_winners("conjecture-2", "clique", 3, most, job, listener);
}

CheckVerdict check_question_3(int most, Job& job, const CheckListener& listener) {
  return check_winners("question-3", "star", 4, most, job, listener);
}

CheckVerdict check_conjecture_4(int most, Job& job, const CheckListener& listener) {
  require_most(most, 3);
  CheckVerdict verdict{.check = "conjecture-4", .holds = true, .text = ""};
  for (int order = 3; order <= most; ++order) {
    CheckLine line = score_line(order, job);
    line.exception = score_of(line) != conjectured_score(order);
    if (line.exception) {
      ++verdict.exceptions;
      verdict.holds = false;
    }
    ++verdict.lines;
    listener(line);
  }
  verdict.text = fmt::format(
      "on K3 to K{} the score of capture is 1 if the order leaves 3 when divided by 4, else 0: {}",
      most, verdict.holds ? "yes" : "no");
  return verdict;
}

CheckVerdict check_proposition_5(int most, Job& job, const CheckListener& listener) {
  require_most(most, 3);
  CheckVerdict verdict{.check = "proposition-5", .holds = true, .text = ""};
  const auto say = [&](const CheckLine& line, bool as_claimed) {
    tell_claim(line, as_claimed, verdict, listener);
  };
  std::vector<std::string> ties;
  for (int inner = 3; inner <= most; inner += 4) {
    const CheckLine premise = score_line(inner, job);
    const int lead = score_of(premise);
    say(premise, lead == 1);

    int worst = 0;
    for (int with_u = 0; with_u <= inner; ++with_u) {
      worst = std::max(worst, lead_on_the_edge(inner, with_u));
    }
    CheckLine strategy = line_about(complete_graph(inner + 2));
    strategy.start = "Alice has uv";
    strategy.remark = fmt::format(
        "Alice captures at most {} more of u and v, Bob {} more elsewhere", worst, lead);
    say(strategy, lead >= worst);
    ties.push_back(strategy.board);

    if (inner + 2 > most) continue;
    const CheckLine conclusion = score_line(inner + 2, job);
    say(conclusion, score_of(conclusion) == 0);
  }
  verdict.text = fmt::format("Bob does not lose capture by the strategy of the proof on: {}",
                             names_listed(ties));
  return verdict;
}

}  // namespace harary
