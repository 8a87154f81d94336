// SPDX-License-Identifier: MIT
// Joins a family of games with the engines. Included once for each family.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include "app/core_certificate.hpp"
#include "app/erased/engines_of.hpp"
#include "app/erased/make_game.hpp"
#include "app/family_entry.hpp"
#include "app/verifiers_sum.hpp"
#include "verify/cores/core_game.hpp"

namespace harary {

// Rules of one type with the type forgotten: what a family hands out of its visit.
class Joint {
 public:
  virtual ~Joint() = default;
  virtual std::unique_ptr<Game> game(const std::string& name, const GameOptions& options) const = 0;
  // The game as the verifier sees it; nullptr if there are no certificates for it.
  virtual std::unique_ptr<PlainGame> plain(std::optional<int> player) const = 0;
  // The same for certificates with positions of that kind; nullptr if there are none.
  virtual std::unique_ptr<PlainGame> reduced(const Statement& statement,
                                             PositionKind kind) const = 0;
};

template <PlayableRules R>
class JointOf final : public Joint {
 public:
  explicit JointOf(R rules) : door_(std::make_shared<DoorOf<R>>(std::move(rules))) {}

  std::unique_ptr<Game> game(const std::string& name, const GameOptions& options) const override {
    return make_game(name, instance_of(erased(), options), erased(), engines());
  }
  std::unique_ptr<PlainGame> plain(std::optional<int> player) const override {
    return make_plain_game(erased(), player);
  }
  std::unique_ptr<PlainGame> reduced(const Statement& statement, PositionKind kind) const override {
    if (kind == PositionKind::summands) return summands(statement);
    if constexpr (CertifiableByCore<R>) {
      using Reduced = typename VerifiersCore<typename R::Core>::Reduced;
      auto start = core_start(door_->rules());
      const bool raised = kind == PositionKind::raised_cores;
      const bool one_sided = kind == PositionKind::one_sided_cores || (raised && Weakens<Reduced>);
      if (start && (!raised || Raises<Reduced>) && (!one_sided || Weakens<Reduced>)) {
        start->raised = raised;
        return std::make_unique<CoreGame<Reduced>>(*start, statement, plain(statement.player),
                                                   one_sided);
      }
    }
    (void)statement;
    (void)kind;
    return nullptr;
  }

 private:
  std::unique_ptr<PlainGame> summands(const Statement& statement) const {
    std::unique_ptr<PlainGame> game;
    if constexpr (SumOfGames<R>) {
      with_sum(door_->rules(), [&](const auto& sums, const auto&) {
        using Sums = std::remove_cvref_t<decltype(sums)>;
        if constexpr (CertifiableBySum<Sums>) {
          using Verifiers = VerifiersSum<Sums>;
          game = std::make_unique<typename Verifiers::Game>(
              sum_start<typename Verifiers::Start>(door_->rules()), statement,
              plain(statement.player));
        }
      });
    }
    (void)statement;
    return game;
  }

  ErasedRules<kBlobOf<R>> erased() const { return ErasedRules<kBlobOf<R>>(door_); }
  std::unique_ptr<const Engines<kBlobOf<R>>> engines() const {
    return std::make_unique<EnginesOf<R>>(door_);
  }

  std::shared_ptr<const DoorOf<R>> door_;
};

template <class Family>
std::unique_ptr<Joint> joint_of_family(const std::string& game, const GameOptions& options) {
  return Family::visit(game, options, [](auto rules) -> std::unique_ptr<Joint> {
    return std::make_unique<JointOf<decltype(rules)>>(std::move(rules));
  });
}

template <class Family>
std::unique_ptr<Game> make_of_family(const std::string& game, const GameOptions& options) {
  return joint_of_family<Family>(game, options)->game(game, options);
}

template <class Family>
std::unique_ptr<PlainGame> plain_of_family(const std::string& game, const GameOptions& options,
                                           std::optional<int> player) {
  return joint_of_family<Family>(game, options)->plain(player);
}

template <class Family>
std::unique_ptr<PlainGame> reduced_of_family(const std::string& game, const GameOptions& options,
                                             const Statement& statement, PositionKind kind) {
  return joint_of_family<Family>(game, options)->reduced(statement, kind);
}

template <class Family>
FamilyEntry joined() {
  return {Family::games(), make_of_family<Family>, plain_of_family<Family>,
          reduced_of_family<Family>};
}

}  // namespace harary
