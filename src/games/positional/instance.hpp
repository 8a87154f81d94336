// SPDX-License-Identifier: MIT
// An instance of a target game on a board of any size: what the reductions make and --instance
// reads. Most edges are coloured from the start, so that few moves are left on boards of hundreds
// of vertices. Of such a board only the open edges matter, and which sets of them complete a copy
// of the target (winning_sets.hpp).
//
// The text has one edge a line; '#' begins a comment. Vertices count from 0; open edges may have
// names made of letters and digits, which positions and moves then use.
//     game avoidance
//     target bowtie
//     order 20
//     open m1 0 1
//     red 2 3
//     green 2 4
#pragma once

#include <array>
#include <cstdint>
#include <istream>
#include <string>
#include <vector>

#include "games/positional/owners.hpp"
#include "games/rules.hpp"
#include "graph/graph.hpp"

namespace harary {

inline constexpr int kMostInstanceVertices = 1'000'000;
inline constexpr int kMostInstanceEdges = 4'000'000;

enum class Paint : std::uint8_t { open, red, green };

struct PaintedEdge {
  int low = 0;
  int high = 0;
  Paint paint = Paint::open;
  std::string name;  // of open edges
  friend bool operator==(const PaintedEdge&, const PaintedEdge&) = default;
};

struct TargetInstance {
  std::string game;         // "avoidance", …
  std::string target_text;  // in the format of board_text.hpp
  Graph target{1};
  int order = 0;
  std::vector<PaintedEdge> edges;
};

std::string instance_text(const TargetInstance& instance);
// Throws InputError with source, line and column.
TargetInstance read_instance(std::istream& in, const std::string& source);

// Games are played on at most this many open points.
inline constexpr int kMostOpenPoints = 512;

// A game on points that two players take in turn: the sets that each of them completes. Only
// minimal sets are kept. What a board and its target become, and what a .pg file says.
struct WinningSets {
  std::string game;                // what the instance says it is; may be empty
  std::vector<std::string> names;  // of the points, letters and digits
  // By colour; each in increasing order, and sorted.
  std::array<std::vector<std::vector<int>>, 2> sets;
  // Who moves when, and then the game is over; empty where the players move in turn, Red first,
  // until nothing is left. At most one turn a point.
  std::vector<Side> turns;
  // A hint by symmetry: Red's first move can be one of these. Empty: any.
  std::vector<int> first_moves;
};

// The sets of open edges that complete a copy of the target for Red and for Green; none for Green
// where only those of Red count. Throws InputError if the start contains a copy that counts,
// LimitError if there are too many sets.
WinningSets winning_sets(const TargetInstance& instance, Owners owners = Owners::both);
// Leaves the minimal sets, sorted.
void keep_minimal(std::vector<std::vector<int>>& sets);

// The format of positional-games-qbf-encoding (Mayer-Eichberger & Saffidine 2020), in all forms
// that are published (docs/formats.md); black is Red. Initial stones leave the sets. Where only
// Red's sets count, those of "#whitewins" are only read; without them it is Maker-Breaker. Throws
// InputError, LimitError.
std::string pg_text(const WinningSets& sets, Owners owners = Owners::both);
WinningSets read_pg(std::istream& in, const std::string& source, Owners owners = Owners::both);

// Lists of sets that are those of both players: one set a line, or a DIMACS CNF of positive
// clauses whose points are its variables. Throws InputError, LimitError.
WinningSets read_set_list(std::istream& in, const std::string& source,
                          Owners owners = Owners::both);
WinningSets read_positive_cnf(std::istream& in, const std::string& source,
                              Owners owners = Owners::both);

}  // namespace harary
