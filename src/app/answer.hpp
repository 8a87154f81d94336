// SPDX-License-Identifier: MIT
// Answers, as plain data. The command line, the server and Python show these.
#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/question.hpp"
#include "base/job.hpp"
#include "certificate/writer.hpp"
#include "games/roles.hpp"
#include "games/rules.hpp"
#include "solve/stats/search_stats.hpp"

namespace harary {

// The levels of solving (Slany, Definition 7.1).
// `fingerprints`: the value of the start, found twice with different fingerprints of positions.
// That proves nothing: `confusion` bounds the probability that it is wrong.
enum class Level { none, fingerprints, ultra_weak, weak, strong, ultra_strong };

// In a game of one player: a way to the goal, checked by the plain rules, and how short one can be.
struct Solution {
  std::string calls;  // the moves as text, without separators
  int length = 0;
  int lower = 0;  // no way is shorter

  bool optimal() const { return length == lower; }
};

struct Answer {
  std::string game;
  std::map<std::string, std::string> instance;  // "board", "target", …: what was asked about
  std::string question;                         // "outcome", "winner", …; empty: not only one
  Roles roles;                                  // what the players are called
  Side starter = Side::first;                   // who moves first
  std::optional<Winner> winner;                 // nothing: not proved within the budget
  std::optional<Winner> ties;                   // who wins with equal points, games with points
  std::optional<int> value;                     // for Side::first: a - b, or +1 / 0 / -1
  std::optional<std::pair<int, int>> outcome;   // (a, b), games with points
  std::optional<int> remoteness;                // moves until the end; none for ties
  bool with_remoteness = false;                 // it was asked for
  std::optional<int> nimber;                    // impartial games, where computed
  std::vector<int> forcing_players;             // games of more than two: who can force to be last
  std::optional<Solution> solution;             // games of one player, always
  int players = 2;
  Level level = Level::none;
  bool proved = false;
  std::string method;
  std::string engine;  // what found it, in words: "proof search", "winning sets", "theorem"
  std::optional<std::string> settlement;  // the theorem that settles it, in words, if one does
  std::uint64_t positions = 0;
  double seconds = 0;
  std::vector<std::string> best;                  // best first moves, one of each class by the key
  bool up_to_isomorphism = false;                 // the classes are those of the board's symmetry
  std::optional<CertificateSummary> certificate;  // when one was asked for and written
  std::optional<StopReason> stopped;              // why a proof, or its certificate, is missing
  // With fingerprints: at most the probability that both searches took one position for another.
  std::optional<double> confusion;
  // For Side::first, as games/rules.hpp counts: the value that was proved or, where only the winner
  // was asked for, one that says the same winner.
  std::optional<Value> proved_value;
  std::optional<std::pair<int, int>> known_value;  // bounds of `value` when stopped
  std::vector<SearchStats> stats;                  // what the searches did; empty: none was needed
};

struct MoveReport {
  std::string move;
  Verdict verdict;
  std::optional<int> remoteness;  // moves until the end, this one included
  bool best = false;
  // In games of more than two players: what it is worth to the player who makes it, as worth()
  // says.
  std::optional<int> worth = {};
};

struct Analysis {
  std::string game;
  std::map<std::string, std::string> instance;
  std::string position;
  Side mover = Side::first;
  int player = 0;  // whose turn it is, from 0 on
  std::string mover_name;
  Roles roles;
  int players = 2;  // 1: only the remoteness says something
  QuestionKind question = QuestionKind::outcome;
  std::optional<Winner> ties;  // as in Answer
  bool finished = false;
  Verdict verdict;
  std::optional<int> remoteness;
  std::vector<MoveReport> moves;
  // Where only the winners were asked for: moves of which a limit left it open.
  std::vector<std::string> undecided;
  std::string engine;  // as in Answer
  std::uint64_t positions = 0;
  double seconds = 0;
  std::optional<StopReason> stopped;
  std::vector<SearchStats> stats;  // as in Answer

  // Where only the winners were asked for: a move that wins tells it even if others are undecided.
  bool winner_known() const {
    return !stopped ||
           std::any_of(moves.begin(), moves.end(), [](const MoveReport& m) { return m.best; });
  }
};

struct LayerCount {
  int ply = 0;
  std::uint64_t open = 0;  // the game is not over
  std::uint64_t finished = 0;
  // Where values were asked for: positions that the next player (to move) wins, that the previous
  // player wins, and ties.
  std::uint64_t next_wins = 0;
  std::uint64_t previous_wins = 0;
  std::uint64_t ties = 0;
  // Instead of these three in games of more than two players: positions from which no player can
  // force to be the last, then those from which player 1 can, player 2, …
  std::vector<std::uint64_t> last = {};
};

struct LayerTable {
  std::string game;
  std::map<std::string, std::string> instance;
  int players = 2;
  std::vector<LayerCount> plies;
  bool with_values = false;
  bool up_to_isomorphism = false;  // positions that the board's symmetry exchanges count once
  double seconds = 0;
  std::optional<StopReason> stopped;
};

// What a tablebase stores for a position: one entry for each value ("clique", "star", …; "value").
struct ProbeReport {
  struct Entry {
    std::string name;
    Verdict verdict;
    std::optional<int> remoteness;
  };
  std::string game;
  std::map<std::string, std::string> instance;
  std::string position;
  std::string representative;  // the same text for all positions of its class
  Side mover = Side::first;
  std::string mover_name;
  Roles roles;
  std::vector<Entry> values;
  double microseconds = 0;  // for the look-up alone

  // The value of a game: the only one, or that of its name where games share a tablebase. Null if
  // there is none.
  const Entry* of(const std::string& name) const {
    if (values.size() == 1) return &values.front();
    for (const Entry& entry : values) {
      if (entry.name == name) return &entry;
    }
    return nullptr;
  }
};

// A finished or interrupted strong solution.
struct StrongReport {
  std::string game;
  std::map<std::string, std::string> instance;
  std::string folder;
  Roles roles;
  std::vector<std::string> values;
  std::vector<std::uint64_t> layers;  // positions by layer
  std::uint64_t positions = 0;
  std::uint64_t bytes = 0;
  std::vector<ProbeReport::Entry> start;  // the values of the start
  double seconds = 0;
  std::optional<StopReason> stopped;
  std::vector<SearchStats> stats;  // as in Answer
};

// A position as a player sees it.
struct PlayView {
  std::string position;
  Side mover = Side::first;
  int player = 0;  // whose turn it is, from 0 on
  std::string mover_name;
  Roles roles;
  std::vector<std::string> moves;  // at most kMostListedMoves of them
  bool more_moves = false;
  std::optional<Verdict> verdict;   // when the game is over
  std::optional<EndReason> reason;  // then, too
  std::optional<Scores> scores;     // games with points
};

inline constexpr std::size_t kMostListedMoves = 4096;

}  // namespace harary
