// SPDX-License-Identifier: MIT
#include "graph/canonical/permutation_group.hpp"

#include <set>

namespace harary {

std::optional<std::vector<Permutation>> group_elements(const std::vector<Permutation>& generators,
                                                       int degree, std::size_t most) {
  Permutation identity;
  for (int v = 0; v < degree; ++v) identity.push_back(v);
  // Multiplying every element by every generator reaches the whole group, as it is finite.
  std::set<Permutation> elements{identity};
  std::vector<Permutation> waiting{identity};
  while (!waiting.empty()) {
    const Permutation element = std::move(waiting.back());
    waiting.pop_back();
    for (const Permutation& generator : generators) {
      Permutation product;
      product.reserve(element.size());
      for (const int image : element) {
        product.push_back(generator[static_cast<std::size_t>(image)]);
      }
      if (!elements.insert(product).second) continue;
      if (elements.size() > most) return std::nullopt;
      waiting.push_back(std::move(product));
    }
  }
  return std::vector<Permutation>(elements.begin(), elements.end());
}

}  // namespace harary
