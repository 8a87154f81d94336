// SPDX-License-Identifier: MIT
// Proof search: values of positions of any game by alpha-beta with one transposition table for all
// threads. See worker.hpp for the search itself, thread_team.hpp for the coordination
// of the threads; here are the questions, the budget and the checkpoints. With one thread the
// positions visited are the same in every run: their number is part of the project's signature.
#pragma once

#include <string>

#include "base/job.hpp"
#include "games/rules.hpp"
#include "solve/proof/expansion.hpp"
#include "solve/proof/keyed_search.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

template <Rules R, template <class> class Valuation = PlainValuation>
class ProofSearch {
 public:
  using Position = typename R::Position;

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
    return search_.value(position_in_words(p), alpha, beta);
  }

  // The same, but gives up after about `most` positions of the main thread: nothing.
  std::optional<Value> value_within(const Position& p, Value alpha, Value beta,
                                    std::uint64_t most) {
    return search_.value_within(position_in_words(p), alpha, beta, most);
  }

  // Whether it is known without a search that q is worth `target` or better for `side`.
  bool known_to_reach(const Position& q, Value target, Side side) {
    const ValueRange bounds = seen_before(known(q), rules_.mover(q) == side);
    return shallower(coding(), bounds.lower) >= target;
  }

  // See KeyedSearch.
  void begin_again() { search_.begin_again(); }
  bool has_begun_again() const { return search_.has_begun_again(); }

  // The bounds of p that need no search. Several threads may ask for what is known at the same
  // time, while none searches.
  ValueRange known(const Position& p) { return search_.known(position_in_words(p)); }

  static constexpr Coding coding() { return Valuation<R>::kCoding; }

  // Positions expanded so far, those before the checkpoint included.
  std::uint64_t positions() const { return search_.positions(); }
  // What was counted since the last begin_counting().
  SearchStats stats() const {
    SearchStats stats = search_.stats();
    if constexpr (coding() == Coding::remote) stats.search = "remoteness";
    return stats;
  }
  void begin_counting() { search_.begin_counting(); }
  std::uint64_t table_entries() const { return search_.table_entries(); }
  AnyTable& table() { return search_.table(); }
  // What was proved of one-sided games; null: none help.
  const AnyTable* one_sided_table() const { return search_.one_sided_table(); }

 private:
  const R& rules_;
  ExpansionOf<R, Valuation> expansion_;
  KeyedSearch<PositionAsWords<Position>, KeyAsWords<typename Valuation<R>::Key>> search_;
};

}  // namespace harary
