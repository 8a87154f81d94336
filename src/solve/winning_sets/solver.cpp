// SPDX-License-Identifier: MIT
#include "solve/winning_sets/solver.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "base/error.hpp"
#include "base/words.hpp"
#include "solve/winning_sets/builder_question.hpp"

namespace harary {

class WinningSetsSolver::Engine {
 public:
  virtual ~Engine() = default;
  virtual SetAnswer solve(const SetPosition& position, const SetQuestion& question) = 0;
  virtual std::vector<std::array<int, 2>> pairing(const SetPosition& position) = 0;
  virtual std::uint64_t positions() const = 0;
  virtual int points() const = 0;
};

namespace {

constexpr std::uint64_t kFirstSlice = 1'000;

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
  EngineOf(SetGoal goal, std::array<Hypergraph, 2> families, Job& job, const Techniques& techniques)
      : goal_(goal),
        families_(std::move(families)),
        use_(techniques),
        meter_(job),
        relaxed_(techniques, meter_, job.budget().memory_bytes / 2),
        strong_(techniques, meter_, relaxed_, job.budget().memory_bytes / 2) {}

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
  int points() const override { return families_[0].points; }

 private:
  // The sets that the player can still complete.
  SetList<Words> live(const SetPosition& position, std::size_t player) const {
    PointSet<Words> own, lost;
    for (const int p : position.taken[player]) own.insert(p);
    for (const int p : position.taken[1 - player]) lost.insert(p);
    Hypergraph rest;
    rest.points = families_[player].points;
    for (const std::vector<int>& set : families_[player].sets) {
      if (std::any_of(set.begin(), set.end(), [&](int p) { return lost.contains(p); })) continue;
      rest.sets.push_back(set);
      std::erase_if(rest.sets.back(), [&](int p) { return own.contains(p); });
    }
    keep_minimal_sets(rest);
    SetList<Words> result;
    for (const std::vector<int>& set : rest.sets) {
      result.emplace_back();
      for (const int p : set) result.back().insert(p);
    }
    return result;
  }

  SetAnswer answered(const SetPosition& position, const SetQuestion& question) {
    SetList<Words> first = live(position, 0), second;
    if (goal_ == SetGoal::strong) second = live(position, 1);
    if (!first.empty() && first.front().empty()) return {SetWinner::first, 0, 0};
    if (!second.empty() && second.front().empty()) {
      return {question.bound ? SetWinner::none : SetWinner::second, 0, 0};
    }
    const bool firsts_turn = position.mover == 0;
    const SetWinner otherwise =
        goal_ == SetGoal::maker_breaker ? SetWinner::second : SetWinner::none;
    if (question.bound && *question.bound <= 0) return {otherwise, std::nullopt, 0};
    const bool same = goal_ == SetGoal::strong && same_sets(first, second);
    bool first_is_open = !(same && !firsts_turn);
    bool second_is_open = goal_ == SetGoal::strong && !question.bound && !(same && firsts_turn);
    const bool least = question.least_moves;
    BuilderQuestion<Words> of_first(first, second, firsts_turn, question.bound, least);
    BuilderQuestion<Words> of_second(second, first, !firsts_turn, std::nullopt, least);
    if (use_.root_pairing) {
      if (first_is_open && of_first.by_pairs()) first_is_open = false;
      if (second_is_open && of_second.by_pairs()) second_is_open = false;
    }
    for (std::uint64_t slice = kFirstSlice; first_is_open || second_is_open; slice *= 2) {
      if (first_is_open) {
        if (const auto answer = of_first.ask(relaxed_, strong_, meter_, slice)) {
          if (answer->wins) return {SetWinner::first, answer->moves, 0};
          first_is_open = false;
        }
      }
      if (second_is_open) {
        if (const auto answer = of_second.ask(relaxed_, strong_, meter_, slice)) {
          if (answer->wins) return {SetWinner::second, answer->moves, 0};
          second_is_open = false;
        }
      }
    }
    return {otherwise, std::nullopt, 0};
  }

  SetGoal goal_;
  std::array<Hypergraph, 2> families_;
  Techniques use_;
  SearchMeter meter_;
  MakerBreakerSearch<Words> relaxed_;
  StrongSearch<Words> strong_;
};

}  // namespace

WinningSetsSolver::WinningSetsSolver(SetGoal goal, const Hypergraph& first,
                                     const Hypergraph& second, Job& job,
                                     const Techniques& techniques) {
  const int points = std::max(first.points, second.points);
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
    return std::make_unique<EngineOf<Words>>(goal, std::move(families), job, techniques);
  });
}

WinningSetsSolver::~WinningSetsSolver() = default;

SetAnswer WinningSetsSolver::solve(const SetPosition& position, const SetQuestion& question) {
  return engine_->solve(position, question);
}

std::vector<int> WinningSetsSolver::best_moves(const SetPosition& position,
                                               const SetQuestion& question) {
  const SetAnswer value = engine_->solve(position, question);
  if (value.moves == 0) return {};
  std::vector<bool> open(static_cast<std::size_t>(engine_->points()), true);
  for (const auto& taken : position.taken) {
    for (const int p : taken) open[static_cast<std::size_t>(p)] = false;
  }
  const auto mover = static_cast<std::size_t>(position.mover);
  SetQuestion next = question;
  if (next.bound && mover == 0) --*next.bound;
  // The number of moves that the winner has left after a best move.
  std::optional<int> left = value.moves;
  const bool mover_wins = value.winner == (mover == 0 ? SetWinner::first : SetWinner::second);
  if (left && mover_wins) --*left;
  std::vector<int> result;
  for (int p = 0; p < engine_->points(); ++p) {
    if (!open[static_cast<std::size_t>(p)]) continue;
    SetPosition after = position;
    after.taken[mover].push_back(p);
    after.mover = 1 - position.mover;
    const SetAnswer answer = engine_->solve(after, next);
    if (answer.winner != value.winner) continue;
    if (question.least_moves && answer.moves != left) continue;
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
