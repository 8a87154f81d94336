// SPDX-License-Identifier: MIT
// What can be asked about a game.
#pragma once

#include <string>

namespace harary {

enum class QuestionKind {
  outcome,  // the value of the start under best play, and the points where there are points
  winner,   // only who wins: the engine stops as soon as that is proved
  nimber,   // the outcome, and the nimber of the start; only for impartial games that split into
            // parts
};

enum class Method {
  automatic,  // a theorem where one applies, else search
  search,     // search in any case
  theorem,    // a theorem or no answer
  heuristic,  // a good solution fast, and a bound; games of one player only
};

// What the positions of a certificate are.
enum class CertifiedPositions {
  automatic,  // cores where the search ran on a core that the verifier knows, one-sided ones where
              // there are such; summands of games that are sums, where it knows them; else
              // positions
  cores,      // cores without one-sided ones, if there are cores; else positions
  positions,  // positions of the game in any case: fewer lemmas to be believed, much longer
  checked,    // what harary-check reads, whose soundness is proved; refused for games it does not
              // know
};

class KeptCores;

struct Question {
  QuestionKind kind = QuestionKind::outcome;
  bool remoteness = false;
  Method method = Method::automatic;
  // Write a certificate of the answer to this file; empty: none. No theorem answers then.
  std::string certificate;
  CertifiedPositions certificate_of = CertifiedPositions::automatic;
  // Solve again with the answer as an oracle, as long as proofs become smaller, before the
  // certificate is written.
  bool trim = false;
  // Of a question about the winner: search for a winning move if the proof of who wins names none.
  bool names_move = false;
  // What earlier questions about other boards left, if anything (core_search.hpp). Of no use for
  // certificates and checkpoints.
  KeptCores* kept = nullptr;
  // What was asked in words, where that is not the kind: a number that the outcome says.
  std::string asked = {};

  std::string name() const;
};

// "outcome", "winner", "nimber"; "auto", "search", "theorem", "heuristic". InputError otherwise.
QuestionKind parse_question_kind(const std::string& text);
// What is asked of each move of a position: "outcome" or "winner". InputError otherwise.
QuestionKind parse_question_of_moves(const std::string& text);
Method parse_method(const std::string& text);
// InputError for the method that only games of one player have; the others begin with this.
void require_exact(const Question& question);
// "auto", "cores", "positions", "checked".
CertifiedPositions parse_certificate_of(const std::string& text);

}  // namespace harary
