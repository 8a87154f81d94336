// SPDX-License-Identifier: MIT
// One suite that every family of games passes, made into tests for each line of the catalogue by
// family.cpp.in. A new family is in it as soon as it is in the catalogue.
#pragma once

#include "conformance/isomorphism.hpp"
#include "conformance/plain_rules.hpp"
#include "conformance/reasons.hpp"
#include "conformance/run_time.hpp"
#include "conformance/words.hpp"
#include "instances/instances.hpp"

namespace harary::tests {

// Calls check(rules, random) for the examples of each game of the family, the wide ones included,
// and for `count` small random instances of each.
template <class Family, class Check>
void for_all_instances(int count, std::uint64_t seed, Check&& check) {
  TestRandom random(seed);
  for (const GameDescription& game : Family::games()) {
    std::vector<OptionTexts> fixed = wide_examples(game);
    fixed.push_back(example(game));
    for (const OptionTexts& texts : fixed) {
      SCOPED_TRACE(words_of(game.name, texts));
      Family::visit(game.name, options_of(texts), [&](const auto& rules) { check(rules, random); });
      if (testing::Test::HasFatalFailure()) return;
    }
  }
  for_random_instances<Family>(
      count, 10, seed + 1,
      [&](const auto& rules, const GameDescription&, const OptionTexts&) { check(rules, random); });
}

template <class R>
void follow_the_rules(const R& rules, TestRandom& random) {
  const RandomGame<R> game = play_at_random(rules, random);
  check_turns(rules, game);
  check_end(rules, game.end);
  check_reason(rules, game.end);
  for (const auto& p : sample(game, 12)) {
    if (!rules.result(p)) check_moves(rules, p);
  }
}

template <class R>
void speak_in_words(const R& rules, TestRandom& random) {
  const RandomGame<R> game = play_at_random(rules, random);
  const auto positions = sample(game, 6);
  for (const auto& p : positions) {
    check_words(rules, p);
    check_illegal_moves(rules, p);
  }
  check_damaged_words(rules, positions, 30, random.below(std::size_t{1} << 20));
}

template <class R>
void forget_labels(const R& rules, TestRandom& random) {
  for (const auto& p : sample(play_at_random(rules, random), 4)) {
    check_isomorphism(rules, p, random);
  }
}

template <class R>
void step_back(const R& rules, TestRandom& random) {
  if constexpr (Layered<R>) {
    const RandomGame<R> game = play_at_random(rules, random);
    const std::size_t stride = game.steps.size() / 4 + 1;
    for (std::size_t i = 0; i < game.steps.size(); i += stride) {
      const auto& [before, move] = game.steps[i];
      check_predecessors(rules, before, rules.after(before, move));
    }
  }
}

// Only the last moves of a game: the plain definition has to look at everything. And only of small
// boards where another move may lead to a much later end.
template <class R>
void bracket_the_value(const R& rules, TestRandom& random) {
  if constexpr (Bounded<R>) {
    if constexpr (requires { rules.total(); }) {
      if (rules.total() > 20) return;
    }
    const RandomGame<R> game = play_at_random(rules, random);
    Reference<R> reference(rules);
    const std::size_t from = game.steps.size() - std::min<std::size_t>(game.steps.size(), 7);
    for (std::size_t i = from; i < game.steps.size(); ++i) {
      // A copy may end a play of a large board early: what is left may be too much for the
      // reference.
      if constexpr (requires { rules.open(game.steps[i].position).size(); }) {
        if (rules.open(game.steps[i].position).size() > 16) continue;
      }
      check_bounds(rules, game.steps[i].position, reference);
    }
  }
}

}  // namespace harary::tests
