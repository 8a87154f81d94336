// SPDX-License-Identifier: MIT
// The value of every move of a position.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/answer.hpp"
#include "app/erased/engine.hpp"
#include "app/erased/erased_rules.hpp"
#include "base/current_job.hpp"
#include "base/job.hpp"
#include "solve/proof/move_values.hpp"
#include "solve/proof/valuation.hpp"

namespace harary {

// The beginning of every analysis of p: what is known without a search.
template <int Size>
Analysis begun_analysis(const ErasedRules<Size>& rules, const std::string& name,
                        const std::map<std::string, std::string>& instance,
                        const typename ErasedRules<Size>::Position& p) {
  Analysis result;
  result.game = name;
  result.instance = instance;
  result.position = rules.position_text(p);
  result.mover = rules.mover(p);
  result.mover_name = rules.mover_name(p);
  result.ties = rules.ties();
  if (const auto value = rules.result(p)) {
    result.finished = true;
    result.verdict = rules.verdict(for_first(rules.mover(p), *value));
    result.remoteness = *value == 0 ? std::nullopt : std::optional(0);
  }
  return result;
}

template <int Size>
class Analysing {
 public:
  using R = ErasedRules<Size>;
  using Position = typename R::Position;

  // All must outlive this object.
  Analysing(const R& rules, const Engines<Size>& engines, const std::string& name,
            const std::map<std::string, std::string>& instance)
      : rules_(rules), engines_(engines), name_(name), instance_(instance) {}

  Analysis analyse(const Position& p, Job& job) const {
    const double begin = job.seconds();
    Analysis result = begun_analysis<Size>(rules_, name_, instance_, p);
    try {
      const CurrentJob current(job);
      if (!result.finished) analyse_moves(p, job, result);
    } catch (const JobStopped& stop) {
      result.stopped = stop.reason;
    }
    result.seconds = job.seconds() - begin;
    return result;
  }

 private:
  Verdict verdict(const Position& p, Value value) const {
    return rules_.verdict(for_first(rules_.mover(p), value));
  }

  void analyse_moves(const Position& p, Job& job, Analysis& result) const {
    if (const auto left = rules_.moves_left(p)) {
      // All plays last equally long: values say it all, and a core has them for less.
      auto engine = engines_.core(QuestionKind::outcome, job, "", 1);
      if (!engine) engine = engines_.proof(job, "", 1);
      analyse_with(*engine, p, result, [left](Value value) { return std::pair{value, left}; });
    } else {
      analyse_with(*engines_.remoteness(job, 1), p, result, [](Value coded) {
        const int remoteness = RemoteValuation<R>::remoteness_of(coded);
        return std::pair{RemoteValuation<R>::value_of(coded),
                         remoteness < 0 ? std::nullopt : std::optional(remoteness)};
      });
    }
  }

  // `decode` splits an engine's value into the value of the game and the remoteness.
  template <class Decode>
  void analyse_with(Engine<Size>& engine, const Position& p, Analysis& result,
                    Decode&& decode) const {
    Value best = -kInfinity;
    std::vector<Value> values;
    try {
      for (const auto& move : rules_.moves(p)) {
        const Value value = move_value(rules_, engine, p, move);
        const auto [plain, remoteness] = decode(value);
        result.moves.push_back({rules_.move_text(p, move), verdict(p, plain), remoteness, false});
        values.push_back(value);
        best = std::max(best, value);
      }
    } catch (const JobStopped&) {
      result.positions = engine.positions();
      throw;
    }
    for (std::size_t i = 0; i < values.size(); ++i) result.moves[i].best = values[i] == best;
    const auto [plain, remoteness] = decode(best);
    result.verdict = verdict(p, plain);
    result.remoteness = remoteness;
    result.positions = engine.positions();
  }

  const R& rules_;
  const Engines<Size>& engines_;
  const std::string& name_;
  const std::map<std::string, std::string>& instance_;
};

}  // namespace harary
