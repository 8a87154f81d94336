// SPDX-License-Identifier: MIT
// Engines that are another game's, except for what a derived class changes: all questions go to
// those.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "app/engines/engine.hpp"
#include "app/tablebase/strong_tables.hpp"

namespace harary {

class ForwardingEngines : public Engines {
 public:
  // `others` must outlive this object.
  explicit ForwardingEngines(const Engines& others) : others_(others) {}

  Handle proof(Job& job, const std::string& about, double share) const override {
    return others_.proof(job, about, share);
  }
  Handle remoteness(Job& job, double share) const override {
    return others_.remoteness(job, share);
  }
  Handle nimbers(Job& job, const std::string& about, double share) const override {
    return others_.nimbers(job, about, share);
  }
  Handle winning_sets(QuestionKind kind, Job& job, const std::string& about,
                      double share) const override {
    return others_.winning_sets(kind, job, about, share);
  }
  Handle core(QuestionKind kind, Job& job, const std::string& about, double share) const override {
    return others_.core(kind, job, about, share);
  }
  Handle kept_core(QuestionKind kind, KeptCores& kept, Job& job) const override {
    return others_.kept_core(kind, kept, job);
  }
  Handle deepening(Job& job, double share) const override { return others_.deepening(job, share); }
  std::unique_ptr<Engines> with_lone_player(int player) const override {
    return others_.with_lone_player(player);
  }
  std::unique_ptr<Tables> tables(
      const std::string& game, const std::map<std::string, std::string>& instance) const override {
    return others_.tables(game, instance);
  }
  ShortestWay shortest(const Position& p, Method method, Job& job) const override {
    return others_.shortest(p, method, job);
  }
  std::optional<Move> greedy(const Position& p) const override { return others_.greedy(p); }
  const Engines& for_certificates() const override { return others_.for_certificates(); }
  std::optional<SetInstance> listed_sets() const override { return others_.listed_sets(); }

 protected:
  const Engines& others() const { return others_; }

 private:
  const Engines& others_;
};

}  // namespace harary
