// SPDX-License-Identifier: MIT
// Certificates that contain core positions: walks the verifier's own reduced positions
// (verify/cores) and asks the engine at each of them, in the family's core, what holds. The result
// is a set of the verifier's positions; whether it is a proof, only the verifier decides.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "app/breaker_replies.hpp"
#include "app/core_engine.hpp"
#include "app/core_positions.hpp"
#include "app/verifiers_core.hpp"
#include "base/job.hpp"
#include "certificate/position_set.hpp"
#include "certificate/statement.hpp"
#include "games/scoring/scoring.hpp"
#include "solve/move_order.hpp"
#include "verify/cores/core_game.hpp"
#include "verify/cores/shape.hpp"

namespace harary {

// Whether the verifier's core is about this statement: in a duel it knows only who wins.
template <CertifiableByCore R>
constexpr bool core_certifies(const Statement& statement) {
  if (!R::kDuel) return true;
  return statement.at_least == (statement.side == Side::first ? kOutcomeBase : 1 - kOutcomeBase);
}

// All reduced positions with the opponent to move that a strategy of the statement's side meets.
// The engine has proved the statement. What is kept here keeps within half of the job's memory.
// `one_sided`: where the side holds as Breaker, it plays Breaker from there on.
template <CertifiableByCore R>
class CoreStrategy {
 public:
  using Joint = VerifiersCore<typename R::Core>;
  using Reduced = typename Joint::Reduced;
  using Position = typename Reduced::Position;

  CoreStrategy(const typename Reduced::Start& start, const Statement& statement,
               CoreEngine<R>& engine, Job& job, bool one_sided)
      : reduced_(start, statement),
        statement_(statement),
        engine_(engine),
        job_(job),
        set_(reduced_.bits().bytes()),
        answered_(reduced_.bits().bytes()),
        bytes_(reduced_.bits().bytes()) {
    if constexpr (kWeakens) {
      if (one_sided) {
        breaker_.emplace(engine.core(), statement.side, job, job.budget().memory_bytes / 8);
      }
    }
    (void)one_sided;
  }

  CorePositions positions() {
    follow(reduced_.start());
    for (std::size_t i = 0; i < set_.size(); ++i) {
      if (i % 256 == 0) look_up_from_work(i);
      CoreShape shape;
      unpack_shape(set_[i], reduced_.bits(), shape);
      const Position p = reduced_.position(shape);
      for (const auto& move : reduced_.moves(p)) follow(reduced_.after(p, move));
    }
    return {std::move(set_), is_one_sided_};
  }

 private:
  static constexpr bool kWeakens = Weakens<Reduced> && BoundedByOneSided<typename R::Core>;

  void look_up_from_work(std::size_t done) {
    job_.check();
    job_.report("extracting the certificate", done, 0, "positions");
    const std::uint64_t memory = job_.budget().memory_bytes;
    if (answered_.memory_bytes() > memory / 8) answered_ = PositionSet(set_.width());
    if (set_.memory_bytes() > memory / 8 * (breaker_ ? 2 : 3)) {
      throw JobStopped{StopReason::memory};
    }
  }

  // From p, whichever player is to move, to the opponent's next turn.
  void follow(const Position& p) {
    if (reduced_.assured(p)) return;
    if constexpr (kWeakens) {
      if (breaker_ && !p.one_sided && breaker_->holds_for(in_engine(p), owed_by(p))) {
        if (const auto weakened = reduced_.weakened(p)) {
          is_one_sided_ = true;
          follow(*weakened);
          return;
        }
      }
    }
    if (p.mover != statement_.side) {
      insert(p);
      return;
    }
    if (answered(p)) return;
    replies_.clear();
    for (const auto& move : moves_to_try(p)) {
      const Position q = reduced_.after(p, move);
      if (reduced_.assured(q) || contains(q)) return;  // what is there already keeps the set small
      if (open_edges(q) > 0) replies_.push_back(q);
    }
    insert(is_one_sided(p) ? choose_as_breaker() : choose_known());
  }

  static bool is_one_sided(const Position& p) {
    if constexpr (kWeakens) return p.one_sided;
    (void)p;
    return false;
  }
  std::vector<typename Reduced::Move> moves_to_try(const Position& p) {
    if constexpr (kWeakens) {
      if (p.one_sided) return breaker_->replies(in_engine(p));
    }
    return reduced_.moves(p);
  }

  // The first reply that is known to hold; else the first that a search finds.
  const Position& choose_as_breaker() {
    if constexpr (kWeakens) {
      for (const Position& q : replies_) {
        if (breaker_->known_to_hold(in_engine(q))) return q;
      }
      for (const Position& q : replies_) {
        if (breaker_->holds(in_engine(q))) return q;
      }
    }
    throw std::logic_error("internal error: Breaker holds, but after no reply");
  }

  // Of the replies that are known to do, the one with the fewest open edges: little is left there.
  const Position& choose_known() {
    const Position* best = nullptr;
    int fewest = 0;
    for (const Position& q : replies_) {
      if (best != nullptr && open_edges(q) >= fewest) continue;
      if (!does(q, engine_.known_in_core(in_engine(q)))) continue;
      best = &q;
      fewest = open_edges(q);
    }
    return best != nullptr ? *best : search();
  }

  // The table has forgotten, or never met the position: the most promising first.
  const Position& search() {
    std::vector<Ranked> ranks;
    order_by(std::span(replies_), ranks, [&](const Position& q) {
      const std::int64_t estimate = engine_.core().estimate(in_engine(q));
      return statement_.side == Side::first ? -estimate : estimate;
    });
    for (const Position& q : replies_) {
      const Value owed = owed_by(q);
      const Value value = engine_.value_in_core(in_engine(q), -owed, 1 - owed);
      if (does(q, {value, value})) return q;
    }
    throw std::logic_error("internal error: the search contradicts an earlier proof");
  }

  // What the statement's side must get from q: in a duel the win.
  Value owed_by(const Position& q) const {
    if constexpr (requires { q.owed; }) return q.owed;
    return R::kDuel ? 1 : statement_.at_least;
  }
  // Bounds are those of the mover, the opponent.
  bool does(const Position& q, Bounds known) const { return -known.upper >= owed_by(q); }

  typename R::Core::Position in_engine(const Position& q) const {
    auto result = Joint::position(q);
    if constexpr (requires { result.phase; }) {
      for (const std::uint8_t phase : {0, 1}) {
        result.phase = phase;
        if (engine_.core().mover(result) == q.mover) break;
      }
    }
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

  // Whether the side's answer to p is in the set already. Four of five times it is, by another
  // order of moves, and one canonical form tells instead of one for each reply. Only a help: when
  // it takes too much memory it is forgotten.
  bool answered(const Position& p) {
    const Bytes string = packed(p);
    return !answered_.insert(hash_bytes(string), string);
  }

  Bytes packed(const Position& p) {
    pack_shape(canonical_shape(reduced_.shape(p), reduced_.bits()), reduced_.bits(), bytes_);
    return bytes_;
  }
  bool contains(const Position& p) {
    const Bytes string = packed(p);
    return set_.contains(hash_bytes(string), string);
  }
  void insert(const Position& p) {
    const Bytes string = packed(p);
    set_.insert(hash_bytes(string), string);
  }

  Reduced reduced_;
  Statement statement_;
  CoreEngine<R>& engine_;
  Job& job_;
  PositionSet set_;
  PositionSet answered_;
  std::vector<std::uint8_t> bytes_;
  std::vector<Position> replies_;
  struct None {  // where the game has no one-sided positions
    explicit operator bool() const { return false; }
  };
  std::conditional_t<kWeakens, std::optional<BreakerReplies<typename R::Core>>, None> breaker_;
  bool is_one_sided_ = false;
};

}  // namespace harary
