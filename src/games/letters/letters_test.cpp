// SPDX-License-Identifier: MIT
#include "games/letters/letters.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "base/error.hpp"
#include "support/games/promises.hpp"

namespace harary {
namespace {

static_assert(Graded<LettersRules>);
static_assert(PlayableRules<LettersRules>);

LettersRules game(LetterHeap start, LastLetter last = LastLetter::wins) {
  return LettersRules(start, last);
}

std::vector<std::string> move_texts(const LettersRules& rules, const LetterHeap& p) {
  std::vector<std::string> result;
  for (const LetterMove move : rules.moves(p)) result.push_back(rules.move_text(p, move));
  return result;
}

TEST(LettersRules, MovesAreThoseOfThePapersTable) {
  const LettersRules rules = game({{2, 2, 2, 2}});
  EXPECT_EQ(move_texts(rules, rules.start()),
            (std::vector<std::string>{"A>B", "C>D", "AX>X", "BB>A", "BC>D", "BD>C", "CC>B", "DD>B",
                                      "CD>A"}));
  EXPECT_EQ(move_texts(rules, {{1, 0, 1, 0}}), (std::vector<std::string>{"A>B", "C>D", "AX>X"}));
  EXPECT_EQ(move_texts(rules, {{0, 0, 0, 2}}), (std::vector<std::string>{"DD>B"}));
  const LetterMove move = rules.parse_move(rules.start(), "BC>D");
  EXPECT_EQ(rules.after(rules.start(), move), (LetterHeap{{2, 1, 1, 3}}));
}

TEST(LettersRules, ASingleLetterEndsTheGame) {
  for (std::size_t i = 0; i < 4; ++i) {
    LetterHeap one;
    one.count[i] = 1;
    EXPECT_EQ(game(one).result(one), -1);
    EXPECT_EQ(game(one, LastLetter::loses).result(one), 1);
  }
}

// <0, 0, 0, n> is the start of the connected graph game on n vertices.
TEST(LettersRules, HeapsOfDAreWonAsTheGraphGameIs) {
  for (int n = 2; n <= 14; ++n) {
    const int rest = n % 4;
    const LettersRules normal = game({{0, 0, 0, n}});
    EXPECT_EQ(Reference<LettersRules>(normal).value(normal.start()) > 0,
              n == 2 || (n >= 4 && (rest == 0 || rest == 3)))
        << n;
    const LettersRules misere = game({{0, 0, 0, n}}, LastLetter::loses);
    EXPECT_EQ(Reference<LettersRules>(misere).value(misere.start()) > 0,
              n >= 3 && (rest == 2 || rest == 3))
        << n;
  }
}

TEST(LettersRules, EveryMoveChangesTheTurnAndTheLayer) {
  const LettersRules rules = game({{5, 5, 5, 5}});
  const auto plain = reference_from_start(rules);
  for (const auto& [p, evaluation] : plain.known()) {
    if (rules.result(p)) continue;
    int moves = 0;
    for (const LetterMove move : rules.moves(p)) {
      const LetterHeap q = rules.after(p, move);
      ASSERT_EQ(rules.mover(q), opponent(rules.mover(p)));
      ASSERT_GT(rules.layer(q), rules.layer(p));
      ++moves;
    }
    ASSERT_GT(moves, 0);
  }
}

TEST(LettersRules, WordsAreReadBack) {
  const LettersRules rules = game({{9, 9, 9, 9}});
  const LetterHeap heap{{1, 0, 2, 0}};
  EXPECT_EQ(rules.position_text(heap), "a=1;b=0;c=2;d=0");
  EXPECT_EQ(rules.parse_position("a=1;b=0;c=2;d=0"), heap);
  EXPECT_EQ(rules.parse_position("c=2 a=1"), heap);
  for (const LetterMove move : rules.moves(heap)) {
    EXPECT_EQ(rules.parse_move(heap, rules.move_text(heap, move)), move);
  }
}

TEST(LettersRules, RefusesWhatIsNoHeapAndNoMove) {
  const LettersRules rules = game({{1, 1, 1, 1}});
  EXPECT_THROW(game({{0, 0, 0, 0}}), InputError);
  EXPECT_THROW(game({{-1, 2, 0, 0}}), InputError);
  EXPECT_THROW(game({{LettersRules::kMostLetters, 1, 0, 0}}), InputError);
  EXPECT_THROW(parse_letter_heap("2000000000 0 0 0"), InputError);
  EXPECT_THROW(parse_letter_heap("a=99999999999"), InputError);
  EXPECT_THROW(parse_letter_heap("a=x"), InputError);
  EXPECT_THROW(parse_letter_heap("a="), InputError);
  EXPECT_THROW(parse_letter_heap("e=1"), InputError);
  EXPECT_THROW(parse_letter_heap(""), InputError);
  EXPECT_THROW(rules.parse_position("a=5"), InputError);
  EXPECT_THROW(rules.parse_move(rules.start(), "BB>A"), InputError);
  EXPECT_THROW(rules.parse_move(rules.start(), ""), InputError);
}

}  // namespace
}  // namespace harary
