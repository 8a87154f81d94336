// SPDX-License-Identifier: MIT
#include "theory/partizan/reduced_forms.hpp"

#include <algorithm>

#include "base/current_job.hpp"

namespace harary {

bool ReducedForms::at_most(Form g, Form h) {
  if (g == h) return true;
  const Form difference = games_.sum(g, games_.negative(h));
  return *games_.number(games_.stops(difference).first) <= Dyadic{};
}

std::vector<ReducedForms::Form> ReducedForms::irreversible(Form g, std::vector<Form> open,
                                                           bool of_left) {
  std::vector<Form> kept;
  while (!open.empty()) {
    const Form option = open.back();
    open.pop_back();
    const auto answers = of_left ? games_.right(option) : games_.left(option);
    const std::vector<Form> copy(answers.begin(), answers.end());
    const auto through = std::find_if(copy.begin(), copy.end(), [&](Form answer) {
      return of_left ? at_most(answer, g) : at_most(g, answer);
    });
    if (through == copy.end() || games_.number(option)) {
      kept.push_back(option);
    } else if (games_.number(*through)) {
      kept.push_back(*through);
    } else {
      const auto next = of_left ? games_.left(*through) : games_.right(*through);
      open.insert(open.end(), next.begin(), next.end());
    }
  }
  std::sort(kept.begin(), kept.end());
  kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
  return kept;
}

// Different reduced forms do not differ by an infinitesimal, so of two only one dominates.
std::vector<ReducedForms::Form> ReducedForms::undominated(const std::vector<Form>& options,
                                                          bool of_left) {
  std::vector<Form> kept;
  for (const Form option : options) {
    const bool dominated = std::any_of(options.begin(), options.end(), [&](Form other) {
      return other != option && (of_left ? at_most(option, other) : at_most(other, option));
    });
    if (!dominated) kept.push_back(option);
  }
  return kept;
}

ReducedForms::Form ReducedForms::of(Form g) {
  const auto [first, second] = games_.stops(g);
  if (first == second) return first;
  if (const auto known = known_.find(g); known != known_.end()) return known->second;
  CurrentJob::check_each(16);
  const auto reduced_options = [this](std::span<const Form> options) {
    const std::vector<Form> copy(options.begin(), options.end());
    std::vector<Form> reduced;
    for (const Form option : copy) reduced.push_back(of(option));
    std::sort(reduced.begin(), reduced.end());
    reduced.erase(std::unique(reduced.begin(), reduced.end()), reduced.end());
    return reduced;
  };
  std::vector<Form> left = undominated(reduced_options(games_.left(g)), true);
  std::vector<Form> right = undominated(reduced_options(games_.right(g)), false);
  left = undominated(irreversible(g, std::move(left), true), true);
  right = undominated(irreversible(g, std::move(right), false), false);
  const Form result = games_.of(std::move(left), std::move(right));
  known_.emplace(g, result);
  return result;
}

}  // namespace harary
