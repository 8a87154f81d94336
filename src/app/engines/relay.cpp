// SPDX-License-Identifier: MIT
#include "app/engines/relay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/current_job.hpp"

namespace harary {

namespace {

class Relay final : public Engine {
 public:
  Relay(Engines::Handle first, std::uint64_t most, std::function<Engines::Handle()> second)
      : first_(std::move(first)), most_(most), left_(most), make_second_(std::move(second)) {}

  Value value(const Position& p, Value alpha, Value beta) override {
    if (left_ > 0) {
      if (const auto found = by_first(p, alpha, beta)) return *found;
    }
    if (!second_) {
      second_ = make_second_();
      CurrentJob::log([&] {
        return fmt::format("relay: {} gave up after {} positions; {}", first_->name(),
                           first_->positions(),
                           second_ ? second_->name() + " takes over" : "there is no other engine");
      });
    }
    return (second_ ? second_ : first_)->value(p, alpha, beta);
  }
  bool known_to_reach(const Position& q, Value target, Side side) override {
    return first_->known_to_reach(q, target, side) ||
           (second_ && second_->known_to_reach(q, target, side));
  }
  bool searches_for_moves() const override { return gave_up_ && second_; }
  Coding coding() const override { return first_->coding(); }
  AnyTable* table() override { return first_->table(); }
  SearchStats stats() const override {
    if (!gave_up_ || !second_) return first_->stats();
    SearchStats stats = second_->stats();
    stats.helpers.push_back(first_->stats());
    return stats;
  }
  bool answers_thresholds() const override { return first_->answers_thresholds(); }
  bool begin_again() override { return first_->begin_again(); }
  std::optional<ReducedPositions> reduced_positions(const Statement& statement,
                                                    CertifiedPositions of) override {
    return first_->reduced_positions(statement, of);
  }

 private:
  std::uint64_t visited() const override {
    return earlier_ + first_->positions() + (second_ ? second_->positions() : 0);
  }
  // If the first engine gave up or was stopped it is likely to do so again, after the next move of
  // a play or in the next slice of time: then it has less.
  void begin_counting() override {
    earlier_ = visited();
    first_->begin_question();
    if (second_) second_->begin_question();
    left_ = gave_up_ ? std::max<std::uint64_t>(1, most_ / 8) : most_;
    gave_up_ = false;
  }

  std::optional<Value> by_first(const Position& p, Value alpha, Value beta) {
    const std::uint64_t before = first_->positions();
    gave_up_ = true;  // also if it is stopped
    auto found = first_->value_within(p, alpha, beta, left_);
    const std::uint64_t used = first_->positions() - before;
    left_ = found && used < left_ ? left_ - used : 0;
    gave_up_ = !found;
    return found;
  }

  const Engines::Handle first_;
  const std::uint64_t most_;  // positions of the first engine in a question
  std::uint64_t left_;        // of these
  const std::function<Engines::Handle()> make_second_;
  Engines::Handle second_;
  bool gave_up_ = false;       // the first engine, in this question
  std::uint64_t earlier_ = 0;  // positions in questions before this one
};

}  // namespace

Engines::Handle relay(Engines::Handle first, std::uint64_t most,
                      std::function<Engines::Handle()> second) {
  return std::make_shared<Relay>(std::move(first), most, std::move(second));
}

}  // namespace harary
