// SPDX-License-Identifier: MIT
// Who wins a one-sided game (games/one_sided.hpp): depth first over a table, component by
// component. Breaker may hold by pairs with potential (solve/winning_sets/pair_potential.hpp): that
// is asked where the table knows nothing, and is found again instead of being stored. Used by the
// proof search for bounds. One thread of a search; all threads share one table. Why this is not the
// search of solve/winning_sets: docs/decisions/013-two-maker-breaker-searches.md.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <utility>

#include "base/assert.hpp"
#include "games/one_sided.hpp"
#include "solve/one_sided/counts.hpp"
#include "solve/table/shared_table.hpp"
#include "solve/winning_sets/pair_potential.hpp"
#include "solve/winning_sets/set_list.hpp"

namespace harary {

// What is proved of a position. Who wins although the opponent is to move wins to move as well.
struct OneSidedFacts {
  static constexpr std::uint8_t kMakerWinsToMove = 1;
  static constexpr std::uint8_t kMakerWins = 2 | kMakerWinsToMove;  // also with Breaker to move
  static constexpr std::uint8_t kBreakerWinsToMove = 4;
  static constexpr std::uint8_t kBreakerWins = 8 | kBreakerWinsToMove;

  std::uint8_t known = 0;

  static constexpr OneSidedFacts of(bool maker_wins, bool makers_turn) {
    if (makers_turn) return {maker_wins ? kMakerWinsToMove : kBreakerWins};
    return {maker_wins ? kMakerWins : kBreakerWinsToMove};
  }
  // With Maker to move one of the two wins, and so with Breaker to move.
  constexpr bool consistent() const {
    const bool makers_turn = (known & kMakerWinsToMove) != 0 && (known & 8) != 0;
    const bool breakers_turn = (known & 2) != 0 && (known & kBreakerWinsToMove) != 0;
    return !makers_turn && !breakers_turn;
  }
  std::optional<bool> maker_wins(bool makers_turn) const {
    const std::uint8_t maker = makers_turn ? kMakerWinsToMove : kMakerWins;
    const std::uint8_t breaker = makers_turn ? kBreakerWins : kBreakerWinsToMove;
    if ((known & maker) == maker) return true;
    if ((known & breaker) == breaker) return false;
    return std::nullopt;
  }
  OneSidedFacts merged_with(const OneSidedFacts& earlier) const {
    const OneSidedFacts both{static_cast<std::uint8_t>(known | earlier.known)};
    HARARY_ASSERT(both.consistent(), "only one of the players wins");
    return both;
  }
};

// `verifiers`: those that verify/cores knows, all but pairs with potential. The writer of
// a certificate searches by them: it must visit what they leave open anyway, and wants to find it
// in the table.
enum class OneSidedLemmas { all, verifiers };

// `Pause`: called at every position; false ends the search.
template <OneSided G, class Pause>
class OneSidedSearch {
 public:
  using Table = SharedTable<typename G::Key, OneSidedFacts>;

  // All must outlive the search.
  OneSidedSearch(const G& game, Table& table, Pause pause,
                 OneSidedLemmas lemmas = OneSidedLemmas::all)
      : game_(game), table_(table), pause_(std::move(pause)), lemmas_(lemmas) {}

  // Nothing if the search was ended.
  std::optional<bool> maker_wins(const typename G::Start& start, bool makers_turn) {
    over_ = false;
    typename G::Position p;
    game_.begin(start, p);
    const bool result = wins(p, makers_turn);
    if (over_) {
      ++counts_.unanswered;
      return std::nullopt;
    }
    ++(result ? counts_.won_by_maker : counts_.won_by_breaker);
    return result;
  }

  // Whether it is known without a search that Breaker wins although Maker is to move.
  bool breaker_is_known_to_win(const typename G::Start& start) {
    typename G::Position p;
    game_.begin(start, p);
    if (game_.end(p, true).maker_wins == false) return true;
    bool all = true;
    game_.for_each_component(p, [&](const typename G::Position& part, bool /*last*/) {
      all = known(part, true) == false;
      return all;
    });
    return all;
  }

  // What was counted since the last forget_counts().
  OneSidedCounts counts() const {
    OneSidedCounts result = counts_;
    result.positions = positions() - positions_before_;
    return result;
  }
  void forget_counts() {
    counts_ = {};
    positions_before_ = positions();
  }

  // Positions expanded so far; other threads may ask.
  std::uint64_t positions() const { return positions_.load(std::memory_order_relaxed); }

 private:
  // When the search is over, results mean nothing and nothing is stored.
  bool wins(const typename G::Position& p, bool makers_turn) {
    if (const auto known = ended(p, makers_turn)) return *known;
    bool found = false;
    if (makers_turn) {
      game_.for_each_component(p, [&](const typename G::Position& part, bool /*last*/) {
        found = component_wins(part, true);
        return !found && !over_;
      });
      return found;
    }
    // Two components that Maker wins if he moves first, or one that he wins anyway. The last one
    // cannot make two if none was before.
    bool hot = false;
    game_.for_each_component(p, [&](const typename G::Position& part, bool last) {
      if ((hot || !last) && !component_wins(part, true)) return !over_;
      found = hot || component_wins(part, false);
      hot = true;
      return !found && !over_;
    });
    return found;
  }

  bool component_wins(const typename G::Position& p, bool makers_turn) {
    if (const auto known = ended(p, makers_turn)) return *known;
    const typename G::Key key = game_.key(p);
    if (const auto found = looked_up(key)) {
      if (const auto known = found->maker_wins(makers_turn)) {
        ++counts_.by_table;
        return *known;
      }
    }
    if (holds_by_pairs(p, makers_turn)) return false;
    if (!pause_()) over_ = true;
    if (over_) return false;
    const std::uint64_t before = positions();
    positions_.store(before + 1, std::memory_order_relaxed);
    OneSidedMoves moves;
    const std::size_t count = game_.moves(p, makers_turn, moves);
    HARARY_ASSERT(count > 0 && count <= moves.size(), "a game that is not over has a move");
    bool maker = !makers_turn;
    typename G::Position child;
    // Enhanced transposition cut-offs (Schaeffer and Plaat 1996), for Breaker's moves only: the
    // heaviest edge is Maker's best move so often that looking ahead does not pay.
    for (std::size_t i = 0; i < count && !makers_turn && maker; ++i) {
      game_.after(p, moves[i], makers_turn, child);
      const auto found = known(child, true);
      maker = found ? *found : !holds_by_pairs(child, true);
    }
    const bool by_known_move = maker == makers_turn;
    for (std::size_t i = 0; i < count && maker != makers_turn; ++i) {
      game_.after(p, moves[i], makers_turn, child);
      maker = wins(child, !makers_turn);
      if (over_) return false;
    }
    ++(by_known_move ? counts_.by_known_move : counts_.by_search);
    ++counts_.table.stores;
    table_.store(key, OneSidedFacts::of(maker, makers_turn), positions() - before);
    return maker;
  }

  std::optional<bool> known(const typename G::Position& p, bool makers_turn) {
    if (const auto won = game_.end(p, makers_turn).maker_wins) return won;
    const auto found = looked_up(game_.key(p));
    return found ? found->maker_wins(makers_turn) : std::nullopt;
  }

  // Who has won, where no search is needed.
  std::optional<bool> ended(const typename G::Position& p, bool makers_turn) {
    const OneSidedEnd end = game_.end(p, makers_turn);
    if (end.maker_wins) ++counts_.by_lemma[end.lemma];
    return end.maker_wins;
  }
  // Whether Breaker is found to hold.
  bool holds_by_pairs(const typename G::Position& p, bool makers_turn) {
    if (lemmas_ != OneSidedLemmas::all) return false;
    sets_.clear();
    game_.for_each_set(p, [&](const PointSet<1>& set) { sets_.push_back(set); });
    const bool result = pairs_.breaker_holds(sets_, points_of(sets_), makers_turn).has_value();
    if (result) ++counts_.by_pairs;
    return result;
  }
  std::optional<OneSidedFacts> looked_up(const typename G::Key& key) {
    const auto found = table_.find(key);
    ++counts_.table.lookups;
    if (found) ++counts_.table.hits;
    return found;
  }

  // Sets that weigh more are hardly ever held by pairs: on K10 in one of 50,000 positions.
  static constexpr int kMostForPairs = 2;

  const G& game_;
  Table& table_;
  Pause pause_;
  const OneSidedLemmas lemmas_;
  PairPotential<1> pairs_{kMostForPairs};
  SetList<1> sets_;
  std::atomic<std::uint64_t> positions_{0};
  std::uint64_t positions_before_ = 0;
  OneSidedCounts counts_;
  bool over_ = false;
};

}  // namespace harary
