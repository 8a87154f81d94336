// SPDX-License-Identifier: MIT
// Avoidance for k >= 2 players, each with a colour of their own (Slany, Definition 6.1). A player
// who cannot move withdraws, and play continues with the next player; the last one left wins. It is
// played to the last one.
//
// Who wins with best play is asked for one player, the lone one, against all the others together:
// can the lone player force to be the last? Then the game has two sides, the lone player
// (Side::first) and the coalition of all others (Side::second), and it is decided as soon as the
// lone player has withdrawn. At most one player can force to be the last: two could not both.
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
#include "games/positional/avoidance/coalition_setup.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"
#include "graph/board_text.hpp"
#include "graph/formats/whole_number.hpp"

namespace harary {

// Room: positions have this many colours, at least as many as there are players.
template <int Words, int Room>
class CoalitionRules : public RulesDefaults {
 public:
  using Edges = EdgeSet<Words>;
  using Move = int;

  // Invariant: `mover` has not withdrawn, and can move unless all others have withdrawn.
  struct Position {
    Colouring<Words, Room> colours;
    std::uint8_t mover = 0;
    std::uint8_t withdrawn = 0;             // a bit for each player
    std::uint8_t made = 0;                  // moves of this turn
    std::array<std::uint8_t, 5> filling{};  // no byte is left undefined
    std::uint64_t hash() const {
      return colours.hash(static_cast<std::uint64_t>(made) << 16 |
                          static_cast<std::uint64_t>(mover) << 8 | withdrawn);
    }
    friend bool operator==(const Position&, const Position&) = default;
  };
  using Key = Position;

  explicit CoalitionRules(const CoalitionSetup& setup, std::optional<int> lone = std::nullopt)
      : board_(setup.board),
        symmetry_(std::make_shared<BoardSymmetry<Words, Room>>(*board_)),
        players_(setup.players),
        lone_(lone) {
    HARARY_ASSERT(players_ >= 2 && players_ <= Room, "there is a colour for each player");
    HARARY_ASSERT(!setup.targets.empty(), "there is a target");
    HARARY_ASSERT(!lone || (*lone >= 0 && *lone < players_),
                  "the lone player is one of the players");
    HARARY_ASSERT(setup.starter >= 0 && setup.starter < players_, "one of the players starts");
    for (int player = 0; player < players_; ++player) {
      const auto at = static_cast<std::size_t>(player);
      copies_[at] = copies_of(setup, at);
      bias_[at] = at < setup.bias.size() ? setup.bias[at] : 1;
      if (at < setup.start.size()) {
        start_.colours[player] = board_->template set_of<Words>(setup.start[at]);
      }
    }
    start_.mover = static_cast<std::uint8_t>(setup.starter);
    start_ = with_withdrawals(start_);
  }

  CoalitionRules with_lone_player(int lone) const {
    CoalitionRules result = *this;
    result.lone_ = lone;
    return result;
  }
  int players() const { return players_; }
  const EdgeBoard& board() const { return *board_; }

  // What holds of every position: no edge has two colours, and the invariant.
  bool valid(const Position& p) const {
    if (!p.colours.valid(board_->size()) || p.mover >= players_) return false;
    if (p.withdrawn >> players_ != 0 || player_withdrawn(p, p.mover)) return false;
    if (p.made >= bias_[p.mover]) return false;
    return one_left(p) || !moves(p).empty();
  }

  Position start() const { return start_; }
  int player_to_move(const Position& p) const { return p.mover; }
  // Without a lone player player 1 is the first side, and all others are the second.
  Side mover(const Position& p) const {
    return p.mover == lone_.value_or(0) ? Side::first : Side::second;
  }

  std::string mover_name(const Position& p) const { return fmt::format("player {}", p.mover + 1); }
  std::map<std::string, std::string> instance() const {
    std::map<std::string, std::string> result{{"board", board_text(board_->graph())},
                                              {"target", board_text(copies_[0]->target())},
                                              {"colours", std::to_string(players_)}};
    for (int player = 1; player < players_; ++player) {
      const auto& copies = copies_[static_cast<std::size_t>(player)];
      if (copies == copies_[0]) continue;
      result[target_option_of(player)] = board_text(copies->target());
    }
    return result;
  }

  // Of the first side: with a lone player 1 or -1; without one 1 if player 1 is the last, and -i if
  // player i is.
  std::optional<Value> result(const Position& p) const {
    if (lone_ && player_withdrawn(p, *lone_)) return for_first(mover(p), -1);
    if (!one_left(p)) return std::nullopt;
    if (lone_ || p.mover == 0) return for_first(mover(p), 1);
    return for_first(mover(p), -(p.mover + 1));
  }
  Verdict verdict(Value value) const {
    if (lone_) return {value > 0 ? Winner::first : Winner::second, std::nullopt, value};
    const int last = value < 0 ? -value : value > 0 ? 1 : 0;
    return {value > 0   ? Winner::first
            : value < 0 ? Winner::second
                        : Winner::tie,
            std::nullopt, std::nullopt, last};
  }
  std::vector<Value> cuts() const { return {0}; }

  EndReason reason(const Position& p) const {
    const int player = lone_.value_or(p.mover);
    const std::string who = fmt::format("Player {}", player + 1);
    if (!player_withdrawn(p, player)) {
      return {who + " is the last who can move: all others have withdrawn."};
    }
    return no_move_left({who}, board_->subgraph(p.colours[player]),
                        board_->edges_of(board_->template all<Words>() - p.colours.coloured()),
                        copies(player).target());
  }

  Edges moves(const Position& p) const {
    return harmless(copies(p.mover), p.colours[p.mover],
                    board_->template all<Words>() - p.colours.coloured());
  }

  Position after(const Position& p, Move edge) const {
    HARARY_ASSERT(moves(p).contains(edge), "a move is legal");
    Position result = p;
    result.colours[p.mover].insert(edge);
    if (++result.made >= bias_[p.mover]) pass_on(result);
    return with_withdrawals(result);
  }

  Position representative(const Position& p) const {
    return {symmetry_->representative(p.colours), p.mover, p.withdrawn, p.made};
  }
  Key key(const Position& p) const { return representative(p); }
  int layer(const Position& p) const {
    return p.colours.coloured().size() - start_.colours.coloured().size();
  }

  std::string position_text(const Position& p) const {
    std::string text;
    for (int c = 0; c < players_; ++c) {
      text += fmt::format("{}={};", c + 1, edge_set_text(board_->edges_of(p.colours[c])));
    }
    text += fmt::format("turn={};out=", p.mover + 1);
    for (int c = 0; c < players_; ++c) {
      if (player_withdrawn(p, c)) text += std::to_string(c + 1);
    }
    if (p.made != 0) text += fmt::format(";made={}", p.made);
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
  bool one_left(const Position& p) const { return std::popcount(p.withdrawn) == players_ - 1; }
  // The turn goes to the next player who is left.
  void pass_on(Position& p) const {
    HARARY_ASSERT(std::popcount(p.withdrawn) < players_, "a player is left");
    p.made = 0;
    do {
      p.mover = static_cast<std::uint8_t>((p.mover + 1) % players_);
    } while (player_withdrawn(p, p.mover));
  }
  // Establishes the invariant: players who cannot move withdraw in turn, until one can or is alone.
  Position with_withdrawals(Position p) const {
    while (!one_left(p) && moves(p).empty()) {
      p.withdrawn = static_cast<std::uint8_t>(p.withdrawn | 1 << p.mover);
      pass_on(p);
    }
    HARARY_ASSERT(valid(p), "who is to move has not withdrawn, and can move or is alone");
    return p;
  }

  const TargetCopies<Words>& copies(int player) const {
    return *copies_[static_cast<std::size_t>(player)];
  }
  // Players with the same target share its copies.
  std::shared_ptr<const TargetCopies<Words>> copies_of(const CoalitionSetup& setup,
                                                       std::size_t player) const {
    const Graph& target = setup.targets[player < setup.targets.size() ? player : 0];
    for (std::size_t other = 0; other < player; ++other) {
      if (copies_[other]->target() == target) return copies_[other];
    }
    return std::make_shared<TargetCopies<Words>>(*board_, target);
  }

  std::shared_ptr<const EdgeBoard> board_;
  std::shared_ptr<const BoardSymmetry<Words, Room>> symmetry_;
  int players_;
  std::array<std::shared_ptr<const TargetCopies<Words>>, Room> copies_;
  std::array<int, Room> bias_{};
  std::optional<int> lone_;
  Position start_;
};

template <int Words, int Room>
auto CoalitionRules<Words, Room>::parse_position(std::string_view text) const -> Position {
  PositionFields fields = position_fields(text);
  std::vector<std::vector<std::string>> names;
  for (int c = 0; c < players_; ++c) {
    names.push_back({std::to_string(c + 1), edges_option_of(c)});
    if (c == 1) names.back().push_back("blue");
  }
  const std::string turn = take_field(fields, {"turn"});
  const std::string out = take_field(fields, {"out"});
  const std::string made = take_field(fields, {"made"});
  const auto classes = take_colour_classes(fields, *board_, names);
  no_more_fields(fields, "the players' numbers, turn, out and made");
  Position p;
  for (int c = 0; c < players_; ++c) {
    p.colours[c] = board_->template set_of<Words>(classes[static_cast<std::size_t>(c)]);
    if (copies(c).contained_in(p.colours[c])) {
      throw InputError("position: it contains a forbidden copy of the target");
    }
  }
  const auto player = [this](char digit) {
    if (digit < '1' || digit >= '1' + players_) {
      throw InputError(fmt::format("position: players are numbered 1 to {}", players_));
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
  if (!made.empty()) {
    const auto number = whole_number(made);
    if (!number || *number >= bias_[p.mover]) {
      throw InputError(fmt::format("position: made= takes a number below {}, the edges of a turn",
                                   bias_[p.mover]));
    }
    p.made = static_cast<std::uint8_t>(*number);
  }
  return with_withdrawals(p);
}

}  // namespace harary
