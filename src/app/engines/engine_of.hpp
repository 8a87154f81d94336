// SPDX-License-Identifier: MIT
// A search for typed positions as an engine.
#pragma once

#include <optional>
#include <type_traits>
#include <utility>

#include "app/certify/core_certificate.hpp"
#include "app/certify/sum_certificate.hpp"
#include "app/engines/engine.hpp"

namespace harary {

// Search: ProofSearch and what answers as it does, for the positions of R.
template <class R, class Search>
class EngineOf final : public Engine {
 public:
  // Makes its search from `arguments`. Rules and job must outlive this object.
  template <class... Arguments>
  EngineOf(const R& rules, Job& job, Arguments&&... arguments)
      : rules_(rules), job_(job), search_(rules, std::forward<Arguments>(arguments)...) {}

  Value value(const Position& p, Value alpha, Value beta) override {
    return search_.value(in(p), alpha, beta);
  }
  std::optional<Value> value_within(const Position& p, Value alpha, Value beta,
                                    std::uint64_t most) override {
    if constexpr (requires { search_.value_within(in(p), alpha, beta, most); }) {
      return search_.value_within(in(p), alpha, beta, most);
    }
    return value(p, alpha, beta);
  }
  bool known_to_reach(const Position& q, Value target, Side side) override {
    return search_.known_to_reach(in(q), target, side);
  }
  Coding coding() const override { return Search::coding(); }
  AnyTable* table() override { return &search_.table(); }
  SearchStats stats() const override { return search_.stats(); }

  bool begin_again() override {
    if constexpr (requires { search_.begin_again(); }) {
      search_.begin_again();
      return true;
    }
    return false;
  }

  bool change_fingerprints() override {
    if constexpr (requires { search_.change_fingerprints(); }) return search_.change_fingerprints();
    return false;
  }
  std::optional<double> confusion() const override {
    if constexpr (requires { search_.confusion(); }) return search_.confusion();
    return std::nullopt;
  }

  bool answers_thresholds() const override { return kThresholds; }
  bool knows_nimbers() const override { return kNimbers; }
  int nimber(const Position& p) override {
    if constexpr (kNimbers) return search_.nimber(in(p));
    (void)p;
    return 0;
  }
  std::optional<ReducedPositions> reduced_positions(const Statement& statement,
                                                    CertifiedPositions of) override {
    if constexpr (CertifiableByCore<R> && requires { search_.core(); }) {
      if (const auto start = core_start(rules_)) {
        return core_strategy_positions<R>(*start, statement, search_, job_,
                                          of == CertifiedPositions::automatic);
      }
    }
    if constexpr (requires { requires CertifiableBySum<typename Search::Sums>; }) {
      using Start = typename VerifiersSum<typename Search::Sums>::Start;
      if (of == CertifiedPositions::automatic && statement.at_least == 1) {
        return sum_strategy_positions(sum_start<Start>(rules_), statement, search_.search(), job_);
      }
    }
    (void)statement;
    (void)of;
    return std::nullopt;
  }

 private:
  std::uint64_t visited() const override { return search_.positions(); }
  void begin_counting() override { search_.begin_counting(); }

  static constexpr bool kThresholds = [] {
    if constexpr (HasCore<R> && requires(Search& search) { search.core(); })
      return bool(R::kThreshold);
    return false;
  }();
  static constexpr bool kNimbers =
      requires(Search& search, const typename R::Position& p) { search.nimber(p); };

  static decltype(auto) in(const Position& p) {
    if constexpr (std::is_same_v<typename R::Position, Position>) {
      return (p);
    } else {
      return p.as<typename R::Position>();
    }
  }

  const R& rules_;
  Job& job_;
  Search search_;
};

}  // namespace harary
