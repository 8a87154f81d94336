// SPDX-License-Identifier: MIT
// Target games with shared colours: either player colours an open edge red or green, as they like.
// A copy is monochromatic: a red copy of the red target or a green one of the green target.
//   achievement  the player who completes a copy wins; a full board without one is a tie
//   misere       the player who completes a copy loses; a full board without one is a tie
//   avoidance    completing a copy is forbidden; a player who cannot move loses
// With equal targets the colours can be exchanged. The games are impartial then and otherwise: what
// a position is worth to the player to move does not depend on who coloured what.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/portable.hpp"
#include "base/words.hpp"
#include "games/option_spec.hpp"
#include "games/positional/coloured_edges.hpp"
#include "games/positional/target_game.hpp"

namespace harary {

enum class SharedEnding { achievement, misere, avoidance };

OptionSpec colours_shared_option();

// "red=0-1" as colour and the text of an edge; throws InputError otherwise.
std::pair<int, std::string_view> read_coloured_edge(std::string_view text);

// The player has no move left: every open edge would complete a copy in either colour.
EndReason no_colour_left(const std::string& who, const Graph& red, const Graph& green,
                         const std::vector<Edge>& open, const Targets& targets);

template <int Words>
class SharedColoursRules : public TargetGame<Words> {
 public:
  using Base = TargetGame<Words>;
  using typename Base::Edges;
  using typename Base::Position;
  using Key = Position;
  using Move = ColouredEdge;

  SharedColoursRules(SharedEnding ending, TwoColourSetup setup, const Targets& targets)
      : Base(std::move(setup), targets), ending_(ending), targets_(targets) {}

  // Any numbers of red and green edges, at least those of the start together.
  bool valid(const Position& p) const {
    return p.valid(this->board().size()) && this->layer(p) >= 0;
  }

  std::optional<Value> result(const Position& p) const {
    if (ending_ == SharedEnding::avoidance) {
      for (const int colour : {kRed, kGreen}) {
        if (some_harmless(this->copies(colour), p[colour], this->open(p))) return std::nullopt;
      }
      return -1;
    } else {
      if (has_copy(p)) {
        const bool again = last_mover(p) == this->mover(p);  // with a bias
        return again == (ending_ == SharedEnding::achievement) ? 1 : -1;
      }
      if (this->open(p).empty()) return 0;
      return std::nullopt;
    }
  }

  EndReason reason(const Position& p) const {
    if (ending_ == SharedEnding::avoidance) {
      return no_colour_left(side_name(this->mover(p)), this->board().subgraph(p[kRed]),
                            this->board().subgraph(p[kGreen]),
                            this->board().edges_of(this->open(p)), targets_);
    } else {
      for (const int colour : {kRed, kGreen}) {
        if (!this->completed(p, colour)) continue;
        return copy_completed(
            side_name(last_mover(p)), this->board().subgraph(p[colour]),
            this->copies(colour).target(),
            ending_ == SharedEnding::achievement ? Consequence::wins : Consequence::loses);
      }
      return nobody_completed(this->words_for_target(), Winner::tie);
    }
  }

  ColouredEdges<Words> moves(const Position& p) const {
    const Edges open = this->open(p);
    if (ending_ == SharedEnding::avoidance) {
      return {harmless(this->copies(kRed), p[kRed], open),
              harmless(this->copies(kGreen), p[kGreen], open)};
    } else {
      return {open, open};
    }
  }

  Position after(const Position& p, Move move) const {
    HARARY_ASSERT(this->open(p).contains(move.edge), "an edge that is coloured was open");
    Position result = p;
    result[move.colour].insert(move.edge);
    return result;
  }

  // With equal targets a position is worth the same with its colours exchanged: so is every move.
  Key key(const Position& p) const {
    const Position own = this->representative(p);
    if (!targets_.symmetric()) return own;
    Position exchanged;
    exchanged[kRed] = p[kGreen];
    exchanged[kGreen] = p[kRed];
    return std::min(own, this->representative(exchanged));
  }

  // An edge of either colour may have been the last. A position with a copy is final, hence the
  // predecessor of none, and none that play without copies reaches.
  auto predecessors(const Position& p) const {
    ColouredEdges<Words> last;
    if (this->layer(p) > 0) last = {p[kRed], p[kGreen]};
    return portable::views::filter(
        portable::views::transform(std::move(last),
                                   [p](Move move) {
                                     Position before = p;
                                     before[move.colour].erase(move.edge);
                                     return before;
                                   }),
        [this](const Position& before) { return !has_copy(before); });
  }

  template <class F>
    requires(Base::kTabulated)
  auto with_table(const RuntimeRules& rules, F&& f) const {
    return Base::call_with_table(*this, rules, std::forward<F>(f));
  }

  std::vector<Value> cuts() const {
    if (ending_ == SharedEnding::avoidance) return {0};
    return {-1, 0};
  }

  // Colours do not tell the players apart.
  std::string mover_name(const Position& p) const {
    return this->mover(p) == Side::first ? "first" : "second";
  }
  std::string move_text(const Position&, Move move) const {
    return (move.colour == kRed ? "red=" : "green=") + board_edge_text(this->board(), move.edge);
  }

  Position parse_position(std::string_view text) const {
    PositionFields fields = position_fields(text);
    const Position p = this->read_classes(fields);
    no_more_fields(fields, "red and green");
    const Position start = this->start();
    if (!p[kRed].contains(start[kRed]) || !p[kGreen].contains(start[kGreen])) {
      throw InputError("position: the edges coloured from the start must be part of it");
    }
    if (ending_ == SharedEnding::avoidance && has_copy(p)) {
      throw InputError("position: it contains a forbidden copy of the target");
    }
    return p;
  }
  Move parse_move(const Position& p, std::string_view text) const {
    const auto [colour, edge] = read_coloured_edge(text);
    const Move move{this->read_move(p, edge), colour};
    if (ending_ == SharedEnding::avoidance &&
        this->copies(colour).completed_by(p[colour], move.edge)) {
      throw InputError("move: " + move_text(p, move) + " completes a copy of the target");
    }
    return move;
  }

 private:
  bool has_copy(const Position& p) const {
    return this->completed(p, kRed) || this->completed(p, kGreen);
  }
  // Of a position after the start.
  Side last_mover(const Position& p) const {
    HARARY_ASSERT(this->layer(p) > 0, "there is no copy in the start");
    return this->turns().mover(this->layer(p) - 1);
  }

  SharedEnding ending_;
  Targets targets_;
};

// Calls v(rules). One word or all of them: with two colours for each player only small boards are
// solvable.
template <class Visitor>
decltype(auto) visit_shared_colours(SharedEnding ending, const TwoColourSetup& colours,
                                    const Targets& targets, Visitor&& v) {
  return with_words<1, 32>(colours.board->size(), [&]<int Words>() -> decltype(auto) {
    return v(SharedColoursRules<Words>(ending, colours, targets));
  });
}

}  // namespace harary
