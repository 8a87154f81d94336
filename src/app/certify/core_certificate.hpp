// SPDX-License-Identifier: MIT
// Certificates that contain core positions: walks the verifier's own reduced positions
// (verify/cores) and asks the engine at each of them, in the family's core, what holds. The result
// is a set of the verifier's positions; whether it is a proof, only the verifier decides.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/certify/breaker_replies.hpp"
#include "app/certify/reduced_positions.hpp"
#include "app/certify/verifiers_core.hpp"
#include "app/engines/core_engine.hpp"
#include "app/engines/engine_lock.hpp"
#include "base/assert.hpp"
#include "base/job.hpp"
#include "certificate/position_set.hpp"
#include "certificate/statement.hpp"
#include "certificate/strategy_set.hpp"
#include "games/scoring/scoring.hpp"
#include "solve/move_order.hpp"
#include "verify/cores/core_game.hpp"
#include "verify/cores/shape.hpp"

namespace harary {

// What the threads share that follow a strategy on a core. The engine has proved the statement.
template <CertifiableByCore R>
struct CoreStrategy {
  using Reduced = typename VerifiersCore<typename R::Core>::Reduced;
  static constexpr bool kWeakens = Weakens<Reduced> && BoundedByOneSided<typename R::Core>;
  struct None {};  // where the game has no one-sided positions

  CoreStrategy(const typename Reduced::Start& start, const Statement& of, CoreEngine<R>& prover,
               Job& of_job)
      : reduced(start, of), statement(of), engine(prover), job(of_job) {}

  Reduced reduced;
  Statement statement;
  CoreEngine<R>& engine;
  EngineLock lock;
  Job& job;
  // Where the side holds as Breaker, it plays Breaker from there on; without a table it never does.
  std::conditional_t<kWeakens, std::optional<BreakerTable<typename R::Core>>, None> breaker;
  std::atomic<bool> is_one_sided{false};  // whether some positions are of one side alone
};

// One thread's.
template <CertifiableByCore R>
class CoreStrategyWorker {
 public:
  using Joint = VerifiersCore<typename R::Core>;
  using Reduced = typename Joint::Reduced;
  using Position = typename Reduced::Position;

  explicit CoreStrategyWorker(CoreStrategy<R>& strategy)
      : strategy_(strategy), reduced_(strategy.reduced), bytes_(reduced_.bits().bytes()) {
    if constexpr (kWeakens) {
      if (strategy.breaker) {
        breaker_.emplace(strategy.engine.core(), strategy.statement.side, strategy.job,
                         *strategy.breaker, strategy.job.budget().threads <= 1);
      }
    }
  }

  void begin(StrategySet& set) { follow(set, reduced_.start()); }
  void answer(StrategySet& set, Bytes position) {
    CoreShape shape;
    unpack_shape(position, reduced_.bits(), shape);
    const Position p = reduced_.position(shape);
    for (const auto& move : reduced_.moves(p)) follow(set, reduced_.after(p, move));
  }

 private:
  static constexpr bool kWeakens = CoreStrategy<R>::kWeakens;

  // From p, whichever player is to move, to the opponent's next turn.
  void follow(StrategySet& set, const Position& p) {
    if (reduced_.assured(p)) return;
    if constexpr (kWeakens) {
      if (breaker_ && !p.one_sided && breaker_->holds_for(in_engine(p), owed_by(p))) {
        if (const auto weakened = reduced_.weakened(p)) {
          strategy_.is_one_sided = true;
          follow(set, *weakened);
          return;
        }
      }
    }
    if (p.mover != strategy_.statement.side) {
      set.meet(packed(p));
      return;
    }
    // Four of five times the answer is there already, by another order of moves, and one canonical
    // form tells instead of one for each reply.
    if (set.answered(packed(p))) return;
    replies_.clear();
    if constexpr (kWeakens) {
      if (p.one_sided) {
        reply_as_breaker(set, p);
        return;
      }
    }
    for (const auto& move : reduced_.moves(p)) {
      const Position q = reduced_.after(p, move);
      if (is_answer(set, q)) return;
      if (open_edges(q) > 0) replies_.push_back(q);
    }
    if (reply_as_before(set)) return;
    set.meet(packed(choose_known()));
  }

  // Of the replies one that an earlier round met, if there is one.
  bool reply_as_before(StrategySet& set) {
    if (!set.has_begun_again()) return false;
    for (const Position& q : replies_) {
      if (!set.was_met(packed(q))) continue;
      set.meet(packed(q));
      return true;
    }
    return false;
  }

  // What is there already keeps the set small.
  bool is_answer(StrategySet& set, const Position& q) {
    return reduced_.assured(q) || set.has_met(packed(q));
  }

  // Breaker's likeliest replies come first. To look at more of them before one that is known to
  // hold is taken keeps the set smaller, but takes longer: with all of them, 14 on average, clique
  // on K9 has 94,279 positions instead of 97,426, found in 7 s instead of 5 s.
  static constexpr std::size_t kLeastReplies = 4;

  void reply_as_breaker(StrategySet& set, const Position& p) {
    if (set.has_begun_again()) {
      for (const auto& move : breaker_->replies(in_engine(p))) {
        const Position q = reduced_.after(p, move);
        if (is_answer(set, q)) return;
        if (open_edges(q) > 0) replies_.push_back(q);
      }
      if (reply_as_before(set)) return;
      replies_.clear();
    }
    std::size_t asked = 0;
    for (const auto& move : breaker_->replies(in_engine(p))) {
      const Position q = reduced_.after(p, move);
      if (is_answer(set, q)) return;
      if (open_edges(q) > 0) replies_.push_back(q);
      if (replies_.size() < kLeastReplies) continue;
      if (const Position* known = next_known_to_hold(asked)) {
        set.meet(packed(*known));
        return;
      }
    }
    const Position* known = next_known_to_hold(asked);
    set.meet(packed(known != nullptr ? *known : search_as_breaker()));
  }

  // Of the replies from `asked` on, which becomes the number of those that were asked.
  const Position* next_known_to_hold(std::size_t& asked) {
    while (asked < replies_.size()) {
      const Position& q = replies_[asked++];
      if (breaker_->known_to_hold(in_engine(q))) return &q;
    }
    return nullptr;
  }

  const Position& search_as_breaker() {
    for (const Position& q : replies_) {
      if (breaker_->holds(in_engine(q))) return q;
    }
    throw std::logic_error("internal error: Breaker holds, but after no reply");
  }

  // Of the replies that are known to do, the one with the fewest open edges: little is left there.
  const Position& choose_known() {
    const Position* best = nullptr;
    int fewest = 0;
    for (const Position& q : replies_) {
      if (best != nullptr && open_edges(q) >= fewest) continue;
      const auto in_core = in_engine(q);
      if (!does(q, strategy_.lock.known([&] { return engine().known_in_core(in_core); }))) continue;
      best = &q;
      fewest = open_edges(q);
    }
    return best != nullptr ? *best : search();
  }

  // The table has forgotten, or never met the position: the most promising first.
  const Position& search() {
    std::vector<Ranked> ranks;
    order_by(std::span(replies_), ranks, [&](const Position& q) {
      const std::int64_t estimate = engine().core().estimate(in_engine(q));
      return strategy_.statement.side == Side::first ? -estimate : estimate;
    });
    for (const Position& q : replies_) {
      const Value owed = owed_by(q);
      const auto in_core = in_engine(q);
      const Value value =
          strategy_.lock.searched([&] { return engine().value_in_core(in_core, -owed, 1 - owed); });
      if (does(q, {value, value})) return q;
    }
    throw std::logic_error("internal error: the search contradicts an earlier proof");
  }

  // What the statement's side must get from q: in a threshold game the win.
  Value owed_by(const Position& q) const {
    if constexpr (requires { q.owed; }) return q.owed;
    return R::kThreshold ? 1 : strategy_.statement.at_least;
  }
  // Bounds are those of the mover, the opponent.
  bool does(const Position& q, ValueRange known) const { return -known.upper >= owed_by(q); }

  typename R::Core::Position in_engine(const Position& q) const {
    auto result = Joint::position(q);
    if constexpr (requires { result.phase; }) {
      // Such certificates are of turns of one edge (core_start()): phase 0 is the starter's.
      result.phase = engine().core().mover(result) == q.mover ? 0 : 1;
    }
    HARARY_ASSERT(engine().core().mover(result) == q.mover, "the same player is to move");
    return result;
  }

  int open_edges(const Position& q) const {
    if constexpr (requires { q.open.rows; }) {
      int twice = 0;
      for (std::size_t v = 0; v < Reduced::kMost; ++v) twice += q.open.at(v) + q.open.loose[v];
      return twice / 2;
    } else {
      return std::popcount(q.open);
    }
  }

  Bytes packed(const Position& p) {
    pack_shape(canonical_shape(reduced_.shape(p), reduced_.bits()), reduced_.bits(), bytes_);
    return bytes_;
  }
  CoreEngine<R>& engine() const { return strategy_.engine; }

  CoreStrategy<R>& strategy_;
  const Reduced& reduced_;
  std::vector<std::uint8_t> bytes_;
  std::vector<Position> replies_;
  std::conditional_t<kWeakens, std::optional<BreakerReplies<typename R::Core>>,
                     typename CoreStrategy<R>::None>
      breaker_;
};

// All reduced positions with the opponent to move that a strategy of the statement's side meets.
// What is kept for that keeps within half of the job's memory. `shortest`: where the side holds as
// Breaker, it plays Breaker from there on, and the start counts unavoidable points.
template <CertifiableByCore R>
ReducedPositions core_strategy_positions(
    typename VerifiersCore<typename R::Core>::Reduced::Start start, const Statement& statement,
    CoreEngine<R>& engine, Job& job, bool shortest) {
  using Reduced = typename CoreStrategy<R>::Reduced;
  bool raised = false;
  if constexpr (Raises<Reduced>) {
    auto higher = start;
    higher.raised = true;
    raised = shortest && !(Reduced(higher, statement).start() == Reduced(start, statement).start());
    if (raised) start = std::move(higher);
  }
  CoreStrategy<R> strategy(start, statement, engine, job);
  const std::uint64_t eighth = job.budget().memory_bytes / 8;
  const bool breaks = CoreStrategy<R>::kWeakens && shortest;
  if constexpr (CoreStrategy<R>::kWeakens) {
    if (breaks) {
      strategy.breaker.emplace(eighth);
      strategy.breaker->learn(*engine.one_sided_table(), job);
    }
  }
  StrategySet set(strategy.reduced.bits().bytes(), {eighth * (breaks ? 2 : 3), eighth},
                  job.budget().threads);
  const auto worker = [&] { return CoreStrategyWorker<R>(strategy); };
  const auto between_batches = [&] {
    if constexpr (CoreStrategy<R>::kWeakens) {
      if (strategy.breaker) strategy.breaker->make_room_for_batch();
    }
  };
  set.close(job, worker, between_batches,
            engine.has_begun_again() ? StrategySet::Closing::tightly : StrategySet::Closing::once);
  const PositionKind kind = raised                  ? PositionKind::raised_cores
                            : strategy.is_one_sided ? PositionKind::one_sided_cores
                                                    : PositionKind::cores;
  return {set.take(), kind};
}

}  // namespace harary
