// SPDX-License-Identifier: MIT
// Answers, as plain data.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <harary/error.hpp>
#include <harary/graph.hpp>

namespace harary::v0 {

// The two players. The first one begins, unless an option says that the other one does: with
// {"first", "green"} Green is still the second side, and moves first.
enum class Side { first, second };
enum class Winner { first, second, tie };

// What best play from a position leads to.
struct Verdict {
  Winner winner = Winner::tie;
  std::optional<std::pair<int, int>> outcome;  // points of the first and the second side
  std::optional<int> score;                    // their difference, or +1, 0, -1
  // More than two players: who is, or can force to be, the last, from 1 on; 0: no player can.
  // `winner` then only tells player 1 from the others.
  std::optional<int> player = {};
};

// In a game of one player: a way to the goal, and how short one can be.
struct Solution {
  std::string calls;  // the moves, without separators
  int length = 0;     // their number
  int lower = 0;      // no way is shorter; the solution is optimal if this is `length`
};

struct Answer {
  std::optional<Winner> winner;                // nothing: not proved, or a game of one player
  std::optional<int> value;                    // for the first side: a - b, or +1, 0, -1
  std::optional<std::pair<int, int>> outcome;  // points (a, b), in games with points
  std::optional<int> remoteness;               // moves until the end, if asked for; none for ties
  std::optional<int> nimber;                   // impartial games, if asked for
  // The number that the game is about (builder, domination, the score of saturation), or that was
  // asked for. Where the job ended first, what is proved about it: at least, at most.
  std::optional<int> number;
  std::optional<int> at_least;
  std::optional<int> at_most;
  // QuestionKind::outcome_class: "first" if the player who starts wins, "second" if the other one
  // does, "red" or "green" if that player wins in both cases; empty where a tie occurs.
  std::string outcome_class;
  std::optional<Winner> red_starts;  // who wins then
  std::optional<Winner> green_starts;
  std::vector<int> forcing_players;  // more than two players: who can force to be last
  std::optional<std::pair<int, int>> known_value;  // bounds of `value`, when stopped
  std::optional<Solution> solution;                // games of one player, always
  bool proved = false;
  std::string method;             // "search", or the theorem's name
  std::string engine;             // what found it: "proof search", "winning sets", "theorem"
  std::uint64_t positions = 0;    // that the search expanded
  double seconds = 0;             // by the clock
  std::vector<std::string> best;  // best first moves, one of each isomorphism class
  std::optional<StopReason> stopped;
  std::string json;  // the same, as `harary solve --json` prints it: everything that there is
  // What the winner is called, in lower case: "breaker", "red"; empty in a tie and without a
  // winner.
  std::string role;
};

struct MoveReport {
  std::string move;
  Verdict verdict;
  std::optional<int> remoteness;  // moves until the end, this one included
  bool best = false;
};

// Every legal move of a position.
struct Analysis {
  std::string position;
  Side mover = Side::first;
  bool finished = false;
  Verdict verdict;
  std::optional<int> remoteness;
  std::vector<MoveReport> moves;
  // Where only the winners were asked for: moves that are not decided because the job ended.
  std::vector<std::string> undecided;
  std::uint64_t positions = 0;  // that the search expanded
  double seconds = 0;           // by the clock
  std::optional<StopReason> stopped;
  std::string json;  // as `harary analyse --json` prints it
};

// A position as a player sees it.
struct Position {
  std::string text;  // in the form that all calls take and return
  Side mover = Side::first;
  std::string mover_name;          // "Red", "Green", …
  std::vector<std::string> moves;  // the legal ones, at most 4096
  bool more_moves = false;         // there are more than those
  std::optional<Verdict> verdict;  // when the game is over
};

// What the text of a position says, part by part: of "red=0-1,0-2;green=1-2" {"0-1", "0-2"} by
// "red" and {"1-2"} by "green". Parts without a name have the name "".
HARARY_API std::map<std::string, std::vector<std::string>> parts_of(const Position& position);
// The edges that a move or a part of a position takes: "0-1", or several with commas between them.
// Throws InputError for a text that is not an edge.
HARARY_API std::vector<Edge> edges_of(const std::string& text);

// Best play of both sides, one best move after the other.
struct Line {
  std::vector<std::string> moves;
  std::string position;   // where it leads
  bool complete = false;  // to the end of the game; false: the job ended before
};

// The positions after `ply` moves, up to isomorphism.
struct LayerCount {
  int ply = 0;                      // moves since the start
  std::uint64_t open = 0;           // the game is not over
  std::uint64_t finished = 0;       // the game is over
  std::uint64_t next_wins = 0;      // with values: the player to move wins,
  std::uint64_t previous_wins = 0;  // the other one wins,
  std::uint64_t ties = 0;           // no player wins
};

struct LayerTable {
  std::vector<LayerCount> plies;
  double seconds = 0;
  std::optional<StopReason> stopped;  // then the layers found so far
};

struct SuggestedMove {
  std::string move;
  bool perfect = false;  // false: the budget ended before that was known
};

}  // namespace harary::v0
