// SPDX-License-Identifier: MIT
// The score of a saturation game: the players draw edges without completing the target until no
// edge is left; Max, the first player, wants many edges in the end, Min few (Z. Füredi, D. Reimer,
// Á. Seress, "Hajnal's triangle-free game and extremal graph problems", 1991). The value for Max is
// the number of edges in the end, those from the start included. Max wins if more of the board's
// edges were drawn than are left.
#pragma once

#include <fmt/format.h>

#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "games/one_colour/saturation.hpp"
#include "games/one_colour/saturation_score_core.hpp"

namespace harary {

template <int Words>
class SaturationScoreRules : public OneColourGame<Words> {
 public:
  using Base = OneColourGame<Words>;
  using typename Base::Edges;
  using typename Base::Position;
  using Move = int;
  using Key = Position;
  using Core = SaturationScoreCore<Words>;
  static constexpr bool kThreshold = false;

  SaturationScoreRules(const OneColourSetup& setup, const Graph& target, Growth growth)
      : Base(setup), play_(setup, target, growth), board_(setup.board) {
    if (growth == Growth::anywhere) {
      copies_ = play_.copies();
      if (copies_ == nullptr) copies_ = std::make_shared<TargetCopies<Words>>(*board_, target);
    }
  }

  std::map<std::string, std::string> instance() const { return play_.instance(); }

  std::optional<Value> result(const Position& p) const {
    if (!play_.result(p)) return std::nullopt;
    return for_first(this->mover(p), p[0].size());
  }
  EndReason reason(const Position& p) const {
    const int edges = p[0].size();
    return {fmt::format("No edge can be drawn any more: there {} {} edge{}.",
                        edges == 1 ? "is" : "are", edges, edges == 1 ? "" : "s")};
  }

  Edges moves(const Position& p) const { return play_.moves(p); }
  Key key(const Position& p) const { return this->representative(p); }
  auto predecessors(const Position& p) const { return play_.predecessors(p); }

  // What can still matter; not of the connected variant, and not where copies are too many to list.
  std::optional<Core> core() const {
    if (copies_ == nullptr || !copies_->listed()) return std::nullopt;
    const Position p = this->start();
    return Core(board_, copies_, p[0], moves(p), this->mover(p));
  }
  typename Core::Position in_core(const Core& core, const Position& p) const {
    return core.reduced(p[0], moves(p), p[0].size(), this->mover(p));
  }

  // The value is the number of edges drawn.
  Verdict verdict(Value value) const {
    const int left = this->board().size() - value;
    const Winner winner = value > left   ? Winner::first
                          : value < left ? Winner::second
                                         : Winner::tie;
    return {winner, std::pair{value, left}, value - left};
  }
  std::vector<Value> cuts() const {
    const int all = this->board().size();
    if (all % 2 != 0) return {all / 2};
    return {all / 2 - 1, all / 2};
  }
  int number(Value value) const { return value; }

  Position parse_position(std::string_view text) const { return play_.parse_position(text); }
  Move parse_move(const Position& p, std::string_view text) const {
    return play_.parse_move(p, text);
  }

 private:
  SaturationRules<Words> play_;
  std::shared_ptr<const EdgeBoard> board_;
  std::shared_ptr<const TargetCopies<Words>> copies_;
};

}  // namespace harary
