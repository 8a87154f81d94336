// SPDX-License-Identifier: MIT
// A family of games with its engines and what the verifier needs. Included once for each family.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

#include "app/certify/core_certificate.hpp"
#include "app/certify/verifiers_sum.hpp"
#include "app/engines/engines_of.hpp"
#include "app/family_entry.hpp"
#include "games/rules_of.hpp"
#include "verify/cores/core_game.hpp"

namespace harary {

// The game as a sum in the verifier's terms; null if it is none that the verifier knows.
template <PlayableRules R>
std::unique_ptr<PlainGame> verified_sum(const R& rules, const Statement& statement,
                                        std::unique_ptr<PlainGame> plain) {
  std::unique_ptr<PlainGame> game;
  if constexpr (SumOfGames<R>) {
    with_sum(rules, [&](const auto& sums, const auto&) {
      using Sums = std::remove_cvref_t<decltype(sums)>;
      if constexpr (CertifiableBySum<Sums>) {
        using Verifiers = VerifiersSum<Sums>;
        game = std::make_unique<typename Verifiers::Game>(
            sum_start<typename Verifiers::Start>(rules), statement, std::move(plain));
      }
    });
  }
  (void)statement;
  return game;
}

// The game on its core in the verifier's terms; null if it has none of that kind.
template <PlayableRules R>
std::unique_ptr<PlainGame> verified_core(const R& rules, const Statement& statement,
                                         PositionKind kind, std::unique_ptr<PlainGame> plain) {
  if constexpr (CertifiableByCore<R>) {
    using Reduced = typename VerifiersCore<typename R::Core>::Reduced;
    auto start = core_start(rules);
    const bool raised = kind == PositionKind::raised_cores;
    const bool one_sided = kind == PositionKind::one_sided_cores || (raised && Weakens<Reduced>);
    if (start && (!raised || Raises<Reduced>) && (!one_sided || Weakens<Reduced>)) {
      start->raised = raised;
      return std::make_unique<CoreGame<Reduced>>(*start, statement, std::move(plain), one_sided);
    }
  }
  (void)statement;
  (void)kind;
  return nullptr;
}

template <PlayableRules R>
GameParts parts_of(R typed) {
  const auto rules = std::make_shared<const RulesOf<R>>(std::move(typed));
  const auto reduced = [rules](const Statement& statement, PositionKind kind,
                               std::unique_ptr<PlainGame> plain) {
    return kind == PositionKind::summands
               ? verified_sum(rules->typed(), statement, std::move(plain))
               : verified_core(rules->typed(), statement, kind, std::move(plain));
  };
  return {rules, std::make_shared<EnginesOf<R>>(rules), reduced};
}

template <class Family>
GameParts parts_of_family(const std::string& game, const GameOptions& options) {
  return Family::visit(game, options, [](auto rules) { return parts_of(std::move(rules)); });
}

template <class Family>
FamilyEntry entry_of_family() {
  return {Family::games(), parts_of_family<Family>};
}

}  // namespace harary
