// SPDX-License-Identifier: MIT
// The proof search on the core of a game, as an engine for the game's own positions: it answers
// what the proof search on those would, so that answers and certificates are computed in the same
// way. Where the core is a threshold game, a window that holds no value between its ends is one
// threshold; a wider one takes one threshold after the other, until the value is known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "app/engines/core_search.hpp"
#include "games/rules.hpp"
#include "solve/proof/search.hpp"

namespace harary {

template <HasCore R>
class CoreEngine {
 public:
  using Core = typename R::Core;
  using Position = typename R::Position;

  // `rules` must outlive the engine. The search is on the core of `rules` as long as it is used.
  CoreEngine(const R& rules, std::shared_ptr<CoreSearch<Core>> search)
      : rules_(rules), kept_(std::move(search)), core_(kept_->core), search_(kept_->search) {}

  Value value(const Position& p, Value alpha = -kInfinity, Value beta = kInfinity) {
    if constexpr (R::kThreshold) {
      const bool first = rules_.mover(p) == Side::first;
      return first ? value_of_first(p, alpha, beta) : -value_of_first(p, -beta, -alpha);
    } else {
      return search_.value(rules_.in_core(core_, p), alpha, beta);
    }
  }
  // Of a core that is no threshold game; as Engine::value_within.
  std::optional<Value> value_within(const Position& p, Value alpha, Value beta, std::uint64_t most)
    requires(!R::kThreshold)
  {
    return search_.value_within(rules_.in_core(core_, p), alpha, beta, most);
  }
  // Whether it is known without a search that q is worth `target` or better for `side`.
  bool known_to_reach(const Position& q, Value target, Side side) {
    if constexpr (R::kThreshold) {
      const Value threshold = side == Side::first ? target : 1 - target;
      if (const auto reaches = outside_of_range(q, threshold)) {
        return *reaches == (side == Side::first);
      }
      const auto in_core = rules_.in_core(core_, q, threshold);
      const ValueRange known = seen_before(search_.known(in_core), core_.mover(in_core) == side);
      return known.lower > 0;
    } else {
      const ValueRange known =
          seen_before(search_.known(rules_.in_core(core_, q)), rules_.mover(q) == side);
      return known.lower >= target;
    }
  }
  static constexpr Coding coding() { return Coding::plain; }

  void begin_again() { search_.begin_again(); }
  bool has_begun_again() const { return search_.has_begun_again(); }

  // The same on the core, for its own positions.
  const Core& core() const { return core_; }
  ValueRange known_in_core(const typename Core::Position& q) { return search_.known(q); }
  Value value_in_core(const typename Core::Position& q, Value alpha, Value beta) {
    return search_.value(q, alpha, beta);
  }

  std::uint64_t positions() const { return search_.positions(); }
  AnyTable& table() { return search_.table(); }
  SearchStats stats() const {
    SearchStats stats = search_.stats();
    stats.search = "core";
    return stats;
  }
  void begin_counting() { search_.begin_counting(); }
  const AnyTable* one_sided_table() const { return search_.one_sided_table(); }

 private:
  // Of thresholds that every play from p reaches, or none. The core need not have them, and a
  // search would look for a line in which nothing is ever decided.
  std::optional<bool> outside_of_range(const Position& p, Value at_least) const {
    const std::vector<Value> outcomes = rules_.outcomes(p);
    if (at_least <= outcomes.front()) return true;
    if (at_least > outcomes.back()) return false;
    return std::nullopt;
  }
  bool first_reaches(const Position& p, Value at_least) {
    if (const auto reaches = outside_of_range(p, at_least)) return *reaches;
    const auto q = rules_.in_core(core_, p, at_least);
    return (search_.value(q, 0, 1) > 0) == (core_.mover(q) == Side::first);
  }

  // As value(), for the first side.
  Value value_of_first(const Position& p, Value alpha, Value beta) {
    if (beta - alpha == 1) return first_reaches(p, beta) ? beta : alpha;
    if (!core_.knows_outcomes()) {
      throw std::logic_error("internal error: a threshold game was asked for more than who wins");
    }
    const std::vector<Value> outcomes = rules_.outcomes(p);
    std::size_t low = 0;  // reached
    std::size_t high = outcomes.size() - 1;
    while (low < high && outcomes[low] < beta && outcomes[high] > alpha) {
      const std::size_t next = R::next_threshold(outcomes, low, high);
      if (first_reaches(p, outcomes[next])) {
        low = next;
      } else {
        high = next - 1;
      }
    }
    return outcomes[low] < beta ? outcomes[high] : outcomes[low];
  }

  const R& rules_;
  std::shared_ptr<CoreSearch<Core>> kept_;
  const Core& core_;
  ProofSearch<Core>& search_;
};

}  // namespace harary
