// SPDX-License-Identifier: MIT
// For positions that are too large to solve: moves judged by random plays to the end, shared out by
// UCB1 (Auer, Cesa-Bianchi & Fischer 2002), and the greedy choice with one move of foresight.
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "base/job.hpp"
#include "games/runtime_rules.hpp"

namespace harary {

// A move and what it is worth to the mover by an estimate: from -1, a loss, over 0, a tie, to 1, a
// win.
struct JudgedMove {
  Move move;
  double merit = 0;
};

// Positions may have millions of moves (several edges at once): at most this number is judged.
inline constexpr std::size_t kMostJudgedMoves = 1024;

// A game played at random from p, every legal move as likely as another; what it is worth to a
// player, by number from 0: worth() in games/rules.hpp.
int random_play(const RuntimeRules& rules, Position p, int player, std::mt19937_64& random,
                const Job& job);

// Random plays until the job's time is over, at most `most` of them. The merit of a move is the
// mean of its plays. Never throws for the end of the time: it is how this ends.
std::vector<JudgedMove> by_playouts(const RuntimeRules& rules, const Position& p,
                                    std::uint64_t most, std::uint64_t seed, const Job& job);

// Wins at once if it can; does not lose at once if it can help it; then leaves the opponent the
// smallest share of moves that do not lose at once.
std::vector<JudgedMove> by_foresight(const RuntimeRules& rules, const Position& p,
                                     std::uint64_t seed, const Job& job);

}  // namespace harary
