// SPDX-License-Identifier: MIT
#include "app/question.hpp"

#include "base/error.hpp"

namespace harary {

std::string Question::name() const {
  if (!asked.empty()) return asked;
  return kind == QuestionKind::winner   ? "winner"
         : kind == QuestionKind::nimber ? "nimber"
                                        : "outcome";
}

QuestionKind parse_question_kind(const std::string& text) {
  if (text == "outcome") return QuestionKind::outcome;
  if (text == "winner") return QuestionKind::winner;
  if (text == "nimber") return QuestionKind::nimber;
  throw InputError("--question: " + in_quotes(text) + " must be outcome, winner or nimber");
}

QuestionKind parse_question_of_moves(const std::string& text) {
  if (text == "outcome") return QuestionKind::outcome;
  if (text == "winner") return QuestionKind::winner;
  throw InputError("--question: " + in_quotes(text) + " must be outcome or winner");
}

Method parse_method(const std::string& text) {
  if (text == "auto") return Method::automatic;
  if (text == "search") return Method::search;
  if (text == "theorem") return Method::theorem;
  if (text == "heuristic") return Method::heuristic;
  throw InputError("--method: " + in_quotes(text) + " must be auto, search, theorem or heuristic");
}

void require_exact(const Question& question) {
  if (question.method == Method::heuristic) {
    throw InputError("--method: heuristic is for games of one player; try --method auto");
  }
}

CertifiedPositions parse_certificate_of(const std::string& text) {
  if (text == "auto") return CertifiedPositions::automatic;
  if (text == "cores") return CertifiedPositions::cores;
  if (text == "positions") return CertifiedPositions::positions;
  if (text == "checked") return CertifiedPositions::checked;
  throw InputError("--certificate-of: " + in_quotes(text) +
                   " must be auto, cores, positions or checked");
}

}  // namespace harary
