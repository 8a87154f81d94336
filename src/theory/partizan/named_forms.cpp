// SPDX-License-Identifier: MIT
#include "theory/partizan/named_forms.hpp"

#include <cstdlib>
#include <map>
#include <utility>

#include "base/current_job.hpp"

namespace harary {

namespace {

using KnownNumbers = std::map<std::pair<std::int64_t, int>, ConwayGames::Form>;

// m / 2^k has the options (m - 1) / 2^k and (m + 1) / 2^k.
ConwayGames::Form fraction_form(ConwayGames& games, const Dyadic& x, KnownNumbers& known) {
  if (x.integer()) return integer_form(games, static_cast<int>(x.numerator));
  const std::pair key{x.numerator, x.exponent};
  if (const auto found = known.find(key); found != known.end()) return found->second;
  const auto left = fraction_form(games, Dyadic::lowest(x.numerator - 1, x.exponent), known);
  const auto right = fraction_form(games, Dyadic::lowest(x.numerator + 1, x.exponent), known);
  const auto form = games.of({left}, {right});
  known.emplace(key, form);
  return form;
}

}  // namespace

ConwayGames::Form integer_form(ConwayGames& games, int n) {
  ConwayGames::Form form = ConwayGames::kZero;
  for (int i = 0; i < std::abs(n); ++i) {
    CurrentJob::check_each(64);
    form = n > 0 ? games.of({form}, {}) : games.of({}, {form});
  }
  return form;
}

ConwayGames::Form number_form(ConwayGames& games, const Dyadic& x) {
  KnownNumbers known;
  return fraction_form(games, x, known);
}

std::vector<ConwayGames::Form> nimber_forms(ConwayGames& games, unsigned m) {
  std::vector<ConwayGames::Form> nimbers{ConwayGames::kZero};
  while (nimbers.size() <= m) nimbers.push_back(games.of(nimbers, nimbers));
  return nimbers;
}

ConwayGames::Form nimber_form(ConwayGames& games, unsigned m) {
  return nimber_forms(games, m).back();
}

ConwayGames::Form ups_form(ConwayGames& games, int count) {
  const auto zero = ConwayGames::kZero;
  const auto star = nimber_form(games, 1);
  const auto one = count > 0 ? games.of({zero}, {star}) : games.of({star}, {zero});
  auto form = zero;
  for (int i = 0; i < std::abs(count); ++i) form = games.sum(form, one);
  return form;
}

}  // namespace harary
