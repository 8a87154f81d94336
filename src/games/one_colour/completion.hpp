// SPDX-License-Identifier: MIT
// One-colour achievement: both players draw edges of one colour, and the player who completes a
// copy of the target wins; a full board without one is a tie.
//
// Lemma. Where a copy lacks a single edge, the player to move wins by drawing it. So a player
// leaves such a copy only if every move does, and then has lost. On a board with a copy no play
// ends in a tie: the full board contains it.
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "games/edges/copies.hpp"
#include "games/edges/end_reasons.hpp"
#include "games/edges/red_and_green.hpp"
#include "games/one_colour/one_colour_game.hpp"
#include "games/one_colour/table.hpp"
#include "games/roles.hpp"

namespace harary {

template <int Words>
class CompletionRules : public OneColourGame<Words> {
 public:
  using Base = OneColourGame<Words>;
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;
  using Key = Position;
  static constexpr bool kSeldomSearched = true;

  // Throws InputError if the edges drawn from the start contain a copy of the target.
  CompletionRules(OneColourSetup setup, const Graph& target)
      : Base(std::move(setup)),
        copies_(std::make_shared<TargetCopies<Words>>(this->board(), target)),
        possible_(copies_->contained_in(this->board().template all<Words>())) {
    if (copies_->contained_in(this->start()[0])) {
      throw InputError("--red: the start position already contains a copy of the target");
    }
  }

  std::map<std::string, std::string> instance() const {
    std::map<std::string, std::string> result = Base::instance();
    result["target"] = board_text(copies_->target());
    return result;
  }

  std::optional<Value> result(const Position& p) const {
    if (copies_->contained_in(p[0])) return -1;
    if (this->open(p).empty()) return 0;
    return std::nullopt;
  }

  EndReason reason(const Position& p) const {
    if (!copies_->contained_in(p[0])) {
      return nobody_completed(target_words(copies_->target()), Winner::tie);
    }
    return copy_completed(side_name(opponent(this->mover(p))), this->drawn(p), copies_->target(),
                          Consequence::wins);
  }

  Edges moves(const Position& p) const { return this->open(p); }
  Key key(const Position& p) const { return this->representative(p); }

  // The lemma, and a board without a copy.
  Bounds bounds(const Position& p) const {
    if (!possible_) return {0, 0};
    for (const int e : this->open(p)) {
      if (copies_->completed_by(p[0], e)) return {1, 1};
    }
    return {-1, 1};
  }

  // A position with a copy is final, hence the predecessor of none.
  auto predecessors(const Position& p) const {
    return portable::views::filter(
        this->undrawn(p), [this](const Position& q) { return !copies_->contained_in(q[0]); });
  }

  template <class F>
    requires(Words <= 4)
  auto with_table(const RuntimeRules& rules, F&& f) const {
    return one_colour_table(*this, rules, std::forward<F>(f));
  }

  Verdict verdict(Value value) const { return verdict_by_sign(value); }
  std::vector<Value> cuts() const { return {-1, 0}; }

  Position parse_position(std::string_view text) const { return this->read_position(text); }
  Move parse_move(const Position& p, std::string_view text) const {
    return this->read_move(p, text);
  }

 private:
  std::shared_ptr<const TargetCopies<Words>> copies_;
  bool possible_;  // on the full board
};

}  // namespace harary
