// SPDX-License-Identifier: MIT
// A game on points and winning sets: the base of the rules where a board is larger than the 64
// vertices of `Graph`, so that it is seen from its open edges alone, or is not a graph at all (a
// .pg file, cells, vertices). It has the same interface as TargetGame, so that each family writes
// its rules once for both. Without the graph there are no symmetries or tablebases; certificates
// list the sets.
//
// Positions distinguish all open points; keys drop what cannot matter, by these lemmas.
//   Twins. Two points whose exchange maps Red's sets to Red's sets and Green's to Green's are the
//     same to the game: only how many of a class of twins are red and green matters.
//   Dead sets. A set with a point of the other colour is dead: no player can complete it. Which
//     point a coloured point is does not matter if all its sets are dead.
//   Forbidden points (avoidance games, where completing a set is forbidden or loses at once). A
//     point that a player must not take can be recorded as such, without the coloured points that
//     forbid it; a set with another open point that its owner must not take is dead; and a point
//     that neither player may take is never taken, so that all that matters of it is that the board
//     never fills.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/assert.hpp"
#include "base/error.hpp"
#include "base/hashing.hpp"
#include "base/portable.hpp"
#include "base/words.hpp"
#include "games/edges/copy_list.hpp"
#include "games/edges/end_reasons.hpp"
#include "games/edges/red_and_green.hpp"
#include "games/edges/text.hpp"
#include "games/options.hpp"
#include "games/positional/instance.hpp"
#include "games/positional/set_view.hpp"
#include "games/roles.hpp"
#include "games/rules.hpp"
#include "games/rules_defaults.hpp"

namespace harary {

struct PointSetup {
  std::shared_ptr<const WinningSets> sets;
  Side starter = Side::first;
  std::map<std::string, std::string> words;  // the options that name this instance
  std::array<int, 2> bias{1, 1};             // points a turn of Red and Green
  std::array<std::vector<int>, 2> taken{};   // red and green from the start
};

template <int Words>
class PointSetGame : public RulesDefaults {
 public:
  // The word of the rules, which TargetGame shares: here sets of points.
  using Edges = EdgeSet<Words>;
  using Position = Colouring<Words, 2>;
  using Move = int;
  struct Key {
    Colouring<Words, 2> colours;
    Colouring<Words, 2> forbidden;
    Edges open;
    std::uint64_t mover = 0;
    std::uint64_t hash(std::uint64_t seed = 0) const {
      return open.hash(forbidden.hash(colours.hash(seed + mover)));
    }
    friend bool operator==(const Key&, const Key&) = default;
  };
  // No graph, so no table for retrograde analysis.
  static constexpr bool kTabulated = false;
  static constexpr bool kHasPairs = false;  // for cores: pair_copies()

  explicit PointSetGame(PointSetup setup)
      : setup_(std::move(setup)),
        turns_{setup_.starter, setup_.bias[0], setup_.bias[1]},
        copies_{listed(kRed), listed(kGreen)} {
    for (const int colour : {kRed, kGreen}) {
      for (const int e : setup_.taken[static_cast<std::size_t>(colour)]) start_[colour].insert(e);
    }
    for (const int e : setup_.sets->first_moves) first_moves_.insert(e);
    find_twins();
  }

  int elements() const { return static_cast<int>(setup_.sets->names.size()); }
  const WinningSets& given_sets() const { return *setup_.sets; }
  const TurnOrder& turns() const { return turns_; }
  const CopyList<Words>& copies(int colour) const {
    return copies_[static_cast<std::size_t>(colour)];
  }
  bool completed(const Position& p, int colour) const {
    return copies(colour).contained_in(p[colour]);
  }

  // What holds of every position that play can reach: as of TwoColourGame.
  bool valid(const Position& p) const {
    return p.valid(elements()) && layer(p) >= 0 &&
           p[kRed].size() - start_[kRed].size() == red_moves_of(layer(p));
  }

  Position start() const { return start_; }
  int layer(const Position& p) const {
    return p[kRed].size() + p[kGreen].size() - start_[kRed].size() - start_[kGreen].size();
  }
  Side mover(const Position& p) const { return mover_at(layer(p)); }
  // Who makes which move; empty: turns() say it.
  const std::vector<Side>& listed_turns() const { return setup_.sets->turns; }
  // Whether the listed turns are used up: the game is over, even if there are open points. Keys
  // hold the open points, and so the number of moves that are left.
  bool times_up(const Position& p) const {
    return !listed_turns().empty() && layer(p) >= static_cast<int>(listed_turns().size());
  }
  Edges open(const Position& p) const { return Edges::first(elements()) - p.coloured(); }
  Position after(const Position& p, Move point) const {
    HARARY_ASSERT(open(p).contains(point), "a point that is coloured was open");
    Position result = p;
    result[colour_of(mover(p))].insert(point);
    HARARY_ASSERT(valid(result) || !valid(p), "a move leads from a valid position to another one");
    return result;
  }
  Position representative(const Position& p) const { return p; }

  // Twins and dead sets.
  Key key(const Position& p) const {
    // The hint of a first move may tell twins apart.
    const Position q = hinted(p).empty() ? twins_in_order(p) : p;
    Key key;
    key.open = open(q);
    key.mover = static_cast<std::uint64_t>(mover(q));
    for (const int colour : {kRed, kGreen}) {
      key.colours[colour] = relevant(q, colour, q[1 - colour], Edges());
    }
    return key;
  }
  // Those and forbidden points.
  Key avoidance_key(const Position& p) const {
    const Position q = twins_in_order(p);
    Key key;
    key.open = open(q);
    for (const int colour : {kRed, kGreen}) {
      key.forbidden[colour] = key.open - harmless(copies(colour), q[colour], key.open);
    }
    const Edges gone = key.forbidden[kRed] & key.forbidden[kGreen];
    // Without the points that are gone the number of moves made is not known.
    key.mover = static_cast<std::uint64_t>(mover(q)) | (gone.empty() ? 0U : 2U) |
                static_cast<std::uint64_t>(place_in_turns(layer(q))) << 2;
    for (const int colour : {kRed, kGreen}) {
      key.colours[colour] = relevant(q, colour, q[1 - colour], key.forbidden[colour]);
      key.forbidden[colour] -= gone;
    }
    key.open -= gone;
    return key;
  }

  std::map<std::string, std::string> instance() const { return setup_.words; }
  Verdict verdict(Value value) const { return verdict_by_sign(value); }

  // "red=m1,m2;green=r1".
  std::string position_text(const Position& p) const {
    return red_and_green_text(class_text(p[kRed]), class_text(p[kGreen]));
  }
  std::string move_text(const Position&, Move point) const { return name(point); }

  auto uncoloured(const Position& p) const {
    if (layer(p) == 0) return one_reopened(p, kRed, Edges());
    const int colour = colour_of(mover_at(layer(p) - 1));
    return one_reopened(p, colour, p[colour]);
  }
  // The open points that a hint names for Red's first move; none where there is no hint.
  Edges hinted(const Position& p) const {
    if (p[kRed] != start_[kRed]) return {};
    return first_moves_ & open(p);
  }

 protected:
  // For reason(), as in TargetGame.
  EndReason copy_reason(const Position& p, Side side, Consequence consequence,
                        const Roles& roles = {}) const {
    return set_completed(as_name(roles.of(side)), marked(p[colour_of(side)]), named_sets(side),
                         consequence);
  }
  EndReason blocked_reason(const Position& p, Side side) const {
    std::vector<int> candidates;
    for (const int e : open(p)) candidates.push_back(e);
    return no_move_left({side_name(side)}, marked(p[colour_of(side)]), candidates,
                        named_sets(side));
  }
  std::string words_for_target() const { return "a winning set"; }
  std::string words_for_red_target() const { return "a winning set"; }

  Value for_mover(const Position& p, Value of_first) const { return for_first(mover(p), of_first); }
  std::string class_text(const Edges& points) const {
    std::string text;
    for (const int e : points) text += (text.empty() ? "" : ",") + name(e);
    return text;
  }
  Position read_classes(PositionFields& fields) const {
    Position p;
    for (const int colour : {kRed, kGreen}) {
      const auto& names = red_and_green_names()[static_cast<std::size_t>(colour)];
      p[colour] = read_names(take_field(fields, names), "position");
    }
    if (p[kRed].intersects(p[kGreen])) {
      throw InputError("position: a point is red and green");
    }
    return p;
  }
  Position read_position(std::string_view text) const {
    PositionFields fields = position_fields(text);
    const Position p = read_classes(fields);
    no_more_fields(fields, "red and green");
    if (!p[kRed].contains(start_[kRed]) || !p[kGreen].contains(start_[kGreen])) {
      throw InputError("position: the points coloured from the start must be part of it");
    }
    const int red = p[kRed].size();
    const int expected = start_[kRed].size() + red_moves_of(layer(p));
    if (red != expected) {
      throw InputError(
          fmt::format("position: red has {} and green {} points; the players move in "
                      "turn, so red must have {} of them",
                      red, p[kGreen].size(), expected));
    }
    HARARY_ASSERT(valid(p), "a position that was read is valid");
    return p;
  }
  Edges read_edges(std::string_view text) const { return read_names(text, "move"); }
  Move read_move(const Position& p, std::string_view text) const {
    const int e = element(text, "move");
    if (!open(p).contains(e)) {
      throw InputError(fmt::format("move: the point {} is already coloured", name(e)));
    }
    return e;
  }

 private:
  // What tells how the turns go on.
  int place_in_turns(int made) const {
    return listed_turns().empty() ? left_in_turn(turns_, made) : made;
  }
  Side mover_at(int made) const {
    const auto at = static_cast<std::size_t>(made);
    return at < listed_turns().size() ? listed_turns()[at] : turns_.mover(made);
  }
  int red_moves_of(int made) const {
    if (listed_turns().empty()) return turns_.moves_of(Side::first, made);
    int red = 0;
    for (int t = 0; t < made; ++t) red += mover_at(t) == Side::first ? 1 : 0;
    return red;
  }

  NamedSets named_sets(Side side) const {
    return {setup_.sets->names, setup_.sets->sets[static_cast<std::size_t>(colour_of(side))]};
  }
  std::vector<bool> marked(const Edges& points) const {
    std::vector<bool> result(static_cast<std::size_t>(elements()));
    for (const int e : points) result[static_cast<std::size_t>(e)] = true;
    return result;
  }
  CopyList<Words> listed(int colour) const {
    CopyList<Words> list(elements());
    for (const std::vector<int>& set : setup_.sets->sets[colour]) {
      list.add(std::vector<std::uint16_t>(set.begin(), set.end()));
    }
    list.finish();
    return list;
  }

  const std::string& name(int e) const { return setup_.sets->names[static_cast<std::size_t>(e)]; }

  int element(std::string_view text, const std::string& what) const {
    const auto& names = setup_.sets->names;
    const auto found = portable::ranges::find(names, text);
    if (found == names.end()) {
      throw InputError(
          fmt::format("{}: {} is not an open point of the instance", what, in_quotes(text)));
    }
    return static_cast<int>(found - names.begin());
  }
  Edges read_names(std::string_view text, const std::string& what) const {
    Edges result;
    for (std::size_t begin = 0; !text.empty() && begin <= text.size();) {
      const std::size_t end = std::min(text.find(',', begin), text.size());
      const int e = element(text.substr(begin, end - begin), what);
      if (result.contains(e)) {
        throw InputError(fmt::format("{}: the point {} is listed twice", what, name(e)));
      }
      result.insert(e);
      begin = end + 1;
    }
    return result;
  }

  // The coloured points of sets that can still be completed: with no point of the other colour and
  // no open one that their owner must not take.
  Edges relevant(const Position& p, int colour, const Edges& other, const Edges& forbidden) const {
    return copies(colour).covered_without(other | forbidden) & p[colour];
  }

  Position twins_in_order(const Position& p) const {
    HARARY_ASSERT(p.valid(elements()), "no point has two colours, and all are the board's");
    Position result = p;
    for (const std::vector<int>& group : twins_) {
      int red = 0, green = 0;
      for (const int e : group) {
        red += p[kRed].contains(e) ? 1 : 0;
        green += p[kGreen].contains(e) ? 1 : 0;
        result[kRed].erase(e);
        result[kGreen].erase(e);
      }
      for (const int e : group) {
        if (red-- > 0) {
          result[kRed].insert(e);
        } else if (green-- > 0) {
          result[kGreen].insert(e);
        }
      }
    }
    return result;
  }

  // Exchangeability is an equivalence: a class is found by comparing with its first member.
  void find_twins() {
    std::vector<std::vector<int>> groups;
    for (int e = 0; e < elements(); ++e) {
      const auto group = portable::ranges::find_if(
          groups, [&](const auto& members) { return exchangeable(members.front(), e); });
      if (group != groups.end()) {
        group->push_back(e);
      } else {
        groups.push_back({e});
      }
    }
    for (auto& group : groups) {
      if (group.size() > 1) twins_.push_back(std::move(group));
    }
  }
  bool exchangeable(int e, int f) const {
    for (const int colour : {kRed, kGreen}) {
      if (rests(colour, e, f) != rests(colour, f, e)) return false;
    }
    for (const int colour : {kRed, kGreen}) {
      std::vector<Edges> with_e, with_f;
      for (const Edges& rest : copies(colour).completions(e)) {
        if (!rest.contains(f)) with_e.push_back(rest);
      }
      for (const Edges& rest : copies(colour).completions(f)) {
        if (!rest.contains(e)) with_f.push_back(rest);
      }
      portable::ranges::sort(with_e);
      portable::ranges::sort(with_f);
      if (with_e != with_f) return false;
    }
    return true;
  }

  // A sum over the sets with e and without f, less e: equal for twins, and seldom for others.
  std::uint64_t rests(int colour, int e, int f) const {
    std::uint64_t sum = 0;
    for (const Edges& rest : copies(colour).completions(e)) {
      if (!rest.contains(f)) sum += rest.hash(0);
    }
    return sum;
  }

  PointSetup setup_;
  TurnOrder turns_;
  Position start_;
  Edges first_moves_;
  std::vector<CopyList<Words>> copies_;
  std::vector<std::vector<int>> twins_;
};

// Which turns a file may list. Where positions forget points that neither player may take, only
// play in turn until the end is known.
enum class FileTurns : std::uint8_t { any, alternate };

// --instance FILE of a game on winning sets, who starts, the bias and what is coloured from the
// start; other options that a game on a graph has are not allowed with it. Without a file a board
// and winning sets by name (boards/named_sets.hpp), or the copies of a target. `game` must be the
// game that the file names, if it names one. Throws InputError, LimitError.
PointSetup read_point_setup(const std::string& game, const GameOptions& options,
                            Owners owners = Owners::both, FileTurns turns = FileTurns::alternate);

// Calls f.operator()<Words>() with enough words for the instance.
template <class F>
decltype(auto) with_points(const PointSetup& setup, F&& f) {
  return with_words<1, kMostOpenPoints / 64>(static_cast<int>(setup.sets->names.size()),
                                             std::forward<F>(f));
}

}  // namespace harary
