// SPDX-License-Identifier: MIT
// Proof search: values of positions of any game by alpha-beta with one transposition table for all
// threads. See worker.hpp for the search itself, thread_team.hpp for the coordination
// of the threads; here are the questions, the budget and the checkpoints. With one thread the
// positions visited are the same in every run: their number is part of the project's signature.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/job.hpp"
#include "games/rules.hpp"
#include "solve/moves_reaching.hpp"
#include "solve/proof/expansion.hpp"
#include "solve/proof/keyed_search.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

template <Rules R, template <class> class Valuation = PlainValuation>
class ProofSearch {
 public:
  using Position = typename R::Position;
  using Move = typename R::Move;
  using Key = typename Valuation<R>::Key;

  // `rules` and `job` must outlive the search. Table and stack keep within `share` of the job's
  // memory.
  // If `about` names the game and the instance and the job has a checkpoint file, the search
  // resumes from it. Throws FileError if it cannot be read or belongs to another instance.
  ProofSearch(const R& rules, Job& job, const std::string& about = "", double share = 1)
      : rules_(rules), expansion_(rules), search_(expansion_, job, about, share) {}

  // The value of p for its mover if it lies strictly between alpha and beta; otherwise a bound on
  // the same side: a result <= alpha is an upper bound, a result >= beta a lower bound. Throws
  // JobStopped when the budget ends; what was proved so far stays in the table.
  Value value(const Position& p, Value alpha = -kInfinity, Value beta = kInfinity) {
    return search_.value(p, alpha, beta);
  }

  // Moves from p to pairwise different keys that lead to the value `target` or better for the
  // mover, given that p's value is not above `target`.
  std::vector<Move> moves_reaching(const Position& p, Value target) {
    return harary::moves_reaching(rules_, *this, p, target, [this](const Position& q) {
      search_.look_up_from_work();
      return expansion_.key(q);
    });
  }

  // A move from p of which it is known without a search that it leads to `target` or better for the
  // mover.
  std::optional<Move> proved_move(const Position& p, Value target) {
    for (const auto& move : rules_.moves(p)) {
      const Position q = rules_.after(p, move);
      const bool same = rules_.mover(q) == rules_.mover(p);
      if (shallower(kCoding, seen_before(known(q), same).lower) >= target) return move;
    }
    return std::nullopt;
  }

  // The bounds of p that need no search.
  Bounds known(const Position& p) { return search_.known(p); }

  // The value for the mover of p after `move`, in the window of p.
  Value move_value(const Position& p, const Move& move, Value alpha = -kInfinity,
                   Value beta = kInfinity) {
    search_.look_up_from_work();
    const Position q = rules_.after(p, move);
    const bool same = rules_.mover(q) == rules_.mover(p);
    const Bounds window = seen_before(deeper(kCoding, {alpha, beta}), same);
    return shallower(kCoding, same ? value(q, window.lower, window.upper)
                                   : -value(q, window.lower, window.upper));
  }

  // Positions expanded so far, those before the checkpoint included.
  std::uint64_t positions() const { return search_.positions(); }
  std::uint64_t table_entries() const { return search_.table_entries(); }

 private:
  static constexpr Coding kCoding = Valuation<R>::kCoding;

  const R& rules_;
  ExpansionOf<R, Valuation> expansion_;
  KeyedSearch<Position, Key> search_;
};

}  // namespace harary
