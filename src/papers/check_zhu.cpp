// SPDX-License-Identifier: MIT
// X. Zhu, "The game coloring number of planar graphs", 1999, asks whether Alice, if she wins the
// graph colouring game with k colours, wins it with k + 1 as well. Open. With more colours than the
// largest degree she always wins, so each graph leaves few numbers to look at.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "app/engines/core_search.hpp"
#include "app/game.hpp"
#include "graph/board_text.hpp"
#include "papers/check_asking.hpp"

namespace harary {

namespace {

constexpr std::array<const char*, 2> kStarters{"red", "green"};

class Zhu {
 public:
  Zhu(Job& job, const CheckListener& listener)
      : job_(job), listener_(listener), kept_(job.budget(), 1.0) {}

  void look_at(const Graph& graph) {
    CheckLine line = line_about(graph);
    bool closed = true;
    for (std::size_t starter = 0; starter < kStarters.size(); ++starter) {
      const std::vector<int> won = colours_that_win(graph, line.board, kStarters[starter]);
      ++numbers_[starter][won.front()];
      line.remark += (starter == 0 ? "" : "; if Bob starts ") + colours_text(won);
      closed = closed && is_closed(won);
    }
    if (!closed && smallest_.empty()) smallest_ = line.board;
    tell_claim(std::move(line), closed, verdict_, listener_);
  }

  CheckVerdict verdict() {
    verdict_.text = fmt::format(
        "Alice wins with k + 1 colours wherever she wins with k, on {} of {} graphs, with "
        "either starter{}; graphs by their least k: {}; if Bob starts: {}",
        verdict_.lines - verdict_.exceptions, verdict_.lines,
        smallest_.empty() ? "" : ", not on " + smallest_, numbers_text(0), numbers_text(1));
    return verdict_;
  }

 private:
  // Up to the largest degree and one.
  std::vector<int> colours_that_win(const Graph& graph, const std::string& board,
                                    const std::string& starter) {
    int largest = 0;
    for (int v = 0; v < graph.order(); ++v) largest = std::max(largest, graph.degree(v));
    std::vector<int> won;
    for (int colours = 1; colours <= largest; ++colours) {
      GameOptions options;
      options.set("board", board);
      options.set("first", starter);
      options.set("colours", std::to_string(colours));
      Question question;
      question.kind = QuestionKind::winner;
      question.kept = &kept_;
      const Answer answer = make_game("colouring", options)->solve(question, job_);
      if (answer.stopped) throw JobStopped{*answer.stopped};
      if (answer.winner == Winner::first) won.push_back(colours);
    }
    won.push_back(largest + 1);
    return won;
  }

  // No number is missing between the least and the last one, from which on she always wins.
  static bool is_closed(const std::vector<int>& won) {
    return won.back() - won.front() + 1 == static_cast<int>(won.size());
  }

  // "2 or more", "2, 4 or more".
  static std::string colours_text(const std::vector<int>& won) {
    if (is_closed(won)) return fmt::format("{} or more", won.front());
    std::string text;
    for (const int colours : won) text += fmt::format("{}{}", text.empty() ? "" : ", ", colours);
    return text + " or more";
  }

  std::string numbers_text(std::size_t starter) const {
    std::string text;
    for (const auto& [colours, graphs] : numbers_[starter]) {
      text += fmt::format("{}{}: {}", text.empty() ? "" : ", ", colours, graphs);
    }
    return text.empty() ? "none" : text;
  }

  Job& job_;
  const CheckListener& listener_;
  KeptCores kept_;
  CheckVerdict verdict_{.check = "zhu", .holds = true, .text = ""};
  std::array<std::map<int, std::uint64_t>, 2> numbers_;
  std::string smallest_;
};

}  // namespace

CheckVerdict check_zhu(const GraphSource& graphs, Job& job, const CheckListener& listener) {
  Zhu check(job, listener);
  while (const auto graph = graphs()) check.look_at(*graph);
  return check.verdict();
}

}  // namespace harary
