// SPDX-License-Identifier: MIT
// The signature of the search: the number of positions that a fixed list of solves visits. The
// search is deterministic, so a refactoring leaves it as it is. A change of it is a functional
// change: say so in the commit message ("bench: N") and write the new number here.
#include "known_values/ask.hpp"

namespace harary::tests {
namespace {

constexpr std::uint64_t kSignature = 16343;

struct Solve {
  std::string game;
  OptionTexts texts;
  Question question;
};

TEST(Signature, TheSearchVisitsAsManyPositionsAsBefore) {
  const Question outcome{QuestionKind::outcome, false, Method::search, ""};
  const Question winner{QuestionKind::winner, false, Method::search, ""};
  const Question remoteness{QuestionKind::outcome, true, Method::search, ""};
  const std::vector<Solve> solves{
      {"sim", {}, remoteness},
      {"sim+", {{"board", "K5"}}, outcome},
      {"sima", {}, outcome},
      {"avoidance", {{"board", "K3,4"}, {"target", "C4"}, {"red", "0-3"}}, outcome},
      {"avoidance", {{"board", "K5"}, {"colours", "3"}}, outcome},
      {"maker-breaker", {{"board", "K6"}, {"target", "P6"}}, remoteness},
      {"clique", {{"board", "K6"}, {"bias", "1:2"}}, outcome},
      {"clique", {{"board", "K7"}}, winner},
      {"star", {{"board", "colex:15"}}, outcome},
      {"capture", {{"board", "petersen"}}, outcome},
      {"colex", {{"board", "colex:14"}}, winner},
      {"saturation", {{"order", "9"}}, outcome},
      {"saturation", {{"order", "7"}, {"target", "C4"}}, remoteness},
      {"connect", {{"board", "Q3"}}, outcome},
      {"letters", {{"letters", "3 2 4 5"}}, remoteness}};
  std::uint64_t positions = 0;
  std::string list;
  for (const Solve& solve : solves) {
    const Answer answer = ask(solve.game, solve.texts, solve.question);
    positions += answer.positions;
    list += words_of(solve.game, solve.texts) + ": " + std::to_string(answer.positions) + "\n";
  }
  EXPECT_EQ(positions, kSignature)
      << "If the search was meant to change, set kSignature in tests/signature_test.cpp to "
      << positions << " and end the commit message with \"bench: " << positions << "\".\n"
      << list;
}

}  // namespace
}  // namespace harary::tests
