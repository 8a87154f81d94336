// SPDX-License-Identifier: MIT
// What a side answers that has nothing in mind but to stop the opponent's copies: asks the
// one-sided game of a family's core (games/edges/one_sided). Each thread has its own; all share a
// table.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/job.hpp"
#include "games/one_sided.hpp"
#include "solve/one_sided/search.hpp"
#include "solve/proof/expansion.hpp"

namespace harary {

template <class Core>
struct BreakerTable {
  using Table = SharedTable<typename Core::OneSidedGame::Key, OneSidedFacts>;

  // Takes at most `memory_bytes`.
  explicit BreakerTable(std::uint64_t memory_bytes) : table(memory_bytes) {}
  // Takes over what a search proved, as far as there is room.
  void learn(const AnyTable& proved, const Job& job) {
    table.reserve(proved.entries());
    Pace pace([&job] { job.check(); });
    proved.for_each_entry([&](std::span<const std::uint64_t> entry) {
      pace.step();
      table.put(entry);
    });
  }
  // For what one thread is going to store next, or several threads in a batch. No other thread may
  // use the table meanwhile.
  void make_room() {
    if (table.crowded()) table.grow();
  }
  void make_room_for_batch() {
    constexpr std::uint64_t kLeast = std::uint64_t{1} << 18;
    table.reserve(std::max(4 * table.entries(), kLeast));
  }

  Table table;
};

template <class Core>
class BreakerReplies {
  static_assert(BoundedByOneSided<Core>);

 public:
  using Position = typename Core::Position;
  using Start = typename Core::OneSidedGame::Start;

  // All must outlive this object. `alone`: no other thread uses the table, so that it may grow.
  BreakerReplies(const Core& core, Side breaker, Job& job, BreakerTable<Core>& shared, bool alone)
      : core_(core),
        breaker_(breaker),
        search_(
            core.one_sided(), shared.table,
            [&job, &shared, alone, looked_at = 0U]() mutable {
              if (++looked_at % 256 == 0) job.check();
              if (alone) shared.make_room();
              return true;
            },
            OneSidedLemmas::verifiers) {}

  // Whether Breaker is sure of `owed` in p because he holds; only where that is worth a search.
  bool holds_for(const Position& p, Value owed) {
    const bool breakers_turn = core_.mover(p) == breaker_;
    bool result = false;
    core_.for_each_one_sided(
        p, [&](const Start& start, bool makers_turn, const Bounds& if_breaker_wins) {
          // Of the two one-sided games that there may be, the one in which this side is Breaker.
          const Value sure = breakers_turn ? if_breaker_wins.lower : -if_breaker_wins.upper;
          if (!result && makers_turn != breakers_turn && sure >= owed) {
            result = holds(start, makers_turn);
          }
        });
    return result;
  }
  // Whether Breaker holds in p.
  bool holds(const Position& p) {
    return holds(core_.one_sided_start(p, opponent(breaker_)), core_.mover(p) != breaker_);
  }
  // Whether it is known without a search that Breaker holds in p, where Maker is to move.
  bool known_to_hold(const Position& p) {
    return search_.breaker_is_known_to_win(core_.one_sided_start(p, opponent(breaker_)));
  }
  // The moves of Breaker that need to be tried in p, the best first.
  std::vector<int> replies(const Position& p) const {
    typename Core::OneSidedGame::Position begun;
    core_.one_sided().begin(core_.one_sided_start(p, opponent(breaker_)), begun);
    OneSidedMoves moves;
    const std::size_t count = Core::OneSidedGame::moves(begun, false, moves);
    return {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(count)};
  }

 private:
  bool holds(const Start& start, bool makers_turn) {
    return !search_.maker_wins(start, makers_turn).value();
  }

  const Core& core_;
  Side breaker_;
  OneSidedSearch<typename Core::OneSidedGame, std::function<bool()>> search_;
};

}  // namespace harary
