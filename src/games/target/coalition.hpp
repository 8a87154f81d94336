// SPDX-License-Identifier: MIT
// Avoidance for k >= 2 players, each with a colour of their own (Slany, Definition 6.1). A player
// who cannot move withdraws, and play continues with the next player; the last one left wins. The
// question here: can one player, the hero, force being the last, against all the others together?
// So the game has two sides, the hero (Side::first) and the coalition of all others (Side::second).
#pragma once

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "games/edges/copies.hpp"
#include "games/edges/end_reasons.hpp"
#include "games/edges/symmetry.hpp"
#include "games/edges/text.hpp"
#include "games/rules.hpp"
#include "graph/board_text.hpp"

namespace harary {

inline constexpr int kMostColours = 6;

template <int Words, int Players>
class CoalitionRules {
 public:
  using Edges = EdgeSet<Words>;
  using Move = int;

  // Invariant: `mover` has not withdrawn, and can move unless all others have withdrawn.
  struct Position {
    Colouring<Words, Players> colours;
    std::uint8_t mover = 0;
    std::uint8_t withdrawn = 0;             // a bit for each player
    std::array<std::uint8_t, 6> filling{};  // no byte is left undefined
    std::uint64_t hash() const {
      return colours.hash(static_cast<std::uint64_t>(mover) << 8 | withdrawn);
    }
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = Position;

  // `start[c]` are the edges that have colour c from the start.
  CoalitionRules(std::shared_ptr<const EdgeBoard> board, const Graph& target,
                 std::vector<std::vector<Edge>> start, int hero)
      : board_(std::move(board)),
        symmetry_(std::make_shared<BoardSymmetry<Words, Players>>(*board_)),
        copies_(std::make_shared<TargetCopies<Words>>(*board_, target)),
        hero_(hero) {
    for (int c = 0; c < Players && c < static_cast<int>(start.size()); ++c) {
      start_.colours[c] = board_->template set_of<Words>(start[static_cast<std::size_t>(c)]);
    }
    HARARY_ASSERT(hero >= 0 && hero < Players, "the hero is one of the players");
    start_ = with_withdrawals(start_);
  }

  // The same game, asking whether another player wins; players count from 0.
  CoalitionRules with_hero(int hero) const {
    CoalitionRules result = *this;
    result.hero_ = hero;
    return result;
  }
  int hero() const { return hero_; }
  static constexpr int players() { return Players; }
  const EdgeBoard& board() const { return *board_; }

  // What holds of every position: no edge has two colours, and the invariant.
  bool valid(const Position& p) const {
    if (!p.colours.valid(board_->size()) || p.mover >= Players) return false;
    if (p.withdrawn >> Players != 0 || player_withdrawn(p, p.mover)) return false;
    return std::popcount(p.withdrawn) == Players - 1 || !moves(p).empty();
  }

  Position start() const { return start_; }
  Side mover(const Position& p) const { return p.mover == hero_ ? Side::first : Side::second; }

  std::string mover_name(const Position& p) const { return fmt::format("player {}", p.mover + 1); }
  std::map<std::string, std::string> instance() const {
    return {{"board", board_text(board_->graph())},
            {"target", board_text(copies_->target())},
            {"colours", std::to_string(Players)}};
  }

  std::optional<Value> result(const Position& p) const {
    if (player_withdrawn(p, hero_)) return for_first(mover(p), -1);
    if (std::popcount(p.withdrawn) == Players - 1) return for_first(mover(p), 1);
    return std::nullopt;
  }

  EndReason reason(const Position& p) const {
    const std::string who = fmt::format("Player {}", hero_ + 1);
    if (!player_withdrawn(p, hero_)) {
      return {who + " is the last who can move: all others have withdrawn."};
    }
    return no_move_left({who}, board_->subgraph(p.colours[hero_]),
                        board_->edges_of(board_->template all<Words>() - p.colours.coloured()),
                        copies_->target());
  }

  Edges moves(const Position& p) const {
    return harmless(*copies_, p.colours[p.mover],
                    board_->template all<Words>() - p.colours.coloured());
  }

  Position after(const Position& p, Move edge) const {
    HARARY_ASSERT(moves(p).contains(edge), "a move is legal");
    Position result = p;
    result.colours[p.mover].insert(edge);
    result.mover = next_player(result);
    return with_withdrawals(result);
  }

  Position representative(const Position& p) const {
    return {symmetry_->representative(p.colours), p.mover, p.withdrawn};
  }
  Key key(const Position& p) const { return representative(p); }
  int layer(const Position& p) const {
    return p.colours.coloured().size() - start_.colours.coloured().size();
  }

  Verdict verdict(Value value) const {
    return win_or_loss(value);
  }
  std::vector<Value> cuts() const { return {0}; }

  std::string position_text(const Position& p) const {
    std::string text;
    for (int c = 0; c < Players; ++c) {
      text += fmt::format("{}={};", c + 1, edge_set_text(board_->edges_of(p.colours[c])));
    }
    text += fmt::format("turn={};out=", p.mover + 1);
    for (int c = 0; c < Players; ++c) {
      if (player_withdrawn(p, c)) text += std::to_string(c + 1);
    }
    return text;
  }
  Position parse_position(std::string_view text) const;
  std::string move_text(const Position&, Move edge) const { return board_edge_text(*board_, edge); }
  Move parse_move(const Position& p, std::string_view text) const {
    const int edge = parse_board_edge(text, *board_);
    if (!moves(p).contains(edge)) {
      throw InputError(fmt::format("move: player {} cannot colour {}", p.mover + 1,
                                   board_edge_text(*board_, edge)));
    }
    return edge;
  }

 private:
  static bool player_withdrawn(const Position& p, int player) {
    return (p.withdrawn >> player & 1) != 0;
  }
  static std::uint8_t next_player(const Position& p) {
    HARARY_ASSERT(std::popcount(p.withdrawn) < Players, "a player is left");
    int player = p.mover;
    do {
      player = (player + 1) % Players;
    } while (player_withdrawn(p, player));
    return static_cast<std::uint8_t>(player);
  }
  // Establishes the invariant: players who cannot move withdraw in turn, until one can or is alone.
  Position with_withdrawals(Position p) const {
    while (std::popcount(p.withdrawn) < Players - 1 && moves(p).empty()) {
      p.withdrawn = static_cast<std::uint8_t>(p.withdrawn | 1 << p.mover);
      p.mover = next_player(p);
    }
    HARARY_ASSERT(valid(p), "who is to move has not withdrawn, and can move or is alone");
    return p;
  }

  std::shared_ptr<const EdgeBoard> board_;
  std::shared_ptr<const BoardSymmetry<Words, Players>> symmetry_;
  std::shared_ptr<const TargetCopies<Words>> copies_;
  int hero_;
  Position start_;
};

template <int Words, int Players>
auto CoalitionRules<Words, Players>::parse_position(std::string_view text) const -> Position {
  PositionFields fields = position_fields(text);
  std::vector<std::vector<std::string>> names;
  for (int c = 0; c < Players; ++c) names.push_back({std::to_string(c + 1)});
  const std::string turn = take_field(fields, {"turn"});
  const std::string out = take_field(fields, {"out"});
  const auto classes = take_colour_classes(fields, *board_, names);
  no_more_fields(fields, "the players' numbers, turn and out");
  Position p;
  for (int c = 0; c < Players; ++c) {
    p.colours[c] = board_->template set_of<Words>(classes[static_cast<std::size_t>(c)]);
    if (copies_->contained_in(p.colours[c])) {
      throw InputError("position: it contains a forbidden copy of the target");
    }
  }
  const auto player = [](char digit) {
    if (digit < '1' || digit >= '1' + Players) {
      throw InputError(fmt::format("position: players are numbered 1 to {}", Players));
    }
    return digit - '1';
  };
  for (const char digit : out) {
    p.withdrawn = static_cast<std::uint8_t>(p.withdrawn | 1 << player(digit));
  }
  if (turn.size() > 1) throw InputError("position: turn= takes one player's number");
  p.mover = static_cast<std::uint8_t>(turn.empty() ? 0 : player(turn[0]));
  if (player_withdrawn(p, p.mover)) {
    throw InputError(fmt::format("position: player {} has withdrawn, but has the turn", turn));
  }
  return with_withdrawals(p);
}

}  // namespace harary
