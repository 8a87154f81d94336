// SPDX-License-Identifier: MIT
#include "papers/table_lines.hpp"

#include <fmt/format.h>

#include <optional>

#include "app/solving_series.hpp"
#include "graph/graph.hpp"
#include "papers/check_asking.hpp"

namespace harary {

namespace {

std::string path_board(int n) {
  return fmt::format("P{}", n);
}
std::string cycle_board(int n) {
  return fmt::format("C{}", n);
}
std::string grid_board(int n) {
  return fmt::format("grid:{}x3", n);
}

GameOptions on(const std::string& board) {
  GameOptions options;
  options.set("board", board);
  return options;
}

std::optional<int> nimber(const std::string& board, Job& job) {
  return ask_of_check("kayles", on(board), QuestionKind::nimber, job).nimber;
}

// The points of the player who wants many moves.
int dominating_moves(const std::string& board, const std::string& starter, Job& job) {
  GameOptions options = on(board);
  options.set("first", starter);
  return ask_of_check("domination", options, QuestionKind::outcome, job).outcome.value().second;
}

std::string outcome_class(const std::string& game, const std::string& board, Job& job) {
  const SeriesAnswer answer =
      solve_series(game, on(board), SeriesKind::outcome_class, Question(), job);
  if (answer.stopped) throw JobStopped{*answer.stopped};
  return answer.outcome_class();
}

// A table with a row of cells for each n.
class Line {
 public:
  explicit Line(int n) : line_{fmt::format("{:>4}", n), {{"n", n}}} {}

  // `value` is called where the board exists.
  template <typename Value>
  void add(const char* name, bool exists, const Value& value) {
    if (!exists) {
      line_.json[name] = nullptr;
      line_.text += fmt::format(" {:>9}", "-");
      return;
    }
    const auto found = value();
    line_.json[name] = found;
    line_.text += fmt::format(" {:>9}", found);
  }
  PaperLine take() { return line_; }

 private:
  PaperLine line_;
};

}  // namespace

const char* const kKaylesColumns = "   n       P_n       C_n     3 x n";

PaperLine kayles_table_line(int n, const std::string&, Job& job) {
  Line line(n);
  line.add("path", true, [&] { return nimber(path_board(n), job).value(); });
  line.add("cycle", n >= 3, [&] { return nimber(cycle_board(n), job).value(); });
  line.add("grid", 3 * n <= kMaxOrder, [&] { return nimber(grid_board(n), job).value(); });
  return line.take();
}

const char* const kDominationColumns = "   n     P_n D     P_n S     C_n D     C_n S";

PaperLine domination_table_line(int n, const std::string&, Job& job) {
  Line line(n);
  const auto moves = [&](const std::string& board, const std::string& starter) {
    return [&, board, starter] { return dominating_moves(board, starter, job); };
  };
  line.add("path_dominator_starts", true, moves(path_board(n), "red"));
  line.add("path_staller_starts", true, moves(path_board(n), "green"));
  line.add("cycle_dominator_starts", n >= 3, moves(cycle_board(n), "red"));
  line.add("cycle_staller_starts", n >= 3, moves(cycle_board(n), "green"));
  return line.take();
}

const char* const kClassColumns =
    "   n   Col P_n       C_n     3 x n Snort P_n       C_n     3 x n";

PaperLine class_table_line(int n, const std::string&, Job& job) {
  Line line(n);
  for (const std::string game : {"col", "snort"}) {
    line.add((game + "_path").c_str(), true,
             [&] { return outcome_class(game, path_board(n), job); });
    line.add((game + "_cycle").c_str(), n >= 3,
             [&] { return outcome_class(game, cycle_board(n), job); });
    line.add((game + "_grid").c_str(), 3 * n <= kMaxOrder,
             [&] { return outcome_class(game, grid_board(n), job); });
  }
  return line.take();
}

}  // namespace harary
