// SPDX-License-Identifier: MIT
// The engines for one type of rules: compiled for it where boards are narrow and searches long,
// over rules at run time otherwise. The one template in which rules and engines meet.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/engines/core_engine.hpp"
#include "app/engines/deepening_engine.hpp"
#include "app/engines/engine_of.hpp"
#include "app/engines/sum_engine.hpp"
#include "app/engines/wide_search.hpp"
#include "app/tablebase/strong_tables.hpp"
#include "games/rules_of.hpp"
#include "games/tabulated.hpp"
#include "solve/proof/search.hpp"

namespace harary {

// Games on boards of more than 64 edges, and those whose values come from another engine, so that
// few ask the proof search: it is not compiled for their rules.
template <class R>
inline constexpr bool kSearchedAtRunTime = [] {
  if constexpr (requires { R::Edges::kCapacity; }) {
    return R::Edges::kCapacity > 64 || R::kSeldomSearched;
  }
  return Estimating<R> || R::kSeldomSearched;
}();

template <PlayableRules R>
class EnginesOf final : public Engines {
 public:
  explicit EnginesOf(std::shared_ptr<const RulesOf<R>> rules) : rules_(std::move(rules)) {}

  Handle proof(Job& job, const std::string& about, double share) const override {
    if constexpr (kSearchedAtRunTime<R>) {
      return wide_proof(*rules_, job, about, share);
    } else {
      return made<ProofSearch<R>>(job, job, about, share);
    }
  }
  Handle remoteness(Job& job, double share) const override {
    if constexpr (kSearchedAtRunTime<R>) {
      return wide_remoteness(*rules_, job, share);
    } else {
      return made<ProofSearch<R, RemoteValuation>>(job, job, "", share);
    }
  }
  Handle nimbers(Job& job, const std::string& about, double share) const override {
    Handle handle;
    if constexpr (SumOfGames<R>) {
      with_sum(typed(), [&](auto sums, auto to_sum) {
        using Search = SumEngine<R, decltype(sums), decltype(to_sum)>;
        handle = made<Search>(job, std::move(sums), std::move(to_sum), job, about, share);
      });
    }
    return handle;
  }
  Handle core(QuestionKind kind, Job& job, const std::string& about, double share) const override {
    if constexpr (HasCore<R>) {
      if (auto core = core_for(kind)) {
        return made<CoreEngine<R>>(job, std::make_shared<CoreSearch<typename R::Core>>(
                                            *std::move(core), job, about + ", core", share));
      }
    }
    return nullptr;
  }
  Handle kept_core(QuestionKind kind, KeptCores& kept, Job& job) const override {
    if constexpr (HasCore<R>) {
      if constexpr (SharesKeys<typename R::Core>) {
        if (auto core = core_for(kind)) {
          auto engine = made<CoreEngine<R>>(job, kept.search_on(*std::move(core), job));
          engine->begin_question();
          return engine;
        }
      }
    }
    return nullptr;
  }
  Handle deepening(Job& job, double share) const override {
    if constexpr (Estimating<R>) {
      const double bytes = static_cast<double>(job.budget().memory_bytes) * share;
      return std::make_shared<DeepeningEngine<R>>(typed(), job, static_cast<std::uint64_t>(bytes));
    }
    return nullptr;
  }

  std::unique_ptr<Engines> with_lone_player(int player) const override {
    if constexpr (Coalitional<R>) {
      return std::make_unique<EnginesOf>(
          std::make_shared<const RulesOf<R>>(typed().with_lone_player(player)));
    }
    return nullptr;
  }

  // Games that share a tablebase file it under the name of the first value; the board is spelled in
  // one way.
  std::unique_ptr<Tables> tables(
      const std::string& game, const std::map<std::string, std::string>& instance) const override {
    if constexpr (Tabulable<R>) {
      return typed().with_table(*rules_, [&](const auto& table) {
        const std::vector<std::string> values = table.value_names();
        std::map<std::string, std::string> described = instance;
        for (const auto& [option, text] : rules_->instance()) described[option] = text;
        return make_tables(table, values.size() == 1 ? game : values.front(), described, *rules_);
      });
    }
    return nullptr;
  }

 private:
  // Nothing if there is none, or if it is a threshold game that answers only who wins.
  auto core_for(QuestionKind kind) const {
    auto core = typed().core();
    if constexpr (R::kThreshold) {
      if (core && kind != QuestionKind::winner && !core->knows_outcomes()) core.reset();
    }
    return core;
  }

  const R& typed() const { return rules_->typed(); }

  template <class Search, class... Arguments>
  Handle made(Job& job, Arguments&&... arguments) const {
    return std::make_shared<EngineOf<R, Search>>(typed(), job,
                                                 std::forward<Arguments>(arguments)...);
  }

  std::shared_ptr<const RulesOf<R>> rules_;
};

}  // namespace harary
