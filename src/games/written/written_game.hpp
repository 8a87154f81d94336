// SPDX-License-Identifier: MIT
// A game that a person wrote down as a text: what docs/written-games.md says, as plain data. The
// reader makes it (reader.hpp); rules, verifier and page take it as it is.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/rules.hpp"

namespace harary {

// The option that holds the text of a game; where it is given, that text is the game.
inline constexpr const char* kWrittenText = "written";
// The flag with which no engine of a game that it is known to be answers.
inline constexpr const char* kAsWritten = "as-written";

}  // namespace harary

namespace harary::written {

inline constexpr std::size_t kMostTextBytes = std::size_t{1} << 20;
inline constexpr int kMostPoints = 512;
inline constexpr std::size_t kMostPointsInSets = 1'000'000;
inline constexpr int kMostMarks = 8;
inline constexpr int kMostEntries = 64;   // of [[forbid]], [[end]] and [[score]], each
inline constexpr int kMostFamilies = 64;  // of sets
inline constexpr int kMostTurns = 512;    // numbers in `turns`, and moves in a turn
inline constexpr int kMostWorth = 1000;   // of a score, and of its negative
// A larger difference of sums, divided by what all worths have in common, is refused.
inline constexpr int kMostDifference = 60'000;

using Points = std::vector<int>;  // in increasing order

// Marks as bits: bit m is the mark m.
using Marks = std::uint32_t;

struct Mark {
  std::string name;
  std::optional<Side> owner;  // nothing: both players may place it
};

struct Family {
  std::string name;
  std::vector<Points> sets;  // each once, sorted
  std::string words = {};    // "line:3"; empty for a list
};

// What a player puts down in one move.
struct Place {
  enum class Kind { points, some_points, set };
  Kind kind = Kind::points;
  std::vector<int> counts = {1};  // of points: increasing
  int family = -1;                // of a set
  bool operator==(const Place&) const = default;
};

// Which marks a rule is about, as it is written: own marks of the mover, marks of the other player
// alone, the mark that is placed, any mark, one mark whichever it is, or a mark by name.
enum class MarkWord { own, other, same, any, one, named };
struct MarkTest {
  MarkWord word = MarkWord::any;
  int mark = -1;  // by name
  bool operator==(const MarkTest&) const = default;
};

// What makes a move illegal; one of the three.
struct Forbid {
  enum class Kind { neighbour, fills, outside };
  Kind kind = Kind::neighbour;
  MarkTest neighbour = {};
  int family = -1;
  bool operator==(const Forbid&) const = default;
};

enum class Result { mover_wins, mover_loses, first_wins, second_wins, draw, score };

struct End {
  int family = -1;
  MarkTest in = {.word = MarkWord::one};
  std::optional<Side> by = {};
  Result result = Result::mover_wins;
  bool operator==(const End&) const = default;
};

struct ScoreRule {
  enum class As { full_of_own, most_own, touched, moves };
  Side player = Side::first;
  As as = As::full_of_own;
  int family = -1;  // not of moves
  int worth = 1;
  bool operator==(const ScoreRule&) const = default;
};

// What kind of thing the points are, for drawings and messages.
enum class PointsAre { cells, vertices, edges, subsets, names };

struct Game {
  std::string name;   // `game`
  std::string title;  // the name if it is left out
  std::string rules;  // in words; may be empty
  std::array<std::string, 2> players;

  PointsAre points_are = PointsAre::names;
  std::string board;                // "grid:3x3", as it is usually written; empty for names
  std::vector<std::string> points;  // their names
  std::vector<Points> near;         // of each point its neighbours

  std::vector<Mark> marks;
  std::vector<Family> families;
  std::array<Place, 2> place;
  std::vector<int> turns = {1};
  std::vector<std::pair<int, int>> start;  // point, mark
  std::vector<Forbid> forbids;
  std::vector<End> ends;
  Result last = Result::mover_loses;
  std::vector<ScoreRule> scores;

  Marks placeable_by(Side side) const {
    Marks result = 0;
    for (std::size_t m = 0; m < marks.size(); ++m) {
      if (!marks[m].owner || *marks[m].owner == side) result |= Marks{1} << m;
    }
    return result;
  }
  // Those that only this player may place.
  Marks own(Side side) const {
    Marks result = 0;
    for (std::size_t m = 0; m < marks.size(); ++m) {
      if (marks[m].owner == side) result |= Marks{1} << m;
    }
    return result;
  }
  const std::string& name_of(Side side) const { return players[side == Side::first ? 0 : 1]; }
};

// What all worths are multiples of, at least 1.
int common_worth(const Game& game);
// No difference of the sums, divided by common_worth(), is larger.
std::int64_t most_difference(const Game& game);

}  // namespace harary::written
