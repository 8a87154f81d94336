// SPDX-License-Identifier: MIT
// A match between people and machines: who plays, what was played, who may do what.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/game.hpp"
#include "server/clock.hpp"
#include "server/requests.hpp"

namespace harary {

// The seat of a person; the others are names of players.
inline constexpr const char* kHumanSeat = "human";
inline constexpr int kLongestMatch = 4096;

struct Ply {
  std::string move;
  Side side = Side::first;
  std::string player;
  std::string position;
  std::int64_t at = 0;  // milliseconds since 1970
  std::string shuffle;
};

struct Match {
  std::string id;
  std::string client;
  GameRequest request;
  std::shared_ptr<const Game> game;
  std::string seats[2];
  bool shaking = false;
  std::int64_t thinking = 0;
  std::uint64_t seed = 0;
  std::int64_t began = 0;
  std::string start;       // a position; "" is the start of the game
  std::int64_t given = 0;  // plies that were made before the match began
  bool helped = false;
  std::string resigned;  // "first" or "second"
  std::vector<Ply> plies;
  std::string open_seat;  // of a shared match: the side that its maker left to another client
  std::string guest;      // who took it; "" before that
  std::optional<ClockSetting> clock;
  std::int64_t started = 0;  // when both seats were taken; 0 before that
  std::string flagged;       // whose time ran out, "first" or "second"

  bool shared() const { return !open_seat.empty(); }
  // Whether the client may move for this side.
  bool plays(const std::string& who, Side side) const;
  const std::string& seat(Side side) const { return seats[side == Side::first ? 0 : 1]; }
  std::string position() const { return plies.empty() ? start : plies.back().position; }
  // None while the match lasts, and in a tie. `view` is that of its position.
  std::optional<Side> winner(const PlayView& view) const;
  // The time that people took for their moves.
  std::int64_t human_milliseconds() const;
  // A match that a person won in shaking mode against a machine that tempts or learns, without undo
  // or hint, may enter the hall of fame.
  bool is_famous(std::optional<Side> winner) const;
};

// "first" or "second".
Side side_of(const std::string& text);
// Who wins by the rules in a position; none before its end, and in a tie.
std::optional<Side> winner_of(const PlayView& view);

// A match as a new one is described: game, seats, options, and the plies of a play that is resumed.
// Problem 422 for a wrong description.
Match begun_match(const std::string& client, const Json& body, std::shared_ptr<const Game> game);

// The match as a client sees it, and its clock; `running` is the side whose time runs.
Json match_json(const Match& match, const std::string& client);
Json clock_json(const Match& match, std::optional<Side> running);

}  // namespace harary
