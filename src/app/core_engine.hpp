// SPDX-License-Identifier: MIT
// The proof search on the core of a game, as an engine for the game's own positions: it answers
// what the proof search on those would, so that answers and certificates are computed in the same
// way. Where the core is a duel, values only say on which side of the window they lie.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/rules.hpp"
#include "solve/moves_reaching.hpp"
#include "solve/proof/search.hpp"

namespace harary {

template <HasCore R>
class CoreEngine {
 public:
  using Core = typename R::Core;
  using Position = typename R::Position;
  using Move = typename R::Move;

  // `rules` and `job` must outlive the engine; see ProofSearch for the rest.
  CoreEngine(const R& rules, Core core, Job& job, const std::string& about, double share)
      : rules_(rules), core_(std::move(core)), search_(core_, job, about, share) {}

  // In a duel: beta if the mover wins, else alpha.
  Value value(const Position& p, Value alpha = -kInfinity, Value beta = kInfinity) {
    const auto q = rules_.in_core(core_, p);
    if constexpr (R::kDuel) return search_.value(q, 0, 1) > 0 ? beta : alpha;
    return search_.value(q, alpha, beta);
  }
  Value move_value(const Position& p, const Move& move, Value alpha = -kInfinity,
                   Value beta = kInfinity) {
    const Position q = rules_.after(p, move);
    return rules_.mover(q) == rules_.mover(p) ? value(q, alpha, beta) : -value(q, -beta, -alpha);
  }
  std::optional<Move> proved_move(const Position& p, Value target) {
    for (const auto& move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      const Bounds known =
          seen_before(search_.known(rules_.in_core(core_, q)), rules_.mover(q) == rules_.mover(p));
      if (known.lower >= (R::kDuel ? 1 : target)) return move;
    }
    return std::nullopt;
  }
  std::vector<Move> moves_reaching(const Position& p, Value target) {
    return harary::moves_reaching(rules_, *this, p, target);
  }

  // The same on the core, for its own positions.
  const Core& core() const { return core_; }
  Bounds known_in_core(const typename Core::Position& q) { return search_.known(q); }
  Value value_in_core(const typename Core::Position& q, Value alpha, Value beta) {
    return search_.value(q, alpha, beta);
  }

  std::uint64_t positions() const { return search_.positions(); }

 private:
  const R& rules_;
  const Core core_;
  ProofSearch<Core> search_;
};

}  // namespace harary
