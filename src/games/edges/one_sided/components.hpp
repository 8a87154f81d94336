// SPDX-License-Identifier: MIT
// Lemma (components). Sets without a common edge, not even by way of others, are games of their
// own. With Maker to move, Maker wins exactly if he wins one of them, moving first: otherwise
// Breaker answers each move in the component where it was made. With Breaker to move, consider the
// components that Maker wins when he moves first: if there are none, Breaker wins; with two or more
// Maker wins, because Breaker has only one move; with exactly one Breaker has to move there, and
// who wins it wins all. Extra moves never harm in this game, so moves elsewhere change nothing of
// that.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "base/assert.hpp"
#include "games/edges/one_sided/untouched_copies.hpp"

namespace harary {

// The components of a position, each by its open edges: those of few copies first, for most of them
// are decided at once.
class CopyComponents {
 public:
  explicit CopyComponents(const UntouchedCopies& position) {
    for (std::size_t i = 0; i < position.count; ++i) join(position.set(i));
    // By insertion: there are few, and std::stable_sort would allocate.
    for (auto part = parts_.begin(); part != parts_.begin() + static_cast<std::ptrdiff_t>(count_);
         ++part) {
      const auto place =
          std::upper_bound(parts_.begin(), part, *part,
                           [](const Part& a, const Part& b) { return a.copies < b.copies; });
      std::rotate(place, part, part + 1);
    }
  }

  std::size_t count() const { return count_; }
  std::uint64_t edges(std::size_t i) const { return parts_[i].edges; }

 private:
  struct Part {
    std::uint64_t edges;
    std::size_t copies;
  };

  // One more set: it joins the components that it meets.
  void join(std::uint64_t set) {
    Part joined{set, 1};
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const Part part = parts_[i];
      if ((part.edges & set) == 0) {
        parts_[kept++] = part;
      } else {
        joined = {joined.edges | part.edges, joined.copies + part.copies};
      }
    }
    HARARY_ASSERT(kept < parts_.size(), "components have different edges");
    parts_[kept] = joined;
    count_ = kept + 1;
  }

  std::array<Part, 64> parts_;
  std::size_t count_ = 0;
};

// The copies of the component with these open edges.
inline void component_of(const UntouchedCopies& position, std::uint64_t edges,
                         UntouchedCopies& result) {
  result.maker = position.maker;
  result.open = position.open;
  result.count = 0;
  for (std::size_t i = 0; i < position.count; ++i) {
    if ((position.copies[i] & edges) != 0) result.copies[result.count++] = position.copies[i];
  }
  result.forget_useless_edges();
  result.in_all = position.in_all;  // no set of another component holds any of its edges
}

}  // namespace harary
