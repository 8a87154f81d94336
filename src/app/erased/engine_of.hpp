// SPDX-License-Identifier: MIT
// Type erasure of any engine for the positions of R.
#pragma once

#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/core_certificate.hpp"
#include "app/erased/engine.hpp"

namespace harary {

// R: rules, or ErasedRules<Size>, whose positions are blobs already. Search: ProofSearch and what
// answers as it does.
template <class R, int Size, class Search>
class EngineOf final : public Engine<Size> {
 public:
  using typename Engine<Size>::Position;
  using typename Engine<Size>::Move;

  // Makes its search from `arguments`. Rules and job must outlive this object.
  template <class... Arguments>
  EngineOf(const R& rules, Job& job, Arguments&&... arguments)
      : rules_(rules), job_(job), search_(rules, std::forward<Arguments>(arguments)...) {}

  Value value(const Position& p, Value alpha, Value beta) override {
    return search_.value(in<typename R::Position>(p), alpha, beta);
  }
  Value move_value(const Position& p, const Move& m, Value alpha, Value beta) override {
    return search_.move_value(in<typename R::Position>(p), in<typename R::Move>(m), alpha, beta);
  }
  std::optional<Move> proved_move(const Position& p, Value target) override {
    const auto move = search_.proved_move(in<typename R::Position>(p), target);
    if (!move) return std::nullopt;
    return out(*move);
  }
  std::vector<Move> moves_reaching(const Position& p, Value target) override {
    std::vector<Move> result;
    for (const auto& move : search_.moves_reaching(in<typename R::Position>(p), target)) {
      result.push_back(out(move));
    }
    return result;
  }

  bool duels() const override { return kDuels; }
  bool knows_nimbers() const override { return kNimbers; }
  int nimber(const Position& p) override {
    if constexpr (kNimbers) return search_.nimber(in<typename R::Position>(p));
    (void)p;
    return 0;
  }
  std::optional<PositionSet> core_positions(const Statement& statement) override {
    if constexpr (CertifiableByCore<R> && requires { search_.core(); }) {
      const auto start = core_start(rules_);
      if (start && core_certifies<R>(statement)) {
        return CoreStrategy<R>(*start, statement, search_, job_).positions();
      }
    }
    (void)statement;
    return std::nullopt;
  }

 private:
  std::uint64_t visited() const override { return search_.positions(); }

  static constexpr bool kDuels = [] {
    if constexpr (HasCore<R> && requires(Search& search) { search.core(); }) return bool(R::kDuel);
    return false;
  }();
  static constexpr bool kNimbers =
      requires(Search& search, const typename R::Position& p) { search.nimber(p); };

  template <class T, class B>
  static T in(const B& blob) {
    if constexpr (std::is_same_v<T, B>) {
      return blob;
    } else {
      return blob.template as<T>();
    }
  }
  static Move out(const typename R::Move& move) {
    if constexpr (std::is_same_v<Move, typename R::Move>) {
      return move;
    } else {
      return Move::of(move);
    }
  }

  const R& rules_;
  Job& job_;
  Search search_;
};

}  // namespace harary
