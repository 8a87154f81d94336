// SPDX-License-Identifier: MIT
// Engines with their types erased: what questions about a game ask of a search. One call is a
// whole search, so the cost of the virtual call does not matter.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/erased/rules_door.hpp"
#include "app/question.hpp"
#include "app/reduced_positions.hpp"
#include "app/strong_tables.hpp"
#include "certificate/statement.hpp"
#include "solve/proof/valuation.hpp"
#include "solve/table/any_table.hpp"

namespace harary {

class KeptCores;  // app/core_search.hpp

// The contract is that of ProofSearch (solve/proof/search.hpp); what it says of moves is in
// solve/proof/move_values.hpp.
template <int Size>
class Engine {
 public:
  using Position = typename RulesDoor<Size>::Position;

  virtual ~Engine() = default;
  virtual Value value(const Position& p, Value alpha = -kInfinity, Value beta = kInfinity) = 0;
  // Several threads may ask this at the same time, while none asks anything else.
  virtual bool known_to_reach(const Position& q, Value target, Side side) = 0;
  virtual Coding coding() const = 0;
  virtual AnyTable& table() = 0;
  // Positions expanded since the question began.
  std::uint64_t positions() const { return visited() - before_; }
  // For engines that are kept from one question to the next.
  void begin_question() { before_ = visited(); }
  // Whether it answers claims, so that who wins costs less than the whole outcome.
  virtual bool duels() const = 0;
  // Only engines for impartial games have nimbers.
  virtual bool knows_nimbers() const = 0;
  virtual int nimber(const Position& p) = 0;
  // What the certificate of a proved statement holds, in the terms of the verifier's core or sum,
  // if it may hold that; nothing where there is none.
  virtual std::optional<ReducedPositions> reduced_positions(const Statement& statement,
                                                            CertificateOf of) = 0;

 private:
  virtual std::uint64_t visited() const = 0;

  std::uint64_t before_ = 0;
};

// Makes the engines for one game, which must outlive them; so must the job.
template <int Size>
class Engines {
 public:
  // Shared, because a session keeps its engines from one question to the next.
  using Handle = std::shared_ptr<Engine<Size>>;

  virtual ~Engines() = default;
  // `about` and `share`: as ProofSearch takes them.
  virtual Handle proof(Job& job, const std::string& about, double share) const = 0;
  // Values are coded as RemoteValuation says.
  virtual Handle remoteness(Job& job, double share) const = 0;
  // For a game that is a sum; null: it is none.
  virtual Handle nimbers(Job& job, const std::string& about, double share) const = 0;
  // For a game with a core that answers the question; null: there is none.
  virtual Handle core(QuestionKind kind, Job& job, const std::string& about,
                      double share) const = 0;
  // The same with a search that earlier games left; null where keys do not mean the same on all
  // boards.
  virtual Handle kept_core(QuestionKind kind, KeptCores& kept, Job& job) const = 0;
  // The engines of a game of more than two players that is solved for one of them.
  virtual std::unique_ptr<Engines> with_hero(int player) const = 0;
  // Null if the game has no tablebases. `instance`: the options that describe it.
  virtual std::unique_ptr<Tables<typename RulesDoor<Size>::Position>> tables(
      const std::string& game, const std::map<std::string, std::string>& instance) const = 0;
};

}  // namespace harary
