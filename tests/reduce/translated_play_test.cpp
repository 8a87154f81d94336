// SPDX-License-Identifier: MIT
// Who wins on the formula wins on the board, whatever the opponent plays: against every sequence of
// moves on small boards, against random ones on larger boards.
#include "reduce/translated_play.hpp"
#include "base/portable.hpp"
#include "reduce/formulas.hpp"

namespace harary::tests {
namespace {

template <class R>
bool won(const R& rules, const typename R::Position& p, Side own) {
  const Value first = for_first(rules.mover(p), *rules.result(p));
  return own == Side::first ? first > 0 : first < 0;
}

// Does the strategy win against all replies?
template <class R, class Strategy>
bool wins_always(const R& rules, const typename R::Position& p, Strategy strategy, Side own) {
  if (rules.result(p)) return won(rules, p, own);
  if (rules.mover(p) == own) {
    const int move = strategy.move();
    for (const int legal : rules.moves(p)) {
      if (legal == move) return wins_always(rules, rules.after(p, move), strategy, own);
    }
    return false;
  }
  for (const int move : rules.moves(p)) {
    Strategy informed = strategy;
    informed.opponent_took(move);
    if (!wins_always(rules, rules.after(p, move), informed, own)) return false;
  }
  return true;
}

template <class R, class Strategy>
bool wins_at_random(const R& rules, Strategy strategy, Side own, TestRandom& random) {
  auto p = rules.start();
  while (!rules.result(p)) {
    std::vector<int> moves;
    for (const int move : rules.moves(p)) moves.push_back(move);
    int move = moves[random.below(moves.size())];
    if (rules.mover(p) == own) {
      move = strategy.move();
      if (portable::ranges::find(moves, move) == moves.end()) return false;
    } else {
      strategy.opponent_took(move);
    }
    p = rules.after(p, move);
  }
  return won(rules, p, own);
}

TEST(TranslatedPlay, WinsAgainstEveryReplyOnAllSmallFormulas) {
  for (PositiveFormula formula : all_positive(NormalForm::cnf, 3, 3)) {
    SCOPED_TRACE(formula_word(formula));
    {
      const auto oracle = std::make_shared<FormulaOracle>(formula);
      const CnfStrategy strategy(formula, oracle, oracle->winner());
      const PointSetup setup = setup_of(avoidance_of_cnf(formula, "avoidance"));
      const OnAvoidance normal(setup);
      ASSERT_TRUE(wins_always(normal, normal.start(), strategy, oracle->winner()));
      const OnMisere misere(setup);
      ASSERT_TRUE(wins_always(misere, misere.start(), strategy, oracle->winner()));
    }
    formula.form = NormalForm::dnf;
    const auto oracle = std::make_shared<FormulaOracle>(formula);
    const OnAchievement race(setup_of(achievement_of_dnf(formula, "achievement")));
    ASSERT_TRUE(wins_always(race, race.start(),
                            DnfStrategy(formula, oracle, oracle->winner(), true),
                            oracle->winner()));
    const PointSetup plain = setup_of(achievement_of_dnf(formula, "maker-breaker"));
    const OnMakerBreaker weak(plain);
    const OnNoDraw no_draw(plain);
    const DnfStrategy strategy(formula, oracle, oracle->winner(), false);
    ASSERT_TRUE(wins_always(weak, weak.start(), strategy, oracle->winner()));
    ASSERT_TRUE(wins_always(no_draw, no_draw.start(), strategy, oracle->winner()));
  }
}

TEST(TranslatedPlay, WinsAgainstRandomRepliesOnLargerFormulas) {
  TestRandom random(41);
  for (int round = 0; round < 150; ++round) {
    PositiveFormula formula =
        random_positive(random, NormalForm::cnf, 4 + random.below(5), 2 + random.below(6));
    SCOPED_TRACE(formula_word(formula));
    const auto cnf = std::make_shared<FormulaOracle>(formula);
    const PointSetup setup = setup_of(avoidance_of_cnf(formula, "avoidance"));
    const OnAvoidance normal(setup);
    const OnMisere misere(setup);
    for (int play = 0; play < 20; ++play) {
      const CnfStrategy strategy(formula, cnf, cnf->winner());
      ASSERT_TRUE(wins_at_random(normal, strategy, cnf->winner(), random));
      ASSERT_TRUE(wins_at_random(misere, strategy, cnf->winner(), random));
    }
    formula.form = NormalForm::dnf;
    const auto dnf = std::make_shared<FormulaOracle>(formula);
    const OnAchievement race(setup_of(achievement_of_dnf(formula, "achievement")));
    for (int play = 0; play < 20; ++play) {
      ASSERT_TRUE(wins_at_random(race, DnfStrategy(formula, dnf, dnf->winner(), true),
                                 dnf->winner(), random));
    }
  }
}

// In avoidance+ the opponent may colour several edges at once; the strategy answers with one.
TEST(TranslatedPlay, WinsAgainstRandomSetsInAvoidancePlus) {
  TestRandom random(42);
  for (int round = 0; round < 300; ++round) {
    const PositiveFormula formula =
        random_positive(random, NormalForm::cnf, 2 + random.below(4), 1 + random.below(4));
    SCOPED_TRACE(formula_word(formula));
    const auto oracle = std::make_shared<FormulaOracle>(formula);
    const Side own = oracle->winner();
    const OnAvoidancePlus rules(setup_of(avoidance_of_cnf(formula, "avoidance+")));
    CnfStrategy strategy(formula, oracle, own);
    auto p = rules.start();
    while (!rules.result(p)) {
      OnAvoidancePlus::Move move;
      if (rules.mover(p) == own) {
        const int edge = strategy.move();
        ASSERT_GE(edge, 0);
        move.insert(edge);
        ASSERT_FALSE(rules.copies(colour_of(own)).completed_by(p.colours[colour_of(own)], edge));
      } else {
        const int colour = colour_of(opponent(own));
        const int most = 1 + random.below(3);
        std::vector<int> open;
        for (const int e : rules.open(p.colours)) open.push_back(e);
        while (!open.empty() && move.size() < most) {
          const std::size_t at = random.below(open.size());
          const int e = open[at];
          open.erase(open.begin() + static_cast<std::ptrdiff_t>(at));
          if (!rules.copies(colour).completed_by(p.colours[colour] | move, e)) move.insert(e);
        }
        for (const int e : move) strategy.opponent_took(e);
      }
      p = rules.after(p, move);
    }
    ASSERT_TRUE(won(rules, p, own));
  }
}

}  // namespace
}  // namespace harary::tests
