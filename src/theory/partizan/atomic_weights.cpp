// SPDX-License-Identifier: MIT
#include "theory/partizan/atomic_weights.hpp"

#include <algorithm>

#include "base/current_job.hpp"
#include "theory/partizan/named_forms.hpp"

namespace harary {

bool AtomicWeights::all_small(Form g) {
  if (const auto known = all_small_.find(g); known != all_small_.end()) return known->second;
  bool result = games_.left(g).empty() == games_.right(g).empty();
  for (const Form option : games_.left(g)) result = result && all_small(option);
  for (const Form option : games_.right(g)) result = result && all_small(option);
  all_small_.emplace(g, result);
  return result;
}

auto AtomicWeights::eccentric(Form g, const std::vector<Form>& left, const std::vector<Form>& right)
    -> Form {
  // No position of g has a nimber of this size.
  const int birthday = birthdays_.of(g);
  const Form remote = nimber_form(games_, static_cast<unsigned>(birthday) + 1);
  const bool larger = games_.at_least(g, remote);
  const bool smaller = !larger && games_.at_least(remote, g);
  if (!larger && !smaller) return ConwayGames::kZero;
  const auto fits = [&](Form n) {
    const auto& bounds = larger ? right : left;
    return std::none_of(bounds.begin(), bounds.end(), [&](Form bound) {
      return larger ? games_.at_least(n, bound) : games_.at_least(bound, n);
    });
  };
  // The weight is not larger than the birthday, from either side.
  int n = larger ? birthday : -birthday;
  while (!fits(integer_form(games_, n))) n += larger ? -1 : 1;
  return integer_form(games_, n);
}

auto AtomicWeights::weight(Form g) -> Form {
  if (g == ConwayGames::kZero) return g;
  if (const auto known = weights_.find(g); known != weights_.end()) return known->second;
  CurrentJob::check_each(16);
  const auto shifted = [this](std::span<const Form> options, int by) {
    const std::vector<Form> copy(options.begin(), options.end());
    std::vector<Form> result;
    for (const Form option : copy) {
      result.push_back(games_.sum(weight(option), integer_form(games_, by)));
    }
    return result;
  };
  const std::vector<Form> left = shifted(games_.left(g), -2);
  const std::vector<Form> right = shifted(games_.right(g), 2);
  Form result = games_.of(left, right);
  const auto number = games_.number(result);
  if (number && number->integer()) result = eccentric(g, left, right);
  weights_.emplace(g, result);
  return result;
}

auto AtomicWeights::of(Form g) -> std::optional<Form> {
  if (!all_small(g)) return std::nullopt;
  return weight(g);
}

}  // namespace harary
