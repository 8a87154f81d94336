// SPDX-License-Identifier: MIT
#include "graph/canonical/permutation_group.hpp"

#include <algorithm>
#include <numeric>
#include <set>

#include "base/assert.hpp"

namespace harary {

namespace {

// `first`, then `second`.
Permutation product(const Permutation& first, const Permutation& second) {
  Permutation found;
  found.reserve(first.size());
  for (const int image : first) found.push_back(second[static_cast<std::size_t>(image)]);
  return found;
}

}  // namespace

// Dimino's algorithm (G. Butler, "Fundamental Algorithms for Permutation Groups", chapter 3): the
// group H of the first generators is known; with one more, the group is made of cosets Hr. For an
// element h of H and a generator s, (hr)s lies in the coset of rs, so only the representatives r
// are multiplied by generators, and one look-up decides about a whole coset.
std::optional<std::vector<Permutation>> group_elements(const std::vector<Permutation>& generators,
                                                       int degree, std::size_t most) {
  for (const Permutation& generator : generators) {
    HARARY_ASSERT(generator.size() == static_cast<std::size_t>(degree),
                  "a generator permutes all points");
  }
  Permutation identity(static_cast<std::size_t>(degree));
  std::iota(identity.begin(), identity.end(), 0);
  std::vector<Permutation> elements{identity};
  std::set<Permutation> known{identity};
  for (std::size_t number = 0; number < generators.size(); ++number) {
    const std::size_t order = elements.size();  // of H
    for (std::size_t at = 0; at < elements.size(); at += order) {
      for (std::size_t by = 0; by <= number; ++by) {
        const Permutation next = product(elements[at], generators[by]);
        if (known.contains(next)) continue;
        if (elements.size() + order > most) return std::nullopt;
        for (std::size_t i = 0; i < order; ++i) {
          elements.push_back(product(elements[i], next));
          known.insert(elements.back());
        }
      }
    }
  }
  std::sort(elements.begin(), elements.end());
  return elements;
}

}  // namespace harary
