// SPDX-License-Identifier: MIT
#include "app/engines/set_engines.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "app/certify/set_strategy.hpp"
#include "app/engines/forwarding_engines.hpp"
#include "app/engines/relay.hpp"
#include "solve/winning_sets/solver.hpp"

namespace harary {

namespace {

bool has_too_many_points(const SetGame& game) {
  return std::max(game.first.points, game.second.points) > WinningSetsSolver::kMostPoints;
}

class SetEngine final : public Engine {
 public:
  SetEngine(const GameOnSets& rules, SetGame game, Job& job)
      : rules_(rules), job_(job), game_(std::move(game)), solver_(game_, job) {}

  Value value(const Position& p, Value, Value) override {
    if (const auto result = rules_.rules->result(p)) return *result;
    const SetState state = rules_.state(p);
    return state.by_moves ? value_by_moves(p) : for_first(rules_.rules->mover(p), solved(state));
  }

  SearchStats stats() const override {
    std::vector<SearchStats> stats{solver_.stats()};
    if (exchanged_) add_stats(stats, exchanged_->stats());
    stats.front().positions = positions();
    return stats.front();
  }

  bool lists_sets() const override { return rules_.instance().has_value(); }
  std::optional<ReducedPositions> reduced_positions(const Statement& statement,
                                                    CertifiedPositions) override {
    auto instance = rules_.instance();
    if (!instance) return std::nullopt;
    PositionSet positions = set_strategy(
        *instance, statement, [this](const SetState& state) { return solved(state); }, job_);
    return ReducedPositions{std::move(positions), PositionKind::sets, *std::move(instance)};
  }

 private:
  Value value_by_moves(const Position& p) {
    Value best = -kInfinity;
    for (const Move& move : rules_.rules->moves(p)) {
      const Position next = rules_.rules->after(p, move);
      const Value found = value(next, -kInfinity, kInfinity);
      const bool same = rules_.rules->mover(next) == rules_.rules->mover(p);
      best = std::max(best, same ? found : -found);
      if (best > 0) break;
    }
    return best;
  }
  // For the first player.
  Value solved(const SetState& state) {
    switch (winner_of(state)) {
      case SetWinner::first:
        return 1;
      case SetWinner::second:
        return -1;
      case SetWinner::none:
        break;
    }
    return game_.if_none;
  }
  SetWinner winner_of(const SetState& state) {
    if (!state.turns_left) return solver_.solve(state).winner;
    const auto [of_first, of_second] = *state.turns_left;
    if (wins_in(solver_, state, of_first)) return SetWinner::first;
    if (game_.kind != SetGameKind::strong || game_.if_none != 0) return SetWinner::none;
    // Of a strong game with a bound the solver says if the first player wins in time; whether the
    // second one does it says with the players exchanged.
    if (!exchanged_) {
      SetGame exchanged = game_;
      std::swap(exchanged.first, exchanged.second);
      exchanged_ = std::make_unique<WinningSetsSolver>(exchanged, job_);
    }
    SetState mirrored = state;
    std::swap(mirrored.taken[0], mirrored.taken[1]);
    mirrored.mover = 1 - state.mover;
    return wins_in(*exchanged_, mirrored, of_second) ? SetWinner::second : SetWinner::none;
  }
  static bool wins_in(WinningSetsSolver& solver, const SetState& state, int turns) {
    SetQuestion question;
    question.bound = turns;
    return turns > 0 && solver.solve(state, question).winner == SetWinner::first;
  }

  std::uint64_t visited() const override {
    return solver_.positions() + (exchanged_ ? exchanged_->positions() : 0);
  }
  void begin_counting() override {
    solver_.begin_counting();
    if (exchanged_) exchanged_->begin_counting();
  }

  const GameOnSets rules_;
  Job& job_;
  const SetGame game_;
  WinningSetsSolver solver_;
  std::unique_ptr<WinningSetsSolver> exchanged_;
};

// Lemma. If the players take one point each in turn, a player who wins by owning a set, at best
// play after k own turns, wins after 2k - 1 moves if it is the own turn, and after 2k moves
// otherwise: nothing else ends such a game before. So does Breaker, whose k-th move spoils the last
// set. What else ends a game a search has to count.
class RemoteSetEngine final : public Engine {
 public:
  using Coded = RemoteValuation<RuntimeRules>;

  RemoteSetEngine(const GameOnSets& rules, const SetGame& game, Job& job, Engines::Handle search)
      : rules_(rules),
        solver_(game, job),
        question_{.least_moves = true, .breakers_moves = game.kind == SetGameKind::maker_breaker},
        may_tie_(game.kind == SetGameKind::strong && game.if_none == 0),
        searched_first_(game.searched_first),
        search_(std::move(search)) {}

  Value value(const Position& p, Value alpha, Value beta) override {
    if (const auto result = Coded(*rules_.rules).leaf(p)) return *result;
    if (searched_first_ > 0 && !given_up_) {
      searched_ = true;
      if (const auto found = search_->value_within(p, alpha, beta, searched_first_)) return *found;
      searched_ = false;
      given_up_ = true;
    }
    const SetState state = rules_.state(p);
    if (!state.by_moves && !state.turns_left) {
      const SetAnswer answer = solver_.solve(state, question_);
      if (answer.winner == SetWinner::none && may_tie_) return 0;
      if (answer.winner != SetWinner::none && answer.moves) {
        const bool own_turn = (answer.winner == SetWinner::first) == (state.mover == 0);
        const int moves = 2 * *answer.moves - (own_turn ? 1 : 0);
        const Value coded = Coded::kScale + Coded::kHorizon - moves;
        return own_turn ? coded : -coded;
      }
    }
    searched_ = true;
    return search_->value(p, alpha, beta);
  }
  Coding coding() const override { return Coding::remote; }
  SearchStats stats() const override {
    if (searched_) return search_->stats();
    SearchStats stats = solver_.stats();
    stats.positions = positions();
    return stats;
  }

 private:
  std::uint64_t visited() const override {
    return solver_.positions() + earlier_ + search_->positions();
  }
  void begin_counting() override {
    solver_.begin_counting();
    earlier_ += search_->positions();
    search_->begin_question();
    searched_ = given_up_ = false;
  }

  const GameOnSets rules_;
  WinningSetsSolver solver_;
  const SetQuestion question_;
  const bool may_tie_;
  const std::uint64_t searched_first_;
  const Engines::Handle search_;
  bool searched_ = false;
  bool given_up_ = false;      // by the search that was tried first
  std::uint64_t earlier_ = 0;  // positions of the search in questions before this one
};

class SetEngines final : public ForwardingEngines {
 public:
  SetEngines(GameOnSets game, std::shared_ptr<const Engines> others)
      : ForwardingEngines(*others), game_(std::move(game)), kept_(std::move(others)) {}

  Handle winning_sets(QuestionKind kind, Job& job, const std::string& about,
                      double share) const override {
    // The engine has no table that a checkpoint could hold.
    auto game = job.budget().checkpoint.empty() ? playable() : std::nullopt;
    if (!game) return nullptr;
    if (game->searched_first == 0) {
      return std::make_shared<SetEngine>(game_, *std::move(game), job);
    }
    Handle search = others().core(kind, job, about, share);
    if (!search) search = others().proof(job, about, share);
    const std::uint64_t most = game->searched_first;
    return relay(std::move(search), most, [rules = game_, &job] { return set_engine(rules, job); });
  }
  Handle remoteness(Job& job, double share) const override {
    Handle search = others().remoteness(job, share);
    auto game = playable();
    if (!game || !game->turns.one_each() ||
        (game->kind != SetGameKind::maker_breaker && game->kind != SetGameKind::strong)) {
      return search;
    }
    return std::make_shared<RemoteSetEngine>(game_, *game, job, std::move(search));
  }
  const Engines& for_certificates() const override {
    const auto game = playable();
    return game && game->searched_first > 0 ? others() : *this;
  }
  std::optional<SetInstance> listed_sets() const override { return game_.instance(); }

 private:
  // With more copies on a board a look at all of them in each position takes too long.
  static constexpr std::size_t kMostCopies = 25'000;

  // The game, if the engine for winning sets plays it.
  std::optional<SetGame> playable() const {
    auto game = game_.game();
    if (game && has_too_many_points(*game)) game.reset();
    if (game && game->searched_first > 0 &&
        std::max(game->first.sets.size(), game->second.sets.size()) > kMostCopies) {
      game.reset();
    }
    return game;
  }

  const GameOnSets game_;
  const std::shared_ptr<const Engines> kept_;  // others()
};

}  // namespace

std::shared_ptr<const Engines> set_engines(GameOnSets game, std::shared_ptr<const Engines> others) {
  return std::make_shared<SetEngines>(std::move(game), std::move(others));
}

Engines::Handle set_engine(const GameOnSets& game, Job& job) {
  auto sets = game.game();
  if (!sets || has_too_many_points(*sets)) return nullptr;
  return std::make_shared<SetEngine>(game, *std::move(sets), job);
}

}  // namespace harary
