// SPDX-License-Identifier: MIT
#include "solve/winning_sets/solver.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/error.hpp"
#include "base/words.hpp"
#include "graph/minimal_sets.hpp"
#include "solve/winning_sets/avoider_search.hpp"
#include "solve/winning_sets/biased_search.hpp"
#include "solve/winning_sets/breakers_moves_search.hpp"
#include "solve/winning_sets/owner_question.hpp"
#include "solve/winning_sets/turns.hpp"
#include "solve/winning_sets/two_family_search.hpp"
#include "solve/winning_sets/waiter_search.hpp"

namespace harary {

class WinningSetsSolver::Searches {
 public:
  virtual ~Searches() = default;
  virtual SetAnswer solve(const SetState& state, const SetQuestion& question) = 0;
  virtual std::vector<std::array<int, 2>> pairing(const SetState& state) = 0;
  virtual SearchMeter& meter() = 0;
};

namespace {

constexpr std::uint64_t kFirstSlice = 1'000;
constexpr std::uint64_t kNoSlice = std::uint64_t{1} << 62;

// Lemma (stealing). If both families are the same, the player to move does not lose: with a win of
// the opponent's the mover could take any point and then play that strategy, with a point too many.
template <int Words>
bool same_sets(SetList<Words> a, SetList<Words> b) {
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  return a == b;
}

template <int Words>
class SearchesOf final : public WinningSetsSolver::Searches {
 public:
  // The sets of each family are minimal.
  SearchesOf(const SetGame& game, Job& job, const Techniques& techniques)
      : kind_(game.kind),
        turns_(game.turns),
        points_(game.first.points),
        families_{list_of<Words>(game.first), list_of<Words>(game.second)},
        use_(techniques),
        meter_(job),
        relaxed_(techniques, meter_, job.budget().memory_bytes / 2),
        strong_(techniques, meter_, relaxed_, job.budget().memory_bytes / 4),
        strong_proof_(techniques, meter_, job.budget().memory_bytes / 4),
        breakers_moves_(meter_, job.budget().memory_bytes / 2),
        biased_(techniques, meter_, turns_, job.budget().memory_bytes),
        two_families_(meter_, completion(game.kind), turns_, job.budget().memory_bytes),
        avoider_(
            meter_, turns_,
            game.kind == SetGameKind::avoider_enforcer ? TurnLength::exact : TurnLength::at_least,
            job.budget().memory_bytes),
        waiter_(
            meter_,
            game.kind == SetGameKind::waiter_client ? Offers::waiter_client : Offers::client_waiter,
            turns_.bias[1], job.budget().memory_bytes) {}

  SetAnswer solve(const SetState& state, const SetQuestion& question) override {
    const std::uint64_t before = meter_.positions();
    SetAnswer answer = answered(state, question);
    answer.positions = meter_.positions() - before;
    return answer;
  }

  std::vector<std::array<int, 2>> pairing(const SetState& state) override {
    PairingSearch<Words> search;
    std::vector<std::array<int, 2>> result;
    if (const auto pairs = search.find(live(state, 0), 1'000'000)) {
      for (const auto& [p, q] : *pairs) result.push_back({p, q});
    }
    return result;
  }

  SearchMeter& meter() override { return meter_; }

 private:
  static Completion completion(SetGameKind kind) {
    if (kind == SetGameKind::misere) return Completion::loses;
    return kind == SetGameKind::avoidance ? Completion::forbidden : Completion::wins;
  }
  static bool complete(const SetList<Words>& sets) { return !sets.empty() && sets.front().empty(); }
  int open_points(const SetState& state) const {
    return points_ - static_cast<int>(state.taken[0].size() + state.taken[1].size());
  }

  // The sets that the player can still complete, the smallest first.
  SetList<Words> live(const SetState& state, std::size_t player) const {
    PointSet<Words> own, lost;
    for (const int p : state.taken[player]) own.insert(p);
    for (const int p : state.taken[1 - player]) lost.insert(p);
    SetList<Words> sets;
    for (const PointSet<Words>& set : families_[player]) {
      if (!set.intersects(lost)) sets.push_back(set - own);
    }
    if (!own.empty()) keep_minimal(sets, points_);
    return sets;
  }

  SetAnswer answered(const SetState& state, const SetQuestion& question) {
    switch (kind_) {
      case SetGameKind::maker_breaker: {
        if (!turns_.one_each()) return biased(state, question);
        SetAnswer answer = by_owners(state, question);
        if (question.breakers_moves && !question.bound && answer.winner == SetWinner::second) {
          answer.moves = moves_of_breaker(state);
          answer.by = Technique::breakers_moves;
        }
        return answer;
      }
      case SetGameKind::strong:
        if (turns_.one_each()) return by_owners(state, question);
        [[fallthrough]];
      case SetGameKind::misere:
      case SetGameKind::avoidance:
        return two_families(state);
      case SetGameKind::avoider_enforcer:
      case SetGameKind::monotone_avoider_enforcer: {
        const bool loses = avoider_.avoider_loses(live(state, 0), open_points(state),
                                                  turn_of(state), state.may_end);
        return answered_by(Technique::avoider, loses ? SetWinner::second : SetWinner::first);
      }
      case SetGameKind::waiter_client:
      case SetGameKind::client_waiter:
        break;
    }
    const bool owns = waiter_.client_owns(live(state, 0));
    const bool client_wins = owns == (kind_ == SetGameKind::client_waiter);
    return answered_by(Technique::waiter, client_wins ? SetWinner::first : SetWinner::second);
  }

  // Of a search that has no slices.
  SetAnswer answered_by(Technique by, SetWinner winner) {
    meter_.tried(by, true);
    return {.winner = winner, .moves = std::nullopt, .by = by};
  }

  SetAnswer two_families(const SetState& state) {
    const std::array<SetList<Words>, 2> families{live(state, 0), live(state, 1)};
    for (const std::size_t player : {0, 1}) {
      if (!complete(families[player])) continue;
      const bool first = (player == 0) == (kind_ == SetGameKind::strong);
      return {first ? SetWinner::first : SetWinner::second, 0, 0};
    }
    int value = two_families_.value(families, open_points(state), turn_of(state));
    if (state.mover != 0) value = -value;
    return answered_by(Technique::two_families, value > 0   ? SetWinner::first
                                                : value < 0 ? SetWinner::second
                                                            : SetWinner::none);
  }

  // Bounds one after the other, and in turn with them the question without a bound: in the shares
  // of owner_question.hpp.
  SetAnswer biased(const SetState& state, const SetQuestion& question) {
    const SetList<Words> sets = live(state, 0);
    if (complete(sets)) return {SetWinner::first, 0, 0};
    const SetTurn turn = turn_of(state);
    const int last = std::min(question.bound.value_or(kNoBound), open_points(state));
    int next = 1;
    bool wins = false;
    for (std::uint64_t slice = kFirstSlice;; slice *= 2) {
      try {
        meter_.begin_slice(wins || question.bound ? slice : small_share(slice));
        for (; next <= last; ++next) {
          const auto result = biased_.solve(sets, turn, next);
          if (!result.maker) continue;
          meter_.tried(Technique::bounds, true);
          return {SetWinner::first, next, 0, Technique::bounds};
        }
        return answered_by(Technique::bounds, SetWinner::second);
      } catch (const SliceEnded&) {
        meter_.tried(Technique::bounds, false);
      }
      if (wins) continue;  // only the number of turns is open
      try {
        meter_.begin_slice(question.bound ? small_share(slice) : slice);
        const auto result = biased_.solve(sets, turn, kNoBound);
        const bool enough = !result.maker || (!question.least_moves && result.moves <= last);
        if (meter_.tried(Technique::biased, enough)) {
          if (!result.maker) return {SetWinner::second, std::nullopt, 0, Technique::biased};
          return {SetWinner::first, result.moves, 0, Technique::biased};
        }
        wins = true;
      } catch (const SliceEnded&) {
        meter_.tried(Technique::biased, false);
      }
    }
  }

  SetAnswer by_owners(const SetState& state, const SetQuestion& question) {
    SetList<Words> first = live(state, 0), second;
    const bool strong = kind_ == SetGameKind::strong;
    if (strong) second = live(state, 1);
    if (complete(first)) return {SetWinner::first, 0, 0};
    if (complete(second)) {
      return {question.bound ? SetWinner::none : SetWinner::second, 0, 0};
    }
    const bool firsts_turn = state.mover == 0;
    const SetWinner otherwise = strong ? SetWinner::none : SetWinner::second;
    if (question.bound && *question.bound <= 0) return {otherwise, std::nullopt, 0};
    const bool same = strong && same_sets(first, second);
    const bool least = question.least_moves;
    struct Side {
      OwnerQuestion<Words> question;
      SetWinner winner;
      bool open;
    };
    std::array<Side, 2> sides{Side{{first, second, firsts_turn, question.bound, least},
                                   SetWinner::first,
                                   !(same && !firsts_turn)},
                              Side{{second, first, !firsts_turn, std::nullopt, least},
                                   SetWinner::second,
                                   strong && !question.bound && !(same && firsts_turn)}};
    Technique by = Technique::first_sight;
    for (Side& side : sides) {
      if (!use_.root_pairing || !side.open) continue;
      if (const auto answer = side.question.by_pairs(meter_)) {
        by = answer->by;
        side.open = false;
      }
    }
    for (std::uint64_t slice = kFirstSlice; sides[0].open || sides[1].open; slice *= 2) {
      for (Side& side : sides) {
        if (!side.open) continue;
        const auto answer = side.question.ask(relaxed_, strong_, strong_proof_, meter_, slice);
        if (!answer) continue;
        by = answer->by;
        if (answer->wins) return {side.winner, answer->moves, 0, by};
        side.open = false;
      }
    }
    return {otherwise, std::nullopt, 0, by};
  }

  int moves_of_breaker(const SetState& state) {
    const SetList<Words> sets = live(state, 0);
    meter_.begin_slice(kNoSlice);
    int moves = 0;
    while (breakers_moves_.solve(sets, state.mover == 0, moves).maker) ++moves;
    meter_.tried(Technique::breakers_moves, true);
    return moves;
  }

  SetGameKind kind_;
  PointsATurn turns_;
  int points_;
  std::array<SetList<Words>, 2> families_;
  Techniques use_;
  SearchMeter meter_;
  MakerBreakerSearch<Words> relaxed_;
  StrongSearch<Words> strong_;
  StrongProofSearch<Words> strong_proof_;
  BreakersMovesSearch<Words> breakers_moves_;
  BiasedSearch<Words> biased_;
  TwoFamilySearch<Words> two_families_;
  AvoiderSearch<Words> avoider_;
  WaiterSearch<Words> waiter_;
};

}  // namespace

WinningSetsSolver::WinningSetsSolver(const SetGame& game, Job& job, const Techniques& techniques)
    : kind_(game.kind),
      turns_(game.turns),
      points_(std::max(game.first.points, game.second.points)) {
  if (points_ > kMostPoints) {
    throw LimitError(
        fmt::format("{} points: games on winning sets have at most {}", points_, kMostPoints));
  }
  SetGame minimal = game;
  for (Hypergraph* const family : {&minimal.first, &minimal.second}) {
    family->points = points_;
    keep_minimal_sets(*family);
  }
  searches_ = with_words<1, 2, 8>(points_, [&]<int Words>() -> std::unique_ptr<Searches> {
    return std::make_unique<SearchesOf<Words>>(minimal, job, techniques);
  });
}

WinningSetsSolver::~WinningSetsSolver() = default;

SetAnswer WinningSetsSolver::solve(const SetState& state, const SetQuestion& question) {
  const SetAnswer answer = searches_->solve(state, question);
  if (!asked_ || answer.positions > hardest_.positions) hardest_ = answer;
  asked_ = true;
  return answer;
}

SetState WinningSetsSolver::start(int mover) const {
  const SetTurn turn = turn_at(turns_, mover);
  return {.taken = {}, .mover = turn.player, .left = turn.left};
}

SetState WinningSetsSolver::after(const SetState& state, int point) const {
  SetState result = state;
  result.taken[static_cast<std::size_t>(state.mover)].push_back(point);
  if (kind_ == SetGameKind::monotone_avoider_enforcer && state.left == 1) {
    result.may_end = true;
    return result;
  }
  const SetTurn next = turn_after(turns_, turn_of(state));
  result.mover = next.player;
  result.left = next.left;
  result.turn = next.number;
  return result;
}

std::vector<int> WinningSetsSolver::best_moves(const SetState& state, const SetQuestion& question) {
  const SetAnswer value = searches_->solve(state, question);
  const bool offers = kind_ == SetGameKind::waiter_client || kind_ == SetGameKind::client_waiter;
  if (value.moves == 0 || offers) return {};
  std::vector<bool> open(static_cast<std::size_t>(points_), true);
  for (const auto& taken : state.taken) {
    for (const int p : taken) open[static_cast<std::size_t>(p)] = false;
  }
  std::vector<int> result;
  for (int p = 0; p < points_; ++p) {
    if (!open[static_cast<std::size_t>(p)]) continue;
    const SetState next = after(state, p);
    const bool turn_ends = next.mover != state.mover;
    SetQuestion rest = question;
    if (rest.bound && state.mover == 0 && turn_ends) --*rest.bound;
    const SetAnswer answer = searches_->solve(next, rest);
    if (answer.winner != value.winner) continue;
    if (question.least_moves && value.moves) {
      // Turns that the winner has after this move; of a set that is complete none.
      const bool winners =
          value.winner == (state.mover == 0 ? SetWinner::first : SetWinner::second);
      const int used = winners && (turn_ends || answer.moves == 0) ? 1 : 0;
      if (answer.moves.value_or(0) + used != *value.moves) continue;
    }
    result.push_back(p);
  }
  return result;
}

std::vector<std::array<int, 2>> WinningSetsSolver::pairing(const SetState& state) {
  return searches_->pairing(state);
}

std::uint64_t WinningSetsSolver::positions() const {
  return searches_->meter().positions();
}

SearchStats WinningSetsSolver::stats() const {
  SearchStats stats = searches_->meter().counts().described();
  if (asked_) stats.decided_by = name_of(hardest_.by);
  return stats;
}

void WinningSetsSolver::begin_counting() {
  searches_->meter().begin_counting();
  asked_ = false;
}

}  // namespace harary
