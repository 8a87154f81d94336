// SPDX-License-Identifier: MIT
// Engines with their types erased: what questions about a game ask of a search. One call is a
// whole search, so the cost of the virtual call does not matter.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/erased/rules_door.hpp"
#include "app/question.hpp"
#include "app/strong_tables.hpp"
#include "certificate/position_set.hpp"
#include "certificate/statement.hpp"

namespace harary {

// The contract is that of ProofSearch (solve/proof/search.hpp).
template <int Size>
class Engine {
 public:
  using Position = typename RulesDoor<Size>::Position;
  using Move = typename RulesDoor<Size>::Move;

  virtual ~Engine() = default;
  virtual Value value(const Position& p, Value alpha = -kInfinity, Value beta = kInfinity) = 0;
  virtual Value move_value(const Position& p, const Move& m, Value alpha = -kInfinity,
                           Value beta = kInfinity) = 0;
  virtual std::optional<Move> proved_move(const Position& p, Value target) = 0;
  virtual std::vector<Move> moves_reaching(const Position& p, Value target) = 0;
  virtual std::uint64_t positions() const = 0;
  // Only engines for impartial games have nimbers.
  virtual bool knows_nimbers() const = 0;
  virtual int nimber(const Position& p) = 0;
  // What the certificate of a proved statement holds, in the terms of the verifier's core; nothing
  // where there is none.
  virtual std::optional<PositionSet> core_positions(const Statement& statement) = 0;
};

// The engines for one game.
template <int Size>
class Engines {
 public:
  using Use = std::function<void(Engine<Size>&)>;

  virtual ~Engines() = default;
  // `about` and `share`: as ProofSearch takes them. use(engine) is called once.
  virtual void with_proof(Job& job, const std::string& about, double share,
                          const Use& use) const = 0;
  // Values are coded as RemoteValuation says.
  virtual void with_remoteness(Job& job, const Use& use) const = 0;
  // For a game that is a sum. False, without a call: it is none.
  virtual bool with_nimbers(Job& job, const std::string& about, double share,
                            const Use& use) const = 0;
  // For a game with a core that answers the question. False, without a call: there is none.
  virtual bool with_core(QuestionKind kind, Job& job, const std::string& about, double share,
                         const Use& use) const = 0;
  // The engines of a game of more than two players that is solved for one of them.
  virtual std::unique_ptr<Engines> with_hero(int player) const = 0;
  // Null if the game has no tablebases. `instance`: the options that describe it.
  virtual std::unique_ptr<Tables<typename RulesDoor<Size>::Position>> tables(
      const std::string& game, const std::map<std::string, std::string>& instance) const = 0;
};

}  // namespace harary
