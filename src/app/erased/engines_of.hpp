// SPDX-License-Identifier: MIT
// The engines for one type of rules: compiled for it where boards are narrow and searches long,
// over erased rules otherwise. The one template in which rules and engines meet.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/core_engine.hpp"
#include "app/erased/door_of.hpp"
#include "app/erased/engine_of.hpp"
#include "app/erased/erased_search.hpp"
#include "app/layer_kernel.hpp"
#include "app/sum_engine.hpp"
#include "base/error.hpp"
#include "games/tabulated.hpp"
#include "solve/proof/search.hpp"

namespace harary {

// Tables whose positions are forgotten.
template <PlayableRules R>
class TablesOf final : public Tables<Blob<kBlobOf<R>>> {
 public:
  using Position = Blob<kBlobOf<R>>;

  explicit TablesOf(std::unique_ptr<Tables<typename R::Position>> tables)
      : tables_(std::move(tables)) {}

  LayerHeader header() const override { return tables_->header(); }
  StrongReport solve(const std::string& folder, Job& job) override {
    return tables_->solve(folder, job);
  }
  std::vector<ProbeReport::Entry> probe(const Tablebase& tablebase, const Position& p) override {
    return tables_->probe(tablebase, p.template as<typename R::Position>());
  }
  TablebaseCheck check(const Tablebase& tablebase, Job& job) const override {
    return tables_->check(tablebase, job);
  }
  LayerTable layers(const Tablebase& tablebase, Job& job) const override {
    return tables_->layers(tablebase, job);
  }
  std::unique_ptr<LayerKernel> kernel() const override { return tables_->kernel(); }

 private:
  std::unique_ptr<Tables<typename R::Position>> tables_;
};

template <PlayableRules R>
class EnginesOf final : public Engines<kBlobOf<R>> {
 public:
  static constexpr int kSize = kBlobOf<R>;
  using Door = DoorOf<R>;
  using typename Engines<kSize>::Handle;

  explicit EnginesOf(std::shared_ptr<const Door> door) : door_(std::move(door)), erased_(door_) {}

  Handle proof(Job& job, const std::string& about, double share) const override {
    if constexpr (kWide<R>) {
      return erased_proof(erased_, job, about, share);
    } else {
      return made<ProofSearch<R>>(job, job, about, share);
    }
  }
  Handle remoteness(Job& job, double share) const override {
    if constexpr (kWide<R>) {
      return erased_remoteness(erased_, job, share);
    } else {
      return made<ProofSearch<R, RemoteValuation>>(job, job, "", share);
    }
  }
  Handle nimbers(Job& job, const std::string& about, double share) const override {
    Handle handle;
    if constexpr (SumOfGames<R>) {
      with_sum(rules(), [&](auto sums, auto to_sum) {
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

  std::unique_ptr<Engines<kSize>> with_hero(int player) const override {
    if constexpr (Coalitional<R>) {
      return std::make_unique<EnginesOf>(std::make_shared<Door>(rules().with_hero(player)));
    }
    return nullptr;
  }

  // Games that share a tablebase file it under the name of the first value; the board is spelled in
  // one way.
  std::unique_ptr<Tables<Blob<kSize>>> tables(
      const std::string& game, const std::map<std::string, std::string>& instance) const override {
    if constexpr (Tabulable<R>) {
      return rules().with_table([&](const auto& table) -> std::unique_ptr<Tables<Blob<kSize>>> {
        const std::vector<std::string> values = table.value_names();
        std::map<std::string, std::string> described = instance;
        for (const auto& [option, text] : door_->instance()) described[option] = text;
        return std::make_unique<TablesOf<R>>(make_tables(
            table, values.size() == 1 ? game : values.front(), described,
            {[this](const typename R::Position& p) { return rules().position_text(p); },
             [this](const std::string& text) { return rules().parse_position(text); }}));
      });
    }
    return nullptr;
  }

 private:
  // Nothing if there is none, or if it is a duel that answers only who wins.
  auto core_for(QuestionKind kind) const {
    auto core = rules().core();
    if constexpr (R::kDuel) {
      if (core && kind != QuestionKind::winner && !core->knows_outcomes()) core.reset();
    }
    return core;
  }

  const R& rules() const { return door_->rules(); }

  template <class Search, class... Arguments>
  Handle made(Job& job, Arguments&&... arguments) const {
    return std::make_shared<EngineOf<R, kSize, Search>>(rules(), job,
                                                        std::forward<Arguments>(arguments)...);
  }

  std::shared_ptr<const Door> door_;
  ErasedRules<kSize> erased_;
};

}  // namespace harary
