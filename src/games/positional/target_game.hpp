// SPDX-License-Identifier: MIT
// What the target-graph games of Slany ("Graph Ramsey games") share: a target for each player, and
// the verdict win, loss or tie.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/edges/copies.hpp"
#include "games/edges/end_reasons.hpp"
#include "games/edges/two_colour_game.hpp"
#include "games/positional/pair_copies.hpp"
#include "games/positional/table.hpp"
#include "games/roles.hpp"
#include "graph/board_text.hpp"

namespace harary {

// The targets of Red and Green; the same graph in the symmetric games.
struct Targets {
  Graph red;
  Graph green;
  bool symmetric() const { return red == green; }
};

template <int Words>
class TargetGame : public TwoColourGame<Words> {
 public:
  using Base = TwoColourGame<Words>;
  using typename Base::Edges;
  using typename Base::Position;
  static constexpr bool kTabulated = Words == 1;
  static constexpr bool kHasPairs = Words == 1;  // for cores: pair_copies()

  TargetGame(TwoColourSetup setup, const Targets& targets) : Base(std::move(setup)) {
    red_copies_ = std::make_shared<TargetCopies<Words>>(this->board(), targets.red);
    green_copies_ = targets.symmetric()
                        ? red_copies_
                        : std::make_shared<TargetCopies<Words>>(this->board(), targets.green);
  }

  // The copies of the target that concerns the player of `colour`.
  const TargetCopies<Words>& copies(int colour) const {
    return colour == kRed ? *red_copies_ : *green_copies_;
  }
  // Has the player of `colour` completed a copy?
  bool completed(const Position& p, int colour) const {
    return copies(colour).contained_in(p[colour]);
  }

  // Only avoidance games may drop more from the key: nothing here.
  typename Base::Key avoidance_key(const Position& p) const { return Base::key(p); }

  std::map<std::string, std::string> instance() const {
    std::map<std::string, std::string> result = Base::instance();
    result["target"] = board_text(red_copies_->target());
    if (red_copies_ != green_copies_) {
      result["green-target"] = board_text(green_copies_->target());
    }
    return result;
  }

  // The game for retrograde analysis: calls f(table). Boards of at most 64 edges. `rules`: the same
  // game at run time.
  template <class Self, class F>
  static auto call_with_table(const Self& self, const RuntimeRules& rules, F&& f) {
    if (self.board().size() <= 32) return f(TargetTable<std::uint64_t>(self, rules));
    return f(TargetTable<WideKey>(self, rules));
  }

  Verdict verdict(Value value) const { return verdict_by_sign(value); }

 protected:
  // For reason(): `side` has a copy; every open edge would complete one; the target in words.
  EndReason copy_reason(const Position& p, Side side, Consequence consequence,
                        const Roles& roles = {}) const {
    const int colour = colour_of(side);
    return copy_completed(as_name(roles.of(side)), this->board().subgraph(p[colour]),
                          copies(colour).target(), consequence);
  }
  EndReason blocked_reason(const Position& p, Side side) const {
    const int colour = colour_of(side);
    return no_move_left({side_name(side)}, this->board().subgraph(p[colour]),
                        this->board().edges_of(this->open(p)), copies(colour).target());
  }
  std::string words_for_target() const {
    return red_copies_ == green_copies_ ? target_words(red_copies_->target()) : "their target";
  }
  std::string words_for_red_target() const { return target_words(red_copies_->target()); }

  // The edges as pairs of vertices, and all copies; nothing if there are more than `most`, or the
  // cores of target games do not cover the board or the turns.
  std::uint64_t pairs(const Edges& edges) const {
    std::uint64_t result = 0;
    for (const int e : edges) result |= std::uint64_t{1} << this->board().edge(e).pair_index();
    return result;
  }
  std::optional<PairCopies> pair_copies(std::size_t most) const
    requires(kHasPairs)
  {
    if (!red_copies_->listed() || !green_copies_->listed() ||
        std::max(red_copies_->count(), green_copies_->count()) > most ||
        !PairCopies::covers(this->board().order(), this->turns())) {
      return std::nullopt;
    }
    PairCopies copies;
    for (const Edges& copy : red_copies_->list().copies()) copies.red.push_back(pairs(copy));
    for (const Edges& copy : green_copies_->list().copies()) copies.green.push_back(pairs(copy));
    return copies;
  }

  // A value of Side::first, converted to the mover of p.
  Value for_mover(const Position& p, Value of_first) const {
    return for_first(this->mover(p), of_first);
  }
  Edges read_edges(std::string_view text) const {
    return this->board().template set_of<Words>(
        parse_edge_set(text, this->board().graph(), "move"));
  }

 private:
  std::shared_ptr<const TargetCopies<Words>> red_copies_;
  std::shared_ptr<const TargetCopies<Words>> green_copies_;
};

}  // namespace harary
