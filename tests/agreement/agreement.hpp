// SPDX-License-Identifier: MIT
// The proof engine against the plain definition: values, windows at the cuts, remoteness, best
// moves, keys, theorems, and the application's answers on top of them.
#pragma once

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/catalogue.hpp"
#include "app/solving/engine_choice.hpp"
#include "base/current_job.hpp"
#include "conformance/random_play.hpp"
#include "instances/instances.hpp"
#include "solve/proof/move_values.hpp"
#include "solve/proof/search.hpp"
#include "solve/reference/reference.hpp"
#include "support/games/promises.hpp"

namespace harary::tests {

// So little memory that the table forgets most of what it knew. Less would not hold the children of
// the positions on the way, of which there are many where a move colours many edges.
inline Budget of_one_thread(std::uint64_t memory_bytes) {
  Budget budget;
  budget.memory_bytes = memory_bytes;
  return budget;
}
template <class R>
Budget forgetful() {
  constexpr bool few_moves = std::is_same_v<typename R::Move, int>;
  return of_one_thread(few_moves ? 1 << 15 : 1 << 19);
}
inline const Budget kSmallTable = of_one_thread(std::uint64_t{1} << 22);

template <class R>
void check_values(const R& rules, Reference<R>& reference, const Budget& budget,
                  const std::vector<typename R::Position>& positions) {
  Job job(budget);
  ProofSearch<R> engine(rules, job);
  for (const auto& p : positions) {
    const Value expected = reference.evaluate(p).value;
    ASSERT_EQ(engine.value(p), expected);
    if (rules.result(p)) continue;
    const auto best = moves_reaching(rules, engine, p, expected);
    ASSERT_FALSE(best.empty());
    for (const auto& move : best) {
      const auto q = rules.after(p, move);
      const Value value = reference.evaluate(q).value;
      ASSERT_EQ(rules.mover(q) == rules.mover(p) ? value : -value, expected);
    }
  }
}

// Windows of width one, first with an empty table: a result on the right side of the cut, and in
// the same class as the value.
template <class R>
void check_cuts(const R& rules, Reference<R>& reference) {
  const auto p = rules.start();
  const Value first = for_first(rules.mover(p), reference.evaluate(p).value);
  for (const Value cut : rules.cuts()) {
    Job job(kSmallTable);
    ProofSearch<R> engine(rules, job);
    const Value found = rules.mover(p) == Side::first ? engine.value(p, cut, cut + 1)
                                                      : -engine.value(p, -cut - 1, -cut);
    ASSERT_EQ(found > cut, first > cut) << cut;
    ASSERT_TRUE(found > cut ? found <= first : found >= first) << cut;
  }
}

template <class R>
void check_remoteness(const R& rules, Reference<R>& reference,
                      const std::vector<typename R::Position>& positions, const Budget& budget) {
  if constexpr (FixedLength<R>) {
    for (const auto& p : positions) {
      const Evaluation expected = reference.evaluate(p);
      if (expected.value != 0) {
        ASSERT_EQ(rules.remaining_moves(p), expected.remoteness);
      }
    }
  } else {
    Job job(budget);
    ProofSearch<R, RemoteValuation> engine(rules, job);
    for (const auto& p : positions) {
      const Value coded = engine.value(p);
      const Evaluation found{RemoteValuation<R>::value_of(coded),
                             RemoteValuation<R>::remoteness_of(coded)};
      ASSERT_EQ(found, reference.evaluate(p));
    }
  }
}

template <class R>
void check_theorem(const R& rules, Reference<R>& reference,
                   const std::vector<typename R::Position>& positions) {
  for (const auto& p : positions) {
    const std::optional<TheoremValue> found = rules.theorem(p);
    if (found) {
      ASSERT_EQ(found->value, reference.evaluate(p).value) << found->theorem;
    }
  }
}

// The application's answer says what the plain definition says.
template <class R>
void check_answers(const R& rules, Reference<R>& reference, const std::string& name,
                   const OptionTexts& texts) {
  const auto game = make_game(name, options_of(texts));
  Job job(kSmallTable);
  const auto p = rules.start();
  const Evaluation expected = reference.evaluate(p);
  const Verdict verdict = rules.verdict(for_first(rules.mover(p), expected.value));
  for (const QuestionKind kind : {QuestionKind::outcome, QuestionKind::winner}) {
    for (const Method method : {Method::automatic, Method::search}) {
      const Answer answer = game->solve({kind, true, method, ""}, job);
      ASSERT_TRUE(answer.proved);
      ASSERT_EQ(answer.winner, verdict.winner);
      if (expected.value != 0) {
        ASSERT_EQ(answer.remoteness, expected.remoteness);
      }
      // Who only asks for the winner may not learn by how much.
      if (kind == QuestionKind::outcome || (!verdict.outcome && answer.value)) {
        ASSERT_EQ(answer.value, verdict.score);
      }
      if (kind == QuestionKind::outcome) {
        ASSERT_EQ(answer.outcome, verdict.outcome);
      }
      for (const std::string& move : answer.best) {
        const auto q = rules.after(p, rules.parse_move(p, move));
        const Value after = for_first(rules.mover(q), reference.evaluate(q).value);
        ASSERT_EQ(rules.verdict(after).winner, verdict.winner) << move;
      }
    }
  }
}

// What each move is worth to the mover: 1 a win, 0 a tie, -1 a loss, by the plain definition.
template <class R>
std::vector<std::pair<std::string, int>> worth_of_moves(const R& rules, Reference<R>& reference,
                                                        const typename R::Position& p) {
  std::vector<std::pair<std::string, int>> result;
  for (const auto& move : rules.moves(p)) {
    const auto q = rules.after(p, move);
    const Value of_first = for_first(rules.mover(q), reference.evaluate(q).value);
    result.emplace_back(rules.move_text(p, move), worth(rules.verdict(of_first), rules.mover(p)));
  }
  return result;
}

// The analysis by winners: every move once, in the order of the rules, what it is worth and no
// length; the best moves are all that keep the best of win, tie and loss.
template <class R>
void check_winners(const R& rules, Reference<R>& reference, const Game& game,
                   const typename R::Position& p) {
  if (rules.result(p)) return;
  const auto expected = worth_of_moves(rules, reference, p);
  int most = -1;
  for (const auto& [move, worth_here] : expected) most = std::max(most, worth_here);
  Job job(kSmallTable);
  const Analysis found = game.analyse(rules.position_text(p), job, QuestionKind::winner);
  ASSERT_FALSE(found.stopped);
  ASSERT_TRUE(found.undecided.empty());
  ASSERT_EQ(found.moves.size(), expected.size());
  ASSERT_EQ(worth(found.verdict, rules.mover(p)), most);
  ASSERT_FALSE(found.remoteness || found.verdict.outcome || found.verdict.score);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const MoveReport& report = found.moves[i];
    ASSERT_EQ(report.move, expected[i].first);
    ASSERT_EQ(worth(report.verdict, rules.mover(p)), expected[i].second) << report.move;
    ASSERT_EQ(report.best, expected[i].second == most) << report.move;
    ASSERT_FALSE(report.remoteness || report.verdict.outcome || report.verdict.score);
  }
}

// A question about the winner names a move that wins if there is one, also where a theorem answers.
template <class R>
void check_named_move(const R& rules, Reference<R>& reference, const Game& game) {
  const auto p = rules.start();
  if (rules.result(p) || rules.theorem_use() == TheoremUse::alone) return;
  const auto expected = worth_of_moves(rules, reference, p);
  const auto wins = [](const auto& move) { return move.second > 0; };
  if (std::none_of(expected.begin(), expected.end(), wins)) return;
  Job job(kSmallTable);
  const Answer answer =
      game.solve({.kind = QuestionKind::winner, .certificate = "", .names_move = true}, job);
  ASSERT_FALSE(answer.best.empty()) << answer.method;
  for (const std::string& move : answer.best) {
    const auto q = rules.after(p, rules.parse_move(p, move));
    const Value of_first = for_first(rules.mover(q), reference.evaluate(q).value);
    ASSERT_GT(worth(rules.verdict(of_first), rules.mover(p)), 0) << move;
  }
}

// Claims about values that the game does not have, on both sides of its range, and between: the
// engine of the catalogue says which is true, and needs no more positions than there are.
template <class R>
void check_claims(const R& rules, Reference<R>& reference, const Game& game) {
  const auto p = rules.start();
  if (rules.result(p) || rules.theorem_use() != TheoremUse::start) return;
  const Value value = reference.evaluate(p).value;
  Value least = value;
  Value most = value;
  for (const auto& [q, found] : reference.known()) {
    least = std::min({least, found.value, -found.value});
    most = std::max({most, found.value, -found.value});
  }
  for (const Value claim : {least - 1, least, least + 1, value, most, most + 1, most + 2}) {
    Job job(kSmallTable);
    const CurrentJob current(job);
    const auto engine = chosen_engine(game.engines(), QuestionKind::outcome, job, "", 1).engine;
    const Value found = engine->value(Position::of(p), claim - 1, claim);
    ASSERT_EQ(found >= claim, value >= claim) << claim;
    if (claim <= least || claim > most) {
      // Deepening may visit a position again.
      ASSERT_LE(engine->positions(), 2 * reference.positions() + 2) << claim;
    }
  }
}

// Who can force to be the last, asked for each player alone.
template <class R>
void check_players(const R& rules, const std::string& name, const OptionTexts& texts) {
  Job job(kSmallTable);
  std::vector<int> forcing;
  for (int player = 0; player < rules.players(); ++player) {
    const R own = rules.with_lone_player(player);
    Reference<R> reference(own);
    const auto p = own.start();
    const Value expected = reference.evaluate(p).value;
    ASSERT_EQ(ProofSearch<R>(own, job).value(p), expected);
    if (for_first(own.mover(p), expected) > 0) forcing.push_back(player + 1);
  }
  ASSERT_EQ(make_game(name, options_of(texts))->solve({}, job).forcing_players, forcing);
  ASSERT_LE(forcing.size(), 1U);
}

template <class R>
void agree(const R& rules, const std::string& name, const OptionTexts& texts, TestRandom& random) {
  Reference<R> reference(rules);
  std::vector<typename R::Position> positions{rules.start()};
  for (const auto& step : play_at_random(rules, random).steps) positions.push_back(step.position);
  check_values(rules, reference, kSmallTable, positions);
  check_values(rules, reference, forgetful<R>(), {rules.start()});
  check_cuts(rules, reference);
  check_remoteness(rules, reference, positions, kSmallTable);
  check_remoteness(rules, reference, {rules.start()}, forgetful<R>());
  check_theorem(rules, reference, positions);
  if constexpr (Coalitional<R>) {
    check_players(rules, name, texts);
  } else {
    check_answers(rules, reference, name, texts);
    const auto game = make_game(name, options_of(texts));
    check_winners(rules, reference, *game, rules.start());
    check_winners(rules, reference, *game, positions[positions.size() / 2]);
    check_named_move(rules, reference, *game);
    check_claims(rules, reference, *game);
  }
}

// Small boards have small capacities: there is no need to compile the engines for the others.
template <class R>
constexpr bool small_capacity() {
  if constexpr (requires { R::Edges::kCapacity; }) return R::Edges::kCapacity <= 64;
  return true;
}

template <class Family>
void agree_on_random_instances(int count, int most_edges, std::uint64_t seed) {
  TestRandom random(seed);
  for_random_instances<Family>(
      count, most_edges, seed,
      [&](const auto& rules, const GameDescription& game, const OptionTexts& texts) {
        if constexpr (small_capacity<std::decay_t<decltype(rules)>>()) {
          agree(rules, game.name, texts, random);
        }
      });
}

template <class Family>
void keys_promise_values(int count, int most_edges, std::uint64_t seed) {
  for_random_instances<Family>(count, most_edges, seed,
                               [&](const auto& rules, const GameDescription&, const OptionTexts&) {
                                 if constexpr (small_capacity<std::decay_t<decltype(rules)>>()) {
                                   ASSERT_TRUE(equal_keys_have_equal_values(rules));
                                 }
                               });
}

}  // namespace harary::tests
