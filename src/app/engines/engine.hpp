// SPDX-License-Identifier: MIT
// Engines as questions about a game see them: what is asked of a search, whatever its types. One
// call is a whole search, so the cost of the virtual call does not matter.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/certify/reduced_positions.hpp"
#include "app/question.hpp"
#include "base/job.hpp"
#include "certificate/set_instance.hpp"
#include "certificate/statement.hpp"
#include "games/runtime_rules.hpp"
#include "solve/proof/valuation.hpp"
#include "solve/stats/search_stats.hpp"
#include "solve/table/any_table.hpp"

namespace harary {

class KeptCores;  // app/engines/core_search.hpp
class Tables;     // app/tablebase/strong_tables.hpp

// A search that looks a number of moves ahead and estimates what lies beyond: for games that may be
// too long to be searched to their ends.
class DepthSearch {
 public:
  struct Found {
    bool exact = false;  // no estimate influenced it
    Value value = 0;     // for the mover, if exact
    double points = 0;   // how far the mover is ahead, as far as the search saw
    int depth = 0;       // moves
    std::optional<Move> best = {};
  };

  virtual ~DepthSearch() = default;
  // p must not be finished. Throws JobStopped.
  virtual Found to_depth(const Position& p, int depth) = 0;
  // Deeper and deeper until the value is known or the job is stopped, for which it does not throw.
  virtual Found deepen(const Position& p) = 0;
  // The move that looks best at once.
  virtual Move greedy(const Position& p) = 0;
  // From a position that seems lost: a move after which an opponent who plays greedily lets the win
  // slip, if one is found. `proved`: the position is known to be lost.
  virtual std::optional<Move> swindle(const Position& p, bool proved) = 0;
};

// The contract is that of ProofSearch (solve/proof/search.hpp); what it says of moves is in
// solve/proof/move_values.hpp.
class Engine {
 public:
  virtual ~Engine() = default;
  virtual Value value(const Position& p, Value alpha = -kInfinity, Value beta = kInfinity) = 0;
  // The same, but gives up after about `most` positions: nothing. What was proved until then stays.
  // An engine that cannot give up goes on.
  virtual std::optional<Value> value_within(const Position& p, Value alpha, Value beta,
                                            std::uint64_t most) {
    (void)most;
    return value(p, alpha, beta);
  }
  // Several threads may ask this at the same time, while none asks anything else.
  virtual bool known_to_reach(const Position&, Value, Side) { return false; }
  virtual Coding coding() const { return Coding::plain; }
  // Null: there is none that other searches could read.
  virtual AnyTable* table() { return nullptr; }
  // Positions expanded since the question began.
  std::uint64_t positions() const { return visited() - before_; }
  // For engines that are kept from one question to the next.
  void begin_question() {
    before_ = visited();
    begin_counting();
  }
  // What the search did since then. Not while it works.
  virtual SearchStats stats() const = 0;
  // What the engine is called in answers: "proof search", "winning sets".
  std::string name() const;
  // Whether it answers whether thresholds are reached, so that who wins costs less than the whole
  // outcome.
  virtual bool answers_thresholds() const { return false; }
  // Forgets what was proved, but tries first what that says to win, the cheapest first, from now
  // on: the next proof of the same is smaller. False: it cannot, and has forgotten nothing.
  virtual bool begin_again() { return false; }
  // Where tables hold fingerprints of positions (Budget::fingerprints): forgets all and takes
  // others; and at most the probability that some answer since the question began is another
  // position's. Nothing: this engine has whole positions.
  virtual bool change_fingerprints() { return false; }
  virtual std::optional<double> confusion() const { return std::nullopt; }
  // Only engines for impartial games have nimbers.
  virtual bool knows_nimbers() const { return false; }
  virtual int nimber(const Position&) { return 0; }
  // Null: it does not look ahead by depth.
  virtual DepthSearch* by_depth() { return nullptr; }
  // What the certificate of a proved statement holds, in the terms of the verifier's core or sum,
  // if it may hold that; nothing where there is none.
  virtual std::optional<ReducedPositions> reduced_positions(const Statement&, CertifiedPositions) {
    return std::nullopt;
  }
  // Whether a move that reaches a proved value is to be searched for, because known_to_reach() does
  // not know it.
  virtual bool searches_for_moves() const { return false; }
  // Whether its certificates are those of winning sets, with all that the game depends on.
  virtual bool lists_sets() const { return false; }

 private:
  virtual std::uint64_t visited() const = 0;
  virtual void begin_counting() = 0;

  std::uint64_t before_ = 0;
};

// What people call a search of this name (SearchStats::search), and with what decided.
std::string engine_name(const std::string& search);
std::string engine_name(const SearchStats& stats);

// What an engine found in a game of one player.
struct ShortestWay {
  std::string moves;               // as text, without separators; leads to the goal
  std::optional<Move> first = {};  // the first of them
  int length = 0;
  int lower = 0;       // no way is shorter
  std::string method;  // "search", "heuristic", or the name of a theorem
  std::uint64_t positions = 0;
  std::optional<StopReason> stopped;      // before optimality was proved
  std::optional<SearchStats> stats = {};  // of a search

  bool optimal() const { return length == lower; }
};

// Makes the engines for one game, which must outlive them; so must the job. None where theorems
// alone answer.
class Engines {
 public:
  // Shared, because a session keeps its engines from one question to the next.
  using Handle = std::shared_ptr<Engine>;

  virtual ~Engines() = default;
  // `about` and `share`: as ProofSearch takes them. Null: other engines answer.
  virtual Handle proof(Job&, const std::string&, double) const { return nullptr; }
  // Values are coded as RemoteValuation says.
  virtual Handle remoteness(Job&, double) const { return nullptr; }
  // For a game that is a sum; null: it is none.
  virtual Handle nimbers(Job&, const std::string&, double) const { return nullptr; }
  // For a game in which owning sets of points is all that counts; null: it is none, or a board has
  // too many sets.
  virtual Handle winning_sets(QuestionKind, Job&, const std::string&, double) const {
    return nullptr;
  }
  // For a game with a core that answers the question; null: there is none.
  virtual Handle core(QuestionKind, Job&, const std::string&, double) const { return nullptr; }
  // The same with a search that earlier games left; null where keys do not mean the same on all
  // boards.
  virtual Handle kept_core(QuestionKind, KeptCores&, Job&) const { return nullptr; }
  // For a game that is searched by depth; null: it is not.
  virtual Handle deepening(Job&, double) const { return nullptr; }
  // The engines of a game of more than two players that is solved for one of them.
  virtual std::unique_ptr<Engines> with_lone_player(int) const { return nullptr; }
  // Null if the game has no tablebases. `instance`: the options that describe it.
  virtual std::unique_ptr<Tables> tables(const std::string&,
                                         const std::map<std::string, std::string>&) const;
  // Of a game of one player: a shortest way to the goal.
  virtual ShortestWay shortest(const Position&, Method, Job&) const { return {}; }
  // Of a game of one player: the move that gains most at once.
  virtual std::optional<Move> greedy(const Position&) const { return std::nullopt; }
  // The engines for a question with a certificate: whose certificates are those of the game.
  virtual const Engines& for_certificates() const { return *this; }
  // Of a game on winning sets, if its certificates list them.
  virtual std::optional<SetInstance> listed_sets() const { return std::nullopt; }
};

}  // namespace harary
