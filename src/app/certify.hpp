// SPDX-License-Identifier: MIT
// Writes what a proof search has proved as a certificate: the strategy of a side meets certificate
// positions. The counterpart for the verifier is plain_of_family() in join.hpp.
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/engine_lock.hpp"
#include "app/erased/engine.hpp"
#include "app/erased/erased_rules.hpp"
#include "app/question.hpp"
#include "base/error.hpp"
#include "base/job.hpp"
#include "certificate/ended.hpp"
#include "certificate/packing.hpp"
#include "certificate/strategy_set.hpp"
#include "certificate/writer.hpp"
#include "solve/proof/strategy.hpp"

namespace harary {

// The statements that say who wins, given a value of the class that is proved (see cuts()): for the
// first side the next cut below, for the second side the next one above. Games without points have
// no values but +1, 0 and -1, and 0 only if there are two cuts.
template <Judged R>
std::vector<Statement> winner_statements(const R& rules, Value reached) {
  const std::vector<Value> cuts = rules.cuts();
  const Value tie = cuts.size() == 1 && !rules.verdict(cuts[0]).outcome ? 1 : 0;
  std::vector<Statement> result;
  for (const Value cut : cuts) {
    if (cut < reached) {
      if (!result.empty()) result.clear();
      result.push_back({Side::first, cut + 1, std::nullopt});
    } else {
      result.push_back({Side::second, tie - cut, std::nullopt});
      break;
    }
  }
  return result;
}

// The statements that say that the value for the first side is exactly this.
inline std::vector<Statement> value_statements(Value value) {
  return {{Side::first, value, std::nullopt}, {Side::second, -value, std::nullopt}};
}

// An engine as several threads ask it: see EngineLock.
template <Rules R, ValuesPositions<R> Engine>
class SharedEngine {
 public:
  using Position = typename R::Position;

  explicit SharedEngine(Engine& engine) : engine_(engine) {}

  Value value(const Position& p, Value alpha, Value beta) {
    return lock_.searched([&] { return engine_.value(p, alpha, beta); });
  }
  bool known_to_reach(const Position& q, Value target, Side side) {
    return lock_.known([&] { return engine_.known_to_reach(q, target, side); });
  }
  Coding coding() const { return engine_.coding(); }

 private:
  Engine& engine_;
  EngineLock lock_;
};

// Follows the strategy of a statement in plain positions, by their representatives.
template <Certifiable R, class Engine>
class PlainStrategy {
 public:
  using Position = typename R::Position;

  PlainStrategy(const R& rules, const Packing<R>& packing, Engine& engine,
                const Statement& statement)
      : rules_(rules),
        packing_(packing),
        statement_(statement),
        strategy_(rules, engine, statement.side, statement.at_least),
        bytes_(packing.width()) {}

  void begin(StrategySet& set) { follow(set, rules_.start()); }
  void answer(StrategySet& set, Bytes position) {
    Position p;
    packing_.unpack(position, p);
    for (const auto& move : rules_.moves(p)) follow(set, rules_.after(p, move));
  }

 private:
  void follow(StrategySet& set, const Position& p) {
    const auto ended = [&](const Position& q) {
      const auto value = assured_value(rules_, q, statement_.side);
      return value && *value >= statement_.at_least;
    };
    const auto known = [&](const Position& q) { return set.has_met(packed(q)); };
    if (const auto met = strategy_.until_opponent(p, ended, known)) set.meet(packed(*met));
  }
  Bytes packed(const Position& p) {
    packing_.pack(rules_.representative(p), bytes_);
    return bytes_;
  }

  const R& rules_;
  const Packing<R>& packing_;
  const Statement& statement_;
  ProvedStrategy<R, Engine> strategy_;
  std::vector<std::uint8_t> bytes_;
};

// All positions with the opponent to move that the strategy meets. The set keeps within half of the
// job's memory; the other half is the engine's table's.
template <Certifiable R, class Engine>
PositionSet strategy_positions(const R& rules, Engine& engine, const Statement& statement,
                               Job& job) {
  const Packing<R> packing(rules);
  SharedEngine<R, Engine> shared(engine);
  using Worker = PlainStrategy<R, SharedEngine<R, Engine>>;
  StrategySet set(packing.width(), {job.budget().memory_bytes / 2, 0}, job.budget().threads);
  set.close(job, [&] { return Worker(rules, packing, shared, statement); }, [] {});
  return set.take();
}

// The certificate of one answer, from the request to the file. Without a request all members do
// nothing.
class CertificateJob {
 public:
  // Empty path: no certificate. Throws InputError if the file cannot be written, before any search.
  explicit CertificateJob(const Question& question) : of_(question.certificate_of) {
    if (!question.certificate.empty()) writer_.emplace(question.certificate);
  }

  // The engine has proved the statements about these rules.
  template <int Size>
  void add_all(const ErasedRules<Size>& rules, Engine<Size>& engine,
               const std::vector<Statement>& statements, Job& job) {
    if (!writer_) return;
    statements_.insert(statements_.end(), statements.begin(), statements.end());
    if (of_ != CertificateOf::positions && add_reduced(engine, statements)) return;
    if (rules.packed_width() == 0) {
      throw InputError("--certificate: there are no certificates for this game");
    }
    for (const Statement& statement : statements) {
      positions_.push_back(strategy_positions(rules, engine, statement, job));
    }
  }

  // `options`: those that describe the instance.
  std::optional<CertificateSummary> finish(const std::string& game,
                                           const std::map<std::string, std::string>& options,
                                           Job& job);

 private:
  // What was proved on a core or of a sum is certified there, unless one of the statements cannot
  // be: a certificate has positions of one kind, but cores may have some of one side alone among
  // them.
  template <int Size>
  bool add_reduced(Engine<Size>& engine, const std::vector<Statement>& statements) {
    std::vector<PositionSet> found;
    PositionKind kind = PositionKind::plain;
    for (const Statement& statement : statements) {
      auto reduced = engine.reduced_positions(statement, of_);
      if (!reduced) return false;
      found.push_back(std::move(reduced->positions));
      kind = std::max(kind, reduced->kind);
    }
    kind_ = kind;
    positions_.insert(positions_.end(), std::make_move_iterator(found.begin()),
                      std::make_move_iterator(found.end()));
    return !found.empty();
  }

  CertificateOf of_;
  PositionKind kind_ = PositionKind::plain;
  std::optional<CertificateWriter> writer_;
  std::vector<Statement> statements_;
  std::vector<PositionSet> positions_;
};

}  // namespace harary
