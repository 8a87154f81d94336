// SPDX-License-Identifier: MIT
// All elements of a small permutation group given by generators.
#pragma once

#include <optional>
#include <vector>

#include "graph/canonical/nauty.hpp"

namespace harary {

// The elements, the identity among them, in lexicographic order; nothing if there are more than
// `most`. `degree` is the number of points. Time and space in the order of the group.
std::optional<std::vector<Permutation>> group_elements(const std::vector<Permutation>& generators,
                                                       int degree, std::size_t most);

}  // namespace harary
