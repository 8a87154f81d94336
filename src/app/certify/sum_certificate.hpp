// SPDX-License-Identifier: MIT
// Certificates that contain summands: walks the verifier's own sums (verify/sums) and asks the
// nimber search at each of them what is known. The result is a set of the verifier's positions;
// whether it is a proof, only the verifier decides.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

#include "app/certify/reduced_positions.hpp"
#include "app/certify/verifiers_sum.hpp"
#include "app/engines/engine_lock.hpp"
#include "base/job.hpp"
#include "certificate/position_set.hpp"
#include "certificate/statement.hpp"
#include "certificate/strategy_set.hpp"
#include "games/rules.hpp"
#include "solve/move_order.hpp"
#include "solve/nimber/search.hpp"

namespace harary {

// What the threads share. The search has proved the statement.
template <CertifiableBySum S>
struct SumStrategy {
  using Start = typename VerifiersSum<S>::Start;

  Start start;
  Side side;
  NimberSearch<S>& search;
  EngineLock lock;
};

// One thread's. Every sum of which the nimber is 0 is met as its parts, each with its nimber.
template <CertifiableBySum S>
class SumStrategyWorker {
 public:
  using Joint = VerifiersSum<S>;
  using Sum = typename Joint::Sum;
  using Parts = typename Joint::Parts;

  explicit SumStrategyWorker(SumStrategy<S>& strategy)
      : strategy_(strategy), bytes_(Sum::bytes(strategy.start.order)) {}

  void begin(StrategySet& set) {
    const Sum start(strategy_.start.drawn, strategy_.start.legal);
    if (strategy_.start.mover == strategy_.side) {
      reply(set, start);
    } else {
      meet(set, Parts(start));
    }
  }
  void answer(StrategySet& set, Bytes position) {
    Sum sum;
    Sum::unpack(position, strategy_.start.order, sum);
    sum.each_successor([&](const Sum& next) {
      reply(set, next);
      return true;
    });
  }

 private:
  // To a sum of which the nimber is not 0.
  void reply(StrategySet& set, const Sum& sum) {
    // By another order of moves the answer is often there already.
    if (set.answered(packed(sum.reduced().canonical()))) return;
    std::vector<Sum> replies;
    sum.each_successor([&](const Sum& next) {
      replies.push_back(next);
      return true;
    });
    for (const Sum& next : replies) {
      if (is_met(set, Parts(next))) return;
    }
    if (set.has_begun_again()) {
      for (const Sum& next : replies) {
        if (was_met(set, Parts(next))) return meet(set, Parts(next));
      }
    }
    meet(set, Parts(best(replies)));
  }

  // Whether the set says already that the nimber is 0.
  bool is_met(StrategySet& set, const Parts& sum) {
    std::vector<Sum> parts = sum.different();
    if (parts.empty()) return sum.heap == 0;
    if (!with_nimbers(parts, sum.heap, true)) return false;
    for (const Sum& part : parts) {
      if (!set.has_met(packed(part))) return false;
    }
    return true;
  }
  // Whether an earlier round's set said so.
  bool was_met(StrategySet& set, const Parts& sum) {
    std::vector<Sum> parts = sum.different();
    return !parts.empty() && with_nimbers(parts, sum.heap, true) &&
           std::all_of(parts.begin(), parts.end(),
                       [&](const Sum& part) { return set.was_met(packed(part)); });
  }
  void meet(StrategySet& set, const Parts& sum) {
    std::vector<Sum> parts = sum.different();
    with_nimbers(parts, sum.heap, false);
    for (const Sum& part : parts) set.meet(packed(part));
  }

  // Gives parts the heaps that they equal if all of them together, and a heap, have the nimber 0:
  // the first one gets what the others leave. False: only what is known was asked for, and that is
  // not enough.
  bool with_nimbers(std::vector<Sum>& parts, int heap, bool only_known) {
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const auto position = Joint::position(parts[i]);
      std::optional<int> nimber =
          strategy_.lock.known([&] { return strategy_.search.known_nimber(position); });
      if (!nimber) {
        if (only_known) return false;
        nimber = strategy_.lock.searched([&] { return strategy_.search.nimber(position); });
      }
      parts[i].heap = *nimber;
      heap ^= *nimber;
    }
    if (!parts.empty()) parts.front().heap = heap;
    return true;
  }

  // Of the replies that are known to do, one with the fewest legal pairs: little is left there.
  // After a search that knew the answer, one that was proved with the least work, before that.
  const Sum& best(std::vector<Sum>& replies) {
    const Sum* best = nullptr;
    std::pair<int, int> fewest;
    const bool again = strategy_.search.has_begun_again();
    for (const Sum& next : replies) {
      const int work = again ? strategy_.search.work_width(Joint::position(next)) : 0;
      const std::pair left(work, next.legal_count());
      if (best != nullptr && left >= fewest) continue;
      const auto known = strategy_.lock.known(
          [&] { return strategy_.search.known_to_have(Joint::position(next), next.heap); });
      if (!known.value_or(false)) continue;
      best = &next;
      fewest = left;
    }
    return best != nullptr ? *best : search(replies);
  }

  // The table has forgotten: the shortest games first.
  const Sum& search(std::vector<Sum>& replies) {
    std::vector<Ranked> ranks;
    order_by(std::span(replies), ranks,
             [](const Sum& next) { return std::int64_t{next.legal_count()}; });
    for (const Sum& next : replies) {
      const bool does = strategy_.lock.searched(
          [&] { return strategy_.search.has_nimber(Joint::position(next), next.heap); });
      if (does) return next;
    }
    throw std::logic_error("internal error: the search contradicts an earlier proof");
  }

  Bytes packed(const Sum& sum) {
    sum.pack(strategy_.start.order, bytes_);
    return bytes_;
  }

  SumStrategy<S>& strategy_;
  std::vector<std::uint8_t> bytes_;
};

// All summands that a strategy of the statement's side meets. What is kept for that keeps within
// half of the job's memory; the other half is the engine's table's.
template <CertifiableBySum S>
ReducedPositions sum_strategy_positions(typename VerifiersSum<S>::Start start,
                                        const Statement& statement, NimberSearch<S>& search,
                                        Job& job) {
  SumStrategy<S> strategy{std::move(start), statement.side, search, {}};
  const std::uint64_t eighth = job.budget().memory_bytes / 8;
  StrategySet set(VerifiersSum<S>::Sum::bytes(strategy.start.order), {eighth * 3, eighth},
                  job.budget().threads);
  const auto worker = [&] { return SumStrategyWorker<S>(strategy); };
  set.close(
      job, worker, [] {},
      search.has_begun_again() ? StrategySet::Closing::tightly : StrategySet::Closing::once);
  return {set.take(), PositionKind::summands};
}

}  // namespace harary
