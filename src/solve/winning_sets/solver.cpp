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
#include "solve/winning_sets/builder_question.hpp"
#include "solve/winning_sets/two_family_search.hpp"
#include "solve/winning_sets/waiter_search.hpp"

namespace harary {

class WinningSetsSolver::Engine {
 public:
  virtual ~Engine() = default;
  virtual SetAnswer solve(const SetPosition& position, const SetQuestion& question) = 0;
  virtual std::vector<std::array<int, 2>> pairing(const SetPosition& position) = 0;
  virtual std::uint64_t positions() const = 0;
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
class EngineOf final : public WinningSetsSolver::Engine {
 public:
  // The sets of each family are minimal.
  EngineOf(const SetRules& rules, const std::array<Hypergraph, 2>& families, Job& job,
           const Techniques& techniques)
      : rules_(rules),
        points_(families[0].points),
        families_{list_of<Words>(families[0]), list_of<Words>(families[1])},
        use_(techniques),
        meter_(job),
        relaxed_(techniques, meter_, job.budget().memory_bytes / 2),
        strong_(techniques, meter_, relaxed_, job.budget().memory_bytes / 4),
        strong_proof_(techniques, meter_, job.budget().memory_bytes / 4),
        breakers_moves_(meter_, job.budget().memory_bytes / 2),
        biased_(techniques, meter_, rules.turns, job.budget().memory_bytes),
        two_families_(meter_, completion(rules.goal), rules.turns, job.budget().memory_bytes),
        avoider_(meter_, rules.turns,
                 rules.goal == SetGoal::avoider_enforcer ? TurnLength::exact : TurnLength::at_least,
                 job.budget().memory_bytes),
        waiter_(
            meter_,
            rules.goal == SetGoal::waiter_client ? Offers::waiter_client : Offers::client_waiter,
            rules.waiter_bias, job.budget().memory_bytes) {}

  SetAnswer solve(const SetPosition& position, const SetQuestion& question) override {
    const std::uint64_t before = meter_.positions();
    SetAnswer answer = answered(position, question);
    answer.positions = meter_.positions() - before;
    return answer;
  }

  std::vector<std::array<int, 2>> pairing(const SetPosition& position) override {
    PairingSearch<Words> search;
    std::vector<std::array<int, 2>> result;
    if (const auto pairs = search.find(live(position, 0), 1'000'000)) {
      for (const auto& [p, q] : *pairs) result.push_back({p, q});
    }
    return result;
  }

  std::uint64_t positions() const override { return meter_.positions(); }

 private:
  static Completion completion(SetGoal goal) {
    if (goal == SetGoal::misere) return Completion::loses;
    return goal == SetGoal::avoidance ? Completion::forbidden : Completion::wins;
  }
  static bool complete(const SetList<Words>& sets) { return !sets.empty() && sets.front().empty(); }
  SetTurn turn_of(const SetPosition& position) const {
    SetTurn turn = rules_.turns.at(position.mover, position.turn);
    if (position.left > 0) turn.left = position.left;
    return turn;
  }
  int open_points(const SetPosition& position) const {
    return points_ - static_cast<int>(position.taken[0].size() + position.taken[1].size());
  }

  // The sets that the player can still complete, the smallest first.
  SetList<Words> live(const SetPosition& position, std::size_t player) const {
    PointSet<Words> own, lost;
    for (const int p : position.taken[player]) own.insert(p);
    for (const int p : position.taken[1 - player]) lost.insert(p);
    SetList<Words> sets;
    for (const PointSet<Words>& set : families_[player]) {
      if (!set.intersects(lost)) sets.push_back(set - own);
    }
    if (!own.empty()) keep_minimal(sets, points_);
    return sets;
  }

  SetAnswer answered(const SetPosition& position, const SetQuestion& question) {
    switch (rules_.goal) {
      case SetGoal::maker_breaker: {
        if (!rules_.turns.one_each()) return biased(position, question);
        SetAnswer answer = by_builders(position, question);
        if (question.breakers_moves && !question.bound && answer.winner == SetWinner::second) {
          answer.moves = moves_of_breaker(position);
        }
        return answer;
      }
      case SetGoal::strong:
        if (rules_.turns.one_each()) return by_builders(position, question);
        [[fallthrough]];
      case SetGoal::misere:
      case SetGoal::avoidance:
        return two_families(position);
      case SetGoal::avoider_enforcer:
      case SetGoal::monotone_avoider_enforcer: {
        const bool loses = avoider_.avoider_loses(live(position, 0), open_points(position),
                                                  turn_of(position), position.may_end);
        return {loses ? SetWinner::second : SetWinner::first, std::nullopt, 0};
      }
      case SetGoal::waiter_client:
      case SetGoal::client_waiter:
        break;
    }
    const bool owns = waiter_.client_owns(live(position, 0));
    const bool client_wins = owns == (rules_.goal == SetGoal::client_waiter);
    return {client_wins ? SetWinner::first : SetWinner::second, std::nullopt, 0};
  }

  SetAnswer two_families(const SetPosition& position) {
    const std::array<SetList<Words>, 2> families{live(position, 0), live(position, 1)};
    for (const std::size_t player : {0, 1}) {
      if (!complete(families[player])) continue;
      const bool first = (player == 0) == (rules_.goal == SetGoal::strong);
      return {first ? SetWinner::first : SetWinner::second, 0, 0};
    }
    int value = two_families_.value(families, open_points(position), turn_of(position));
    if (position.mover != 0) value = -value;
    return {value > 0   ? SetWinner::first
            : value < 0 ? SetWinner::second
                        : SetWinner::none,
            std::nullopt, 0};
  }

  // Bounds one after the other, and in turn with them the question without a bound: in the shares
  // of builder_question.hpp.
  SetAnswer biased(const SetPosition& position, const SetQuestion& question) {
    const SetList<Words> sets = live(position, 0);
    if (complete(sets)) return {SetWinner::first, 0, 0};
    const SetTurn turn = turn_of(position);
    const int last = std::min(question.bound.value_or(kNoBound), open_points(position));
    int next = 1;
    bool wins = false;
    for (std::uint64_t slice = kFirstSlice;; slice *= 2) {
      try {
        meter_.begin_slice(wins || question.bound ? slice : small_share(slice));
        for (; next <= last; ++next) {
          const auto result = biased_.solve(sets, turn, next);
          if (result.maker) return {SetWinner::first, next, 0};
        }
        return {SetWinner::second, std::nullopt, 0};
      } catch (const SliceEnded&) {
      }
      if (wins) continue;  // only the number of turns is open
      try {
        meter_.begin_slice(question.bound ? small_share(slice) : slice);
        const auto result = biased_.solve(sets, turn, kNoBound);
        if (!result.maker) return {SetWinner::second, std::nullopt, 0};
        if (!question.least_moves && result.moves <= last) {
          return {SetWinner::first, result.moves, 0};
        }
        wins = true;
      } catch (const SliceEnded&) {
      }
    }
  }

  SetAnswer by_builders(const SetPosition& position, const SetQuestion& question) {
    SetList<Words> first = live(position, 0), second;
    const bool strong = rules_.goal == SetGoal::strong;
    if (strong) second = live(position, 1);
    if (complete(first)) return {SetWinner::first, 0, 0};
    if (complete(second)) {
      return {question.bound ? SetWinner::none : SetWinner::second, 0, 0};
    }
    const bool firsts_turn = position.mover == 0;
    const SetWinner otherwise = strong ? SetWinner::none : SetWinner::second;
    if (question.bound && *question.bound <= 0) return {otherwise, std::nullopt, 0};
    const bool same = strong && same_sets(first, second);
    bool first_is_open = !(same && !firsts_turn);
    bool second_is_open = strong && !question.bound && !(same && firsts_turn);
    const bool least = question.least_moves;
    BuilderQuestion<Words> of_first(first, second, firsts_turn, question.bound, least);
    BuilderQuestion<Words> of_second(second, first, !firsts_turn, std::nullopt, least);
    if (use_.root_pairing) {
      if (first_is_open && of_first.by_pairs()) first_is_open = false;
      if (second_is_open && of_second.by_pairs()) second_is_open = false;
    }
    for (std::uint64_t slice = kFirstSlice; first_is_open || second_is_open; slice *= 2) {
      if (first_is_open) {
        if (const auto answer = of_first.ask(relaxed_, strong_, strong_proof_, meter_, slice)) {
          if (answer->wins) return {SetWinner::first, answer->moves, 0};
          first_is_open = false;
        }
      }
      if (second_is_open) {
        if (const auto answer = of_second.ask(relaxed_, strong_, strong_proof_, meter_, slice)) {
          if (answer->wins) return {SetWinner::second, answer->moves, 0};
          second_is_open = false;
        }
      }
    }
    return {otherwise, std::nullopt, 0};
  }

  int moves_of_breaker(const SetPosition& position) {
    const SetList<Words> sets = live(position, 0);
    meter_.begin_slice(kNoSlice);
    int moves = 0;
    while (breakers_moves_.solve(sets, position.mover == 0, moves).maker) ++moves;
    return moves;
  }

  SetRules rules_;
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

WinningSetsSolver::WinningSetsSolver(const SetRules& rules, const Hypergraph& first,
                                     const Hypergraph& second, Job& job,
                                     const Techniques& techniques)
    : rules_(rules), points_(std::max(first.points, second.points)) {
  const int points = points_;
  if (points > kMostPoints) {
    throw LimitError(
        fmt::format("{} points: games on winning sets have at most {}", points, kMostPoints));
  }
  std::array<Hypergraph, 2> families{first, second};
  for (Hypergraph& family : families) {
    family.points = points;
    keep_minimal_sets(family);
  }
  engine_ = with_words<1, 2, 4, 8>(points, [&]<int Words>() -> std::unique_ptr<Engine> {
    return std::make_unique<EngineOf<Words>>(rules, families, job, techniques);
  });
}

WinningSetsSolver::~WinningSetsSolver() = default;

SetAnswer WinningSetsSolver::solve(const SetPosition& position, const SetQuestion& question) {
  return engine_->solve(position, question);
}

SetPosition WinningSetsSolver::after(const SetPosition& position, int point) const {
  SetPosition result = position;
  result.taken[static_cast<std::size_t>(position.mover)].push_back(point);
  SetTurn turn = rules_.turns.at(position.mover, position.turn);
  if (position.left > 0) turn.left = position.left;
  const bool monotone = rules_.goal == SetGoal::monotone_avoider_enforcer;
  if (monotone && turn.left == 1) {
    result.left = 1;
    result.may_end = true;
    return result;
  }
  const SetTurn next = rules_.turns.after(turn);
  result.mover = next.player;
  result.turn = next.number;
  result.left = turn.left > 1 ? next.left : 0;
  return result;
}

std::vector<int> WinningSetsSolver::best_moves(const SetPosition& position,
                                               const SetQuestion& question) {
  const SetAnswer value = engine_->solve(position, question);
  const bool offers =
      rules_.goal == SetGoal::waiter_client || rules_.goal == SetGoal::client_waiter;
  if (value.moves == 0 || offers) return {};
  std::vector<bool> open(static_cast<std::size_t>(points_), true);
  for (const auto& taken : position.taken) {
    for (const int p : taken) open[static_cast<std::size_t>(p)] = false;
  }
  std::vector<int> result;
  for (int p = 0; p < points_; ++p) {
    if (!open[static_cast<std::size_t>(p)]) continue;
    const SetPosition next = after(position, p);
    const bool turn_ends = next.mover != position.mover;
    SetQuestion rest = question;
    if (rest.bound && position.mover == 0 && turn_ends) --*rest.bound;
    const SetAnswer answer = engine_->solve(next, rest);
    if (answer.winner != value.winner) continue;
    if (question.least_moves && value.moves) {
      // Turns that the winner has after this move; of a set that is complete none.
      const bool winners =
          value.winner == (position.mover == 0 ? SetWinner::first : SetWinner::second);
      const int used = winners && (turn_ends || answer.moves == 0) ? 1 : 0;
      if (answer.moves.value_or(0) + used != *value.moves) continue;
    }
    result.push_back(p);
  }
  return result;
}

std::vector<std::array<int, 2>> WinningSetsSolver::pairing(const SetPosition& position) {
  return engine_->pairing(position);
}

std::uint64_t WinningSetsSolver::positions() const {
  return engine_->positions();
}

}  // namespace harary
