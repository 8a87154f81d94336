// SPDX-License-Identifier: MIT
// The core of a game and the proof search on it, which may outlive the game: where keys mean the
// same on all boards, what a search learned of one board serves the next.
#pragma once

#include <concepts>
#include <memory>
#include <string>
#include <typeindex>
#include <unordered_map>
#include <utility>

#include "base/budget.hpp"
#include "base/job.hpp"
#include "games/rules.hpp"
#include "solve/proof/search.hpp"

namespace harary {

template <Rules Core>
struct CoreSearch {
  // `job` must outlive the search; see ProofSearch for the rest.
  CoreSearch(Core made, Job& job, const std::string& about, double share)
      : core(std::move(made)), search(core, job, about, share) {}
  CoreSearch(const CoreSearch&) = delete;
  CoreSearch& operator=(const CoreSearch&) = delete;

  Core core;
  ProofSearch<Core> search;
};

// shares_keys_with(other): equal keys promise equal values, whichever of the two cores they are of.
template <class Core>
concept SharesKeys = Rules<Core> && std::assignable_from<Core&, Core&&> &&
                     requires(const Core& core, const Core& other) {
                       { core.shares_keys_with(other) } -> std::same_as<bool>;
                     };

// The searches of a series of questions about games on different boards, one after the other. What
// an answer counts as visited depends on the questions before it.
class KeptCores {
 public:
  // Of the budget: memory, of which each kind of core gets a share, and threads.
  KeptCores(const Budget& budget, double share) : own_(budget.lasting()), share_(share) {}
  KeptCores(const KeptCores&) = delete;
  KeptCores& operator=(const KeptCores&) = delete;

  // The search on `core`, with what earlier ones learned. Serves `job` until the next call.
  template <SharesKeys Core>
  std::shared_ptr<CoreSearch<Core>> search_on(Core core, Job& job) {
    own_.follow(&job);
    std::shared_ptr<void>& place = searches_[typeid(Core)];
    if (const auto kept = std::static_pointer_cast<CoreSearch<Core>>(place)) {
      if (kept->core.shares_keys_with(core)) {
        kept->core = std::move(core);
        return kept;
      }
      place.reset();  // and its memory, before the next one takes it
    }
    auto fresh = std::make_shared<CoreSearch<Core>>(std::move(core), own_, "", share_);
    place = fresh;
    return fresh;
  }

 private:
  Job own_;
  double share_;
  std::unordered_map<std::type_index, std::shared_ptr<void>> searches_;
};

}  // namespace harary
