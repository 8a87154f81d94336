// SPDX-License-Identifier: MIT
// Engines that are made when they are first needed, and kept with their tables. An engine holds on
// to the job it was made for, so all are made for one job, which follows that of the question. What
// depends on no table of these is the game's, and so are the engines for certificates.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "app/engines/forwarding_engines.hpp"
#include "base/job.hpp"

namespace harary {

class KeptEngines final : public ForwardingEngines {
 public:
  // Parts of the memory. A game is a sum, or searched by depth, or it may have cores or winning
  // sets, for two kinds of questions at most; with all kinds of questions all tables together keep
  // within the budget's memory.
  struct Shares {
    double proof = 0.35;
    double remoteness = 0.25;
    double reduced = 0.2;
    double deepening = 0.4;
  };

  // `fresh` must outlive this object.
  KeptEngines(const Engines& fresh, const Budget& budget, const Shares& shares)
      : ForwardingEngines(fresh), own_(budget.lasting()), shares_(shares) {}

  Handle proof(Job& job, const std::string&, double) const override;
  Handle remoteness(Job& job, double) const override;
  Handle nimbers(Job& job, const std::string&, double) const override;
  Handle winning_sets(QuestionKind kind, Job& job, const std::string&, double) const override;
  Handle core(QuestionKind kind, Job& job, const std::string&, double) const override;
  Handle deepening(Job& job, double) const override;

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

  Handle kept(Kept& place, Job& job, const std::function<Handle()>& make) const;

  mutable Job own_;
  const Shares shares_;
  mutable Kept proof_;
  mutable Kept remoteness_;
  mutable Kept nimbers_;
  mutable Kept deepening_;
  mutable std::map<QuestionKind, Kept> winning_sets_;
  mutable std::map<QuestionKind, Kept> cores_;
};

}  // namespace harary
