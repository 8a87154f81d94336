// SPDX-License-Identifier: MIT
#include "papers/table_cell.hpp"

#include <chrono>

#include "app/catalogue.hpp"

namespace harary {

std::optional<Winner> winner_of_cell(const std::string& game, const CellOptions& options,
                                     Job& job) {
  GameOptions given;
  given.set_all(options);
  Question question;
  question.kind = QuestionKind::winner;
  Job cell(job, std::chrono::seconds(kSecondsOfATableCell));
  const Answer answer = make_game(game, given)->solve(question, cell);
  job.check();
  return answer.winner;
}

std::optional<int> fewest_moves(const std::string& game, CellOptions options, int least, int most,
                                Job& job) {
  for (int moves = least; moves <= most; ++moves) {
    options["moves"] = std::to_string(moves);
    const auto winner = winner_of_cell(game, options, job);
    if (!winner) break;
    if (*winner == Winner::first) return moves;
  }
  return std::nullopt;
}

std::string moves_text(const std::optional<int>& moves) {
  return moves ? std::to_string(*moves) : "?";
}

}  // namespace harary
