// SPDX-License-Identifier: MIT
// An engine for positions of another game that has the same values: each position is translated and
// asked there. What has no translation goes to an engine of the game's own.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/engines/engine.hpp"

namespace harary {

class TranslatedEngine final : public Engine {
 public:
  // The game whose engine is asked, and how positions are translated.
  struct Translation {
    const RuntimeRules* rules = nullptr;  // of the game whose positions come in
    std::string game;                     // the other game's name
    std::function<std::optional<Position>(const Position&)> position;  // nothing: there is none
    std::shared_ptr<const RuntimeRules> other = nullptr;               // of that game
  };

  // `own` makes the game's own engine when it is needed. The rules must outlive the engine.
  TranslatedEngine(Engines::Handle other, const Translation& translation,
                   std::function<Engines::Handle()> own)
      : other_(std::move(other)), translation_(translation), own_(std::move(own)) {}

  const std::string& game() const { return translation_.game; }

  Value value(const Position& p, Value alpha, Value beta) override {
    if (const auto over = translation_.rules->result(p)) return *over;
    const auto q = translation_.position(p);
    return q ? other_->value(*q, alpha, beta) : own().value(p, alpha, beta);
  }
  std::optional<Value> value_within(const Position& p, Value alpha, Value beta,
                                    std::uint64_t most) override {
    if (const auto over = translation_.rules->result(p)) return *over;
    const auto q = translation_.position(p);
    return q ? other_->value_within(*q, alpha, beta, most)
             : own().value_within(p, alpha, beta, most);
  }
  bool known_to_reach(const Position& p, Value target, Side side) override {
    if (const auto over = translation_.rules->result(p)) {
      return (translation_.rules->mover(p) == side ? *over : -*over) >= target;
    }
    const auto q = translation_.position(p);
    // In the other game the sides may be exchanged, so they are named by whose turn it is.
    const bool movers = translation_.rules->mover(p) == side;
    if (!q) return false;
    const Side mover = translation_.other->mover(*q);
    return other_->known_to_reach(*q, target, movers ? mover : opponent(mover));
  }
  Coding coding() const override { return other_->coding(); }
  SearchStats stats() const override { return other_->stats(); }
  bool answers_thresholds() const override { return other_->answers_thresholds(); }
  bool knows_nimbers() const override { return other_->knows_nimbers(); }
  int nimber(const Position& p) override {
    if (translation_.rules->result(p)) return 0;
    const auto q = translation_.position(p);
    return q ? other_->nimber(*q) : own().nimber(p);
  }
  bool searches_for_moves() const override { return true; }

 private:
  std::uint64_t visited() const override {
    return before_ + other_->positions() + (made_ ? made_->positions() : 0);
  }
  void begin_counting() override {
    before_ = visited();
    other_->begin_question();
    if (made_) made_->begin_question();
  }
  Engine& own() {
    if (!made_) made_ = own_();
    return *made_;
  }

  Engines::Handle other_;
  Translation translation_;
  std::function<Engines::Handle()> own_;
  Engines::Handle made_;
  std::uint64_t before_ = 0;
};

}  // namespace harary
