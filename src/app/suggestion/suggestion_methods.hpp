// SPDX-License-Identifier: MIT
// The ways to choose a move that app/suggestion/suggestion.cpp puts together, one file each. All
// are for unfinished positions.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "app/game.hpp"
#include "app/suggestion/player_knowledge.hpp"
#include "app/suggestion/suggestion.hpp"

namespace harary {

// One of the entries of the largest merit, each with the same probability.
const MoveMerit& pick_best(const std::vector<MoveMerit>& moves, std::mt19937_64& random);

// Moves of games whose engines choose good ones without values: by a closed form, by a search by
// depth, by the search for a shortest way of a game of one player. Nothing for other games. Does
// not throw when the job is stopped.
std::optional<SuggestedMove> searched_by_engine(const Game& game, const Position& p, Job& job);
// The move with the largest gain at once, where the engines know it.
std::optional<SuggestedMove> greedy_by_engine(const Game& game, const Position& p, Job& job);

// A fastest win or a slowest loss, one of the best at random. When the job ends first, a move that
// is proved to win, or else the one that plays at random liked best among those that are not proved
// to lose.
SuggestedMove suggest_by_analysis(const Game& game, Session& session, const std::string& position,
                                  std::uint64_t seed, Job& job);

// By the values of all positions: a best move. From a lost position: which of them tempts a
// fallible opponent most, or, for the learning player, by what earlier games taught. The position
// must be one that `knowledge` has.
enum class Losing { any_best, tempting, learned };
SuggestedMove suggest_by_knowledge(const Game& game, const PlayerKnowledge& knowledge,
                                   const std::string& position, Losing losing, std::uint64_t seed,
                                   const Attention& attention);

}  // namespace harary
