// SPDX-License-Identifier: MIT
#include "app/sets_engine.hpp"

#include <cstddef>

namespace harary {

namespace {

class SetsEngine final : public Engine {
 public:
  SetsEngine(const RuntimeRules& rules, SetsAsked asked, Job& job)
      : rules_(rules),
        asked_(std::move(asked)),
        solver_({.goal = asked_.goal}, asked_.first, asked_.second, job) {}

  Value value(const Position& p, Value, Value) override {
    if (const auto result = rules_.result(p)) return *result;
    SetPosition position;
    position.taken = asked_.taken(p);
    position.mover = rules_.mover(p) == Side::first ? 0 : 1;
    return for_first(rules_.mover(p), of_first(solver_.solve(position).winner));
  }

  SearchStats stats() const override {
    return {.search = "winning_sets", .positions = solver_.positions() - before_};
  }

 private:
  std::uint64_t visited() const override { return solver_.positions(); }
  void begin_counting() override { before_ = solver_.positions(); }

  // What the end of the game is worth to the first player.
  Value of_first(SetWinner winner) const {
    if (winner == SetWinner::first) return 1;
    if (winner == SetWinner::second) return -1;
    return asked_.if_none;
  }

  const RuntimeRules& rules_;
  SetsAsked asked_;
  WinningSetsSolver solver_;
  std::uint64_t before_ = 0;
};

}  // namespace

Engines::Handle sets_engine(const RuntimeRules& rules, SetsAsked asked, Job& job) {
  return std::make_shared<SetsEngine>(rules, std::move(asked), job);
}

}  // namespace harary
