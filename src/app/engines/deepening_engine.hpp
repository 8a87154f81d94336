// SPDX-License-Identifier: MIT
// The deepening search as an engine: values to the end of the game, and what it sees at a depth
// where no value is in reach.
#pragma once

#include <cstdint>
#include <optional>

#include "app/engines/engine.hpp"
#include "solve/deepening/search.hpp"
#include "solve/deepening/swindle.hpp"

namespace harary {

template <Estimating R>
class DeepeningEngine final : public Engine, public DepthSearch {
 public:
  // Rules and job must outlive this object.
  DeepeningEngine(const R& rules, Job& job, std::uint64_t memory_bytes)
      : rules_(rules), search_(rules, job, memory_bytes) {}

  Value value(const Position& p, Value alpha, Value beta) override {
    return search_.value(in(p), alpha, beta);
  }
  DepthSearch* by_depth() override { return this; }
  bool searches_for_moves() const override { return true; }
  SearchStats stats() const override { return search_.stats(); }

  Found to_depth(const Position& p, int depth) override {
    return found(search_.to_depth(in(p), depth));
  }
  Found deepen(const Position& p) override { return found(search_.deepen(in(p))); }
  Move greedy(const Position& p) override { return Move::of(search_.greedy(in(p))); }
  std::optional<Move> swindle(const Position& p, bool proved) override {
    constexpr std::uint64_t kQuickly = 50'000;
    constexpr int kMostMoves = 12;  // the time ends first on large boards
    Swindle<R> lines(rules_, search_);
    const auto move =
        proved ? lines.find(in(p), kMostMoves) : lines.find_to_the_end(in(p), kQuickly);
    return move ? std::optional(Move::of(*move)) : std::nullopt;
  }

 private:
  using Search = DeepeningSearch<R>;

  std::uint64_t visited() const override { return search_.positions(); }
  void begin_counting() override { search_.begin_counting(); }
  static typename R::Position in(const Position& p) { return p.as<typename R::Position>(); }
  static Found found(const typename Search::Result& result) {
    Found found{.exact = result.exact,
                .value = result.value / Search::kUnit,
                .points = static_cast<double>(result.value) / Search::kUnit,
                .depth = result.depth};
    if (result.best) found.best = Move::of(*result.best);
    return found;
  }

  const R& rules_;
  Search search_;
};

}  // namespace harary
