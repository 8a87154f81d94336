// SPDX-License-Identifier: MIT
// Matches between people and machines, kept in the database: every ply is committed before it is
// acknowledged, so a server that dies loses nothing, and a client may repeat a request whose answer
// it has missed.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/players.hpp"
#include "server/clock.hpp"
#include "server/database.hpp"
#include "server/fair_pool.hpp"
#include "server/games.hpp"
#include "server/player_knowledge.hpp"
#include "server/requests.hpp"

namespace harary {

// The seat of a person; the others are names of players.
inline constexpr const char* kHumanSeat = "human";

class Matches {
 public:
  Matches(Database& database, PlayerKnowledgeCache& knowledge, Games& games, Sessions& sessions)
      : database_(database), knowledge_(knowledge), games_(games), sessions_(sessions) {}

  // Each returns the match as `client` sees it. A match belongs to the client that began it; a
  // shared one has a second seat, which belongs to the first other client that joins. All others
  // may look, not touch. Problem 404 for an unknown match, 403 for another's, 409 for a ply that is
  // not the next.
  Json create(const std::string& client, const Json& body);
  Json show(const std::string& client, const std::string& id);
  // Takes the seat that is open; Problem 409 if another client has it.
  Json join(const std::string& client, const std::string& id, const Json& body);
  Json move(const std::string& client, const std::string& id, const Json& body);
  // Thinks, unless the turn is abandoned; then nothing happens.
  Json machine(const std::string& client, const std::string& id, const Json& body,
               const Turn& turn);
  Json undo(const std::string& client, const std::string& id, const Json& body);
  Json resign(const std::string& client, const std::string& id, const Json& body);
  // {"move", "perfect"}; the match is out of the hall of fame from then on.
  Json hint(const std::string& client, const std::string& id, const Json& body, const Turn& turn);

  // The hall of fame: matches won by a person in shaking mode against a machine that tempts or
  // learns, without undo or hint.
  Json enter_hall(const std::string& client, const Json& body);
  Json hall(const std::string& game);
  Json learning(const std::string& game);

 private:
  static constexpr int kLongestMatch = 4096;

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
    bool plays(const std::string& who, Side side) const;
    const std::string& seat(Side side) const { return seats[side == Side::first ? 0 : 1]; }
    std::string position() const { return plies.empty() ? start : plies.back().position; }
  };

  // A match may begin in the middle of a game: "position", and "moves" from there.
  void begin_in_the_middle(Match& match, const Json& body);
  void insert(const Match& match, std::size_t ply);
  Match load(const std::string& id);
  Match load_own(const std::string& client, const std::string& id);
  void share(const Match& match);
  void load_guest(Match& match);
  void load_clock(Match& match);
  // Ends the match if the time of the player to move has run out.
  void look_at_clock(Match& match);
  static Json clock_json(const Match& match, std::optional<Side> running);
  static void require_alone(const Match& match);
  Json to_json(const Match& match, const std::string& client);
  // The client's ply if it is the number of plies played; 409 with the match otherwise.
  void require_ply(const Match& match, const Json& body);
  static bool is_repeated(const Match& match, const Json& body);
  void require_running(const Match& match, const PlayView& view);
  SuggestedMove choose(const Match& match, PlayerKind kind, const Turn& turn);
  // Appends and commits a ply; with what is learned if it ends the match.
  void append(Match& match, Ply ply);
  // The knowledge about the game if one of the players learns from it; nullptr otherwise.
  std::shared_ptr<PlayerKnowledge> knowledge_of_learners(const Match& match);
  // What they learn from a match that has ended; inside the transaction of its last ply.
  void learn(const Match& match, PlayerKnowledge& knowledge, Side winner);
  static bool was_given_away(const Match& match, const PlayerKnowledge& knowledge, Side winner);
  std::string shuffled(const Match& match, bool after_machine);
  bool eligible(const Match& match, std::optional<Side> winner) const;
  std::int64_t human_milliseconds(const Match& match) const;

  Database& database_;
  PlayerKnowledgeCache& knowledge_;
  Games& games_;
  Sessions& sessions_;
};

}  // namespace harary
