// SPDX-License-Identifier: MIT
// Engines that are made when they are first needed, and kept with their tables. An engine holds on
// to the job it was made for, so all are made for one job, which follows that of the question.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "app/erased/engine.hpp"
#include "base/job.hpp"

namespace harary {

template <int Size>
class KeptEngines final : public Engines<Size> {
 public:
  using typename Engines<Size>::Handle;

  // Parts of the memory. A game is a sum or it may have cores, for two kinds of questions at most;
  // with all kinds of questions all tables together keep within the budget's memory.
  struct Shares {
    double proof = 0.35;
    double remoteness = 0.25;
    double reduced = 0.2;
  };

  // `fresh` must outlive this object.
  KeptEngines(const Engines<Size>& fresh, const Budget& budget, const Shares& shares)
      : fresh_(fresh), own_(budget.lasting()), shares_(shares) {}

  Handle proof(Job& job, const std::string&, double) const override {
    return kept(proof_, job, [&] { return fresh_.proof(own_, "", shares_.proof); });
  }
  Handle remoteness(Job& job, double) const override {
    return kept(remoteness_, job, [&] { return fresh_.remoteness(own_, shares_.remoteness); });
  }
  Handle nimbers(Job& job, const std::string&, double) const override {
    return kept(nimbers_, job, [&] { return fresh_.nimbers(own_, "", shares_.reduced); });
  }
  Handle core(QuestionKind kind, Job& job, const std::string&, double) const override {
    return kept(cores_[kind], job, [&] { return fresh_.core(kind, own_, "", shares_.reduced); });
  }
  Handle kept_core(QuestionKind kind, KeptCores& kept, Job& job) const override {
    return fresh_.kept_core(kind, kept, job);
  }
  std::unique_ptr<Engines<Size>> with_hero(int player) const override {
    return fresh_.with_hero(player);
  }
  std::unique_ptr<Tables<typename RulesDoor<Size>::Position>> tables(
      const std::string& game, const std::map<std::string, std::string>& instance) const override {
    return fresh_.tables(game, instance);
  }

  // While a question is asked. The job of a question is gone when the question is.
  class Asking {
   public:
    explicit Asking(const KeptEngines& engines) : engines_(engines) {}
    ~Asking() { engines_.own_.follow(nullptr); }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

   private:
    const KeptEngines& engines_;
  };

 private:
  struct Kept {
    Handle engine;
    bool asked = false;  // a null engine is an answer too
  };

  template <class Make>
  Handle kept(Kept& place, Job& job, Make&& make) const {
    own_.follow(&job);
    if (!place.asked) {
      place.engine = make();
      place.asked = true;
    }
    if (place.engine) place.engine->begin_question();
    return place.engine;
  }

  const Engines<Size>& fresh_;
  mutable Job own_;
  const Shares shares_;
  mutable Kept proof_;
  mutable Kept remoteness_;
  mutable Kept nimbers_;
  mutable std::map<QuestionKind, Kept> cores_;
};

}  // namespace harary
